import type { Page } from '@playwright/test';
import { aProfile } from '@tests/support/builders';
import { seedAccount } from '@/local/identity/seedAccount';
import { seedDb } from '@/local/store/db';
import type { RecipeRow } from '@/local/store/tables';
import { type Backend, startBackend } from '../backend';
import { test as base } from '../fixtures';

export { expect, expectAccessible } from '../fixtures';

const password = 'sofrito-2026';

interface SignIn {
  profile?: Record<string, unknown> | null;
  recipes?: readonly RecipeRow[];
}

export type SignInFixture = (options?: SignIn) => Promise<void>;

interface HostedFixtures {
  backend: Backend;
  /** Signs a cook in through the login screen. */
  signIn: SignInFixture;
}

/** Journeys through the hosted build, its servers played by local mode's handlers. */
export const test = base.extend<HostedFixtures>({
  backend: [async ({ context }, use) => use(await startBackend(context)), { auto: true }],
  signIn: async ({ page }, use) => {
    await use(async ({ profile = aProfile(), recipes = [] } = {}) => {
      await seedAccount({
        uid: 'cook-1',
        email: 'julia@example.com',
        password,
        ...(profile ? { profile } : {}),
      });
      await seedDb({ recipes });
      await page.goto('./#/login');
      await page.getByLabel('Email').fill('julia@example.com');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await passCaptcha(page);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL((url) => url.hash === '#/' || url.hash === '#/initialForm');
    });
  },
});

/** Ticks the captcha's stand-in box. */
export async function passCaptcha(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /not a robot/i }).check();
}

/** Opens a route inside the page, as a link would. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
}
