import { setNextRecipe } from '../fakeBackend';
import { checkDetailsButton } from '../recipeCheck';
import { carefulProfile, curryWithoutWhey, eggplantCurry, requestCurry } from './conflictingRecipe';
import { expect, navigateTo, test } from './hostedFixtures';

/** Start of the previous recipe's title; the rest can be marked. */
const title = /^Smoky eggplant curry/;

test('a cook makes a recipe again without a food, and compares both', async ({ page, signIn, backend }) => {
  await signIn({ profile: carefulProfile, recipes: [eggplantCurry] });
  await navigateTo(page, `/recipe/${eggplantCurry._id}`);
  await checkDetailsButton(page).waitFor();
  // The popover says why the word is marked, and offers a way to avoid it.
  const whey = page.getByRole('region', { name: 'Ingredients' }).getByRole('button', { name: 'whey' });
  await whey.click();
  await expect(page.getByText('Whey is a milk product. You listed lactose.')).toBeVisible();
  await page.getByRole('button', { name: 'Make it without whey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /make a Global Flavors Recipe/ })).toBeVisible();

  // Without what else breaks a rule.
  const ingredients =
    'eggplant, butternut squash, curry paste, coconut milk, white wine, blue cheese, dairy-free yoghurt, nutmeg, rice, ' +
    '1 glug of zorgle';
  const note =
    'without whey, almonds, chicken thigh, almond milk, Worcestershire sauce, cilantro, anchovy and honey';
  const expectFilled = async () => {
    await expect(page.locator('[name=ingredientes]')).toHaveValue(ingredients);
    await expect(page.locator('[name=tiempoCoccion]')).toHaveValue('30');
    await expect(page.locator('[name=diners]')).toHaveValue('4');
    await expect(page.locator('[name=tipoComida]')).toHaveValue('Dinner');
    await expect(page.getByLabel(/Additional Info for the Chef/)).toHaveValue(note);
  };
  await expectFilled();
  await page.getByRole('link', { name: 'Back to the previous recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expectFilled();

  setNextRecipe(curryWithoutWhey);
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your New Recipe' })).toBeVisible();
  const sent = backend.to('POST', '/api/recipes').map(({ body }) => body);
  expect(sent).toEqual([
    JSON.stringify({
      _id: '',
      userId: 'cook-1',
      firebaseId: 'cook-1',
      dificultad: '',
      ingredientes: ingredients,
      tiempoCoccion: '30',
      diners: 4,
      necesidadesDiners: note,
      tipoComida: 'Dinner',
      tipoReceta: 'Global Flavors',
      userPreferences: {
        toolsLevel: carefulProfile.toolsLevel,
        expertiseLevelInKitchen: carefulProfile.expertiseLevelInKitchen,
        dislikedFood: 'coriander',
        intolerances: ['Lactose', 'Nuts'],
        avoidIngredients: ['Sugar'],
        diet: 'Vegetarian',
        healthConditions: ['Pregnancy'],
        activityLevel: carefulProfile.activityLevel,
        recipeGoal: carefulProfile.recipeGoal,
        specificGoal: carefulProfile.specificGoal,
      },
    }),
  ]);

  await expect(page.getByText('Both recipes are in your list.')).toBeHidden();
  await page.getByText('What changed').click();
  const comparison = page.getByRole('region', { name: 'What changed' });
  const lines = comparison.getByRole('listitem');
  await expect(lines.filter({ hasText: /^100\sml whey/ }).locator('del')).toBeVisible();
  await expect(lines.filter({ hasText: /^400\sg chickpeas/ }).locator('ins')).toBeVisible();
  await expect(page.getByText('10 removed, 1 added, 1 changed')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the previous one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a cook sees how a recipe differs from the request', async ({ page, signIn }) => {
  await signIn({ profile: carefulProfile });
  await navigateTo(page, '/lastForm');
  setNextRecipe(eggplantCurry);
  await requestCurry(page);
  await checkDetailsButton(page).click();
  const panel = page.getByRole('region', { name: 'Checked against your settings' });
  for (const slip of [
    'You asked for 2 diners; the recipe is for 4.',
    'You asked for 30 minutes, but the steps add up to at least 65.',
    'You asked for peas; the recipe uses none',
    'No step uses the rice.',
    'In the steps, but not among the ingredients: anchovy, honey.',
  ])
    await expect(panel.getByRole('listitem').filter({ hasText: slip })).toBeVisible();
});
