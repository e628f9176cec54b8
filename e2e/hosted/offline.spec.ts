import type { Page } from '@playwright/test';
import { aProfile, aRecipe } from '@tests/support/builders';
import { imagePath, saveImage } from '@/local/backend/imageRoutes';
import { expect, navigateTo, type SignInFixture, test } from './hostedFixtures';

test.use({ serviceWorkers: 'allow' });

const method = '## Method\n\n1. Rinse the lentils.\n2. Simmer them for 20 minutes.\n3. Season and serve.';

test('without a network, a cook can open a recipe of the list, see its check and cook it to the last step', async ({
  page,
  context,
  signIn,
  consoleOutput,
}) => {
  // The console shows the unanswered requests.
  consoleOutput.allow(
    /ERR_INTERNET_DISCONNECTED|could not be checked|Failed to fetch|network-request-failed/,
  );
  const recipe = aRecipe({
    ingredientes: '- 200 g lentils\n- 2 tbsp cream',
    descripcionReceta: `# Lentil soup\n\n${method}`,
  });
  await signIn({ profile: aProfile({ intolerances: ['Lactose'] }), recipes: [recipe, aRecipe()] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ }).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The cache is written a second after a response.
    while (!localStorage.getItem('sazon.query-cache')?.includes('lentils')) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  await context.setOffline(true);
  // Ending a devtools session resets `navigator.onLine`, so emulate it in the page.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.reload();
  await expect(page.getByText(/^No connection: your recipes as of \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Lentil soup/ }).first()).toBeVisible();

  await navigateTo(page, `/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  await expect(page.getByText(/^Not for you: .*lactose/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();

  await navigateTo(page, `/recipe/${recipe._id}?view=cook`);
  for (const step of ['Rinse the lentils.', 'Simmer them for 20 minutes.']) {
    await expect(page.getByText(step)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('Season and serve.')).toBeVisible();
});

test('with every server unreachable, a cook can read the stored recipes', async ({
  page,
  context,
  signIn,
  consoleOutput,
}) => {
  consoleOutput.allow(/ERR_FAILED|could not be checked|Failed to fetch|network-request-failed/);
  const recipe = aRecipe();
  await signIn({ recipes: [recipe] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => stored(page)).toContain('Lentil soup');
  await context.route(
    ({ origin }) => !page.url().startsWith(origin),
    (route) => route.abort(),
  );
  // Later visits must show as much as the first.
  for (const visit of ['first', 'second', 'third']) {
    await page.reload();
    await expect(page.getByRole('heading', { name: /Lentil soup/ }), visit).toBeVisible();
    await expect(page.getByText(/^No connection: your recipes as of \d\d:\d\d$/), visit).toBeVisible();
    await navigateTo(page, `/recipe/${recipe._id}`);
    await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ }), visit).toBeVisible();
    await navigateTo(page, `/recipe/${recipe._id}?view=cook`);
    await expect(page.getByText(/^Step 1 of/), visit).toBeVisible();
    await navigateTo(page, '/lastForm');
    await expect(page.getByRole('button', { name: 'Submit Recipe' }), visit).toBeEnabled();
    await navigateTo(page, '/recipes');
  }
});

/** Opens a recipe with a picture, and waits until both are stored for offline visits. */
async function storeRecipe(page: Page, signIn: SignInFixture): Promise<void> {
  const recipe = aRecipe({
    descripcionReceta: `# Julia’s secret stew\n\n${method}`,
    imageUrl: imagePath('secret-stew'),
  });
  await saveImage('secret-stew', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>', 'recipe');
  await signIn({ recipes: [recipe] });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await navigateTo(page, `/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: /secret stew/ })).toBeVisible();
  await expect.poll(() => stored(page)).toContain('secret stew');
  await expect.poll(() => cachedUrls(page)).toEqual([expect.stringContaining(imagePath('secret-stew'))]);
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Returns the URLs in Cache Storage without the product's own files. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url).filter((url) => !url.startsWith(location.origin));
  });

test('after sign-out, no offline data of the cook is left', {
  tag: '@rest',
}, async ({ page, signIn }) => {
  await storeRecipe(page, signIn);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('LogOut successfully')).toBeVisible();
  await expect.poll(() => cachedUrls(page)).toEqual([]);
  expect(await stored(page)).not.toMatch(/secret stew|cook-1/);
});

test('after a session expires while no page is open, no recipe or picture of the cook is left', {
  tag: '@rest',
}, async ({ page, signIn }) => {
  await storeRecipe(page, signIn);
  // Another page of the origin, without the product and its service worker.
  await page.goto('./icon.svg');
  await page.evaluate(async () => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firebase:')) localStorage.removeItem(key);
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  expect(await cachedUrls(page)).not.toEqual([]);
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: 'Access Your Account' })).toBeVisible();
  await expect.poll(() => cachedUrls(page)).toEqual([]);
  expect(await stored(page)).not.toMatch(/secret stew|cook-1/);
});

test('a cook’s picture is not replaced by a failed response', { tag: '@rest' }, async ({
  page,
  context,
  signIn,
  consoleOutput,
}) => {
  consoleOutput.allow(/503/);
  let status = 503;
  await context.route(/kitchen\.example\.com\/pictures\/flaky/, (route) =>
    route.fulfill({
      status,
      contentType: 'image/svg+xml',
      headers: { 'access-control-allow-origin': '*' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    }),
  );
  await signIn();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const load = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const picture = document.body.appendChild(new Image());
          picture.onload = () => resolve('shown');
          picture.onerror = () => resolve('failed');
          picture.src = 'https://kitchen.example.com/pictures/flaky.svg';
        }),
    );
  await load();
  expect(await cachedUrls(page)).toEqual([]);
  status = 200;
  // The page itself caches pictures that it has shown.
  await page.reload();
  expect(await load()).toBe('shown');
  await expect.poll(() => cachedUrls(page)).toEqual([expect.stringContaining('flaky.svg')]);
});
