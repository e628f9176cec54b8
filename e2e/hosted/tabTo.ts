import type { Page } from '@playwright/test';

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'spinbutton' | 'checkbox' | 'tab';

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, name: RegExp | string, role: Role): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}
