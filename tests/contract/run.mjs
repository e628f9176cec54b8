/** `npm run test:contract`: compares a live server with the contract. `--help` tells how. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('cli.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
process.exitCode = await module.main(process.argv.slice(2), (line) => console.log(line));
