import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const detailsButton = () => screen.findByRole('button', { name: 'Details of the check' });

/** Returns the sentences of the check when it is done. */
export async function findCheckSentences(): Promise<string[]> {
  const button = await detailsButton();
  const status = button.parentElement?.querySelector('[role="status"]');
  const sentences = [...(status?.querySelectorAll('span') ?? [])].filter(
    (each) => !each.querySelector('span'),
  );
  return sentences.map(({ textContent }) => textContent.trim());
}

/** Opens the details of the check, and returns the panel. */
export async function openCheckDetails(user: UserEvent): Promise<HTMLElement> {
  const button = await detailsButton();
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
  const panel = button.parentElement?.parentElement;
  if (!panel) throw new Error('The details button has no panel.');
  return panel;
}
