import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { hosted, local } from './servers';

const executablePath = chromiumPath();

/** Journeys in real Chromium against the production builds: local mode's, and a hosted one. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What takes long is left to `npm run test:all`.
  ...(process.env.TEST_REST ? { grep: [/@rest/, /axe finds nothing/] } : { grepInvert: /@rest/ }),
  // A second try tells a flaky journey (reported as such) from a broken one.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: local.url,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    },
    actionTimeout: 15_000,
    // Without the film of it, which would take as much time as the journey: what the page held at each step is there.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'local', testDir: './journeys', use: { baseURL: local.url } },
    { name: 'hosted', testDir: './hosted', use: { baseURL: hosted.url, serviceWorkers: 'block' } },
  ],
  webServer: [local, hosted].map(({ port, outDir, env, url }) => ({
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${outDir}`,
    cwd: '..',
    env,
    url,
    reuseExistingServer: false,
  })),
});
