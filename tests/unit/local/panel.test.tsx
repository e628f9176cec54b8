import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seedAccount } from '@tests/support/seed';
import { expect, it } from 'vitest';
import { findAccountByEmail } from '@/local/identity/accounts';
import { decodeJwt } from '@/local/identity/tokens';
import { chooseGoogleAccount } from '@/local/panel/chooseGoogleAccount';
import { LocalPanel } from '@/local/panel/LocalPanel';
import { readCurrentScenario } from '@/local/scenarios/scenarios';
import { identity } from './localMode';

const email = 'ana@example.com';
const pill = (name: RegExp) => screen.findByRole('button', { name });

it('shows a new mail as it arrives, and verifies the address with its link', async () => {
  render(<LocalPanel />);
  await pill(/^Inbox$/);
  const { body } = await identity('signUp', { email, password: 'sofrito-42' });
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body.idToken });

  await userEvent.click(await pill(/^Inbox \(1\)$/));
  const mail = await screen.findByRole('article', { name: 'Verify your email for Sazón' });
  expect(mail).toHaveTextContent(email);
  await userEvent.click(within(mail).getByRole('link', { name: 'Verify e-mail' }));
  const [note] = await screen.findAllByText(`${email} is verified. You can log in now.`);
  expect(note).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect((await findAccountByEmail(email))?.emailVerified).toBe(true);
  await pill(/^Inbox$/);
});

it('resets a password with its link, but not to a short one', async () => {
  await seedAccount({ email, password: 'sofrito-42' });
  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  render(<LocalPanel />);
  await userEvent.click(await pill(/^Inbox \(1\)$/));
  await userEvent.click(await screen.findByRole('link', { name: 'Reset password' }));
  await userEvent.type(screen.getByLabelText('New password'), 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  await userEvent.type(screen.getByLabelText('New password'), 'def');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect((await screen.findAllByText(`New password set for ${email}.`))[0]).toBeVisible();
  expect((await identity('signInWithPassword', { email, password: 'abcdef' })).status).toBe(200);
});

it('switches scenarios, shows which is on, and closes with Escape', async () => {
  render(<LocalPanel />);
  const button = await pill(/^Inbox$/);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('tab', { name: 'Inbox' }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(await screen.findByRole('radio', { name: /^offline/ }));
  await waitFor(() => expect(button).toHaveTextContent('offline'));
  expect((await readCurrentScenario()).name).toBe('offline');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('says once that everything stays in this browser', async () => {
  const { unmount } = render(<LocalPanel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Everything stays in this browser')).not.toBeInTheDocument());
  unmount();
  render(<LocalPanel />);
  await pill(/^Inbox$/);
  expect(screen.queryByText('Everything stays in this browser')).not.toBeInTheDocument();
});

it('offers the accounts of this browser to Google sign-in, or another', async () => {
  await seedAccount({ email, displayName: 'Ana' });
  const choice = chooseGoogleAccount();
  await userEvent.click(await screen.findByRole('button', { name: /Ana/ }));
  expect(decodeJwt((await choice) ?? '')).toMatchObject({ email, name: 'Ana', email_verified: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const another = chooseGoogleAccount();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Eva');
  await userEvent.type(screen.getByLabelText('Email'), 'Eva@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(decodeJwt((await another) ?? '')).toMatchObject({ email: 'eva@example.com', name: 'Eva' });
});

it('gives no token when the choice of an account is put off', async () => {
  const choice = chooseGoogleAccount();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await choice).toBeNull();
});
