import { aRecipe } from '@tests/support/builders';
import { carefulProfile, eggplantCurry } from './conflictingRecipe';
import { expect, test } from './hostedFixtures';

test('a cook with a phone sees four recipes at once, which do not move when they are checked', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = '# Very slow roast shoulder of lamb with preserved lemon, apricots and herbs';
  const recipes = Array.from({ length: 5 }, () => aRecipe({ descripcionReceta: title }));
  await signIn({ profile: carefulProfile, recipes: [...recipes, eggplantCurry] });
  await page.goto('./#/recipes');
  const fourth = page.getByRole('article').nth(3);
  const before = await fourth.boundingBox();
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.getByText(/^Not for you: nuts/).waitFor();
  expect(await fourth.boundingBox()).toEqual(before);
});
