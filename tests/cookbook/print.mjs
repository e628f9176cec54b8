/**
 * `npm run cookbook [-- name … --for 2]`: every dish of the cookbook, or those named, as the kitchen writes it when the cook
 * has all it asks for and two foods for each of its slots.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('print.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
await module.main(process.argv.slice(2), (text) => console.log(text));
