/**
 * `npm test`, from a bare clone: installs missing packages, then runs check, unit and screen tests, production builds and
 * journeys in Chromium, quick steps first. Imports only Node's own modules before the installation.
 *
 * `npm run test:all` (`--rest`) runs what takes longer: the kitchen's properties on more pairs, every call with every fault,
 * hostile texts, journeys tagged `@rest`, axe on every scene in both sizes and color schemes, and the account flows against the
 * Firebase Auth emulator.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const steps = [];
const startedMs = Date.now();

const secondsSince = (start) => (Date.now() - start) / 1000;

/** Runs a command as a step. `readReport` returns its failures. */
function run(title, command, args, { env = {}, readReport } = {}) {
  console.log(`\n▸ ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const ok = status === 0;
  steps.push({ title, ok, seconds: secondsSince(started), report: readReport?.() });
  return ok;
}

const maxFailures = 10;

const formatLine = (seconds, words) => `${seconds.toFixed(0).padStart(6)} s  ${words}`;

/** Prints the time of each step and its slowest files, and after a failure the failed tests with the command for each. */
function printSummary() {
  console.log('');
  for (const { title, ok, seconds, report } of steps) {
    console.log(`${ok ? '✔' : '✘'}${formatLine(seconds, title)}`);
    const files = [...(report?.seconds ?? [])].sort(([, a], [, b]) => b - a).slice(0, 5);
    for (const [file, time] of files) console.log(`    ${formatLine(time, file)}`);
  }
  const failed = steps.filter(({ ok }) => !ok);
  for (const { title, report } of failed) {
    const failures = report?.failures ?? [];
    if (failures.length === 0) console.log(`\n✘ ${title}: see its output above`);
    if (failures.length > maxFailures)
      console.log(`\n✘ ${failures.length} tests failed; the first ${maxFailures}:`);
    for (const { title, place, message, command } of failures.slice(0, maxFailures))
      console.log(`\n✘ ${title}\n  ${place}\n  ${command}\n${message.replace(/^/gm, '    ')}`);
  }
  const all = Math.round(secondsSince(startedMs));
  const time = `${Math.floor(all / 60)} min ${all % 60} s`;
  console.log(`\n${steps.length - failed.length} steps passed, ${failed.length} failed, in ${time}`);
  return failed.length === 0;
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

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
    const others = first === null ? [null] : await Promise.all([1, 2, 3].map((next) => listen(first + next)));
    if (!others.includes(null)) return first;
  }
}

if (!isInstalled() && !run('Install', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
  printSummary();
  process.exit(1);
}

const { ensureChromium } = await import('../e2e/chromium.mjs');
ensureChromium();

const npm = (title, script, env) => run(title, 'npm', ['run', '--silent', script], { env });

function vitest(title, args, env = {}) {
  const path = join(root, 'node_modules/.cache/vitest-report.json');
  rmSync(path, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  run(title, 'npx', ['vitest', 'run', ...args, '--includeTaskLocation', ...reporters], {
    env,
    readReport: () => readVitestReport(path, root),
  });
}

const withoutModel = { VITE_BACKEND: 'local', VITE_MODEL_URL: '', VITE_MODEL: '', MODEL_KEY: '' };
const build = () =>
  npm('Production build, local mode', 'build', withoutModel) &&
  run('Production build, local mode with a model', 'node', ['e2e/build-model.mjs']) &&
  run('Production build, hosted', 'node', ['e2e/build-hosted.mjs']);

async function journeys(title, filter) {
  const path = join(root, 'node_modules/.cache/playwright-report.json');
  rmSync(path, { force: true });
  const reporter = `--reporter=${process.env.CI ? 'line,html' : 'list'},json`;
  const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', filter, reporter];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path, PLAYWRIGHT_HTML_OPEN: 'never' };
  run(title, 'npx', args, {
    env: { ...env, E2E_PORT: String(await freePorts()) },
    readReport: () => readPlaywrightReport(path, root),
  });
}

async function runTests() {
  npm('Types, lint, format, claims', 'check');
  run('Licences of shipped packages', 'node', ['tests/licences.mjs', '--quiet']);
  vitest('Unit and screen tests', ['--project=!rest']);
  if (build()) await journeys('Journeys in Chromium', '--grep-invert=@rest');
}

async function runRest() {
  vitest('Faults and hostile texts', ['--project=rest']);
  vitest('Kitchen properties, 1,000 pairs', ['tests/unit/kitchen'], { KITCHEN_PAIRS: '1000' });
  if (build()) await journeys('Journeys tagged @rest', '--grep=@rest');
  run('Account flows against the Auth emulator', 'node', ['tests/identity/run.mjs']);
}

await (process.argv.includes('--rest') ? runRest() : runTests());
process.exit(printSummary() ? 0 : 1);
