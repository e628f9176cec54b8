import type { Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import { expect, goTo, test } from './hosted';

/** Notes every layout shift that nobody asked for, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.nodeName.toLowerCase()).join(', ');
        shifts.push(`${entry.value.toFixed(4)} ${location.hash} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'shifts'));
/** So little, of the window's area times its height, nobody sees: a line in which a bold word takes its own face. */
const unseen = 0.003;
const seen = (shifts: string[]) => shifts.filter((shift) => Number.parseFloat(shift) > unseen);

const publicRoutes = [
  '/',
  '/login',
  '/register',
  '/about',
  '/contact',
  '/privacy',
  '/quickrecipe',
  '/nowhere',
];

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const route of publicRoutes) {
      const tag = ['/', '/login', '/quickrecipe'].includes(route) && width === 390 ? [] : ['@rest'];
      test(`${route} is painted, and nothing in it moves`, { tag }, async ({ page }) => {
        await watchShifts(page);
        await page.goto(`./#${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
        await page.waitForLoadState('networkidle');
        expect(seen(await shiftsOf(page))).toEqual([]);
      });
    }

    test('nothing moves by itself on the screens of a cook, from one to the next', async ({
      page,
      signIn,
    }) => {
      await watchShifts(page);
      const recipes = Array.from({ length: 12 }, () => aRecipe());
      await signIn({ recipes });
      // From here on it is known who comes back.
      await page.reload();
      const [first] = recipes;
      for (const [route, heading] of [
        ['/services', /./],
        ['/lastForm', /Recipe/],
        ['/recipes', /My Recipes/],
        [`/recipe/${first?._id}`, /Lentil soup/],
        ['/user', /./],
        ['/initialForm', /./],
        ['/', /Cook what you have/],
      ] as const) {
        await goTo(page, route);
        await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      const shifts = await shiftsOf(page);
      const worst = Math.max(0, ...shifts.map(Number.parseFloat));
      console.info(`Worst shift at ${width} x ${height}: ${worst.toFixed(4)}`);
      expect(seen(shifts)).toEqual([]);
    });
  });
}

for (const route of ['/', '/login', '/quickrecipe']) {
  test(`what is painted of ${route} stays: the same elements, once there is code too`, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => [document.querySelector('h1'), document.querySelector('main p')];
      Reflect.set(window, 'look', look);
      // After the page's own script, and before any code.
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        Reflect.set(window, 'painted', look());
      }).observe(document, { subtree: true, attributeFilter: ['data-painted'] });
    });
    await page.goto(`./#${route}`);
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
    const isSame = await page.evaluate(() => {
      const [now, painted] = [Reflect.get(window, 'look')(), Reflect.get(window, 'painted')];
      return now.map((element: Element, index: number) => element !== null && element === painted[index]);
    });
    expect(isSame).toEqual([true, true]);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
}

test('a visitor reads the home page before any code, and no server but its own is asked', async ({
  page,
  backend,
  noise,
}) => {
  noise.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /Cook what you have/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Access Your Account' })).toBeVisible();
  expect(backend.sent).toEqual([]);
});

test('a page whose code does not come says so, and answers after a reload', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto('./#/quickrecipe');
  await expect(page.getByRole('heading', { level: 1, name: /Quick/ })).toBeVisible();
  const problem = page.getByRole('alert').filter({ hasText: 'Sazón could not start' });
  await expect(problem).toBeVisible();
  await page.unroute(/assets\/index-[^/]+\.js$/);
  await problem.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
  await expect(problem).toBeHidden();
});

/** Keeps a file from coming. Gives what lets it come. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the words are set in the product’s fonts when those have come, both at once', async ({ page }) => {
  const release = await hold(page, /fraunces[^/]+\.woff2$/);
  const other = page.waitForResponse(/figtree[^/]+\.woff2$/);
  await page.goto('./', { waitUntil: 'commit' });
  await (await other).finished();
  const fetched = () =>
    page.evaluate(() =>
      [...document.fonts].map(({ family }) => family).filter((family) => !family.includes('Fallback')),
    );
  expect(await fetched()).toEqual([]);
  release();
  await expect.poll(fetched).toEqual(['Figtree', 'Fraunces']);
});

test('no screen is shown before its styles', async ({ page }) => {
  const release = await hold(page, /assets\/index-[^/]+\.css$/);
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/assets/index-'));
      if (name === 'app-ready') Reflect.set(window, 'sheetsWhenReady', sheets.length);
      return mark(name, options);
    };
  });
  const code = page.waitForResponse(/QuickRecipeScreen-[^/]+\.js$/);
  await page.goto('./#/quickrecipe', { waitUntil: 'commit' });
  await (await code).finished();
  // Time to show the screen, if nothing else were waited for.
  for (let turn = 0; turn < 20; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release();
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
  expect(await page.evaluate(() => Reflect.get(window, 'sheetsWhenReady'))).toBe(1);
});

test('the code of each screen is listed in an order in which it can be read file by file', async ({
  page,
}) => {
  await page.goto('./');
  const told = await page.locator('#first-paint').textContent();
  const { screens }: { screens: Record<string, { files: string[] }> } = JSON.parse(told ?? '');
  const needs = new Map<string, string[]>();
  for (const file of new Set(Object.values(screens).flatMap(({ files }) => files))) {
    const code = await (await page.request.get(file)).text();
    needs.set(
      file,
      [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `./assets/${name}`),
    );
  }
  for (const { files } of Object.values(screens))
    for (const [index, file] of files.entries())
      for (const needed of needs.get(file) ?? []) expect(files.indexOf(needed), file).toBeLessThan(index);
  expect(needs.get(screens['/quickrecipe']?.files.at(-1) ?? '')?.length).toBeGreaterThan(3);
});

test('a tap that comes before the code is answered when the code is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, /assets\/index-[^/]+\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test('a cook who comes back finds their own panel before it is known that they are signed in', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route(/firebaseAuth-[^/]+\.js$/, () => {});
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sazon.session'))).toContain('cook-1');
});
