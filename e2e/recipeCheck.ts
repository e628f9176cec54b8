import type { Locator, Page } from '@playwright/test';

/** Opens what the check of the recipe on the page rests on: there once the recipe is checked. */
export const checkDetails = (page: Page): Locator =>
  page.getByRole('button', { name: 'Details of the check' });

/** What was found out about the recipe on the page, in its sentences. */
export const checkSentences = (page: Page): Locator => page.locator('.recipe-check-box').getByRole('status');
