import type { Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import { expect, navigateTo, test } from './hostedFixtures';

/** Makes requests for a file fail this many times, as after a deploy. */
async function failRequests(page: Page, name: string, times: number): Promise<void> {
  const answer = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not Found</title>' };
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.fulfill(answer), { times });
}

/** Returns a function that returns the number of page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.beforeEach(({ consoleOutput }) =>
  consoleOutput.allow(/404|ERR_FAILED|could not be loaded|dynamically imported module/),
);

test('a cook keeps the typed text when a deploy removes the code of a screen', async ({ page, signIn }) => {
  await signIn();
  await navigateTo(page, '/lastForm');
  await page.locator('[name=ingredientes]').fill('leeks');
  const loads = countLoads(page);
  await failRequests(page, 'DashboardScreen', 1);
  await navigateTo(page, '/user');
  await expect(page.getByRole('tab', { name: 'Shopping List' })).toBeVisible();
  expect(loads()).toBe(1);
  await navigateTo(page, '/lastForm');
  await expect(page.locator('[name=ingredientes]')).toHaveValue('leeks');
});

test('a cook is offered a reload when the code of a screen is missing, after one automatic reload', {
  tag: '@rest',
}, async ({ page, signIn }) => {
  await signIn();
  const loads = countLoads(page);
  await failRequests(page, 'DashboardScreen', 10);
  await navigateTo(page, '/user');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(loads()).toBe(2);
  await navigateTo(page, '/about');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
});

test('a cook stays signed in when the code of a screen is missing', {
  tag: '@rest',
}, async ({ page, signIn }) => {
  await signIn({ recipes: [aRecipe()] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
  await failRequests(page, 'firebaseAuth', 100);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/recipes');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
});

test('a cook can log out and their data is deleted while no code can be loaded', async ({ page, signIn }) => {
  await signIn({ recipes: [aRecipe()] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
  await page.route(/\/assets\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('LogOut successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Lentil|cook-1/);
});
