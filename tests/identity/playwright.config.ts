import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../e2e/chromium.mjs';

const baseURL = process.env.IDENTITY_SITE_URL;
if (!baseURL) throw new Error('Nothing is served: run `node tests/identity/run.mjs`.');

const executablePath = chromiumPath();

/** The hosted build with the Auth emulator, both started by run.mjs. */
export default defineConfig({
  testDir: '.',
  testMatch: 'hosted.spec.ts',
  outputDir: '../../test-results/identity',
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArgs,
    },
  },
});
