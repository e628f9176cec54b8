import { aRecipe } from '@tests/support/builders';
import { expect, navigateTo, test } from './hostedFixtures';
import { tabTo } from './tabTo';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('a visitor makes a quick recipe by keyboard alone', async ({ page }) => {
  await page.goto('./');
  // The prerendered page is readable before its buttons work.
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length === 1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'Quick Recipe!', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /Ingredients/, 'textbox');
  await page.keyboard.type('rice, eggs, peas');
  await tabTo(page, /Cooking Time/, 'spinbutton');
  await page.keyboard.type('30');
  await tabTo(page, /Number of Diners/, 'spinbutton');
  await page.keyboard.type('2');
  await tabTo(page, /Meal Type/, 'combobox');
  await page.keyboard.type('Lunch');
  await expect(page.getByRole('combobox', { name: /Meal Type/ })).toHaveValue('Lunch');
  await tabTo(page, /Generate/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Create Another Recipe' })).toBeVisible();
});

test('a cook opens, shares and deletes recipes by keyboard, and the focus returns', async ({
  page,
  signIn,
}) => {
  await signIn({ recipes: [aRecipe(), aRecipe()] });
  await navigateTo(page, '/recipes');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, /^view/i, 'button');
  const opener = page.locator(':focus');
  const name = await opener.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe(name);

  await tabTo(page, /^share/i, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Close', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  const cards = page.getByRole('main').getByRole('heading', { name: /Lentil soup/ });
  await expect(cards).toHaveCount(2);
  await tabTo(page, /^delete/i, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recipe successfully deleted')).toBeVisible();
  await expect(cards).toHaveCount(1);
});

test('a cook cannot hit anything behind an open dialog, and Escape closes only the top one', async ({
  page,
  signIn,
}) => {
  await signIn({ recipes: [aRecipe()] });
  await navigateTo(page, '/recipes');
  await page.getByRole('article').waitFor();
  // Observers are called before the next event.
  const openedModal = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const dialog = document.querySelector('dialog');
          if (dialog) resolve(dialog.matches(':modal'));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('button[aria-label^="View"]')?.click();
      }),
  );
  expect(openedModal).toBe(true);
  const recipe = page.getByRole('dialog', { name: 'My Recipe' });
  const more = recipe.getByRole('button', { name: 'Share and save' });
  await more.click();
  const choices = page.getByRole('dialog', { name: 'Share and save' });
  await expect(choices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  await expect(recipe).toBeVisible();
  await expect(more).toBeFocused();
});

test('a cook does not see a dialog of the previous page', async ({ page, signIn }) => {
  await signIn();
  await navigateTo(page, '/about');
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a cook moves between the tabs of the user area by arrow keys, and logs out', async ({
  page,
  signIn,
}) => {
  await signIn();
  await navigateTo(page, '/user');
  await tabTo(page, 'Profile', 'tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');

  await navigateTo(page, '/');
  await tabTo(page, 'Logout', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('LogOut successfully')).toBeVisible();
});

// Claim 2.20
test('a phone’s menu opens and closes by toggle and by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const toggle = page.getByRole('button', { name: /(Open|Close) menu/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Services' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Services' })).toBeHidden();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  const tag = viewport.width === 390 ? [] : ['@rest'];
  test(`a visitor’s focus is never under the cookie banner, at ${viewport.width} px`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('./');
    const banner = page.getByRole('region', { name: /Cookies/ });
    await banner.waitFor();
    const covered: string[] = [];
    let seen = 0;
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await banner.evaluate((banner) => {
        const element = document.activeElement;
        if (!element || element === document.body || banner.contains(element)) return null;
        const [{ top, bottom }, over] = [element.getBoundingClientRect(), banner.getBoundingClientRect()];
        return { words: element.textContent ?? '', isCovered: bottom > over.top && top < over.bottom };
      });
      if (!focused) continue;
      seen += 1;
      if (focused.isCovered) covered.push(focused.words);
    }
    expect(seen).toBeGreaterThan(15);
    expect(covered).toEqual([]);
  });
}
