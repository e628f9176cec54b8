import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run shots`: screenshots of every route, dialog and state, in the git-ignored folder shots/. Asserts nothing. */
export default defineConfig({
  ...config,
  reporter: 'line',
  projects: [{ name: 'shots', testDir: './shots' }],
});
