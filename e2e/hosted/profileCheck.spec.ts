import type { Locator, Page } from '@playwright/test';
import { aRecipe } from '@tests/support/builders';
import type { RecipeRow } from '@/local/store/tables';
import { checkDetailsButton, checkSentencesLocator } from '../recipeCheck';
import { carefulProfile, eggplantCurry } from './conflictingRecipe';
import { expect, navigateTo, type SignInFixture, test } from './hostedFixtures';
import { tabTo } from './tabTo';

const checkPanel = (page: Page) => page.getByRole('region', { name: 'Checked against your settings' });
const marksIn = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).locator('mark');
/** Signs in and opens a recipe. */
async function open(signIn: SignInFixture, page: Page, recipe: RecipeRow = eggplantCurry): Promise<Locator> {
  await signIn({ profile: carefulProfile, recipes: [recipe] });
  await navigateTo(page, `/recipe/${recipe._id}`);
  await checkDetailsButton(page).waitFor();
  return checkPanel(page);
}

test('a cook sees every conflicting word marked, with its certainty and reason', async ({ page, signIn }) => {
  const panel = await open(signIn, page);
  // The sentences name every broken rule, for screen readers too. Nothing about cooking the chicken for a vegetarian.
  await expect(checkSentencesLocator(page)).toHaveText(
    'Not for you: nuts (almonds, almond milk), lactose (whey).Not vegetarian: chicken thighs, Worcestershire sauce, anchovy.Take care: pregnancy (blue cheese, white wine).Check first: lactose (blue cheese, curry paste), nuts (dairy-free yoghurt, pecans).You avoid: sugar (honey), coriander (cilantro).Not fully checked. “1 glug of zorgle” could not be read.',
  );
  await checkDetailsButton(page).click();
  await expect(panel.getByRole('list').filter({ has: page.getByRole('button') })).toHaveText([
    /^Nuts ?almonds ?almond milk ?Lactose ?whey \(a milk product\) ?Not vegetarian ?chicken thighs ?Worcestershire sauce ?anchovy$/i,
    /^Pregnancy ?blue cheese ?white wine \(has alcohol\)$/i,
    /^Lactose ?blue cheese \(in some kinds\) ?curry paste \(in some kinds\) ?Nuts ?dairy-free yoghurt \(in some kinds\) ?pecans \(only as an option\)$/i,
    /^Sugar ?honey ?Coriander ?cilantro$/i,
  ]);
  await expect(panel.getByText('not vegetarian', { exact: true })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'glug of zorgle' })).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 }).locator('mark')).toHaveCount(0);
  await expect(marksIn(page, 'Ingredients').filter({ hasText: 'whey' })).toHaveCount(1);
  for (const [region, words] of [
    ['Ingredients', ['chicken thighs', 'curry paste', 'almond milk', 'whey', 'blue cheese', 'cilantro']],
    ['Recipe Description', ['whey', 'cilantro', 'almond milk', 'anchovy', 'honey', 'blue cheese', 'Pecans']],
  ] as const)
    expect(await marksIn(page, region).allTextContents(), region).toEqual(expect.arrayContaining([...words]));
  const marks = page.getByRole('main').locator('mark');
  await expect(marks.filter({ hasText: /coconut|nutmeg|eggplant|squash/i })).toHaveCount(0);
  // It can be made of nuts, but has no lactose.
  const yoghurt = marks.filter({ hasText: 'dairy-free yoghurt' });
  await expect(yoghurt.locator('[aria-description*="Lactose"]')).toHaveCount(0);
});

test('a cook gets from the check to the word and its reason by keyboard, and prints the conflicts', async ({
  page,
  signIn,
}) => {
  await open(signIn, page);
  await checkDetailsButton(page).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Show whey in the recipe', 'button');
  await page.keyboard.press('Enter');
  const focused = page.locator('mark > button:focus');
  await expect(focused).toHaveText('whey');
  await expect(focused).toBeInViewport();
  await expect(page.getByText('Whey is a milk product. You listed lactose.')).toBeInViewport();
  await expect(page.locator(':popover-open')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Whey is a milk product. You listed lactose.')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(checkSentencesLocator(page)).toContainText('Not for you: nuts');
  await expect(page.getByText('You avoid:')).toBeHidden();
  await expect(page.getByText(/^Checked for/)).toBeHidden();
});

test('a cook sees a model’s markup as text, and what was not understood', async ({ page, signIn }) => {
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
  await checkDetailsButton(page).click();
  for (const line of ['zorgle', '🤷', 'زورغل'])
    await expect(panel.getByRole('listitem').filter({ hasText: line })).toHaveAttribute('dir', 'auto');
  const main = page.getByRole('main');
  // The markdown parser's browser build decodes it with innerHTML, which Trusted Types block.
  await expect(main.getByText('Frobnicate ½')).toBeVisible();
  await expect(main.locator('script, b, img[src=x], [onclick], a[href^="javascript:"]')).toHaveCount(0);
  // Only our own marks, at the lines that could not be read.
  await expect(main.locator('mark:not(:has(button))')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('a cook can use a recipe of 200 KB while it is checked to its end', { tag: '@rest' }, async ({
  page,
  signIn,
}) => {
  const paragraph = 'Melt the butter and wait before you stir it again with care. '.repeat(10);
  const long = aRecipe({
    descripcionReceta: `# Very long butter\n\n${`${paragraph}\n\n`.repeat(330)}Then the whey.`,
  });
  await signIn({ profile: carefulProfile, recipes: [long] });
  await navigateTo(page, `/recipe/${long._id}`);
  await page.getByRole('button', { name: 'Share and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(marksIn(page, 'Recipe Description').last()).toHaveText('whey', { timeout: 60_000 });
  await checkDetailsButton(page).click();
  await page.getByRole('button', { name: 'Show whey in the recipe' }).click();
  await expect(page.locator('mark > button:focus')).toHaveText('whey');
  await expect(page.locator('mark > button:focus')).toBeInViewport();
});
