/**
 * `npm test`: everything, from a bare clone. Installs what is missing, then runs check, unit and screen tests, the
 * production builds and the journeys in Chromium, quick steps first. Only Node's own modules until the install is done.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = [];

function run(title, command, args, env = {}) {
  console.log(`\n▸ ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const ok = status === 0;
  results.push({ title, ok });
  console.log(`${ok ? '✔' : '✘'} ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
  return ok;
}

function summary() {
  console.log('');
  for (const { title, ok } of results) console.log(`${ok ? '✔' : '✘'} ${title}`);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
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

run('Types, lint, format', 'npm', ['run', '--silent', 'check']);
run('Unit and screen tests', 'npm', ['run', '--silent', 'test:unit']);
const built =
  run('Production build, local mode', 'npm', ['run', '--silent', 'build'], { VITE_BACKEND: 'local' }) &&
  run('Production build, hosted', 'node', ['e2e/build-hosted.mjs']);
if (built)
  run('Journeys in Chromium', 'npm', ['run', '--silent', 'test:e2e'], {
    E2E_PORT: String(await freePorts()),
  });

process.exit(summary() ? 0 : 1);
