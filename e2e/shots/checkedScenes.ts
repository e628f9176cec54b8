import type { Page } from '@playwright/test';
import { setNextRecipe } from '../backend';
import { askForCurry, curryWithoutWhey, eggplantCurry } from '../hosted/carefulCook';
import { checkDetails } from '../recipeCheck';
import { openRoute, type Scene } from './scene';

async function viewNewest(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: /^view/i }).first().click();
  await checkDetails(page).waitFor();
}

async function askWithoutWhey(page: Page): Promise<void> {
  await openRoute(page, `/recipe/${eggplantCurry._id}`);
  await checkDetails(page).waitFor();
  await page.getByRole('button', { name: 'whey', exact: true }).first().click();
  await page.getByRole('button', { name: 'Make it without', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Ok let['’]s make/ }).waitFor();
}

/** Recipes that meet the cook's profile, and what follows from that. */
export const checkedScenes: readonly Scene[] = [
  {
    // The request is known: what was asked for stands against what came.
    name: 'recipe-checked',
    as: 'careful cook',
    firstOfRoute: true,
    show: async (page) => {
      await openRoute(page, '/lastForm');
      setNextRecipe(eggplantCurry);
      await askForCurry(page);
      // Its sentences take their place above the links.
      await checkDetails(page).waitFor();
      await page.getByRole('link', { name: 'Go to my recipes!' }).click();
      await viewNewest(page);
      await page.getByRole('link', { name: 'Open its page' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await checkDetails(page).click();
      // No button half under the bar at the top.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'recipe-modal-checked',
    as: 'careful cook',
    show: async (page) => {
      await openRoute(page, '/recipes');
      await viewNewest(page);
    },
  },
  {
    name: 'cook',
    as: 'careful cook',
    firstOfRoute: true,
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
    as: 'careful cook',
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
    as: 'careful cook',
    show: async (page) => {
      await openRoute(page, `/recipe/${eggplantCurry._id}?view=cook&step=5`);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('heading', { name: '¡Buen provecho!' }).waitFor();
    },
  },
  {
    name: 'home-cooking',
    as: 'careful cook',
    show: async (page) => {
      await openRoute(page, `/recipe/${eggplantCurry._id}?view=cook`);
      await page.getByRole('button', { name: 'Start timer: Roast 30 min' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Step 2 of 5').waitFor();
      await openRoute(page, '/');
      await page.getByRole('link', { name: /^Go on cooking/ }).waitFor();
      await page.getByRole('timer').waitFor();
    },
  },
  { name: 'request-again', as: 'careful cook', show: askWithoutWhey },
  {
    name: 'recipe-compared',
    as: 'careful cook',
    show: async (page) => {
      await askWithoutWhey(page);
      setNextRecipe(curryWithoutWhey);
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
      await page.getByRole('button', { name: 'Share and save' }).click();
      await page.getByRole('button', { name: 'Compare with the previous one' }).click();
      await page.getByRole('region', { name: 'The previous and the new recipe' }).waitFor();
    },
  },
];
