import type { Page } from '@playwright/test';

/** Signs in a new cook with local mode's Google account chooser, and ends on the home page without a profile. */
export async function signInWithGoogle(page: Page, name: string): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('button', { name: 'Sign In with Google' }).click();
  await page.getByRole('button', { name: 'Use another account' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Fill Out the Form!' }).waitFor();
  await page.getByRole('button', { name: 'Reject' }).click();
}
