import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFakeModelServer } from '@tests/support/fakeModelServer';
import { errorResponses, ollama } from '@tests/support/modelResponses';
import { seedAccount } from '@tests/support/seed';
import { server } from '@tests/support/server';
import { http, passthrough } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { findAccountByEmail } from '@/local/identity/accounts';
import { decodeJwt } from '@/local/identity/tokens';
import { chooseGoogleAccount } from '@/local/panel/chooseGoogleAccount';
import { LocalPanel } from '@/local/panel/LocalPanel';
import { readCurrentScenario } from '@/local/scenarios/scenarios';
import { readSetting } from '@/local/store/settings';
import { callToolkit } from './localCalls';

const email = 'ana@example.com';
const panelButton = (name: RegExp) => screen.findByRole('button', { name });

it('shows a new mail as it arrives, and verifies the address with its link', async () => {
  render(<LocalPanel />);
  await panelButton(/^Inbox$/);
  const { body } = await callToolkit('signUp', { email, password: 'sofrito-42' });
  await callToolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body.idToken });

  await userEvent.click(await panelButton(/^Inbox \(1\)$/));
  const mail = await screen.findByRole('article', { name: 'Verify your email for Sazón' });
  expect(mail).toHaveTextContent(email);
  await userEvent.click(within(mail).getByRole('link', { name: 'Verify e-mail' }));
  const [note] = await screen.findAllByText(`${email} is verified. You can log in now.`);
  expect(note).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect((await findAccountByEmail(email))?.emailVerified).toBe(true);
  await panelButton(/^Inbox$/);
});

it('resets a password with its link, but not to a short one', async () => {
  await seedAccount({ email, password: 'sofrito-42' });
  await callToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  render(<LocalPanel />);
  await userEvent.click(await panelButton(/^Inbox \(1\)$/));
  await userEvent.click(await screen.findByRole('link', { name: 'Reset password' }));
  await userEvent.type(screen.getByLabelText('New password'), 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  await userEvent.type(screen.getByLabelText('New password'), 'def');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect((await screen.findAllByText(`New password set for ${email}.`))[0]).toBeVisible();
  expect((await callToolkit('signInWithPassword', { email, password: 'abcdef' })).status).toBe(200);
});

it('switches scenarios, shows the active one, and closes with Escape', async () => {
  render(<LocalPanel />);
  const button = await panelButton(/^Inbox$/);
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

it('says in its last tab, not over the page, that everything stays in this browser', async () => {
  render(<LocalPanel />);
  await userEvent.click(await panelButton(/^Inbox$/));
  expect(screen.queryByText(/Everything stays/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  expect(screen.getByText('Everything stays in this browser.')).toBeVisible();
});

it('shows the model, tests its connection, and switches to the kitchen without a restart', async () => {
  const modelServer = await startFakeModelServer();
  onTestFinished(modelServer.close);
  server.use(http.post(/^http:\/\/127\.0\.0\.1:/, () => passthrough()));
  const model = { name: 'llama9', baseUrl: modelServer.address, requestUrl: modelServer.address };
  render(<LocalPanel model={model} />);
  const notice = await screen.findByText('Requests for recipes go to llama9, all else stays here');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  await userEvent.click(await panelButton(/^Inbox$/));
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  const cooks = screen.getByRole('group', { name: 'Who cooks' });
  const byModel = within(cooks).getByRole('radio', { name: new RegExp(`^llama9 at ${model.baseUrl}`) });
  await waitFor(() => expect(byModel).toBeChecked());

  modelServer.setResponses({ body: ollama('ready') }, errorResponses['Ollama, unknown model']);
  const button = screen.getByRole('button', { name: 'Test the connection' });
  await userEvent.click(button);
  const result = await screen.findByText(/^llama9 answered after/);
  expect(result).toHaveAttribute('role', 'status');
  await userEvent.click(button);
  await waitFor(() => expect(result).toHaveTextContent('does not know the model llama9'));

  await userEvent.click(within(cooks).getByRole('radio', { name: /^The built-in kitchen/ }));
  await waitFor(() => expect(byModel).not.toBeChecked());
  expect(await readSetting('cook')).toBe('kitchen');
});

it('offers no choice if no model is configured', async () => {
  render(<LocalPanel />);
  await userEvent.click(await panelButton(/^Inbox$/));
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  expect(screen.getByText(/the built-in kitchen cooks the recipes/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Test the connection' })).not.toBeInTheDocument();
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

it('returns no token if the account chooser is closed', async () => {
  const choice = chooseGoogleAccount();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await choice).toBeNull();
});
