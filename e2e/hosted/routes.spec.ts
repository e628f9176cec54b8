import { aRecipe } from '@tests/support/builders';
import { expect, goTo, test } from './hosted';

// Redirects that the screen tests hold too are left to `npm run test:all`. So many pages, and what moves in them costs
// as much again.
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

/** Two screens, one painted before there is code: the screen tests have all of them. */
const isQuick = (route: string) => ['/login', '/quick-recipe-result', '/nowhere'].includes(route);
const tagOf = (route: string) => (isQuick(route) ? [] : ['@rest']);

test.describe('a visitor', () => {
  for (const route of publicRoutes) {
    // Claims 1.1, 2.1, 2.2, 2.6, 2.7, 6.1
    test(`opens ${route} cold, in any letter case`, { tag: tagOf(route) }, async ({ page }) => {
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
    test(`is sent from ${route} to the login`, { tag: '@rest' }, async ({ page }) => {
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
      expect(routeOf(page.url())).toBe('/login');
    });
  }

  for (const route of ['/cookie-policy', '/nowhere', '/recipes/1/2']) {
    // Claim 2.10
    test(`finds the 404 page at ${route}`, { tag: tagOf(route) }, async ({ page }) => {
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText(/Sorry, we couldn[’']t find what you[’']re looking for\./)).toBeVisible();
    });
  }

  test('whose last session is only a hint in storage is sent to the login, and sees no protected screen before', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sazon.session', '{"uid":"cook-1","profileCompleted":true}');
      const headings = new Set<string>();
      Reflect.set(window, 'headings', headings);
      new MutationObserver(() => {
        for (const heading of document.querySelectorAll('main h1'))
          if (heading.checkVisibility({ visibilityProperty: true })) headings.add(heading.textContent ?? '');
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('./#/recipes');
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(routeOf(page.url())).toBe('/login');
    expect(await page.evaluate(() => [...Reflect.get(window, 'headings')])).toEqual(['Log In']);
  });
});

test.describe('a cook without a profile', () => {
  test('is sent to the wizard from every protected route, but may open a shared recipe', {
    tag: '@rest',
  }, async ({ page, signIn, consoleOutput }) => {
    // The browser itself notes the answer that means 'no profile yet'.
    consoleOutput.allow(/status of 404/);
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
  test('opens every protected route cold, in any letter case', { tag: '@rest' }, async ({ page, signIn }) => {
    // An id has one letter case.
    const recipe = aRecipe({ _id: '650000000000000000000001' });
    await signIn({ recipes: [recipe] });
    for (const route of [...protectedRoutes, `/recipe/${recipe._id}`]) {
      for (const address of cases(route)) {
        // Without telling the page, which would show the screen before it is opened cold. Nothing but Firebase then knows
        // who is here.
        await page.evaluate((hash) => {
          history.replaceState(null, '', hash);
          for (const key of Object.keys(localStorage))
            if (key.startsWith('sazon.')) localStorage.removeItem(key);
        }, `#${address}`);
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

  test('comes back to a shared recipe link after signing in, and nobody else does', { tag: '@rest' }, async ({
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
