import type { Locator, Page } from '@playwright/test';
import { aProfile, aRecipe } from '@tests/support/builders';
import { brand } from '@/config/brand';
import type { RecipeRow } from '@/local/store/tables';
import { createNavigationState } from '@/recipe/navigationState';
import { blockNetwork, expect, test } from '../fixtures';
import { checkDetailsButton, checkSentencesLocator } from '../recipeCheck';
import { signInWithGoogle } from './signInWithGoogle';

const stew = aRecipe({
  descripcionReceta: `# Red pepper and chickpea stew with gluten-free bread

Warm, thick and ready before the bread is out of the toaster.

1. Chop the onion and the peppers, and soften them in the oil. (10 min)
2. Add the tomatoes, the chickpeas and the paprika, and simmer until thick. (20 min)
3. Toast the bread. (5 min)
4. Spoon the stew over the bread and scatter the parsley.`,
  ingredientes: `- 2 red peppers
- 1 onion
- 2 tbsp olive oil
- 400 g tinned tomatoes
- 400 g chickpeas, drained
- 1 tsp smoked paprika
- 4 slices of gluten-free bread
- 1 handful of parsley`,
  tiempoCoccion: 35,
});

/** A recipe in which almost every ingredient conflicts. */
const feast = aRecipe({
  descripcionReceta: `# Creamy prawn and mussel pasta with butter and walnuts

Rich, and quick.

1. Boil the pasta. (10 min)
2. Fry the prawns and the mussels in the butter until opaque. (5 min)
3. Stir in the cream, the whey and the cheddar, and simmer. (5 min)
4. Scatter the walnuts, the almonds and the parmesan.`,
  ingredientes: `- 200 g prawns
- 200 g mussels
- 2 tbsp butter
- 100 ml cream
- 100 ml whey
- 50 g cheddar
- 30 g parmesan
- 30 g walnuts
- 30 g almonds
- 2 tbsp yoghurt
- 300 g pasta`,
});

const almondStew = {
  ...stew,
  tipoReceta: 'From the Chef’s Table',
  ingredientes: `${stew.ingredientes}\n- 30 g almonds`,
};

const easy = aProfile({ intolerances: ['Sesame'], avoidIngredients: ['None'], dislikedFood: 'liver' });
const careful = aProfile({
  intolerances: ['Lactose', 'Nuts', 'Shellfish'],
  avoidIngredients: ['None'],
  dislikedFood: 'liver',
});

/** Signs in with a saved profile and recipe. Returns the user's id. */
async function signInWithRecipe(
  page: Page,
  profile: Record<string, unknown>,
  recipe: RecipeRow,
): Promise<string> {
  await signInWithGoogle(page, 'Ana');
  return page.evaluate(
    ([database, profileFields, row]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tables = db.transaction(['accounts', 'profiles', 'recipes'], 'readwrite');
          const keys = tables.objectStore('accounts').getAllKeys();
          keys.onsuccess = () => {
            const firebaseId = String(keys.result[0]);
            tables.objectStore('profiles').put({ ...profileFields, firebaseId, profileCompleted: true });
            tables.objectStore('recipes').put({ ...row, firebaseId });
          };
          tables.onerror = () => reject(tables.error);
          tables.oncomplete = () => {
            db.close();
            resolve(String(keys.result[0]));
          };
        };
      }),
    [`${brand.slug}.local`, profile, recipe] as const,
  );
}

/** Opens a recipe in each place where it is shown, as after a reload. */
const places = {
  page: async (page: Page, recipe: RecipeRow) => {
    await page.goto('./icon.svg');
    await page.goto(`./#/recipe/${recipe._id}`);
  },
  dialog: async (page: Page) => {
    await page.goto('./icon.svg');
    await page.goto('./#/recipes');
    await page.getByRole('button', { name: /^View / }).click();
  },
  'new recipe': (page: Page, recipe: RecipeRow, uid: string) =>
    openWithState(page, '/newRecipe', recipe, uid),
  'quick result': (page: Page, recipe: RecipeRow, uid: string) =>
    openWithState(page, '/quick-recipe-result', { ...recipe, _id: '' }, uid),
} as const;

async function openWithState(page: Page, route: string, recipe: RecipeRow, uid: string): Promise<void> {
  await page.evaluate(
    ([at, usr]) => window.history.replaceState({ usr, key: 'handed', idx: 0 }, '', `#${at}`),
    [route, createNavigationState(uid, recipe)] as const,
  );
  await page.reload();
}

const readTopPx = async (place: Locator): Promise<number> =>
  Math.round((await place.boundingBox())?.y ?? Number.NaN);

/** Returns the distance of each part of the recipe from the top, in px. */
async function measureTops(page: Page, place: keyof typeof places) {
  await checkDetailsButton(page).waitFor();
  const around = place === 'dialog' ? page.getByRole('dialog') : page.getByRole('main');
  const ingredients = around.getByRole('region', { name: 'Ingredients' });
  const method = around.getByRole('region', { name: 'Recipe Description' });
  await ingredients.getByRole('listitem').first().waitFor();
  return {
    picture: await readTopPx(around.getByRole('img').first()),
    cook: await readTopPx(around.getByRole('link', { name: 'Cook' })),
    check: await readTopPx(page.locator('.recipe-check-box')),
    ingredients: await readTopPx(ingredients),
    firstIngredient: await readTopPx(ingredients.getByRole('listitem').first()),
    method: await readTopPx(method),
    ingredientsX: (await ingredients.boundingBox())?.x ?? 0,
    methodX: (await method.boundingBox())?.x ?? 0,
    firstStep: await readTopPx(method.getByRole('listitem').first()),
  };
}

const names = Object.keys(places) as (keyof typeof places)[];

const cases = [
  { condition: 'nothing conflicts', recipe: stew, profile: easy, phoneLimit: 520 },
  {
    condition: 'one rule is broken',
    recipe: almondStew,
    profile: aProfile({ intolerances: ['Nuts'], avoidIngredients: ['None'], dislikedFood: 'liver' }),
    phoneLimit: 520,
  },
  {
    condition: 'the recipe contradicts itself',
    recipe: { ...stew, tiempoCoccion: 25, diners: 12 },
    profile: easy,
    phoneLimit: 520,
  },
  {
    condition: 'ten foods conflict',
    recipe: { ...feast, tipoReceta: 'From the Chef’s Table' },
    profile: careful,
    phoneLimit: 620,
  },
] as const;

for (const { condition, recipe, profile, phoneLimit } of cases) {
  const tag = condition === 'nothing conflicts' ? [] : ['@rest'];
  test(`a cook reaches the ingredients early if ${condition}`, { tag }, async ({ page, consoleOutput }) => {
    test.setTimeout(180_000);
    // Chromium logs the 404 that means 'no profile yet'.
    consoleOutput.allow(/status of 404/);
    await blockNetwork(page);
    const uid = await signInWithRecipe(page, profile, recipe);
    for (const name of names) {
      await places[name](page, recipe, uid);
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const label = `${name}, ${width}x${height}, ${condition}`;
        const at = await measureTops(page, name);
        console.info(label, JSON.stringify(at));
        if (width === 390) {
          // The details of a new recipe need space too.
          const frame = name === 'new recipe' ? 60 : 0;
          expect(at.ingredients, `ingredients: ${label}`).toBeLessThanOrEqual(phoneLimit + frame);
          expect(at.firstStep, `first step: ${label}`).toBeLessThan(2 * height);
        } else {
          expect(at.check, `check: ${label}`).toBeLessThan(height);
          expect(at.firstIngredient, `first ingredient: ${label}`).toBeLessThan(height);
          expect(at.firstStep, `first step: ${label}`).toBeLessThan(height);
          expect(at.methodX, `two columns: ${label}`).toBeGreaterThan(at.ingredientsX);
        }
      }
    }
  });
}

/** Records the top of the ingredients at every frame. */
async function recordTops(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const heading = [...document.querySelectorAll('main :is(h2, h3)')].find(
        (each) => each.textContent === 'Ingredients',
      );
      if (heading) tops.add(Math.round(heading.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
}

const readRecordedTops = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'tops') as Set<number>)]);

test('a cook’s recipe does not shift when its check appears', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  const uid = await signInWithRecipe(page, easy, stew);
  await recordTops(page);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await places['new recipe'](page, stew, uid);
    await checkDetailsButton(page).waitFor();
    expect(await readRecordedTops(page), `${width} px wide`).toHaveLength(1);
  }
});

test('a cook sees a recipe opened from the list together with its check', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  await signInWithRecipe(page, careful, feast);
  await page.setViewportSize({ width: 390, height: 844 });
  await recordTops(page);
  // The code of the check loads with the first recipe.
  await places.page(page, feast);
  await checkDetailsButton(page).waitFor();
  await page.getByRole('link', { name: 'Back to my recipes' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  await page.evaluate(() => (Reflect.get(window, 'tops') as Set<number>).clear());
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Creamy prawn/ })
    .click();
  await checkDetailsButton(page).waitFor();
  expect(await readRecordedTops(page)).toHaveLength(1);
});

test('a cook sees nothing below the footer, also with the check opened', { tag: '@rest' }, async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  const uid = await signInWithRecipe(page, careful, feast);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of names) {
    await places[name](page, feast, uid);
    await checkDetailsButton(page).click();
    await page.getByText(/^Checked for/).waitFor();
    const footer = await page.getByRole('contentinfo', { includeHidden: true }).boundingBox();
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.scrollY);
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0)), name).toBe(end);
  }
});

test('a cook can scroll to the end of a long ingredient list', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  const long = {
    ...feast,
    ingredientes: Array.from({ length: 40 }, (_, index) => `- ${index + 1} g salt`).join('\n'),
  };
  const uid = await signInWithRecipe(page, easy, long);
  await page.setViewportSize({ width: 1280, height: 800 });
  await places['new recipe'](page, long, uid);
  const list = page.getByRole('region', { name: 'Ingredients' });
  const last = list.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a cook prints title, facts, ingredients and method on one page, with conflicts in one line', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  await signInWithRecipe(page, easy, stew);
  await places.page(page, stew);
  await checkDetailsButton(page).waitFor();
  const pdf = await page.pdf({ format: 'A4' });
  expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('35 min', { exact: true })).toBeVisible();
  await expect(page.getByText('serves 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Portions' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Recipe Description' })).toBeVisible();
  // Without conflicts, nothing of the check is printed.
  await expect(checkSentencesLocator(page)).toBeHidden();
});
