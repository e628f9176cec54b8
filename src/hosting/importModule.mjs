import { runnerImport } from 'vite';
import { cookbookPlugin } from './cookbookPlugin.mjs';

/** Imports a TypeScript module of `src` into a script of Node. @template Module @param {string} path @returns {Promise<Module>} */
export async function importModule(path) {
  const { module } = await runnerImport(path, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [cookbookPlugin()],
  });
  return module;
}
