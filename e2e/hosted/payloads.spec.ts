import { aProfile, aRecipe } from '@tests/support/builders';
import { expect, navigateTo, test } from './hostedFixtures';

const bearer = /^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/;
const json = (body: string | null) => JSON.parse(body ?? 'null');

async function fillRequest(page: import('@playwright/test').Page) {
  await page.locator('[name=ingredientes]').fill('eggs, rice');
  await page.locator('[name=tiempoCoccion]').fill('030');
  await page.locator('[name=diners]').fill('4');
  await page.locator('[name=tipoComida]').selectOption('Fast Food');
}

// Claim 7.7
test('a cook’s recipe calls are sent exactly as specified', async ({ page, signIn, backend }) => {
  await signIn({ recipes: [aRecipe({ _id: '65a000000000000000000001' })] });
  const [check] = backend.to('GET', '/api/users/cook-1');
  expect(check?.headers.authorization).toMatch(bearer);
  expect(check?.headers['content-type']).toBe('application/json');
  expect(check?.body).toBeNull();

  await navigateTo(page, '/services');
  await page.getByRole('link', { name: /Street Eats/ }).click();
  await fillRequest(page);
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Your New Recipe' })).toBeVisible();
  const [created] = backend.to('POST', '/api/recipes');
  expect(created?.headers.authorization).toMatch(bearer);
  expect(created?.headers['content-type']).toBe('application/json');
  const profile = aProfile();
  expect(created?.body).toBe(
    JSON.stringify({
      _id: '',
      userId: 'cook-1',
      firebaseId: 'cook-1',
      dificultad: '',
      ingredientes: 'eggs, rice',
      tiempoCoccion: '030',
      diners: 4,
      necesidadesDiners: '',
      tipoComida: 'Fast Food',
      tipoReceta: 'Street Eats',
      userPreferences: {
        toolsLevel: profile.toolsLevel,
        expertiseLevelInKitchen: profile.expertiseLevelInKitchen,
        dislikedFood: profile.dislikedFood,
        intolerances: profile.intolerances,
        avoidIngredients: profile.avoidIngredients,
        diet: profile.diet,
        healthConditions: profile.healthConditions,
        activityLevel: profile.activityLevel,
        recipeGoal: profile.recipeGoal,
        specificGoal: profile.specificGoal,
      },
    }),
  );

  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: title ?? '' }),
    'the new recipe survives a reload',
  ).toBeVisible();

  await page.getByRole('link', { name: 'Go to my recipes!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Recipes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible();
  const [list] = backend.to('GET', '/api/users/cook-1/recipes');
  expect(list?.headers.authorization).toMatch(bearer);

  await navigateTo(page, '/recipe/65a000000000000000000001');
  await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  // The list's copy shows at once; the recipe is refetched meanwhile.
  const reads = () => backend.to('GET', '/api/recipes/65a000000000000000000001');
  await expect.poll(() => reads().length).toBe(1);
  const [one] = reads();
  expect(one?.headers.authorization).toMatch(bearer);
  expect(one?.headers['content-type']).toBe('application/json');

  await navigateTo(page, '/recipes');
  await page.getByRole('button', { name: /^Delete.*Lentil soup/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Recipe successfully deleted')).toBeVisible();
  const [deleted] = backend.to('DELETE', '/api/recipes/65a000000000000000000001');
  expect(deleted?.body).toBe('{"firebaseId":"cook-1"}');
  expect(deleted?.headers.authorization).toBeUndefined();
  expect(deleted?.headers['content-type']).toBe('application/json');
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeHidden();
  // The list is refetched after the deletion.
  await expect.poll(() => backend.to('GET', '/api/users/cook-1/recipes').length).toBeGreaterThan(1);
});

// Claims 6.9, 6.10
test('a visitor’s quick recipe is sent without a token, a cook’s with it', async ({
  page,
  signIn,
  backend,
}) => {
  const body = {
    ingredientes: 'eggs, rice',
    tiempoCoccion: '030',
    diners: '4',
    tipoComida: 'Fast Food',
    tipoReceta: 'Default Recipe',
  };
  await page.goto('./#/quickrecipe');
  await fillRequest(page);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('link', { name: 'Create Another Recipe' })).toBeVisible();
  const [visitors] = backend.to('POST', '/api/api/quickrecipe');
  expect(visitors?.headers.authorization).toBeUndefined();
  expect(visitors?.headers['content-type']).toBe('application/json');
  expect(json(visitors?.body ?? null)).toEqual(body);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }), 'the result survives a reload').toHaveText(
    title ?? '',
  );

  await signIn();
  await navigateTo(page, '/quickrecipe');
  await fillRequest(page);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('link', { name: 'Create Another Recipe' })).toBeVisible();
  const [, cooks] = backend.to('POST', '/api/api/quickrecipe');
  expect(cooks?.headers.authorization).toMatch(bearer);
  expect(json(cooks?.body ?? null)).toEqual(body);
});

test('a cook keeps the typed text when the session expires', async ({ page, signIn, consoleOutput }) => {
  consoleOutput.allow(/Failed to load resource/);
  consoleOutput.allow(/profile could not be checked/);
  const { setScenario } = await import('@/local/scenarios/scenarios');
  await signIn();
  await navigateTo(page, '/lastForm');
  await fillRequest(page);
  await setScenario('expired session');
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await setScenario('normal');
  await page.getByLabel('Email').fill('julia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sofrito-2026');
  await page.getByRole('checkbox', { name: /not a robot/i }).check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.hash !== '#/login');
  await navigateTo(page, '/lastForm');
  await expect(page.locator('[name=ingredientes]')).toHaveValue('eggs, rice');
});

// Claim 9.5
test('a cook’s session token is stored in no cookie', async ({ page, signIn }) => {
  const synced: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/session')) synced.push(`${request.method()} ${request.url()}`);
  });
  // With this cookie a host makes the Firebase SDK send new tokens there, by default those up to 5 minutes old.
  await page.addInitScript(() => {
    Object.assign(window, { __FIREBASE_DEFAULTS__: { _authTokenSyncURL: '/session' } });
  });
  await signIn();
  await navigateTo(page, '/recipes');
  await expect(page.getByText(/There[’']s no recipes yet\./)).toBeVisible();
  expect(synced).toEqual([]);
});
