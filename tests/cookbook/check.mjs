/**
 * `node tests/cookbook/check.mjs [name …]` checks the named dishes, or all.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('check.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
process.exitCode = module.main(process.argv.slice(2), (line) => console.log(line));
