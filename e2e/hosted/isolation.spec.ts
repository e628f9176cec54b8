import { aProfile, aRecipe } from '@tests/support/builders';
import { seedAccount } from '@tests/support/seed';
import { expect, goTo, passCaptcha, test } from './hosted';

const everythingStored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

test('signing out in one tab ends what the others show and keep', async ({ page, context, signIn }) => {
  const recipe = aRecipe({ descripcionReceta: '# Julia’s secret stew' });
  await signIn({ recipes: [recipe] });
  await goTo(page, '/recipes');
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
test('after signing out, and for the next user, nothing of the first is shown or stored', async ({
  page,
  signIn,
}) => {
  await signIn({ recipes: [aRecipe({ descripcionReceta: '# Julia’s secret stew' })] });
  await goTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: 'Julia’s secret stew' })).toBeVisible();
  await expect.poll(() => page.evaluate(everythingStored)).toContain('secret stew');
  await goTo(page, '/lastForm');
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
  await goTo(page, '/login');
  await page.getByLabel('Email').fill('ben@example.com');
  await page.getByLabel('Password', { exact: true }).fill('another-1');
  await passCaptcha(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/#\/$/);
  await goTo(page, '/recipes');
  await expect(page.getByText(/There[’']s no recipes yet\./)).toBeVisible();
  await goTo(page, '/lastForm');
  await expect(page.locator('[name=ingredientes]')).toHaveValue('');
});
