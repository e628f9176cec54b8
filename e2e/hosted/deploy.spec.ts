import type { Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import { expect, goTo, test } from './hosted';

/** Takes a file of the version that is open away, as a deploy does, for so many requests. */
async function takeAway(page: Page, name: string, times: number): Promise<void> {
  const answer = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not Found</title>' };
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.fulfill(answer), { times });
}

/** Counts how often the page is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.beforeEach(({ consoleOutput }) =>
  consoleOutput.allow(/404|ERR_FAILED|could not be loaded|dynamically imported module|boiled over/),
);

test('a screen whose code is gone is there after one reload, and what was typed is kept', async ({
  page,
  signIn,
}) => {
  await signIn();
  await goTo(page, '/lastForm');
  await page.locator('[name=ingredientes]').fill('leeks');
  const loads = countLoads(page);
  await takeAway(page, 'DashboardScreen', 1);
  await goTo(page, '/user');
  await expect(page.getByRole('tab', { name: 'Shopping List' })).toBeVisible();
  expect(loads()).toBe(1);
  await goTo(page, '/lastForm');
  await expect(page.locator('[name=ingredientes]')).toHaveValue('leeks');
});

test('a screen whose code stays gone offers to reload, and does so by itself no more than once', {
  tag: '@rest',
}, async ({ page, signIn }) => {
  await signIn();
  const loads = countLoads(page);
  await takeAway(page, 'DashboardScreen', 10);
  await goTo(page, '/user');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(loads()).toBe(2);
  await goTo(page, '/about');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
});

test('a cook who is signed in is not sent to the login when a screen’s code is missing', {
  tag: '@rest',
}, async ({ page, signIn }) => {
  await signIn({ recipes: [aRecipe()] });
  await goTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
  await takeAway(page, 'firebaseAuth', 100);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/recipes');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
});

test('a cook can log out, and their data is removed, while no more code can be loaded', async ({
  page,
  signIn,
}) => {
  await signIn({ recipes: [aRecipe()] });
  await goTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ })).toBeVisible();
  await page.route(/\/assets\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('LogOut successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Lentil|cook-1/);
});
