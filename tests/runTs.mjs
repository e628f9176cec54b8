/** `node tests/runTs.mjs tests/cookbook/check.ts [arguments …]`: runs `main` of a TypeScript file; its result is the exit code. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), {
  root: resolve(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
process.exitCode = await module.main(args, (text) => console.log(text));
