import type { Page } from '@playwright/test';
import { setNextRecipe } from '../fakeBackend';
import { curryWithoutWhey, eggplantCurry, requestCurry } from '../hosted/conflictingRecipe';
import { checkDetailsButton } from '../recipeCheck';
import { openRoute, type Scene } from './scene';

async function openNewestRecipe(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /^view/i }).first().click();
  await checkDetailsButton(page).waitFor();
}

async function requestWithoutFlaggedFoods(page: Page): Promise<void> {
  await openRoute(page, `/recipe/${eggplantCurry._id}`);
  await checkDetailsButton(page).waitFor();
  await page.getByRole('button', { name: 'Make it without these' }).click();
  await page.getByRole('heading', { level: 1, name: /Ok let['’]s make/ }).waitFor();
}

/** Scenes of recipes that conflict with the profile. */
export const recipeCheckScenes: readonly Scene[] = [
  {
    // The request is known, so the recipe is compared with it.
    name: 'recipe-checked',
    persona: 'careful cook',
    isFirstOfRoute: true,
    show: async (page) => {
      await openRoute(page, '/lastForm');
      setNextRecipe(eggplantCurry);
      await requestCurry(page);
      // The check's sentences move the links below them.
      await checkDetailsButton(page).waitFor();
      await page.getByRole('link', { name: 'Go to my recipes!' }).click();
      await openNewestRecipe(page);
      await page.getByRole('link', { name: 'Open full page' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await checkDetailsButton(page).click();
      // No button half under the navigation bar.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'recipe-modal-checked',
    persona: 'careful cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await page
        .getByRole('button', { name: /^View Smoky eggplant/ })
        .first()
        .click();
      await checkDetailsButton(page).waitFor();
    },
  },
  {
    name: 'cook',
    persona: 'careful cook',
    isFirstOfRoute: true,
    show: async (page) => {
      await openRoute(page, `/recipe/${eggplantCurry._id}?view=cook`);
      const next = page.getByRole('button', { name: 'Next' });
      await next.click();
      await next.click();
      await page.getByText(/^Step 3 of \d$/).waitFor();
      await page.locator('mark', { hasText: 'whey' }).first().waitFor();
    },
  },
  {
    name: 'cook-timers',
    persona: 'careful cook',
    show: async (page) => {
      await openRoute(page, `/recipe/${eggplantCurry._id}?view=cook`);
      await page.getByRole('button', { name: 'Start timer: Roast 30 min' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Start timer: Fry 15 min' }).click();
      const more = page.getByRole('button', { name: '1 more timer' });
      if (await more.isVisible()) await more.click();
      await page.getByRole('region', { name: 'For this step' }).getByRole('checkbox').first().check();
    },
  },
  {
    name: 'cook-finished',
    persona: 'careful cook',
    show: async (page) => {
      await openRoute(page, `/recipe/${eggplantCurry._id}?view=cook&step=5`);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('heading', { name: '¡Buen provecho!' }).waitFor();
    },
  },
  {
    name: 'home-cooking',
    persona: 'careful cook',
    show: async (page) => {
      await openRoute(page, `/recipe/${eggplantCurry._id}?view=cook`);
      await page.getByRole('button', { name: 'Start timer: Roast 30 min' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Step 2 of 5').waitFor();
      await openRoute(page, '/');
      await page.getByRole('link', { name: /^Keep cooking/ }).waitFor();
      await page.getByRole('timer').waitFor();
    },
  },
  { name: 'recipes-checked', persona: 'careful cook', show: (page) => openRoute(page, '/recipes') },
  { name: 'request-again', persona: 'careful cook', show: requestWithoutFlaggedFoods },
  {
    name: 'recipe-compared',
    persona: 'careful cook',
    show: async (page) => {
      await requestWithoutFlaggedFoods(page);
      const { ingredientes = '', descripcionReceta = '', ...curry } = curryWithoutWhey;
      setNextRecipe({
        ...curry,
        ingredientes: ingredientes.replace(/.*yoghurt\n/, '- 1 glug of zorgle\n'),
        descripcionReceta: descripcionReceta.replace('dairy-free yoghurt', 'zorgle'),
      });
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
      await page.getByText('What changed').click();
      await page.getByRole('region', { name: 'What changed' }).waitFor();
    },
  },
];
