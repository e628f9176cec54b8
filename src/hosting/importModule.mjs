import { join } from 'node:path';
import { createServer, runnerImport } from 'vite';
import { cookbookPlugin } from './cookbookPlugin.mjs';

/** Vite's options for loading Sazón's modules into Node. */
const options = {
  root: join(import.meta.dirname, '../..'),
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
  resolve: { tsconfigPaths: true },
  plugins: [cookbookPlugin()],
};

/** Imports a TypeScript module into a script of Node. @template Module @param {string} path @returns {Promise<Module>} */
export async function importModule(path) {
  const { module } = await runnerImport(path, options);
  return module;
}

/** Returns a server for `ssrLoadModule`, for modules that import others later. Close it in the end. */
export const createModuleServer = () =>
  createServer({
    ...options,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
