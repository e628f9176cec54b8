import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import { expect, expectAccessible, goTo, test } from './hosted';

/** Records every layout shift without recent input, from the first paint on. */
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
/** The largest shift that is not visible: a line in which a bold word changes its font. */
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

/** Whether `npm test` opens the route too, not only `npm run test:all`. */
const isInEveryRun = (route: string) => ['/', '/login', '/quickrecipe'].includes(route);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const route of publicRoutes) {
      const tag = isInEveryRun(route) && width === 390 ? [] : ['@rest'];
      test(`${route} is painted, and nothing in it moves`, { tag }, async ({ page }) => {
        await watchShifts(page);
        await page.goto(`./#${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
        await page.waitForLoadState('networkidle');
        expect(seen(await shiftsOf(page))).toEqual([]);
      });
    }

    test('the quick form of a visitor who asked before stays where it is painted', { tag: '@rest' }, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.addInitScript(() =>
        localStorage.setItem(
          'sazon.draft.visitor.last-request',
          '{"tiempoCoccion":"45","diners":"3","tipoComida":"Dinner"}',
        ),
      );
      await page.goto('./#/quickrecipe');
      await expect(page.getByRole('button', { name: /^As last time/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(seen(await shiftsOf(page))).toEqual([]);
    });

    const tag = width === 390 ? [] : ['@rest'];
    test('nothing moves by itself on the screens of a cook, from one to the next', { tag }, async ({
      page,
      signIn,
    }) => {
      await watchShifts(page);
      const recipes = Array.from({ length: 12 }, () => aRecipe());
      await signIn({ recipes });
      // From here on it is known who comes back.
      await page.reload();
      // Words that are set in the fonts late may wrap otherwise: the journeys of the public pages watch for that.
      await page.waitForFunction(
        () =>
          [...document.fonts].filter(({ family, status }) => !/Fallback/.test(family) && status === 'loaded')
            .length === 2,
      );
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

const isReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
const code = /assets\/[^/]+\.js$/;

test('what is painted of home stays: the same elements, once there is code too', async ({ page }) => {
  const release = await hold(page, code);
  await page.goto('./', { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => document.querySelector('main p'));
  release();
  await isReady(page);
  expect(await painted.evaluate((element) => element?.isConnected)).toBe(true);
});

const paintedPages = [
  ...['/', '/login', '/register', '/about', '/contact', '/privacy', '/quickrecipe'].map(
    (route) => [route, null, 'visitor'] as const,
  ),
  ['/', { uid: 'cook-1', profileCompleted: true }, 'cook'],
  ['/', { uid: 'cook-1', profileCompleted: false }, 'newcomer'],
] as const;

for (const [route, hint, who] of paintedPages) {
  const tag = who === 'visitor' && isInEveryRun(route) ? [] : ['@rest'];
  test(`${route} can be read by a ${who} before any code, and axe finds nothing in it`, { tag }, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (hint)
      await page.addInitScript((kept) => localStorage.setItem('sazon.session', kept), JSON.stringify(hint));
    const release = await hold(page, code);
    await page.goto(`./#${route}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const controls = page.getByRole('main').locator('button, input, select, textarea');
    for (const control of await controls.all()) await expect(control).toBeDisabled();
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(backend.sent).toEqual([]);
    release();
    await isReady(page);
    if ((await controls.count()) > 0) await expect(controls.first()).toBeEnabled();
  });
}

test('a link that is followed before the code paints where it leads', async ({ page }) => {
  const release = await hold(page, code);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Access Your Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  // Playwright's own way back waits for the code.
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: /Cook what you have/ })).toBeVisible();
  release();
  await isReady(page);
  await expect(page.getByRole('link', { name: 'Access Your Account' })).toBeVisible();
});

test('taps before the code decide nothing about cookies', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, code);
  await page.goto('./#/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const y of [600, 700, 760, 800, 830]) await page.mouse.click(80, y);
  release();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sazon.cookie-consent'))).toBeNull();
});

test('a page whose code does not come says so, and answers at the same address after a reload', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_FAILED/);
  await page.route(/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto('./#/quickrecipe');
  await expect(page.getByRole('heading', { level: 1, name: /Quick/ })).toBeVisible();
  const problem = page.getByRole('alert').filter({ hasText: 'Sazón could not start' });
  await expect(problem).toBeVisible();
  await page.unroute(/assets\/index-[^/]+\.js$/);
  await problem.getByRole('button', { name: 'Reload the page' }).click();
  await isReady(page);
  await expect(problem).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#/quickrecipe');
});

test('a picture that does not load is no reason to say that Sazón could not start', async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_FAILED/);
  await page.route(/\.avif$/, (route) => route.abort());
  await page.goto('./');
  await isReady(page);
  await page.getByRole('heading', { name: 'From what was in the fridge' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Sazón could not start')).toBeHidden();
});

test('a cook who comes back finds their own panel before Firebase tells who is here', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route(/firebaseAuth-[^/]+\.js$/, () => {});
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
});

test('a screen that was prefetched is shown without a skeleton', async ({ page, signIn }) => {
  await signIn();
  const link = page.getByRole('link', { name: 'Services' });
  const loaded = page.waitForResponse(/ThemesScreen-[^/]+\.js$/);
  await link.hover();
  await (await loaded).finished();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'skeletons', seen);
    new MutationObserver(() => {
      const note = document.querySelector('main [role=status]')?.textContent;
      if (note === 'Loading…') seen.push(note);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await link.click();
  await expect(page.getByRole('link', { name: /^From the Chef/ })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'skeletons'))).toEqual([]);
});

/** KB of 1024 bytes, as a host sends them: in brotli. */
const mostKb = { page: 32, code: 140 };

test('a visitor’s home page weighs little until it answers', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (code.test(response.url())) scripts.set(response.url(), response.body());
  });
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      Reflect.set(
        window,
        'loadedWhenReady',
        performance.getEntriesByType('resource').map((entry) => entry.name),
      );
      return mark(name, options);
    };
  });
  const html = await (await page.goto('./'))?.body();
  await isReady(page);
  const loaded: string[] = await page.evaluate(() => Reflect.get(window, 'loadedWhenReady'));
  const kb = (files: readonly (Buffer | undefined)[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(file ?? '').length, 0) / 1024;
  const before = await Promise.all(
    [...scripts].filter(([url]) => loaded.includes(url)).map(([, body]) => body),
  );
  expect(before.length).toBeGreaterThan(0);
  expect(kb(before)).toBeLessThanOrEqual(mostKb.code);
  expect(kb([html])).toBeLessThanOrEqual(mostKb.page);
});
