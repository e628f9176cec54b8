import type { Locator, Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import type { RecipeRow } from '@/local/store/tables';
import { unfoldVerdict, verdictOn } from '../verdict';
import { carefulProfile, eggplantCurry } from './carefulCook';
import { expect, goTo, type SignInFixture, test } from './hosted';
import { tabTo } from './tabTo';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Checked against your profile' });
const marksIn = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).locator('mark');
/** The panel's row of a food, found by its word in the recipe. */
const row = (page: Page, word: string): Locator =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(word, { exact: true }) });

/** Signs the careful cook in and opens a recipe of theirs. */
async function open(signIn: SignInFixture, page: Page, recipe: RecipeRow = eggplantCurry): Promise<Locator> {
  await signIn({ profile: carefulProfile, recipes: [recipe] });
  await goTo(page, `/recipe/${recipe._id}`);
  await verdictOn(page).waitFor();
  return panelOf(page);
}

test('every word that the profile lists is marked, named, graded and explained', async ({ page, signIn }) => {
  const panel = await open(signIn, page);
  // A live region: those who listen hear what was found.
  await expect(panel.getByRole('status')).toHaveText(
    /^\d+ foods go against it, \d+ foods may, 1 note about your health, 1 line could not be checked\.$/,
  );
  await unfoldVerdict(page);
  const told: readonly (readonly [word: string, grade: string, why: RegExp])[] = [
    ['whey', 'Contains', /whey .*: you listed Lactose/],
    ['almond milk', 'Contains', /almond milk .*: you listed Nuts/],
    ['anchovy', 'Contains', /anchovy does not fit a Vegetarian diet/],
    ['Worcestershire sauce', 'Contains', /Worcestershire sauce: you avoid Sugar/],
    ['cilantro', 'Contains', /: you said you dislike it/],
    ['curry paste', 'May contain', /curry paste may .*: you listed Lactose/],
    ['blue cheese', 'May contain', /you listed Pregnancy: blue cheese/],
    ['white wine', 'Note', /you listed Pregnancy: white wine/],
  ];
  for (const [word, grade, why] of told) {
    await expect(row(page, word), word).toContainText(grade);
    await expect(row(page, word), word).toContainText(why);
  }
  await expect(panel.getByRole('listitem').filter({ hasText: 'glug of zorgle' })).toBeVisible();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title.locator('mark')).toHaveText(['almonds', 'blue cheese']);
  await expect(marksIn(page, 'Ingredients').filter({ hasText: 'whey' })).toHaveCount(1);
  for (const [region, words] of [
    ['Ingredients', ['chicken thighs', 'curry paste', 'almond milk', 'whey', 'blue cheese', 'cilantro']],
    ['Recipe Description', ['whey', 'cilantro', 'almond milk', 'anchovy', 'honey', 'blue cheese', 'Pecans']],
  ] as const)
    expect(await marksIn(page, region).allTextContents(), region).toEqual(expect.arrayContaining([...words]));
  const marks = page.getByRole('main').locator('mark');
  await expect(marks.filter({ hasText: /coconut|nutmeg|eggplant|squash/i })).toHaveCount(0);
  // It may be made of nuts, but has no lactose.
  const yoghurt = marks.filter({ hasText: 'dairy-free yoghurt' });
  await expect(yoghurt.and(page.getByTitle('Lactose'))).toHaveCount(0);
});

test('a keyboard leads from the check to the word, and paper shows both', async ({ page, signIn }) => {
  const panel = await open(signIn, page);
  const line = verdictOn(page).locator('summary');
  await line.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Show whey in the recipe', 'button');
  await page.keyboard.press('Enter');
  const focused = page.locator('mark:focus');
  await expect(focused).toHaveText('whey');
  await expect(focused).toBeInViewport();

  // Folded on the screen, whole on paper.
  await line.click();
  await expect(row(page, 'blue cheese')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText('Contains', { exact: true }).first()).toBeVisible();
  await expect(row(page, 'blue cheese').getByText('May contain')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Show|Again)/ })).toHaveCount(0);
  const whey = marksIn(page, 'Ingredients').filter({ hasText: 'whey' });
  await expect(whey).toHaveCSS('text-decoration-line', 'underline');
});

test('whatever a model writes, it is shown as text, and what was not understood is said', async ({
  page,
  signIn,
}) => {
  const nonsense = aRecipe({
    descripcionReceta:
      '# 🍲 وصفة Qwzx <b>fnord</b>\n\n<script>alert(1)</script><img src=x onerror=alert(2)> [x](javascript:alert(3))\n\n1. Frobnicate &frac12; 👩‍🍳 الزورغل\n\n| a |\n|-\n\n```',
    ingredientes: '<ul><li onclick="alert(4)">zorgle</li><li>🤷</li></ul>\n- زورغل',
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const panel = await open(signIn, page, nonsense);
  await expect(panel).toContainText('No known food was found: the recipe could not be checked.');
  await unfoldVerdict(page);
  for (const line of ['zorgle', '🤷', 'زورغل'])
    await expect(panel.getByRole('listitem').filter({ hasText: line })).toHaveAttribute('dir', 'auto');
  const main = page.getByRole('main');
  // The markdown parser's build for browsers decodes it by innerHTML, which Trusted Types refuse.
  await expect(main.getByText('Frobnicate ½')).toBeVisible();
  await expect(main.locator('script, b, img[src=x], [onclick], a[href^="javascript:"], mark')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('a recipe of 200 KB can be used while it is read, and is read to its end', { tag: '@rest' }, async ({
  page,
  signIn,
}) => {
  const paragraph = 'Melt the butter and wait before you stir it again with care. '.repeat(10);
  const long = aRecipe({
    descripcionReceta: `# Very long butter\n\n${`${paragraph}\n\n`.repeat(330)}Then the whey.`,
  });
  await signIn({ profile: carefulProfile, recipes: [long] });
  await goTo(page, `/recipe/${long._id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(marksIn(page, 'Recipe Description').last()).toHaveText('whey', { timeout: 60_000 });
  await unfoldVerdict(page);
  await page.getByRole('button', { name: 'Show whey in the recipe' }).click();
  await expect(page.locator('mark:focus')).toHaveText('whey');
  await expect(page.locator('mark:focus')).toBeInViewport();
});
