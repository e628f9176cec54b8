import { aProfile, aRecipe } from '@tests/support/builders';
import { expect, goTo, test } from './hosted';

test.use({ serviceWorkers: 'allow' });

const method = '## Method\n\n1. Rinse the lentils.\n2. Simmer them for 20 minutes.\n3. Season and serve.';

test('without a network, a recipe of the list opens, is checked and is cooked from to the last step', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  // What the provider and the backend do not answer is said in the console.
  noise.allow(/ERR_INTERNET_DISCONNECTED|could not be checked|Failed to fetch|network-request-failed/);
  const recipe = aRecipe({
    ingredientes: '- 200 g lentils\n- 2 tbsp cream',
    descripcionReceta: `# Lentil soup\n\n${method}`,
  });
  await signIn({ profile: aProfile({ intolerances: ['Lactose'] }), recipes: [recipe, aRecipe()] });
  await goTo(page, '/recipes');
  await expect(page.getByRole('heading', { name: /Lentil soup/ }).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Kept for the next visit a second after it has come.
    while (!localStorage.getItem('sazon.query-cache')?.includes('lentils')) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Lentil soup/ }).first()).toBeVisible();

  await goTo(page, `/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();
  await expect(page.getByText(/Lactose/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Lentil soup/ })).toBeVisible();

  await goTo(page, `/recipe/${recipe._id}?view=cook`);
  const next = page.getByRole('button', { name: /^Next/ });
  await expect(next).toBeVisible();
  await expect(async () => {
    if (await page.getByText('Season and serve.').isVisible()) return;
    await next.click();
    throw new Error('not the last step yet');
  }).toPass();
});
