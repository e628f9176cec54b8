import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const virtualModuleId = 'virtual:cookbook';
const resolvedVirtualModuleId = `\0${virtualModuleId}`;
const directory = join(import.meta.dirname, '../kitchen/cookbook');

/**
 * Returns the Vite plugin for the module `virtual:cookbook`: the texts of all dishes by name. With a module for each of the 2,500, which `import.meta.glob` makes,
 * the first recipe under `npm start` took 26 s, and each worker of the tests 20 s to load.
 *
 * @returns {import('vite').Plugin}
 */
export const cookbookPlugin = () => ({
  name: 'sazon:cookbook',
  resolveId: (id) => (id === virtualModuleId ? resolvedVirtualModuleId : undefined),
  load(id) {
    if (id !== resolvedVirtualModuleId) return undefined;
    const dishes = readdirSync(directory)
      .filter((file) => file.endsWith('.cook'))
      .map((file) => {
        const path = join(directory, file);
        this.addWatchFile(path);
        return [file.replace(/\.cook$/, ''), readFileSync(path, 'utf8')];
      });
    return `export default ${JSON.stringify(Object.fromEntries(dishes))};`;
  },
});
