import type { Page } from '@playwright/test';
import { aProfile } from '@tests/support/builders';
import { seedAccount, seedRecipes } from '@tests/support/seed';
import { brand } from '@/config/brand';
import type { RecipeRow } from '@/local/store/tables';
import { type Backend, fetchSignInTokens, routeToFakeBackend } from '../fakeBackend';
import { test as base } from '../fixtures';
import { hostedEnv } from '../hostedEnv.mjs';

export { expect, expectAccessible, expectReflow } from '../fixtures';

const [email, password] = ['julia@example.com', 'sofrito-2026'];

interface SignIn {
  profile?: Record<string, unknown> | null;
  recipes?: readonly RecipeRow[];
}

export type SignInFixture = (options?: SignIn) => Promise<void>;

interface HostedFixtures {
  backend: Backend;
  /** Opens the app with a stored session. */
  signIn: SignInFixture;
}

/** Test of the hosted build; local mode's handlers answer for its servers. */
export const test = base.extend<HostedFixtures>({
  backend: [async ({ context }, use) => use(await routeToFakeBackend(context)), { auto: true }],
  signIn: async ({ page }, use) => {
    await use(async ({ profile = aProfile(), recipes = [] } = {}) => {
      await seedAccount({
        uid: 'cook-1',
        email,
        password,
        ...(profile ? { profile } : {}),
      });
      await seedRecipes(recipes);
      await storeSession(page);
      await page.goto('./#');
      await page.getByRole('link', { name: /^(Start Crafting Recipes|Fill Out the Form!)$/ }).waitFor();
    });
  },
});

/** Stores a session as the Firebase SDK does. */
async function storeSession(page: Page): Promise<void> {
  const { idToken, refreshToken } = await fetchSignInTokens(email, password);
  const apiKey = hostedEnv.VITE_FIREBASE_API_KEY;
  const user = {
    uid: 'cook-1',
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
    apiKey,
    appName: brand.slug,
  };
  // A file of the same origin that does not start the app.
  await page.goto('./icon.svg');
  await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:${brand.slug}`,
    JSON.stringify(user),
  ] as const);
}

/** Ticks the fake captcha. */
export async function passCaptcha(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /not a robot/i }).check();
}

/** Navigates inside the page, as a link does. */
export async function navigateTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);
}
