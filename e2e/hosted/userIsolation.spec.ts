import { aProfile, aRecipe } from '@tests/support/builders';
import { seedAccount } from '@tests/support/seed';
import { expect, navigateTo, passCaptcha, test } from './hostedFixtures';

const everythingStored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

test('a cook who signs out in one tab is signed out in the others, with their data deleted', async ({
  page,
  context,
  signIn,
}) => {
  const recipe = aRecipe({ descripcionReceta: '# Julia’s secret stew' });
  await signIn({ recipes: [recipe] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: 'Julia’s secret stew' })).toBeVisible();
  const others = [await context.newPage(), await context.newPage()];
  for (const [index, other] of others.entries()) {
    await other.goto(index === 0 ? '/#/recipes' : `/#/recipe/${recipe._id}`);
    await expect(other.getByRole('heading', { name: 'Julia’s secret stew' })).toBeVisible();
  }

  await page.bringToFront();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('LogOut successfully')).toBeVisible();
  for (const other of others) {
    await other.bringToFront();
    await expect(other.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    await expect(other.getByText('secret stew')).toHaveCount(0);
  }
  const left = await page.evaluate(everythingStored);
  expect(left).not.toContain('secret stew');
  expect(left).not.toContain('cook-1');
});

// Claims 4.36, 6.4, 7.12
test('a cook’s data is neither shown nor stored after sign-out, nor for the next user', async ({
  page,
  signIn,
}) => {
  await signIn({ recipes: [aRecipe({ descripcionReceta: '# Julia’s secret stew' })] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: 'Julia’s secret stew' })).toBeVisible();
  await expect.poll(() => page.evaluate(everythingStored)).toContain('secret stew');
  await navigateTo(page, '/lastForm');
  await page.locator('[name=ingredientes]').fill('truffles');
  await expect.poll(() => page.evaluate(everythingStored)).toContain('truffles');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('LogOut successfully')).toBeVisible();
  const left = await page.evaluate(everythingStored);
  expect(left).not.toContain('secret stew');
  expect(left).not.toContain('truffles');
  expect(left).not.toContain('cook-1');

  await seedAccount({ uid: 'cook-2', email: 'ben@example.com', password: 'another-1', profile: aProfile() });
  await navigateTo(page, '/login');
  await page.getByLabel('Email').fill('ben@example.com');
  await page.getByLabel('Password', { exact: true }).fill('another-1');
  await passCaptcha(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/#\/$/);
  await navigateTo(page, '/recipes');
  await expect(page.getByText(/There[’']s no recipes yet\./)).toBeVisible();
  await navigateTo(page, '/lastForm');
  await expect(page.locator('[name=ingredientes]')).toHaveValue('');
});
