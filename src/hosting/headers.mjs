/** `npm run headers`: firebase.json from .env. `npm run headers -- nginx` or `-- caddy` prints the same for that server. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnv, runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('serverConfigs.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
});
const server = process.argv[2] ?? 'firebase';
try {
  const values = loadEnv('production', process.cwd(), 'VITE_');
  // Of a hosted build, whose page holds styles too; the page it is made from is the same otherwise.
  const page = existsSync('dist/index.html') ? 'dist/index.html' : 'index.html';
  const config = module.serverConfig(server, values, readFileSync(page, 'utf8'));
  if (server === 'firebase') writeFileSync('firebase.json', config);
  else process.stdout.write(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
