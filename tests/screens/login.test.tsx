import { screen, waitFor } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installCaptchaStandIn } from '@/local/identity/captchaStandIn';
import { seedAccount } from '@/local/identity/seedAccount';
import { setScenario } from '@/local/scenarios/scenarios';
import { listMails } from '@/local/store/mails';
import { writeSetting } from '@/local/store/settings';

const [email, password] = ['julia@example.com', 'bouillabaisse'];

beforeEach(() => installCaptchaStandIn(window));
afterEach(() => {
  toast.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
  delete document.documentElement.dataset.scheme;
});

type App = Awaited<ReturnType<typeof renderApp>>;

const form = {
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Password'),
  captcha: () => screen.findByRole('checkbox', { name: "I'm not a robot" }),
  signIn: () => screen.getByRole('button', { name: 'Sign In' }),
  google: () => screen.getByRole('button', { name: 'Sign In with Google' }),
  forgot: () => screen.getByRole('button', { name: 'Forgot Password' }),
};

async function submit({ user }: App, typed: { email?: string; password?: string } = {}) {
  await user.click(await form.captcha());
  await user.type(form.email(), typed.email ?? email);
  await user.type(form.password(), typed.password ?? password);
  await user.click(form.signIn());
}

const identityCalls = ({ requests }: App) =>
  requests.all().filter(({ url }) => url.includes('identitytoolkit.googleapis.com'));
const isSignedOut = () => screen.queryAllByRole('link', { name: 'Login' }).length > 0;
/** Home, for someone who has come in. */
const homeOf = (profile: 'with a profile' | 'new') =>
  screen.findByRole('link', { name: profile === 'new' ? 'Fill Out the Form!' : 'Start Crafting Recipes' });

describe('Log In: what has to be filled in', () => {
  it('asks for everything that is missing, sends nothing, and focuses the first bad field', async () => {
    const app = await renderApp({ at: '/login' });
    await form.captcha();
    await app.user.click(form.signIn());
    expect(await screen.findByText('Please enter both email and password')).toBeVisible();
    expect(screen.getByText('Please complete the CAPTCHA')).toBeVisible();
    expect(form.email()).toHaveFocus();
    expect(form.email()).toBeInvalid();
    expect(form.email()).toHaveAccessibleDescription('Please enter both email and password');
    expect(identityCalls(app)).toEqual([]);
  });

  it('asks for the password where only that is missing, until it is typed', async () => {
    const { user } = await renderApp({ at: '/login' });
    await user.click(await form.captcha());
    await user.type(form.email(), email);
    await user.click(form.signIn());
    expect(await screen.findByText('Please enter both email and password')).toBeVisible();
    expect(form.password()).toHaveFocus();
    await user.type(form.password(), 'b');
    expect(screen.queryByText('Please enter both email and password')).toBeNull();
  });

  it('requires the captcha, also after its answer was taken back', async () => {
    const app = await renderApp({ at: '/login' });
    const captcha = await form.captcha();
    await app.user.click(captcha);
    await submit(app);
    expect(await screen.findByText('Please complete the CAPTCHA')).toBeVisible();
    expect(identityCalls(app)).toEqual([]);
    await app.user.click(captcha);
    expect(screen.queryByText('Please complete the CAPTCHA')).toBeNull();
  });

  it('names its fields for password managers and shows the password on demand', async () => {
    const { user } = await renderApp({ at: '/login' });
    expect(form.email()).toHaveAttribute('name', 'email');
    expect(form.email()).toHaveAttribute('autocomplete', 'username');
    expect(form.email()).toHaveAttribute('inputmode', 'email');
    expect(form.password()).toHaveAttribute('name', 'password');
    expect(form.password()).toHaveAttribute('autocomplete', 'current-password');
    expect(form.password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(form.password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(form.password()).toHaveAttribute('type', 'password');
  });
});

describe('Log In: success', () => {
  it('sends what was typed, toasts, and goes home after 1.5 s', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/login' });
    const timer = vi.spyOn(window, 'setTimeout');
    await submit(app, { email: ` ${email}` });
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 1500);
    expect(form.signIn()).toBeDisabled();
    await waitFor(() => expect(app.location()).toBe('/'));
    expect(await homeOf('new')).toBeVisible();
    const [first] = identityCalls(app);
    expect(first?.url).toContain('accounts:signInWithPassword');
    expect(first?.json).toMatchObject({ email, password });
  });

  it('returns to the shared recipe whose link led here', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/recipe/64b000000000000000000001?view=cook' });
    await waitFor(() => expect(app.location()).toBe('/login'));
    await submit(app);
    await waitFor(() => expect(app.location()).toBe('/recipe/64b000000000000000000001?view=cook'));
    await app.user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
    expect(await homeOf('new')).toBeVisible();
  });

  it('goes home when any other screen led here', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/recipes' });
    await waitFor(() => expect(app.location()).toBe('/login'));
    await submit(app);
    await waitFor(() => expect(app.location()).toBe('/'));
    expect(await homeOf('new')).toBeVisible();
  });

  it('says that it is signing in, and does so once', async () => {
    await seedAccount({ email, password });
    await setScenario('slow', { only: 'identity', delayMs: [200, 200] });
    const app = await renderApp({ at: '/login' });
    await submit(app);
    const pending = await screen.findByRole('button', { name: 'Signing in…' });
    expect(pending).toBeDisabled();
    expect(form.google()).toBeDisabled();
    await app.user.type(form.password(), '{Enter}');
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    const signIns = identityCalls(app).filter(({ url }) => url.includes('signInWithPassword'));
    expect(signIns).toHaveLength(1);
    expect(await homeOf('new')).toBeVisible();
  });

  it('has nothing to ask of someone who is signed in already', async () => {
    const app = await renderApp({ at: '/login', as: aCook() });
    await waitFor(() => expect(app.location()).toBe('/'));
    expect(await homeOf('with a profile')).toBeVisible();
  });
});

describe('Log In: failures', () => {
  it.each([
    ['a wrong password', { password: 'ratatouille' }, false],
    ['an unknown address', { email: 'nobody@example.com' }, false],
    ['a wrong password, addresses protected', { password: 'ratatouille' }, true],
    ['an unknown address, addresses protected', { email: 'nobody@example.com' }, true],
  ])(
    'says the same for %s, and keeps what was typed',
    async (_fault, typed: { email?: string; password?: string }, protectedAddresses) => {
      await seedAccount({ email, password });
      await writeSetting('emailEnumerationProtection', protectedAddresses);
      const app = await renderApp({ at: '/login' });
      await submit(app, typed);
      const message = await screen.findByText('Email or password incorrect');
      expect(message.closest('[role=alert]')).toBeVisible();
      await waitFor(() => expect(form.password()).toHaveFocus());
      expect(form.email()).toHaveValue(typed.email ?? email);
      expect(form.password()).toHaveValue(typed.password ?? password);
      expect(await form.captcha()).not.toBeChecked();
      expect(screen.queryByRole('button', { name: 'Resend Email Verification' })).toBeNull();
      expect(form.signIn()).toBeEnabled();
    },
  );

  it('needs a new captcha for a new attempt', async () => {
    const app = await renderApp({ at: '/login' });
    await submit(app);
    await screen.findByText('Email or password incorrect');
    await app.user.click(form.signIn());
    expect(await screen.findByText('Please complete the CAPTCHA')).toBeVisible();
  });

  it('shows the provider’s own message for anything else', async () => {
    await seedAccount({ email, password, disabled: true });
    const app = await renderApp({ at: '/login' });
    await submit(app);
    expect(await screen.findByText('Firebase: Error (auth/user-disabled).')).toBeVisible();
  });

  it('shows the provider’s message without a network', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/login' });
    await setScenario('offline');
    await submit(app);
    expect(await screen.findByText('Firebase: Error (auth/network-request-failed).')).toBeVisible();
    await setScenario('normal');
    await app.user.click(await form.captcha());
    await app.user.click(form.signIn());
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    expect(await homeOf('new')).toBeVisible();
  });
});

describe('Log In: an e-mail that is not verified', () => {
  it('mails the link again, stays signed out, and mails once more on request', async () => {
    await seedAccount({ email, password, emailVerified: false });
    const app = await renderApp({ at: '/login' });
    expect(screen.queryByRole('button', { name: 'Resend Email Verification' })).toBeNull();
    await submit(app);
    expect(await screen.findByText('Please verify your email before logging in')).toBeVisible();
    expect(await listMails()).toHaveLength(1);
    expect(isSignedOut()).toBe(true);

    await app.user.click(screen.getByRole('button', { name: 'Resend Email Verification' }));
    expect(await screen.findByText('Verification email sent successfully')).toBeInTheDocument();
    expect(
      screen.getByText('A new verification email has been sent. Please check your inbox.'),
    ).toBeVisible();
    expect(await listMails()).toHaveLength(2);
    expect(isSignedOut()).toBe(true);
    expect(app.requests.calls()).toEqual([]);
  });

  it('says why it could not be mailed again', async () => {
    await seedAccount({ email, password, emailVerified: false });
    const app = await renderApp({ at: '/login' });
    await submit(app);
    const resend = await screen.findByRole('button', { name: 'Resend Email Verification' });
    await app.user.clear(form.password());
    await app.user.click(resend);
    expect(await screen.findByText('Please enter both email and password')).toBeVisible();
    await app.user.type(form.password(), 'ratatouille');
    await app.user.click(resend);
    expect(await screen.findByText('Email or password incorrect')).toBeVisible();
    expect(await listMails()).toHaveLength(1);
  });
});

describe('Log In: with Google', () => {
  it('signs in without a captcha, toasts and goes home', async () => {
    const app = await renderApp({ at: '/login', chooseGoogle: async () => email });
    await app.user.click(form.google());
    expect(await screen.findByText('Logged in with Google successfully')).toBeInTheDocument();
    expect(app.location()).toBe('/login');
    expect(await homeOf('new')).toBeVisible();
    expect(app.location()).toBe('/');
  });

  it('says nothing when the chooser is closed', async () => {
    const app = await renderApp({ at: '/login', chooseGoogle: async () => null });
    await app.user.click(form.google());
    await waitFor(() => expect(form.google()).toBeEnabled());
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    expect(screen.queryByText(/chooser/)).toBeNull();
    expect(app.location()).toBe('/login');
  });

  it('has words for what nobody expected', async () => {
    const chooseGoogle = async () => {
      throw new Error('popup on fire');
    };
    const app = await renderApp({ at: '/login', chooseGoogle });
    await app.user.click(form.google());
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
  });
});

describe('Log In: a forgotten password', () => {
  it('needs the e-mail address', async () => {
    const app = await renderApp({ at: '/login' });
    await app.user.click(form.forgot());
    expect(await screen.findByText('Please enter your email address to reset your password')).toBeVisible();
    expect(form.email()).toHaveFocus();
    expect(identityCalls(app)).toEqual([]);
  });

  it('mails a link without a captcha', async () => {
    await seedAccount({ email, password });
    const { user } = await renderApp({ at: '/login' });
    await user.type(form.email(), email);
    await user.click(form.forgot());
    expect(await screen.findByText('Password reset email sent successfully')).toBeInTheDocument();
    expect(screen.getByText('A password reset email has been sent. Please check your inbox.')).toBeVisible();
    expect(await listMails()).toHaveLength(1);
  });

  it('says when there is no such account', async () => {
    const { user } = await renderApp({ at: '/login' });
    await user.type(form.email(), 'nobody@example.com');
    await user.click(form.forgot());
    expect(await screen.findByText('No account found with this email address')).toBeVisible();
  });

  it('does not tell where addresses are protected', async () => {
    await writeSetting('emailEnumerationProtection', true);
    const { user } = await renderApp({ at: '/login' });
    await user.type(form.email(), 'nobody@example.com');
    await user.click(form.forgot());
    expect(await screen.findByText('Password reset email sent successfully')).toBeInTheDocument();
    expect(await listMails()).toEqual([]);
  });
});
