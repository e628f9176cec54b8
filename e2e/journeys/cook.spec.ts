import type { Page } from '@playwright/test';
import { blockNetwork, expect, expectAccessible, test } from '../fixtures';
import { carefulProfile } from '../hosted/conflictingRecipe';
import { tabTo } from '../hosted/tabTo';
import { signInWithGoogle } from './signInWithGoogle';

const steps = [
  'Chop the onion and fry it in the oil for 8 minutes.',
  'Add the lentils and the stock, bring it all to the boil, then simmer for 15-20 minutes, stirring now and then.',
  'Season with salt and serve.',
];
const recipe = {
  _id: '65c000000000000000000001',
  createdAt: '2026-01-01T12:00:00.000Z',
  descripcionReceta: `# Red lentil soup\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
  ingredientes: '- 150 g red lentils\n- 1 onion\n- 2 tbsp olive oil\n- 1 l vegetable stock\n- salt',
  tiempoCoccion: 30,
  diners: 2,
  tipoReceta: 'Budget Meals',
  tipoComida: 'Dinner',
  necesidadesDiners: '',
  imageUrl: '',
};

/** Stores recipes of the signed-in cook, with a profile if given. */
const storeRecipes = (page: Page, ...rows: [row: typeof recipe, profile?: object]) =>
  page.evaluate(async ([row, profile]) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('sazon.local'));
    const tables = db.transaction(['accounts', 'recipes', 'profiles'], 'readwrite');
    const [{ uid, email }] = await done(tables.objectStore('accounts').getAll());
    await done(tables.objectStore('recipes').put({ ...row, firebaseId: uid }));
    if (profile) await done(tables.objectStore('profiles').put({ ...profile, email, firebaseId: uid }));
    db.close();
  }, rows);

async function openCookingView(page: Page, step = 1): Promise<void> {
  await page.goto(`./#/recipe/${recipe._id}?view=cook&step=${step}`);
  await page.getByText(`Step ${step} of 3`).waitFor();
  await page.getByText(steps[step - 1] ?? '').waitFor();
}

/** Returns the font size of the step in px. */
const readFontSizePx = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test.beforeEach(async ({ page, consoleOutput }) => {
  // Chromium logs the 404 that means 'no profile yet'.
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  await signInWithGoogle(page, 'Nora');
  await storeRecipes(page, recipe);
});

for (const { name, width, height } of [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone that lies down', width: 844, height: 390 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a laptop', width: 1280, height: 800 },
  { name: 'a laptop zoomed in to 200 %', width: 640, height: 400 },
  { name: 'a small phone that lies down', width: 568, height: 320 },
]) {
  const tag = width === 844 ? [] : ['@rest'];
  test(`on ${name} a cook sees the whole step in large type, with every control`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openCookingView(page, 2);
    const longest = steps[1] ?? '';
    await page.getByRole('region', { name: 'For this step' }).waitFor();
    await expect(page.getByText(longest)).toBeInViewport({ ratio: 1 });
    // Nothing covers its start, middle and end.
    const isOnTop = await page.getByText(longest).evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
        element.contains(document.elementFromPoint(left + width / 4, y)),
      );
    });
    expect(isOnTop).toBe(true);
    expect(await readFontSizePx(page, longest)).toBeGreaterThanOrEqual(25);
    for (const control of ['Previous', 'Next', 'Stop cooking']) {
      const button = page.getByRole('button', { name: control });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const scrolls = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      });
    expect(await scrolls()).toBe(false);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);

    const next = page.getByRole('button', { name: 'Next' });
    const nextBefore = await next.boundingBox();
    await page.getByRole('button', { name: /^Start timer: Simmer 15 min/ }).click();
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
    expect(await next.boundingBox()).toEqual(nextBefore);
    expect(await scrolls()).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

test('a cook sees a long title truncated, and all steps in one font size', { tag: '@rest' }, async ({
  page,
}) => {
  const title = 'Roast squash with red lentils, sweet onions, buttered rice and toasted almonds';
  await storeRecipes(
    page,
    { ...recipe, descripcionReceta: recipe.descripcionReceta.replace('Red lentil soup', title) },
    { ...carefulProfile, profileCompleted: true },
  );
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    const sizes = new Set<number>();
    for (const step of [1, 2, 3]) {
      await openCookingView(page, step);
      await page
        .getByText(/^Not for you/)
        .first()
        .waitFor();
      await page.getByRole('region', { name: 'For this step' }).waitFor();
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      sizes.add(await readFontSizePx(page, steps[step - 1] ?? ''));
    }
    // On the smallest phone the second step is too long for any font size.
    if (width > 320) expect([...sizes], `type at ${width} px`).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Ingredients' }).click();
    await expect(page.getByRole('dialog').getByText('150 g red lentils')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('a cook can read a short step on a tablet from two metres', { tag: '@rest' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openCookingView(page, 3);
  expect(await readFontSizePx(page, steps[2] ?? '')).toBeGreaterThanOrEqual(60);
});

test('a cook with a small phone reads timers by name, and sees the whole robot at the end', {
  tag: '@rest',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCookingView(page);
  const firstTop = (await page.getByText('Step 1 of 3').boundingBox())?.y;
  await page.getByRole('button', { name: 'Start timer: Fry 8 min' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  expect((await page.getByText('Step 2 of 3').boundingBox())?.y).toBe(firstTop);
  await page.getByRole('button', { name: /^Start timer: Simmer 15 min/ }).click();
  await page.getByRole('button', { name: '1 more timer' }).click();
  const timers = page.getByRole('region', { name: 'Timers' });
  for (const name of ['Fry 8 min', 'Simmer 15 min']) {
    const isWhole = await timers
      .getByText(name, { exact: true })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(isWhole, name).toBe(true);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: '¡Buen provecho!' })).toBeFocused();
  const robot = page.locator('[aria-labelledby=cook-finish] svg').first();
  expect((await robot.boundingBox())?.y).toBeGreaterThan(
    (await page.getByRole('progressbar').boundingBox())?.y ?? 0,
  );
});

test('a cook can cook by keyboard alone, and continue after an hour', async ({ page }) => {
  await page.goto(`./#/recipe/${recipe._id}`);
  await tabTo(page, 'Cook', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, '1 onion', 'checkbox');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();

  await page.clock.install();
  await tabTo(page, /^Start timer: Simmer 15 min from “15-20 minutes”/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share and save' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '1 onion' })).toBeChecked();

  await page.goto('./#/');
  await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('Look now: 15-20 minutes', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^\+4\d:\d\d$/);
  await tabTo(page, /^Keep cooking: Red lentil soup/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await tabTo(page, 'Stop, Simmer 15 min', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Done', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¡Buen provecho!' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: '1 onion' })).not.toBeChecked();
});

test('a cook sees an ended timer in both tabs, and hears it in one', {
  tag: '@rest',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function play(this: OscillatorNode, ...when) {
      if (this.context.state === 'running')
        document.documentElement.dataset.notes = `${Number(document.documentElement.dataset.notes ?? 0) + 1}`;
      start.apply(this, when);
    };
  });
  await page.reload();
  await openCookingView(page);
  const other = await context.newPage();
  await other.goto('./#/about');
  await page.getByRole('button', { name: 'Start timer: Fry 8 min' }).click();
  await expect(other.getByRole('timer')).toHaveText(/^[78]:\d\d$/);
  // Sets the start back; a fake clock would affect only one tab.
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((each) => each.endsWith('.timers'));
    const [timer] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([{ ...timer, endsAt: Date.now() + 1500 }]));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  await expect(page.getByText('Time is up', { exact: true })).toBeVisible();
  await expect(other.getByText('Time is up', { exact: true })).toBeVisible();
  const notes = (tab: Page) => tab.locator('html').getAttribute('data-notes').then(Number);
  // Either tab can be first: reading a page through Playwright counts as interaction.
  const heard = async () => [await notes(page), await notes(other)].sort((a, b) => a - b);
  await expect.poll(async () => (await heard())[1]).toBeGreaterThanOrEqual(3);
  expect((await heard())[0]).toBe(0);
  await other.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
