import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { hostedServer, localServer, modelServer } from './servers';

const executablePath = chromiumPath();

/**
 * Tests in Chromium against the production builds: local mode with and without a model, and hosted. Slow tests are tagged
 * `@rest`, which `npm test` leaves to `npm run test:all`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for states that never come, not measures of speed: a busy machine takes several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: localServer.url,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    },
    actionTimeout: 30_000,
    // No screenshots, which would double the time; the trace has a DOM snapshot of each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'local', testDir: './journeys', use: { baseURL: localServer.url } },
    // The tests share the port of the fake model server.
    { name: 'model', testDir: './model', workers: 1, use: { baseURL: modelServer.url } },
    { name: 'hosted', testDir: './hosted', use: { baseURL: hostedServer.url, serviceWorkers: 'block' } },
  ],
  webServer: [localServer, modelServer, hostedServer].map(({ port, outDir, env, url }) => ({
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${outDir}`,
    cwd: '..',
    env,
    url,
    reuseExistingServer: false,
  })),
});
