/** `npm run headers`: writes firebase.json from .env, and prints the security headers for any other server. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { importModule } from './importModule.mjs';

const { securityHeaders } = await importModule(`${import.meta.dirname}/securityHeaders.ts`);
const { firebaseJson } = await importModule(`${import.meta.dirname}/firebaseJson.ts`);
try {
  // The built page also has inline styles, which need hashes. Without a build, index.html has the same scripts.
  const page = existsSync('dist/index.html') ? 'dist/index.html' : 'index.html';
  const headers = securityHeaders(loadEnv('production', process.cwd(), 'VITE_'), readFileSync(page, 'utf8'));
  writeFileSync('firebase.json', firebaseJson(headers));
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
