import { screen, within } from '@testing-library/react';
import {
  accountForm,
  email,
  fillAccountForm,
  identityRequests,
  installFakeCaptchaBeforeEach,
  password,
} from '@tests/support/accountForm';
import { aCook } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { holdResponses } from '@tests/support/holdResponses';
import { renderApp } from '@tests/support/renderApp';
import { seedAccount } from '@tests/support/seed';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';
import { listMails } from '@/local/store/mails';

installFakeCaptchaBeforeEach();

type App = Awaited<ReturnType<typeof renderApp>>;

const create = () => screen.getByRole('button', { name: 'Create Account' });

async function submit({ user }: App, typed?: Parameters<typeof fillAccountForm>[1]) {
  await fillAccountForm(user, typed);
  await user.click(create());
}

// Claims 2.28, 7.32
it('Create Account shows e-mail, password, captcha and a link to /login', async () => {
  const { user } = await renderApp({ at: '/register' });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('name', 'email');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '#/login',
  );
});

// Claims 1.3, 4.18, 7.28
it('creates the account, sends the link, toasts, and goes to login after 1.5 s', async () => {
  const app = await renderApp({ at: '/register' });
  startFakeClock();
  const timer = vi.spyOn(window, 'setTimeout');
  await submit(app);
  expect(await screen.findByText('Registered successfully')).toBeInTheDocument();
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 1500);
  expect(screen.getByText('Account created successfully!')).toBeVisible();
  expect(create()).toBeDisabled();
  expect(app.location()).toBe('/register');
  await advanceTime(1500);
  expect(app.location()).toBe('/login');

  expect(await screen.findByText(/Open the link we sent to your inbox/)).toBeVisible();
  expect(accountForm.email()).toHaveValue(email);
  const [first] = identityRequests(app);
  expect(first?.url).toContain('accounts:signUp');
  expect(first?.json).toMatchObject({ email, password });
  expect(await listMails()).toMatchObject([{ to: email }]);
  expect(screen.queryAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
  expect(app.requests.calls()).toEqual([]);
});

// Claim 5.14
it('names missing fields and sends nothing', async () => {
  const app = await renderApp({ at: '/register' });
  await accountForm.captcha();
  await app.user.click(create());
  expect(await screen.findByText('Please enter both email and password')).toBeVisible();
  expect(screen.getByText('Please complete the CAPTCHA')).toBeVisible();
  expect(accountForm.email()).toHaveFocus();
  expect(identityRequests(app)).toEqual([]);
});

// Claim 5.15
it('requires 6 characters: 5 are refused', async () => {
  const app = await renderApp({ at: '/register' });
  await submit(app, { password: '12345' });
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
  expect(accountForm.password()).toHaveFocus();
  expect(identityRequests(app)).toEqual([]);
  await app.user.type(accountForm.password(), '6');
  expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
  await app.user.click(create());
  expect(await screen.findByText('Registered successfully')).toBeInTheDocument();
});

// Claim 8.9
it.each([
  ['This email is already registered', { email: 'taken@example.com' }, true],
  ['Invalid email format', { email: 'julia@nowhere' }, true],
  ['Failed to create an account', {}, false],
])('shows "%s", and keeps the typed text', async (message, typed: { email?: string }, isOnline) => {
  await seedAccount({ email: 'taken@example.com', password });
  const app = await renderApp({ at: '/register' });
  if (!isOnline) await setScenario('offline');
  await submit(app, typed);
  expect(await screen.findByText(message)).toBeVisible();
  expect(accountForm.email()).toHaveValue(typed.email ?? email);
  expect(accountForm.password()).toHaveValue(password);
  expect(await accountForm.captcha()).not.toBeChecked();
  expect(create()).toBeEnabled();
  expect(app.location()).toBe('/register');
});

it('still creates the account if the mail is not sent', async () => {
  server.use(
    http.post('https://identitytoolkit.googleapis.com/v1/:call', ({ params }) =>
      params.call === 'accounts:sendOobCode'
        ? HttpResponse.json({ error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, { status: 400 })
        : undefined,
    ),
  );
  const app = await renderApp({ at: '/register' });
  await submit(app);
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(await listMails()).toEqual([]);
});

it('shows that it is busy, and creates one account', async () => {
  const letGo = holdResponses('post', /accounts:signUp/);
  const app = await renderApp({ at: '/register' });
  await submit(app);
  expect(await screen.findByRole('button', { name: 'Creating your account…' })).toBeDisabled();
  await app.user.type(accountForm.password(), '{Enter}');
  letGo();
  await screen.findByText('Registered successfully');
  expect(identityRequests(app).filter(({ url }) => url.includes('signUp'))).toHaveLength(1);
});

// Claim 2.28
it('lets password managers suggest a password, and links to login', async () => {
  const app = await renderApp({ at: '/register' });
  expect(accountForm.password()).toHaveAttribute('autocomplete', 'new-password');
  await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
});

it('redirects a user who is already signed in', async () => {
  const app = await renderApp({ at: '/register', as: aCook() });
  expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  expect(app.location()).toBe('/');
});
