/**
 * `node tests/compareKitchenAndModel.mjs requests.json`: sends each request to the built-in kitchen and the configured model, and prints
 * both recipes as Markdown with a comparison. src/local/README.md has an example of the file.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { createModuleServer } from '../src/hosting/importModule.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { VITE_MODEL_URL: address, VITE_MODEL: name, MODEL_KEY: key } = loadEnv('development', root, '');
const [file] = process.argv.slice(2);
if (!file || !address || !name) {
  console.error(
    'Usage: node tests/compareKitchenAndModel.mjs requests.json\nwith VITE_MODEL_URL and VITE_MODEL in .env or the environment.',
  );
  process.exit(2);
}
// A server, because a runner for one import would close before the check has loaded its report.
const vite = await createModuleServer();
const { compareKitchenAndModel } = await vite.ssrLoadModule('/tests/compareKitchenAndModel.ts');
const headers = key ? { Authorization: `Bearer ${key}` } : {};
const model = { name, baseUrl: address, requestUrl: address.replace(/\/+$/, ''), headers };
await compareKitchenAndModel(JSON.parse(readFileSync(file, 'utf8')), model, (text) => console.log(text));
await vite.close();
