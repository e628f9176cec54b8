import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import { expect, test } from '../fixtures';
import { localServer } from '../servers';

const email = 'nora@example.com';
const password = 'pimenton-9';
const api = 'http://localhost:5000/api';

/** Opens a browser with a profile on disk, which can be reopened, without network except loopback. */
async function openBrowser(userDataDir: string): Promise<{ context: BrowserContext; page: Page }> {
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(userDataDir, {
    ...(executablePath ? { executablePath } : {}),
    baseURL: localServer.url,
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });
  context.setDefaultTimeout(15_000);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Returns every request that the page sends to the backend, in order. */
function recordCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api) && !request.serviceWorker()) calls.push(request);
  });
  return calls;
}

const recordConsoleErrors = (page: Page) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    // Chromium logs the 404 that means 'no profile yet'.
    if (/status of 404/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', ({ message }) => noise.push(message));
  return noise;
};

const choose = (page: Page, name: string, value: string) =>
  page.locator(`select[name=${name}]`).selectOption(value);
const tick = (page: Page, name: string, value: string) =>
  page.locator(`input[type=checkbox][name=${name}][value=${value}]`).check();

// Claims 1.2, 1.8, 3.11, 7.4
test('a new cook makes and saves a recipe in local mode without a network, and finds it the next day', async () => {
  const testInfo = test.info();
  const userDataDir = testInfo.outputPath('browser');
  let { context, page } = await openBrowser(userDataDir);
  let noise = recordConsoleErrors(page);
  const calls = recordCalls(page);

  await test.step('register', async () => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Access Your Account' }).click();
    await page.getByRole('link', { name: /create an account/i }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: /not a robot/i }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Registered successfully')).toBeVisible();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await page.waitForURL(/#\/login$/);
  });

  await test.step('not without a verified e-mail', async () => {
    await signIn(page);
    await expect(page.getByText('Please verify your email before logging in')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend Email Verification' })).toBeVisible();
  });

  await test.step('verify the e-mail in the inbox', async () => {
    await page.getByRole('button', { name: /^Inbox/ }).click();
    await page.getByRole('link', { name: 'Verify e-mail' }).first().click();
    await expect(page.getByText(/verified/i).last()).toBeVisible();
  });

  await test.step('log in', async () => {
    await signIn(page);
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    await page.waitForURL(/#\/$/);
  });

  await test.step('fill the profile', async () => {
    await page.getByRole('link', { name: 'Fill Out the Form!' }).click();
    await expect(page.getByRole('heading', { name: 'Personalize Your Perfect Menu!' })).toBeVisible();
    await page.locator('[name=name]').fill('Nora');
    await page.locator('[name=age]').fill('34');
    await choose(page, 'worldRegion', 'SouthAmerica');
    await choose(page, 'toolsLevel', 'Intermediate');
    await choose(page, 'expertiseLevelInKitchen', 'Novice');
    await page.getByRole('button', { name: 'Next' }).click();
    await choose(page, 'leastfavoriteCuisine', 'FastFood');
    await page.locator('[name=dislikedFood]').fill('liver');
    await page.reload();
    await expect(page.locator('[name=dislikedFood]'), 'the draft survives a reload').toHaveValue('liver');
    await page.getByRole('button', { name: 'Next' }).click();
    await choose(page, 'diet', 'Vegetarian');
    await tick(page, 'intolerances', 'Nuts');
    await tick(page, 'intolerances', 'Lactose');
    await choose(page, 'activityLevel', 'LightlyActive');
    await page.getByRole('button', { name: 'Next' }).click();
    await choose(page, 'cookingPreference', 'Everyday');
    await choose(page, 'recipeGoal', 'Enjoyment');
    await choose(page, 'specificGoal', 'BalancedDiet');
    await choose(page, 'ingredientPreference', 'Seasonal');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Settings Updated Successfully!')).toBeVisible();
    await page.waitForURL(/#\/$/);

    const saved = calls.find((call) => call.method() === 'POST' && call.url() === `${api}/api/users`);
    const body: unknown = saved?.postDataJSON();
    expect(body).toEqual({
      firebaseId: expect.any(String),
      email,
      name: 'Nora',
      age: 34,
      worldRegion: 'SouthAmerica',
      toolsLevel: 'Intermediate',
      expertiseLevelInKitchen: 'Novice',
      leastfavoriteCuisine: 'FastFood',
      dislikedFood: 'liver',
      diet: 'Vegetarian',
      intolerances: ['Nuts', 'Lactose'],
      healthConditions: [],
      activityLevel: 'LightlyActive',
      cookingPreference: 'Everyday',
      recipeGoal: 'Enjoyment',
      specificGoal: 'BalancedDiet',
      ingredientPreference: 'Seasonal',
      avoidIngredients: [],
    });
    expect(await saved?.headerValue('authorization')).toMatch(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/);
  });

  let title = '';
  await test.step('ask for a recipe', async () => {
    await page.getByRole('link', { name: 'Start Crafting Recipes' }).click();
    await page.getByRole('link', { name: /Healthy Bites/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Ok let['’]s make a Healthy Bites Recipe/,
    );
    await page.getByLabel('Ingredients').fill('lentils, tomato, spinach, milk');
    await page.getByLabel('Cooking Time (Minutes)').fill('40');
    await page.getByLabel('Number of Diners').fill('3');
    await page.getByLabel('Meal Type').selectOption('Dinner');
    await page.getByLabel(/Additional Info for the Chef/).fill('not too spicy');
    await page.getByRole('button', { name: 'Submit Recipe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your New Recipe');
    title = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    expect(title.length).toBeGreaterThan(5);

    const sent = calls.find((call) => call.method() === 'POST' && call.url() === `${api}/api/recipes`);
    const body = sent?.postDataJSON();
    expect(body).toEqual({
      _id: '',
      userId: body.firebaseId,
      firebaseId: expect.stringMatching(/.+/),
      dificultad: '',
      ingredientes: 'lentils, tomato, spinach, milk',
      tiempoCoccion: '40',
      diners: 3,
      necesidadesDiners: 'not too spicy',
      tipoComida: 'Dinner',
      tipoReceta: 'Healthy Bites',
      userPreferences: {
        toolsLevel: 'Intermediate',
        expertiseLevelInKitchen: 'Novice',
        dislikedFood: 'liver',
        intolerances: ['Nuts', 'Lactose'],
        avoidIngredients: [],
        diet: 'Vegetarian',
        healthConditions: [],
        activityLevel: 'LightlyActive',
        recipeGoal: 'Enjoyment',
        specificGoal: 'BalancedDiet',
      },
    });
  });

  await test.step('the recipe fits and has a picture', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText(/lentil/i);
    const picture = main.getByRole('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.getAttribute('src')).toMatch(/^http:\/\/localhost:5000\/images\/.+\.svg$/);
  });

  await test.step('it is in the list', async () => {
    await page.getByRole('link', { name: 'Go to my recipes!' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  });

  expect(noise).toEqual([]);
  await context.close();

  await test.step('and still there when the browser is opened again', async () => {
    ({ context, page } = await openBrowser(userDataDir));
    noise = recordConsoleErrors(page);
    await page.goto('./#/recipes');
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    expect(noise).toEqual([]);
    await context.close();
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const captcha = page.getByRole('checkbox', { name: /not a robot/i });
  if (!(await captcha.isChecked())) await captcha.check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
