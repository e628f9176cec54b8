import { expect, type Page } from '@playwright/test';
import { blockNetwork, test } from '../fixtures';
import { checkDetailsButton, checkSentencesLocator } from '../recipeCheck';
import { signInWithGoogle } from './signInWithGoogle';

const choose = (page: Page, name: string, value: string) =>
  page.locator(`select[name=${name}]`).selectOption(value);

/** Signs in a vegan with a nut intolerance and a complete profile. */
async function signInWithProfile(page: Page): Promise<void> {
  await signInWithGoogle(page, 'Ana');
  await page.getByRole('link', { name: 'Fill Out the Form!' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await page.locator('[name=name]').fill('Ana');
  await page.locator('[name=age]').fill('29');
  await choose(page, 'worldRegion', 'WesternEurope');
  await choose(page, 'toolsLevel', 'Basic');
  await choose(page, 'expertiseLevelInKitchen', 'Junior');
  await next.click();
  await choose(page, 'leastfavoriteCuisine', 'FastFood');
  await page.locator('[name=dislikedFood]').fill('mushrooms');
  await next.click();
  await choose(page, 'diet', 'Vegan');
  await page.locator('[name=intolerances][value=Nuts]').check();
  await choose(page, 'activityLevel', 'LightlyActive');
  await next.click();
  await choose(page, 'cookingPreference', 'Everyday');
  await choose(page, 'recipeGoal', 'Enjoyment');
  await choose(page, 'specificGoal', 'BalancedDiet');
  await choose(page, 'ingredientPreference', 'Seasonal');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Start Crafting Recipes' }).click();
}

test('a cook gets a recipe that fits the profile and the request, and is told so', {
  tag: '@rest',
}, async ({ page, consoleOutput }) => {
  // Chromium logs the 404 that means 'no profile yet'.
  consoleOutput.allow(/status of 404/);
  await blockNetwork(page);
  await signInWithProfile(page);
  await page.getByRole('link', { name: /Healthy Bites/ }).click();
  // The kitchen must leave out two of them, and say so.
  await page.locator('[name=ingredientes]').fill('tofu, rice, broccoli, almonds, butter');
  await page.locator('[name=tiempoCoccion]').fill('45');
  await page.locator('[name=diners]').fill('2');
  await choose(page, 'tipoComida', 'Dinner');
  await page.getByRole('button', { name: 'Submit Recipe' }).click();

  const panel = page.getByRole('region', { name: 'Checked against your settings' });
  const expectAllWell = async () => {
    await expect(checkSentencesLocator(page)).toHaveText(
      'Fits your settings: vegan, no nuts or mushrooms found.',
    );
    await checkDetailsButton(page).click();
    await expect(panel).toContainText('Checked for: vegan diet, nuts');
    await expect(page.getByRole('main').locator('mark')).toHaveCount(0);
  };
  await expectAllWell();
  await expect(page.getByRole('main')).toContainText('almonds');
  // The request is stored with the cache, which is written with a delay.
  await page.waitForFunction(() =>
    Object.values(localStorage).some((value) => String(value).includes('recipe-origin')),
  );
  await page.reload();
  await expectAllWell();
});
