import { aRecipe } from '@tests/support/builders';
import { expect, goTo, test } from './hosted';

// So many pages, and what moves in them costs as much again.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const publicRoutes = [
  '/',
  '/contact',
  '/login',
  '/register',
  '/about',
  '/privacy',
  '/quickrecipe',
  '/quick-recipe-result',
];
const protectedRoutes = ['/initialForm', '/lastForm', '/services', '/recipes', '/user', '/newRecipe'];

/** The letter cases a route is met in. */
const cases = (route: string) => new Set([route, route.toLowerCase(), route.toUpperCase()]);

const routeOf = (url: string) => new URL(url).hash.slice(1);

test.describe('a visitor', () => {
  for (const route of publicRoutes) {
    test(`opens ${route} cold, in any letter case`, async ({ page }) => {
      for (const address of cases(route)) {
        await page.goto('about:blank');
        await page.goto(`./#${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
        expect(routeOf(page.url())).toBe(address);
      }
    });
  }

  for (const route of [...protectedRoutes, '/recipe/abc']) {
    test(`is sent from ${route} to the login`, async ({ page }) => {
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
      // Painted at once; the address follows when there is code.
      await expect.poll(() => routeOf(page.url())).toBe('/login');
    });
  }

  for (const route of ['/cookie-policy', '/nowhere', '/recipes/1/2']) {
    test(`finds the 404 page at ${route}`, async ({ page }) => {
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText(/Sorry, we couldn[’']t find what you[’']re looking for\./)).toBeVisible();
    });
  }

  test('sees a screen whose code was waited for as soon as that is there', async ({ page }) => {
    await page.clock.install();
    await page.goto('./');
    await page.getByRole('heading', { level: 1 }).waitFor();
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\/AboutScreen-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.runFor(5000);
    // From here on no time passes.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('main')).toContainText('Loading…');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a cook without a profile', () => {
  test('is sent to the wizard from every protected route, but may open a shared recipe', async ({
    page,
    signIn,
    noise,
  }) => {
    // The browser itself notes the answer that means 'no profile yet'.
    noise.allow(/status of 404/);
    const recipe = aRecipe();
    await signIn({ profile: null, recipes: [recipe] });
    for (const route of protectedRoutes) {
      await goTo(page, '/about');
      await goTo(page, route);
      await expect(page.getByRole('heading', { name: 'Personalize Your Perfect Menu!' })).toBeVisible();
      expect(routeOf(page.url())).toBe('/initialForm');
    }
    await goTo(page, `/recipe/${recipe._id}`);
    await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  });
});

test.describe('a cook with a profile', () => {
  test('opens every protected route cold, in any letter case', async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn();
    for (const route of protectedRoutes) {
      for (const address of cases(route)) {
        // Without telling the page, which would show the screen before it is opened cold.
        await page.evaluate((hash) => history.replaceState(null, '', hash), `#${address}`);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
        expect(routeOf(page.url())).toBe(address);
      }
    }
  });

  test('goes back and forward, with focus on each heading and a title for each page', async ({
    page,
    signIn,
  }) => {
    await signIn({ recipes: [aRecipe()] });
    await expect(page).toHaveTitle(/Home · Sazón/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click();
    await expect(page).toHaveTitle(/My Recipes · Sazón/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveTitle(/Choose a Theme · Sazón/);
    await page.goBack();
    await expect(page).toHaveTitle(/My Recipes · Sazón/);
    await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveTitle(/Choose a Theme · Sazón/);
  });

  test('comes back to a shared recipe link after signing in, and nobody else does', async ({
    page,
    signIn,
  }) => {
    const recipe = aRecipe();
    await signIn({ recipes: [recipe] });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('LogOut successfully')).toBeVisible();
    await goTo(page, `/recipe/${recipe._id}`);
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await page.getByLabel('Email').fill('julia@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sofrito-2026');
    await page.getByRole('checkbox', { name: /not a robot/i }).check();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  });
});
