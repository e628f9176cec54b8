/**
 * `node tests/licences.mjs` lists every package that ships with its licence in the lock file, and fails if one is not permitted
 * or missing. `--quiet` lists only those.
 */
import { readFileSync } from 'node:fs';

const permitted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Development dependencies that are partly in a build: icons, styles, the service worker, local mode. */
const bundledDevDependencies = [
  '@iconify-json/fluent-emoji-flat',
  '@iconify-json/lucide',
  'idb',
  'msw',
  'tailwindcss',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const shipped = Object.entries(lock.packages)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), isRoot: path === '', ...entry }))
  .filter(({ name, isRoot, dev }) => !isRoot && (!dev || bundledDevDependencies.includes(name)))
  .map(({ name, version, license = 'none stated' }) => ({ name, version, license }));
const refused = shipped.filter(({ license }) => !permitted.includes(license));

for (const { name, version, license } of process.argv.includes('--quiet') ? refused : shipped) {
  console.log(`${license.padEnd(14)} ${name} ${version}`);
}
if (refused.length > 0) {
  console.error(`${refused.length} of ${shipped.length} packages have a licence that is not permitted.`);
  process.exitCode = 1;
}
