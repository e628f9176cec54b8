/**
 * `npm test`, from a bare clone: installs what is missing, then runs check, unit and screen tests, the production builds
 * and the journeys in Chromium, quick steps first. Only Node's own modules until the install is done.
 *
 * `npm run test:all` (`--rest`): what that leaves out because it takes longer, and on the builds that it made. The
 * kitchen's properties on more pairs, journeys through faults, axe on every scene in the other colour scheme, the
 * long journeys (`@rest`), and the account flows against the real Firebase Auth emulator.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = [];
const begun = Date.now();

const seconds = (since) => Math.round((Date.now() - since) / 1000);

function run(title, command, args, { env = {}, report } = {}) {
  console.log(`\n▸ ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const ok = status === 0;
  results.push({ title, ok, report });
  console.log(`${ok ? '✔' : '✘'} ${title} (${seconds(started)} s)`);
  return ok;
}

/** What Vitest found broken, said again at the end: the journeys print a lot after it. */
function failuresOf(report) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const inFile = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'));
    if (inFile.length === 0 && message) inFile.push(message);
    return inFile.map((text) => `${relative(root, name)}: ${text.slice(0, 1500)}`);
  });
}

function summary() {
  console.log('');
  for (const { title, ok, report } of results) {
    console.log(`${ok ? '✔' : '✘'} ${title}`);
    if (!ok && report) for (const failure of failuresOf(report)) console.log(`\n${failure}\n`);
  }
  const failed = results.filter(({ ok }) => !ok).length;
  const time = `${Math.floor(seconds(begun) / 60)} min ${seconds(begun) % 60} s`;
  console.log(`\n${results.length - failed} passed, ${failed} failed, in ${time}`);
  return failed === 0;
}

/** Whether node_modules is what the lock file asks for. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

/** The first of two free ports in a row. */
async function freePorts() {
  const listen = (port) =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(null));
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(address && typeof address === 'object' ? address.port : null));
      });
    });
  for (;;) {
    const first = await listen(0);
    if (first !== null && (await listen(first + 1)) !== null) return first;
  }
}

if (!isInstalled() && !run('Install', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
  summary();
  process.exit(1);
}

const { ensureChromium } = await import('../e2e/chromium.mjs');
ensureChromium();

const npm = (title, script, env) => run(title, 'npm', ['run', '--silent', script], { env });

function vitest(title, filters = [], env = {}) {
  const report = join(root, 'node_modules/.cache/vitest-report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  run(title, 'npx', ['vitest', 'run', ...filters, ...reporters], { env, report });
}

async function runTests() {
  npm('Types, lint, format', 'check');
  vitest('Unit and screen tests');
  const built =
    npm('Production build, local mode', 'build', { VITE_BACKEND: 'local' }) &&
    run('Production build, hosted', 'node', ['e2e/build-hosted.mjs']);
  if (built) npm('Journeys in Chromium', 'test:e2e', { E2E_PORT: String(await freePorts()) });
}

async function runRest() {
  if (!['dist', 'dist-hosted'].every((folder) => existsSync(join(root, folder)))) {
    console.error('There are no builds to test yet: run npm test first.');
    process.exit(1);
  }
  const more = ['composeRecipe.properties', 'faults/journey'];
  vitest('More of what can be asked, and of what can fail', more, { TEST_REST: '1', KITCHEN_PAIRS: '5000' });
  npm('The rest in Chromium', 'test:e2e', { TEST_REST: '1', E2E_PORT: String(await freePorts()) });
  npm('Account flows against the Auth emulator', 'test:identity');
}

await (process.argv.includes('--rest') ? runRest() : runTests());
process.exit(summary() ? 0 : 1);
