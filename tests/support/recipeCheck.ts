import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const detailsButton = () => screen.findByRole('button', { name: 'Details of the check' });

/** The sentences of the check of the recipe that is on the screen, once it is done. */
export async function findCheckSentences(): Promise<string[]> {
  const button = await detailsButton();
  const status = button.parentElement?.querySelector('[role="status"]');
  return [...(status?.children ?? [])].map(({ textContent }) => textContent);
}

/** Opens what the check rests on, and gives it with its sentences. */
export async function openCheckDetails(user: UserEvent): Promise<HTMLElement> {
  const button = await detailsButton();
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
  const panel = button.parentElement?.parentElement;
  if (!panel) throw new Error('The button stands nowhere.');
  return panel;
}
