import type { Locator, Page } from '@playwright/test';

const headline =
  /^(\d+ (foods?|things?) to look out for|Nothing you listed was found by name|Could not be checked|Your profile lists nothing|What you asked for, and what you got|The recipe, checked against itself)/;

/** What was found out about the recipe on the page: there once it is checked, and folded. */
export const verdictOn = (page: Page): Locator =>
  page.getByRole('group').filter({ has: page.locator('summary'), hasText: headline });

/** Unfolds what the verdict rests on. */
export async function unfoldVerdict(page: Page): Promise<Locator> {
  const verdict = verdictOn(page);
  await verdict.locator('summary').click();
  return verdict;
}
