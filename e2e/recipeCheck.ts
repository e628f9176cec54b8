import type { Locator, Page } from '@playwright/test';

/** Returns the button for the details of the check, which appears when the check is done. */
export const checkDetailsButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Details of the check' });

/** Returns the sentences of the check. */
export const checkSentencesLocator = (page: Page): Locator =>
  page.locator('.recipe-check-box').getByRole('status');
