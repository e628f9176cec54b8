import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import { expect, expectAccessible, navigateTo, test } from './hostedFixtures';

/**
 * Records every layout shift without recent input, from the second frame after the end of the HTML on: a busy machine
 * paints the page while it still parses it, and the first frame with all of it moves what is there.
 */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    let start = Number.POSITIVE_INFINITY;
    const startInNextFrame = () =>
      requestAnimationFrame((time) => {
        start = time;
      });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') requestAnimationFrame(startInNextFrame);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput || entry.startTime < start) continue;
        const moved = entry.sources.map(({ node }) => node?.nodeName.toLowerCase()).join(', ');
        shifts.push(`${entry.value.toFixed(4)} ${location.hash} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readLayoutShifts = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'shifts'));
/** Largest shift that is not visible: a bold word changes its font. */
const largestInvisibleShift = 0.003;
const visibleShifts = (shifts: string[]) =>
  shifts.filter((shift) => Number.parseFloat(shift) > largestInvisibleShift);

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

/** True if `npm test` opens the route, not only `npm run test:all`. */
const isInEveryRun = (route: string) => ['/', '/login', '/quickrecipe'].includes(route);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const route of publicRoutes) {
      const tag = isInEveryRun(route) && width === 390 ? [] : ['@rest'];
      test(`${route} is painted without layout shifts`, { tag }, async ({ page }) => {
        await recordLayoutShifts(page);
        await page.goto(`./#${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
        await page.waitForLoadState('networkidle');
        expect(visibleShifts(await readLayoutShifts(page))).toEqual([]);
      });
    }

    test('the quick form of a returning visitor does not shift', { tag: '@rest' }, async ({ page }) => {
      await recordLayoutShifts(page);
      await page.addInitScript(() =>
        localStorage.setItem(
          'sazon.draft.visitor.last-request',
          '{"tiempoCoccion":"45","diners":"3","tipoComida":"Dinner"}',
        ),
      );
      await page.goto('./#/quickrecipe');
      await expect(page.getByRole('button', { name: /^As last time/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(visibleShifts(await readLayoutShifts(page))).toEqual([]);
    });

    const tag = width === 390 ? [] : ['@rest'];
    test('a cook’s screens do not shift after navigation', { tag }, async ({ page, signIn }) => {
      await recordLayoutShifts(page);
      const recipes = Array.from({ length: 12 }, () => aRecipe());
      await signIn({ recipes });
      // From here on the stored session names the returning user.
      await page.reload();
      // Late fonts can wrap text differently; other tests check this on the public pages.
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
        await navigateTo(page, route);
        await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      const shifts = await readLayoutShifts(page);
      const worst = Math.max(0, ...shifts.map(Number.parseFloat));
      console.info(`Worst shift at ${width} x ${height}: ${worst.toFixed(4)}`);
      expect(visibleShifts(shifts)).toEqual([]);
    });
  });
}

/** Holds a file back. Returns a function that releases it. */
async function holdFile(page: Page, file: RegExp): Promise<() => void> {
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

test('a visitor’s prerendered home page is hydrated without being replaced', async ({ page }) => {
  const release = await holdFile(page, code);
  await page.goto('./', { waitUntil: 'commit' });
  const paragraph = await page.waitForFunction(() => document.querySelector('main p'));
  release();
  await isReady(page);
  expect(await paragraph.evaluate((element) => element?.isConnected)).toBe(true);
});

const prerenderedPages = [
  ...['/', '/login', '/register', '/about', '/contact', '/privacy', '/quickrecipe'].map(
    (route) => [route, null, 'visitor'] as const,
  ),
  ['/', { uid: 'cook-1', profileCompleted: true }, 'user with a complete profile'],
  ['/', { uid: 'cook-1', profileCompleted: false }, 'user with an incomplete profile'],
] as const;

for (const [route, hint, who] of prerenderedPages) {
  const tag = who === 'visitor' && isInEveryRun(route) ? [] : ['@rest'];
  test(`a ${who} can read ${route} before any code has loaded, and axe finds no violation`, { tag }, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (hint)
      await page.addInitScript((kept) => localStorage.setItem('sazon.session', kept), JSON.stringify(hint));
    const release = await holdFile(page, code);
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

test('a visitor can follow a link before the code has loaded', async ({ page }) => {
  const release = await holdFile(page, code);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Access Your Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  // Playwright's goBack waits for the code.
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: /Cook what you have/ })).toBeVisible();
  release();
  await isReady(page);
  await expect(page.getByRole('link', { name: 'Access Your Account' })).toBeVisible();
});

test('a visitor’s taps before the code has loaded are no cookie choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdFile(page, code);
  await page.goto('./#/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const y of [600, 700, 760, 800, 830]) await page.mouse.click(80, y);
  release();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sazon.cookie-consent'))).toBeNull();
});

test('a visitor is told when the code does not load, and a reload opens the same page', async ({
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

test('a visitor sees no start error when only a picture fails to load', async ({ page, consoleOutput }) => {
  consoleOutput.allow(/ERR_FAILED/);
  await page.route(/\.avif$/, (route) => route.abort());
  await page.goto('./');
  await isReady(page);
  await page.getByRole('heading', { name: 'Made from what was in the kitchen' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Sazón could not start')).toBeHidden();
});

test('a returning cook sees their own panel before Firebase answers', async ({ page, signIn }) => {
  await signIn();
  await page.route(/firebaseAuth-[^/]+\.js$/, () => {});
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
});

test('a cook sees a prefetched screen without a skeleton', async ({ page, signIn }) => {
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

/** KB of 1024 bytes, compressed with brotli. */
const maxKb = { page: 26, code: 128 };

test('a visitor’s home page is interactive within its size budget', async ({ page }) => {
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
  expect(kb(before)).toBeLessThanOrEqual(maxKb.code);
  expect(kb([html])).toBeLessThanOrEqual(maxKb.page);
});
