import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { hostedServer, localServer, modelServer } from './servers';

const executablePath = chromiumPath();

/**
 * Journeys in real Chromium against the production builds: local mode's, with a model and without, and a hosted one. What takes long is marked
 * `@rest`: `npm test` leaves it to `npm run test:all`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for what never comes, not measures of speed: on a busy machine, all of it takes several times as long.
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
    // Without the film of it, which would take as much time as the journey: what the page held at each step is there.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'local', testDir: './journeys', use: { baseURL: localServer.url } },
    { name: 'model', testDir: './model', use: { baseURL: modelServer.url } },
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
