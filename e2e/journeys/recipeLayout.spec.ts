import type { Locator, Page } from '@playwright/test';
import { aProfile, aRecipe } from '@tests/support/builders';
import { brand } from '@/config/brand';
import type { RecipeRow } from '@/local/store/tables';
import { createNavigationState } from '@/recipe/navigationState';
import { blockNetwork, expect, test } from '../fixtures';
import { checkDetails, checkSentences } from '../recipeCheck';
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

/** A line of which the cook below may eat nothing at all. */
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

const easy = aProfile({ intolerances: ['Sesame'], avoidIngredients: ['None'], dislikedFood: 'liver' });
const careful = aProfile({
  intolerances: ['Lactose', 'Nuts', 'Shellfish'],
  avoidIngredients: ['None'],
  dislikedFood: 'liver',
});

/** Signs in; the profile and the recipe are as if saved before. Gives the cook's id. */
async function arrive(page: Page, profile: Record<string, unknown>, recipe: RecipeRow): Promise<string> {
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

/** Opens a recipe in one of the places where it is read, as after a reload. */
const places = {
  page: async (page: Page, recipe: RecipeRow) => {
    await page.goto('./no-image-yet.svg');
    await page.goto(`./#/recipe/${recipe._id}`);
  },
  dialog: async (page: Page) => {
    await page.goto('./no-image-yet.svg');
    await page.goto('./#/recipes');
    await page.getByRole('button', { name: /^View / }).click();
  },
  'new recipe': (page: Page, recipe: RecipeRow, uid: string) => handTo(page, '/newRecipe', recipe, uid),
  'quick result': (page: Page, recipe: RecipeRow, uid: string) =>
    handTo(page, '/quick-recipe-result', { ...recipe, _id: '' }, uid),
} as const;

async function handTo(page: Page, route: string, recipe: RecipeRow, uid: string): Promise<void> {
  await page.evaluate(
    ([at, usr]) => window.history.replaceState({ usr, key: 'handed', idx: 0 }, '', `#${at}`),
    [route, createNavigationState(uid, recipe)] as const,
  );
  await page.reload();
}

const topOf = async (place: Locator): Promise<number> =>
  Math.round((await place.boundingBox())?.y ?? Number.NaN);

/** How far each piece of the recipe is down its screen, in CSS pixels. */
async function measure(page: Page, place: keyof typeof places) {
  await checkDetails(page).waitFor();
  const around = place === 'dialog' ? page.getByRole('dialog') : page.getByRole('main');
  const ingredients = around.getByRole('region', { name: 'Ingredients' });
  const method = around.getByRole('region', { name: 'Recipe Description' });
  await ingredients.getByRole('listitem').first().waitFor();
  return {
    picture: await topOf(around.getByRole('img').first()),
    cook: await topOf(around.getByRole('link', { name: 'Cook' })),
    check: await topOf(checkSentences(page)),
    ingredients: await topOf(ingredients),
    firstIngredient: await topOf(ingredients.getByRole('listitem').first()),
    method: await topOf(method),
    firstStep: await topOf(method.getByRole('listitem').first()),
  };
}

const names = Object.keys(places) as (keyof typeof places)[];

const cases = [
  { told: 'all is well', recipe: stew, profile: easy, phoneLimit: 520 },
  {
    told: 'it contradicts itself',
    recipe: { ...stew, tiempoCoccion: 25, diners: 12 },
    profile: easy,
    phoneLimit: 520,
  },
  { told: 'ten foods go against the cook', recipe: feast, profile: careful, phoneLimit: 620 },
] as const;

for (const { told, recipe, profile, phoneLimit } of cases) {
  const tag = told === 'all is well' ? [] : ['@rest'];
  test(`the food comes early where ${told}`, { tag }, async ({ page, consoleOutput }) => {
    test.setTimeout(180_000);
    // The browser itself notes the 404 that means 'no profile yet'.
    consoleOutput.allow(/status of 404/);
    await blockNetwork(page);
    const uid = await arrive(page, profile, recipe);
    for (const name of names) {
      await places[name](page, recipe, uid);
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const where = `${name}, ${width}x${height}, ${told}`;
        const at = await measure(page, name);
        console.info(where, JSON.stringify(at));
        if (width === 390) {
          // The dialog's title and frame, and the details of a new recipe, take their room.
          const frame = name === 'dialog' || name === 'new recipe' ? 60 : 0;
          expect(at.ingredients, `ingredients: ${where}`).toBeLessThanOrEqual(phoneLimit + frame);
          expect(at.firstStep, `first step: ${where}`).toBeLessThan(2 * height);
        } else {
          expect(at.check, `check: ${where}`).toBeLessThan(height);
          expect(at.firstIngredient, `first ingredient: ${where}`).toBeLessThan(height);
          expect(at.firstStep, `first step: ${where}`).toBeLessThan(height);
          // Beside each other: two columns.
          expect(at.method, `method: ${where}`).toBe(at.ingredients);
        }
      }
    }
  });
}

/** Records where the ingredients begin, at every frame from their first. */
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

const topsOf = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'tops') as Set<number>)]);

test('the check of a recipe moves nothing that stands below it', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  const uid = await arrive(page, easy, stew);
  await recordTops(page);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await places['new recipe'](page, stew, uid);
    await checkDetails(page).waitFor();
    expect(await topsOf(page), `${width} px wide`).toHaveLength(1);
  }
});

test('however much the check finds, a recipe that is pressed in the list is shown with it', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  await arrive(page, careful, feast);
  await page.setViewportSize({ width: 390, height: 844 });
  await recordTops(page);
  // The code of the check is loaded with the first recipe that is read.
  await places.page(page, feast);
  await checkDetails(page).waitFor();
  await page.getByRole('link', { name: 'Back to my recipes' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Recipes' }).waitFor();
  await page.evaluate(() => (Reflect.get(window, 'tops') as Set<number>).clear());
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Creamy prawn/ })
    .click();
  await checkDetails(page).waitFor();
  expect(await topsOf(page)).toHaveLength(1);
});

test('the page ends with its footer, also with the check opened', { tag: '@rest' }, async ({
  page,
  consoleOutput,
}) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  const uid = await arrive(page, careful, feast);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of names) {
    await places[name](page, feast, uid);
    await checkDetails(page).click();
    await page.getByText('What was checked').waitFor();
    const footer = await page.getByRole('contentinfo', { includeHidden: true }).boundingBox();
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.scrollY);
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0)), name).toBe(end);
  }
});

test('a list that is higher than the window is read to its end by scrolling the page', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  const long = {
    ...feast,
    ingredientes: Array.from({ length: 40 }, (_, index) => `- ${index + 1} g salt`).join('\n'),
  };
  const uid = await arrive(page, easy, long);
  await page.setViewportSize({ width: 1280, height: 800 });
  await places['new recipe'](page, long, uid);
  const list = page.getByRole('region', { name: 'Ingredients' });
  const last = list.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('paper has title, facts, ingredients and method on one page, and what is ruled out in a line', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  await arrive(page, easy, stew);
  await places.page(page, stew);
  await checkDetails(page).waitFor();
  const pdf = await page.pdf({ format: 'A4' });
  expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^35 min/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recipe Description' })).toBeVisible();
  // Nothing is against this cook: no word of it on paper.
  await expect(checkSentences(page)).toBeHidden();
});
