/**
 * `node tests/identity/run.mjs` runs the account flows against the Firebase Auth emulator and local mode, then in Chromium on a
 * hosted build with the emulator. Needs neither Java nor an account.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts, run, start, stopAll, waitUntilReady } from './processes.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'sazon-identity-'));
const inScratch = (name) => join(scratch, name);
const project = 'demo-sazon';
const emulatorLog = inScratch('emulator.log');

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true;
    stopAll();
  });
}

/** Installs a folder's packages if they are missing. */
function install(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log(`▸ Installing the dependencies of ${folder}`);
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The installation failed.');
}

/** Starts the emulator without network or user settings. Returns its URL. */
async function startEmulator() {
  const [port, hub, logging] = await freePorts(3);
  const at = (number) => ({ host: '127.0.0.1', port: number });
  const emulators = {
    singleProjectMode: true,
    ui: { enabled: false },
    auth: at(port),
    hub: at(hub),
    logging: at(logging),
  };
  writeFileSync(inScratch('firebase.json'), JSON.stringify({ emulators }));

  const cli = join(here, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const config = ['--project', project, '--config', inScratch('firebase.json')];
  const emulator = start([cli, 'emulators:start', '--only', 'auth', ...config], {
    cwd: scratch,
    log: emulatorLog,
    // CI: no message of the day. Own configuration: no usage reports, no credentials.
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: inScratch('config') },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(emulator, url).catch((error) => {
    throw new Error(
      `The Auth emulator did not start. ${error.message}\n${readFileSync(emulatorLog, 'utf8')}`,
    );
  });
  return url;
}

/** Builds the hosted product with the emulator, and serves it. Returns its URL. */
async function serveHostedBuild(emulatorUrl, backendUrl) {
  const [port] = await freePorts(1);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const site = ['--outDir', inScratch('site')];
  const env = {
    VITE_BACKEND: 'hosted',
    VITE_API_URL: `${backendUrl}/api`,
    VITE_SERVER_URL: backendUrl,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
    VITE_RECAPTCHA_SITE_KEY: 'test-site-key',
  };
  const built = await run([vite, 'build', '--emptyOutDir', '--logLevel', 'error', ...site], {
    cwd: root,
    env,
  });
  if (built !== 0) throw new Error('The hosted build failed.');
  const url = `http://127.0.0.1:${port}/`;
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  await waitUntilReady(
    start([vite, 'preview', ...address, ...site], { cwd: root, env, log: inScratch('preview.log') }),
    url,
  );
  return url;
}

const results = { passed: 0, failed: 0 };

/** Adds up a report. A runner that fails without a failed test counts as one failure. */
function count(code, report, read) {
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  results.passed += passed;
  results.failed += code !== 0 && failed === 0 ? 1 : failed;
}

async function playCases(emulatorUrl) {
  console.log('\n▸ The same cases against the Auth emulator and against local mode');
  const report = inScratch('cases.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'tests/identity/vitest.config.ts'];
  const code = await run([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...config, ...reporters], {
    cwd: root,
    env: { IDENTITY_EMULATOR_URL: emulatorUrl },
  });
  count(code, report, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function playInChromium(emulatorUrl) {
  console.log('\n▸ A hosted build in Chromium, beside the Auth emulator');
  const { ensureChromium } = await import('../../e2e/chromium.mjs');
  ensureChromium();
  const { importModule } = await import('../../src/hosting/importModule.mjs');
  const { startEmulatorBackend } = await importModule(join(here, 'backend.ts'));
  const backend = await startEmulatorBackend(emulatorUrl);
  try {
    const report = inScratch('hosted.json');
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const code = await run([cli, 'test', '--config', 'tests/identity/playwright.config.ts'], {
      cwd: root,
      env: {
        IDENTITY_SITE_URL: await serveHostedBuild(emulatorUrl, backend.url),
        IDENTITY_EMULATOR_URL: emulatorUrl,
        IDENTITY_BACKEND_URL: backend.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    count(code, report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
  } finally {
    await backend.close();
  }
}

try {
  install(root);
  install(here);
  const emulatorUrl = await startEmulator();
  await playCases(emulatorUrl);
  await playInChromium(emulatorUrl);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  results.failed += 1;
} finally {
  await stopAll();
  rmSync(scratch, { recursive: true, force: true });
}

console.log(`\n${results.passed} passed, ${results.failed} failed`);
if (interrupted) process.exit(130);
process.exit(results.failed === 0 ? 0 : 1);
