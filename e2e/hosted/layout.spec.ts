import { aRecipe } from '@tests/support/builders';
import { expect, navigateTo, test } from './hostedFixtures';

test.use({ viewport: { width: 1280, height: 800 } });

// Claim 2.54
test('a cook sees the recipes as cards in three columns', async ({ page, signIn }) => {
  await signIn({ recipes: [aRecipe(), aRecipe(), aRecipe(), aRecipe()] });
  await navigateTo(page, '/recipes');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  const [first, second, third, fourth] = boxes.map((box) => ({ x: box?.x, y: box?.y }));
  expect([second?.y, third?.y]).toEqual([first?.y, first?.y]);
  expect(new Set([first?.x, second?.x, third?.x]).size).toBe(3);
  expect(fourth?.x).toBe(first?.x);
});

test('on a phone, a visitor sees a dish at once, and a cook a recipe right below the search', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const dish = page.getByRole('main').getByRole('img', { name: /^A pizza/ });
  await expect(dish).toBeInViewport({ ratio: 1 });
  await expect(dish).toHaveJSProperty('complete', true);
  await expect(page.getByRole('link', { name: 'Quick Recipe!' })).toBeInViewport({ ratio: 1 });

  await signIn({ recipes: Array.from({ length: 12 }, () => aRecipe()) });
  await navigateTo(page, '/recipes');
  await page.getByRole('switch', { name: 'Ingredients too' }).check();
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  const above = await page.getByRole('main').locator('header').boundingBox();
  const card = await page.getByRole('article').first().boundingBox();
  expect((card?.y ?? Number.NaN) - (above?.y ?? 0)).toBeLessThanOrEqual(220);
});

// Claims 2.40, 2.41
test('a cook sees nine themes, with From the Chef’s Table the largest', async ({ page, signIn }) => {
  await signIn();
  await navigateTo(page, '/services');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(9);
  await expect(cards.last()).toHaveAccessibleName(/^From the Chef['’]s Table$/);
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  const areas = boxes.map((box) => (box?.width ?? 0) * (box?.height ?? 0));
  const big = areas.pop() ?? 0;
  expect(big).toBeGreaterThan(1.5 * Math.max(...areas));
});

// Claim 2.65
test('a cook’s list does not scroll behind the recipe dialog', async ({ page, signIn }) => {
  await signIn({ recipes: Array.from({ length: 9 }, () => aRecipe()) });
  await navigateTo(page, '/recipes');
  const wheel = async () => {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(640, 790);
    await page.mouse.wheel(0, 300);
    // Scrolling has no event to wait for; after two frames it has happened or will not.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return (await page.evaluate(() => window.scrollY)) - before;
  };
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await wheel()).toBe(0);
  await page.getByRole('button', { name: 'Close recipe' }).click();
  await expect.poll(wheel).toBeGreaterThan(0);
});

test('a cook who opens a recipe sees its title at once', async ({ page, signIn }) => {
  await signIn({ recipes: [aRecipe()] });
  await navigateTo(page, '/recipes');
  await page.getByRole('article').waitFor();
  // Returns the title shown after a click, and whether something else was shown before.
  const answer = (selector: string, title: string) =>
    page.evaluate(
      async ([selector, title]) => {
        let wasLoading = false;
        const watch = new MutationObserver(() => {
          wasLoading ||= /Loading/.test(document.querySelector('main')?.textContent ?? '');
        });
        watch.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(selector)?.click();
        const shown = () =>
          [...document.querySelectorAll<HTMLElement>(title)].find(
            (element) => element.checkVisibility({ opacityProperty: true }) && element.innerText !== '',
          );
        for (let frames = 0; frames < 600 && !shown(); frames += 1) await new Promise(requestAnimationFrame);
        watch.disconnect();
        return { title: shown()?.innerText, wasLoading };
      },
      [selector, title] as const,
    );
  const title = await page.getByRole('article').getByRole('heading').innerText();
  expect(await answer('article button[aria-label^="View"]', 'dialog h3')).toEqual({
    title,
    wasLoading: false,
  });
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.getByRole('button', { name: 'Close recipe' }).click();
  // Hovering prefetches the page's code.
  const code = page.waitForResponse(/RecipeScreen-[^/]+\.js$/);
  await page.locator('article h2 a').hover();
  // `import` resolves when the modules that it needs are there, too; Vite waits for the style sheets besides.
  await page.evaluate((url) => import(url), (await code).url());
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await answer('article h2 a', 'main article h1')).toEqual({ title, wasLoading: false });
});

// Claim 2.37
test('a cook can scroll a long list of choices', async ({ page, signIn }) => {
  await signIn();
  await navigateTo(page, '/initialForm');
  for (const name of ['Dislikes', 'Diet and health']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  for (const name of [/Intolerances/, /Health conditions/]) {
    const list = page.getByRole('group', { name }).locator('> div').first();
    const { shown, whole } = await list.evaluate((element) => ({
      shown: element.clientHeight,
      whole: element.scrollHeight,
    }));
    expect(shown).toBeLessThan(400);
    expect(whole).toBeGreaterThan(shown);
    await list.evaluate((element) => element.scrollTo(0, 100));
    expect(await list.evaluate((element) => element.scrollTop)).toBe(100);
  }
});

/** Script of the SDK's frame, without the other end. */
const frameLoader = `
  const frame = { restyle: async () => {}, ping: async () => {}, register() {}, send() {} };
  const context = { open: (options, opened) => opened(frame) };
  window.gapi = { iframes: { Iframe: class {}, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'all' } };
  window.gapi.load = (name, { callback }) => callback();
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

// Claims 1.4, 7.27
test('a cook signs in with Google in a window of 500x600', async ({ page }) => {
  await page.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: frameLoader }),
  );
  await page.addInitScript(() => {
    window.open = (url, _target, features) => {
      document.documentElement.dataset.opened = `${url} ${features}`;
      return null;
    };
  });
  await page.goto('./#/login');
  // The banner appears last and would take the click.
  await expect(page.getByRole('region', { name: /Cookies/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In with Google' }).click();
  const opened = page.locator('html');
  await expect(opened).toHaveAttribute('data-opened', /providerId=google\.com/);
  await expect(opened).toHaveAttribute('data-opened', /width=500,height=600/);
});
