import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from '../../e2e/playwright.config';
import { hostedServer } from '../../e2e/servers';

const [, server] = [config.webServer ?? []].flat();

/** What `npx playwright test --config tests/bench/list.config.ts` runs, with what the journeys through the hosted build have. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'line',
  workers: 1,
  timeout: 900_000,
  use: { ...config.use, trace: 'off', viewport: { width: 390, height: 844 } },
  projects: [{ name: 'list', use: { baseURL: hostedServer.url, serviceWorkers: 'block' } }],
  ...(server ? { webServer: { ...server, cwd: fileURLToPath(new URL('../..', import.meta.url)) } } : {}),
});
