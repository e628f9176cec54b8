import { aRecipe } from '@tests/support/builders';
import { expect, navigateTo, test } from './hostedFixtures';

// `npm run test:all` also checks the redirects that screen tests cover. Reduced motion halves the time of so many pages.
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

/** Letter cases in which a route is opened. */
const letterCases = (route: string) => new Set([route, route.toLowerCase(), route.toUpperCase()]);

const readRoute = (url: string) => new URL(url).hash.slice(1);

/** Two screens, one of them prerendered; screen tests cover all. */
const isInEveryRun = (route: string) => ['/login', '/quick-recipe-result', '/nowhere'].includes(route);
const tagsFor = (route: string) => (isInEveryRun(route) ? [] : ['@rest']);

test.describe('a visitor', () => {
  for (const route of publicRoutes) {
    // Claims 1.1, 2.1, 2.2, 2.6, 2.7, 6.1
    test(`opens ${route} directly, in any letter case`, { tag: tagsFor(route) }, async ({ page }) => {
      for (const address of letterCases(route)) {
        await page.goto('about:blank');
        await page.goto(`./#${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
        expect(readRoute(page.url())).toBe(address);
      }
    });
  }

  for (const route of [...protectedRoutes, '/recipe/abc']) {
    test(`is redirected from ${route} to the login`, { tag: '@rest' }, async ({ page }) => {
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
      expect(readRoute(page.url())).toBe('/login');
    });
  }

  for (const route of ['/cookie-policy', '/nowhere', '/recipes/1/2']) {
    // Claim 2.10
    test(`sees the 404 page at ${route}`, { tag: tagsFor(route) }, async ({ page }) => {
      await page.goto(`./#${route}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText(/Sorry, we couldn[’']t find what you[’']re looking for\./)).toBeVisible();
    });
  }

  test('with a stale stored session is redirected to the login, without a glimpse of a protected screen', async ({
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
    expect(readRoute(page.url())).toBe('/login');
    expect(await page.evaluate(() => [...Reflect.get(window, 'headings')])).toEqual(['Log In']);
  });
});

test.describe('a cook without a profile', () => {
  test('is redirected to the profile form from every protected route, except a shared recipe', {
    tag: '@rest',
  }, async ({ page, signIn, consoleOutput }) => {
    // Chromium logs the 404 that means 'no profile yet'.
    consoleOutput.allow(/status of 404/);
    const recipe = aRecipe();
    await signIn({ profile: null, recipes: [recipe] });
    for (const route of protectedRoutes) {
      await navigateTo(page, '/about');
      await navigateTo(page, route);
      await expect(page.getByRole('heading', { name: 'Personalize Your Perfect Menu!' })).toBeVisible();
      expect(readRoute(page.url())).toBe('/initialForm');
    }
    await navigateTo(page, `/recipe/${recipe._id}`);
    await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  });
});

test.describe('a cook with a profile', () => {
  test('opens every protected route directly, in any letter case', { tag: '@rest' }, async ({
    page,
    signIn,
  }) => {
    // Ids are case-sensitive.
    const recipe = aRecipe({ _id: '650000000000000000000001' });
    await signIn({ recipes: [recipe] });
    for (const route of [...protectedRoutes, `/recipe/${recipe._id}`]) {
      for (const address of letterCases(route)) {
        // Without a hashchange event, which would show the screen before it is opened directly. Only Firebase knows the user
        // then.
        await page.evaluate((hash) => {
          history.replaceState(null, '', hash);
          for (const key of Object.keys(localStorage))
            if (key.startsWith('sazon.')) localStorage.removeItem(key);
        }, `#${address}`);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
        expect(readRoute(page.url())).toBe(address);
      }
    }
  });

  test('goes back and forward, with the focus on each heading and a title for each page', async ({
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

  test('returns to a shared recipe link after signing in, but another user does not', {
    tag: '@rest',
  }, async ({ page, signIn }) => {
    const recipe = aRecipe();
    await signIn({ recipes: [recipe] });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('LogOut successfully')).toBeVisible();
    await navigateTo(page, `/recipe/${recipe._id}`);
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await page.getByLabel('Email').fill('julia@example.com');
    await page.getByLabel('Password', { exact: true }).fill('sofrito-2026');
    await page.getByRole('checkbox', { name: /not a robot/i }).check();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  });
});
