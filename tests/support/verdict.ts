import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const headline =
  /^(\d+ (foods?|things?) to look out for|Nothing you listed was found by name|Could not be checked|Your profile lists nothing to look out for|What you asked for, and what you got|The recipe, checked against itself)$/;

/** The verdict on the recipe that is on the screen, folded as it arrives. */
export async function findVerdict(): Promise<HTMLDetailsElement> {
  const lines = await screen.findAllByText(headline);
  const details = lines.map((line) => line.closest('summary')?.closest('details')).find(Boolean);
  if (!details) throw new Error('no verdict');
  return details;
}

/** Its line, which is all that is seen of it at first, in words. */
export const verdictLine = async (): Promise<string> =>
  (await findVerdict()).querySelector('summary')?.textContent ?? '';

/** Unfolds what the verdict rests on. */
export async function unfoldVerdict(user: UserEvent): Promise<HTMLDetailsElement> {
  const details = await findVerdict();
  const line = details.querySelector('summary');
  if (line && !details.open) await user.click(line);
  return details;
}
