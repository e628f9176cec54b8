/** `node tests/runTs.mjs tests/cookbook/check.ts [arguments …]`: runs `main` of a TypeScript file; its result is the exit code. */
import { resolve } from 'node:path';
import { importModule } from '../src/hosting/importModule.mjs';

const [file, ...args] = process.argv.slice(2);
const { main } = await importModule(resolve(file));
process.exitCode = await main(args, (text) => console.log(text));
