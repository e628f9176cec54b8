import type { Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import { storageKeys } from '@/config/storageKeys';
import type { DishKind } from '@/kitchen/cookbook/dish';
import { drawDish } from '@/kitchen/picture/drawDish';
import { imagePath, saveImage } from '@/local/backend/imageRoutes';
import { setScenario } from '@/local/scenarios/scenarios';
import { writeSetting } from '@/local/store/settings';
import { carefulProfile, eggplantCurry } from '../hosted/conflictingRecipe';
import { passCaptcha, type SignInFixture } from '../hosted/hostedFixtures';
import { checkDetailsButton } from '../recipeCheck';
import { recipeCheckScenes } from './recipeCheckScenes';
import { openRoute, type Persona, type Scene } from './scene';

/** Foods of each dish for its picture; null for none. */
const dishes: readonly [title: string, kind: DishKind | null, foods: readonly string[]][] = [
  ['Buckwheat pancakes', 'pancakes', ['blueberries', 'banana']],
  ['Tortilla de patatas with a green salad', null, []],
  [
    'Very slow roast shoulder of lamb with preserved lemon, apricots, and a great many herbs from the garden',
    null,
    [],
  ],
  ['Miso eggplant', 'traybake', ['eggplant', 'sesame', 'spring-onion']],
  ['Weeknight tomato pasta', 'pasta', ['spaghetti', 'tomato', 'basil']],
  ['Lemon drizzle pots', 'dessert', ['lemon', 'raspberries']],
  ['Crispy tofu tacos', 'tacos', ['tofu', 'red-cabbage', 'coriander']],
  ['Mushroom risotto', 'rice', ['mushroom', 'rice', 'parsley']],
  ['Sheet-pan chicken and peppers', 'traybake', ['chicken-thigh', 'red-pepper', 'onion']],
  ['Red lentil curry', 'curry', ['red-lentils', 'carrot', 'coriander', 'rice']],
  ['Smoky chickpea and spinach stew', 'stew', ['chickpeas', 'spinach', 'lemon']],
];
const types = [
  'Budget Meals',
  'Global Flavors',
  "From the Chef's Table",
  'Vegan Bliss',
  'Healthy Bites',
  'Sweet Treats',
  'Street Eats',
];

async function openRequest(page: Page): Promise<void> {
  await openRoute(page, '/services');
  await page.getByRole('link', { name: 'Healthy Bites' }).click();
  await page.getByRole('heading', { level: 1, name: /Healthy Bites/ }).waitFor();
}

/** A full list, with long and short titles, a sample picture and a missing one. */
export const recipes = dishes.map(([title, kind], index) => {
  const recipe = aRecipe({
    descripcionReceta: `# ${title}\n\nA plate for a gray evening: warm, quick and forgiving.\n\n## Method\n\n1. **Chop** the onion finely. (5 min)\n2. Warm the oil over a medium heat and soften the onion until golden. (8 min)\n3. Stir in the spices and let them bloom. (1 min)\n4. Add everything else, cover, and simmer until tender. (20 min)\n\n## Tips\n\n- A squeeze of lemon at the end wakes it up.`,
    ingredientes:
      '- 1 onion\n- 2 tbsp olive oil\n- 1 tsp smoked paprika\n- 400 g chickpeas, drained\n- 200 g spinach\n- ½ lemon',
    tipoReceta: types[index % types.length] ?? 'Budget Meals',
    tiempoCoccion: 35 + (index % 5) * 5,
    imageUrl: index === 1 ? 'https://images.pexels.com/photos/1/dish.jpg' : '',
  });
  return kind ? { ...recipe, imageUrl: imagePath(recipe._id) } : recipe;
});

async function savePictures(): Promise<void> {
  for (const [index, [, kind, ingredients]] of dishes.entries()) {
    const { _id, tipoReceta } = recipes[index] ?? aRecipe();
    if (kind) await saveImage(_id, drawDish({ kind, ingredients, theme: tipoReceta }, 3), 'recipe');
  }
}
const newest = recipes.at(-1);

/** Reloads the page without stored answers, so that the list is fetched again. */
async function reloadWithoutCache(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.queryCache);
  await page.reload();
}

async function fillRequest(page: Page): Promise<void> {
  await page.locator('[name=ingredientes]').fill('Eggs, avocado, rice, a handful of spinach');
  await page.locator('[name=tiempoCoccion]').fill('30');
  await page.locator('[name=diners]').fill('2');
  await page.locator('[name=tipoComida]').selectOption('Dinner');
}

async function openNewRecipe(page: Page): Promise<void> {
  await openRoute(page, '/services');
  await page.getByRole('link', { name: /Global Flavors/ }).click();
  await fillRequest(page);
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await page.getByRole('heading', { name: 'Your New Recipe' }).waitFor();
  await checkDetailsButton(page).waitFor();
}

async function openProfileStep(page: Page, step: 1 | 2 | 3 | 4): Promise<void> {
  await openRoute(page, '/initialForm');
  await page.locator('[name=name]').waitFor();
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  const fills = [
    async () => {
      await page.locator('[name=name]').fill('Nora');
      await page.locator('[name=age]').fill('34');
      for (const name of ['worldRegion', 'toolsLevel', 'expertiseLevelInKitchen']) await pick(page, name);
    },
    async () => {
      await pick(page, 'leastfavoriteCuisine');
      await page.locator('[name=dislikedFood]').fill('liver');
    },
    async () => {
      for (const name of ['diet', 'activityLevel']) await pick(page, name);
      await page.locator('[name=intolerances][value=Nuts]').check();
    },
  ];
  for (const fill of fills.slice(0, step - 1)) {
    await fill();
    await next();
  }
}

const pick = (page: Page, name: string) => page.locator(`select[name=${name}]`).selectOption({ index: 2 });
const open = (route: string) => (page: Page) => openRoute(page, route);

const cardButton = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

export const scenes: Scene[] = [
  { name: 'home-visitor', persona: 'visitor', isFirstOfRoute: true, show: open('/') },
  { name: 'home-new-cook', persona: 'new cook', isFirstOfRoute: true, show: open('/') },
  { name: 'home-cook', persona: 'cook', isFirstOfRoute: true, show: open('/') },
  {
    name: 'menu',
    persona: 'visitor',
    show: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'cookie-choices',
    persona: 'visitor',
    show: async (page) => {
      await openRoute(page, '/privacy');
      await page.getByRole('button', { name: 'Change your cookie choice' }).click();
    },
  },
  { name: 'contact', persona: 'visitor', isFirstOfRoute: true, show: open('/contact') },
  { name: 'about', persona: 'visitor', isFirstOfRoute: true, show: open('/about') },
  { name: 'privacy', persona: 'visitor', isFirstOfRoute: true, show: open('/privacy') },
  { name: 'not-found', persona: 'visitor', isFirstOfRoute: true, show: open('/no-such-page') },
  { name: 'login', persona: 'visitor', isFirstOfRoute: true, show: open('/login') },
  {
    name: 'login-wrong',
    persona: 'visitor',
    show: async (page) => {
      await openRoute(page, '/login');
      await page.locator('[name=email]').fill('nobody@example.com');
      await page.locator('[name=password]').fill('wrong-password');
      await passCaptcha(page);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('Email or password incorrect').waitFor();
    },
  },
  {
    name: 'register-errors',
    persona: 'visitor',
    isFirstOfRoute: true,
    show: async (page) => {
      await openRoute(page, '/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  },
  { name: 'quick', persona: 'visitor', isFirstOfRoute: true, show: open('/quickrecipe') },
  {
    name: 'quick-errors',
    persona: 'visitor',
    show: async (page) => {
      await openRoute(page, '/quickrecipe');
      await page.locator('button[type=submit]').click();
    },
  },
  {
    name: 'quick-result',
    persona: 'visitor',
    isFirstOfRoute: true,
    show: async (page) => {
      await openRoute(page, '/quickrecipe');
      await fillRequest(page);
      await page.locator('button[type=submit]').click();
      await checkDetailsButton(page).waitFor();
    },
  },
  { name: 'quick-result-missing', persona: 'visitor', show: open('/quick-recipe-result') },
  { name: 'wizard-1', persona: 'new cook', isFirstOfRoute: true, show: (page) => openProfileStep(page, 1) },
  {
    name: 'wizard-1-errors',
    persona: 'new cook',
    show: async (page) => {
      await openProfileStep(page, 1);
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  { name: 'wizard-2', persona: 'new cook', show: (page) => openProfileStep(page, 2) },
  { name: 'wizard-3', persona: 'new cook', show: (page) => openProfileStep(page, 3) },
  { name: 'wizard-4', persona: 'new cook', show: (page) => openProfileStep(page, 4) },
  { name: 'wizard-update', persona: 'cook', show: open('/initialForm') },
  { name: 'themes', persona: 'cook', isFirstOfRoute: true, show: open('/services') },
  { name: 'request', persona: 'cook', isFirstOfRoute: true, show: openRequest },
  {
    name: 'request-errors',
    persona: 'cook',
    show: async (page) => {
      await openRequest(page);
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
    },
  },
  {
    name: 'request-rate-limit',
    persona: 'cook',
    show: async (page) => {
      await writeSetting('rateLimit', { limit: 0, windowMs: 3_600_000 });
      await openRequest(page);
      await fillRequest(page);
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
      await page.getByText(/Te quedan/).waitFor();
    },
  },
  {
    name: 'request-sending',
    persona: 'cook',
    isPending: true,
    show: async (page) => {
      await openRequest(page);
      await fillRequest(page);
      await setScenario('slow', { delayMs: [60_000, 60_000] });
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
      await page.getByText('Processing...').waitFor();
    },
  },
  { name: 'new-recipe', persona: 'cook', isFirstOfRoute: true, show: openNewRecipe },
  { name: 'new-recipe-missing', persona: 'cook', show: open('/newRecipe') },
  { name: 'recipes', persona: 'cook', isFirstOfRoute: true, show: open('/recipes') },
  {
    name: 'recipes-loading',
    persona: 'cook',
    isPending: true,
    show: async (page) => {
      await openRoute(page, '/recipes');
      await setScenario('slow', { delayMs: [60_000, 60_000], only: 'listRecipes' });
      await reloadWithoutCache(page);
      await page.getByText('Loading your recipes…').waitFor();
    },
  },
  {
    name: 'recipes-empty',
    persona: 'cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await setScenario('empty list');
      await reloadWithoutCache(page);
      await page.getByText(/no recipes yet/).waitFor();
    },
  },
  {
    name: 'recipes-error',
    persona: 'cook',
    show: async (page) => {
      await setScenario('401', { only: 'listRecipes' });
      await openRoute(page, '/recipes');
    },
  },
  {
    name: 'recipes-no-match',
    persona: 'cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await page.getByRole('searchbox').fill('bouillabaisse');
      await page.getByText('No recipes found with the current filters.').waitFor();
    },
  },
  {
    name: 'recipe-modal',
    persona: 'cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await cardButton(page, /^view/i).click();
    },
  },
  {
    name: 'share-dialog',
    persona: 'cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await cardButton(page, /^share/i).click();
    },
  },
  {
    name: 'delete-dialog',
    persona: 'cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await cardButton(page, /^delete/i).click();
    },
  },
  { name: 'recipe', persona: 'cook', show: open(`/recipe/${newest?._id}`) },
  { name: 'recipe-sample-picture', persona: 'cook', show: open(`/recipe/${recipes[1]?._id}`) },
  { name: 'recipe-not-found', persona: 'cook', show: open('/recipe/000000000000000000000000') },
  ...recipeCheckScenes,
  ...['profile', 'preferences', 'shopping-list', 'ranking-recipes', 'support', 'account'].map(
    (tab, index): Scene => ({
      name: `dashboard-${tab}`,
      persona: 'cook',
      ...(index === 0 ? { isFirstOfRoute: true } : {}),
      show: async (page) => {
        await openRoute(page, '/user');
        await page.getByRole('tab').nth(index).click();
      },
    }),
  ),
  {
    name: 'logout-dialog',
    persona: 'cook',
    show: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Logout' }).click();
    },
  },
];

/** Opens the app as a persona. */
export async function openAs(as: Persona, signIn: SignInFixture, page: Page): Promise<void> {
  await savePictures();
  if (as === 'visitor') await page.goto('./');
  else if (as === 'new cook') await signIn({ profile: null });
  else if (as === 'cook') await signIn({ recipes });
  else {
    const id = eggplantCurry._id;
    const foods = ['eggplant', 'butternut-squash', 'chicken-thigh', 'coriander', 'rice'];
    const curry = { ...eggplantCurry, imageUrl: imagePath(id) };
    await signIn({ profile: carefulProfile, recipes: [...recipes.slice(0, 5), curry] });
    const dish = { kind: 'curry', ingredients: foods, theme: eggplantCurry.tipoReceta } as const;
    await saveImage(id, drawDish(dish, 3), 'recipe');
    await page.reload();
  }
}

/** Resets storage, network and scenario to a fresh page. */
export async function resetBrowser(page: Page): Promise<void> {
  await setScenario('normal');
  await writeSetting('rateLimit', { limit: 10, windowMs: 3_600_000 });
  // A file of the same origin without the app, which could otherwise store data again while it closes.
  await page.goto('./icon.svg');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^sazon\.(draft|cooking)\./.test(key)) localStorage.removeItem(key);
    localStorage.removeItem('sazon.query-cache');
  });
  await page.goto('./#/about');
}
