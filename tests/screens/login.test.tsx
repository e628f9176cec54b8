import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { goOffline, goOnline } from '@tests/support/network';
import { renderApp } from '@tests/support/renderApp';
import { seedAccount } from '@tests/support/seed';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { installFakeCaptcha } from '@/local/identity/fakeCaptcha';
import { setScenario } from '@/local/scenarios/scenarios';
import { listMails } from '@/local/store/mails';
import { writeSetting } from '@/local/store/settings';

installFakeCaptchaBeforeEach();

type App = Awaited<ReturnType<typeof renderApp>>;

const form = {
  ...accountForm,
  signIn: () => screen.getByRole('button', { name: 'Sign In' }),
  google: () => screen.getByRole('button', { name: 'Sign In with Google' }),
  forgot: () => screen.getByRole('button', { name: 'Forgot Password' }),
};

async function submit({ user }: App, typed?: Parameters<typeof fillAccountForm>[1]) {
  await fillAccountForm(user, typed);
  await user.click(form.signIn());
}

/** Signs in and waits until the success toast has led home. */
async function signIn(app: App) {
  startFakeClock();
  await submit(app);
  await screen.findByText('Logged in successfully');
  await advanceTime(1500);
}

const isSignedOut = () => screen.queryAllByRole('link', { name: 'Login' }).length > 0;

const findHomePanel = (profile: 'with a profile' | 'new') =>
  screen.findByRole('link', { name: profile === 'new' ? 'Fill Out the Form!' : 'Start Crafting Recipes' });

describe('Log In: required fields', () => {
  // Claims 2.30, 7.32
  it('Log In has its three buttons, captcha and a link to /register', async () => {
    await renderApp({ at: '/login' });
    for (const name of ['Sign In', 'Sign In with Google', 'Forgot Password']) {
      expect(within(screen.getByRole('main')).getByRole('button', { name })).toBeEnabled();
    }
    expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '#/register',
    );
    expect(screen.queryByRole('button', { name: 'Resend Email Verification' })).not.toBeInTheDocument();
  });

  it('names every missing field, sends nothing, and focuses the first', async () => {
    const app = await renderApp({ at: '/login' });
    await form.captcha();
    await app.user.click(form.signIn());
    expect(await screen.findByText('Please enter both email and password')).toBeVisible();
    expect(screen.getByText('Please complete the CAPTCHA')).toBeVisible();
    expect(form.email()).toHaveFocus();
    expect(form.email()).toBeInvalid();
    expect(form.email()).toHaveAccessibleDescription('Please enter both email and password');
    expect(form.password()).toBeInvalid();
    expect(identityRequests(app)).toEqual([]);
  });

  it('asks for a missing password until it is typed', async () => {
    const { user } = await renderApp({ at: '/login' });
    await user.click(await form.captcha());
    await user.type(form.email(), email);
    await user.click(form.signIn());
    expect(await screen.findByText('Please enter both email and password')).toBeVisible();
    expect(form.password()).toHaveFocus();
    await user.type(form.password(), 'b');
    expect(screen.queryByText('Please enter both email and password')).toBeNull();
  });

  // Claims 2.30, 4.15, 5.16
  it('requires the captcha, also after it has expired', async () => {
    const app = await renderApp({ at: '/login' });
    const captcha = await form.captcha();
    await app.user.click(captcha);
    await submit(app);
    expect(await screen.findByText('Please complete the CAPTCHA')).toBeVisible();
    expect(identityRequests(app)).toEqual([]);
    await app.user.click(captcha);
    expect(screen.queryByText('Please complete the CAPTCHA')).toBeNull();
  });

  // Claim 2.29
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
  // Claims 1.3, 4.17, 7.26
  it('sends what was typed, toasts, and goes home after 1.5 s', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/login' });
    startFakeClock();
    const timer = vi.spyOn(window, 'setTimeout');
    await submit(app, { email: ` ${email}` });
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 1500);
    expect(form.signIn()).toBeDisabled();
    expect(app.location()).toBe('/login');
    await advanceTime(1500);
    expect(app.location()).toBe('/');
    expect(await findHomePanel('new')).toBeVisible();
    const [first] = identityRequests(app);
    expect(first?.url).toContain('accounts:signInWithPassword');
    expect(first?.json).toMatchObject({ email, password });
  });

  // Claim 2.17
  it('returns to the shared recipe whose link was opened', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/recipe/64b000000000000000000001?view=cook' });
    await waitFor(() => expect(app.location()).toBe('/login'));
    const why = 'Log in to open this recipe. Recipes open for the account that made them.';
    expect(await screen.findByText(why)).toBeVisible();
    await signIn(app);
    await waitFor(() => expect(app.location()).toBe('/recipe/64b000000000000000000001?view=cook'));
    await app.user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
    expect(await findHomePanel('new')).toBeVisible();
  });

  it('goes home after a redirect from any other screen', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/recipes' });
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(screen.queryByText(/^Log in to open this recipe/)).not.toBeInTheDocument();
    await signIn(app);
    await waitFor(() => expect(app.location()).toBe('/'));
    expect(await findHomePanel('new')).toBeVisible();
  });

  it('shows that it is signing in, and signs in once', async () => {
    await seedAccount({ email, password });
    const letGo = holdResponses('post', /accounts:signInWithPassword/);
    const app = await renderApp({ at: '/login' });
    await submit(app);
    const pending = await screen.findByRole('button', { name: 'Signing in…' });
    expect(pending).toBeDisabled();
    expect(form.google()).toBeDisabled();
    await app.user.type(form.password(), '{Enter}');
    startFakeClock();
    letGo();
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    const signIns = identityRequests(app).filter(({ url }) => url.includes('signInWithPassword'));
    expect(signIns).toHaveLength(1);
    await advanceTime(1500);
    expect(await findHomePanel('new')).toBeVisible();
  });

  it('redirects a user who is already signed in', async () => {
    const app = await renderApp({ at: '/login', as: aCook() });
    await waitFor(() => expect(app.location()).toBe('/'));
    expect(await findHomePanel('with a profile')).toBeVisible();
  });
});

describe('Log In: failures', () => {
  // Claims 2.31, 8.5
  it.each([
    ['a wrong password', { password: 'ratatouille' }, false],
    ['an unknown address', { email: 'nobody@example.com' }, false],
    ['a wrong password, addresses protected', { password: 'ratatouille' }, true],
    ['an unknown address, addresses protected', { email: 'nobody@example.com' }, true],
  ])(
    'shows the same message for %s, and keeps the typed text',
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

  // Claim 8.6
  it('shows Firebase’s message for any other error', async () => {
    await seedAccount({ email, password, disabled: true });
    const app = await renderApp({ at: '/login' });
    await submit(app);
    expect(await screen.findByText('Firebase: Error (auth/user-disabled).')).toBeVisible();
  });

  // Claim 8.6
  it('shows Firebase’s message without a network', async () => {
    await seedAccount({ email, password });
    const app = await renderApp({ at: '/login' });
    await setScenario('offline');
    await submit(app);
    expect(await screen.findByText('Firebase: Error (auth/network-request-failed).')).toBeVisible();
    await setScenario('normal');
    await app.user.click(await form.captcha());
    startFakeClock();
    await app.user.click(form.signIn());
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    await advanceTime(1500);
    expect(await findHomePanel('new')).toBeVisible();
  });
});

describe('Log In: an e-mail that is not verified', () => {
  // Claims 1.5, 2.31, 4.16, 6.6, 7.29
  it('sends the link again, stays signed out, and sends it once more on request', async () => {
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

  it('says why the link could not be sent again', async () => {
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
  // Claims 1.4, 5.17
  it('signs in without a captcha, toasts and goes home', async () => {
    const app = await renderApp({ at: '/login', chooseGoogle: async () => email });
    startFakeClock();
    await app.user.click(form.google());
    expect(await screen.findByText('Logged in with Google successfully')).toBeInTheDocument();
    expect(app.location()).toBe('/login');
    await advanceTime(1500);
    expect(await findHomePanel('new')).toBeVisible();
    expect(app.location()).toBe('/');
  });

  it('shows no error when the account chooser is closed', async () => {
    const app = await renderApp({ at: '/login', chooseGoogle: async () => null });
    await app.user.click(form.google());
    await waitFor(() => expect(form.google()).toBeEnabled());
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    expect(screen.queryByText(/chooser/)).toBeNull();
    expect(app.location()).toBe('/login');
  });

  // Claim 8.7
  it('shows a message for an unexpected error', async () => {
    const chooseGoogle = async () => {
      throw new Error('popup on fire');
    };
    const app = await renderApp({ at: '/login', chooseGoogle });
    await app.user.click(form.google());
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
  });
});

describe('Log In: a forgotten password', () => {
  // Claim 5.18
  it('asks for the e-mail address', async () => {
    const app = await renderApp({ at: '/login' });
    await app.user.click(form.forgot());
    expect(await screen.findByText('Please enter your email address to reset your password')).toBeVisible();
    expect(form.email()).toHaveFocus();
    expect(identityRequests(app)).toEqual([]);
  });

  // Claims 5.17, 7.30
  it('sends a link without a captcha', async () => {
    await seedAccount({ email, password });
    const { user } = await renderApp({ at: '/login' });
    await user.type(form.email(), email);
    await user.click(form.forgot());
    expect(await screen.findByText('Password reset email sent successfully')).toBeInTheDocument();
    expect(screen.getByText('A password reset email has been sent. Please check your inbox.')).toBeVisible();
    expect(await listMails()).toHaveLength(1);
  });

  // Claim 8.8
  it('says if the account does not exist', async () => {
    const { user } = await renderApp({ at: '/login' });
    await user.type(form.email(), 'nobody@example.com');
    await user.click(form.forgot());
    expect(await screen.findByText('No account found with this email address')).toBeVisible();
  });

  it('does not reveal whether the account exists if addresses are protected', async () => {
    await writeSetting('emailEnumerationProtection', true);
    const { user } = await renderApp({ at: '/login' });
    await user.type(form.email(), 'nobody@example.com');
    await user.click(form.forgot());
    expect(await screen.findByText('Password reset email sent successfully')).toBeInTheDocument();
    expect(await listMails()).toEqual([]);
  });
});

describe('Log In: the captcha', () => {
  const source = 'https://www.google.com/recaptcha/api.js?onload=onCaptchaLoaded&render=explicit';

  const script = () => [...document.scripts].find(({ src }) => src === source) ?? null;

  beforeEach(() => {
    Reflect.deleteProperty(window, 'grecaptcha');
    return () => script()?.remove();
  });

  it('loads the captcha’s script and shows the box once it is there', async () => {
    await renderApp({ at: '/login' });
    expect(screen.getByText('Loading the CAPTCHA…')).toBeInTheDocument();
    await waitFor(() => expect(script()).not.toBeNull());
    installFakeCaptcha(window);
    await act(async () => Reflect.get(window, 'onCaptchaLoaded')());
    expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
  });

  it('says if the script cannot load, and retries on request', async () => {
    const { user } = await renderApp({ at: '/login' });
    await waitFor(() => expect(script()).not.toBeNull());
    fireEvent.error(script() ?? document);
    expect(await screen.findByText(/The CAPTCHA could not be loaded/)).toBeVisible();
    expect(script()).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(script()).not.toBeNull());
    installFakeCaptcha(window);
    await act(async () => Reflect.get(window, 'onCaptchaLoaded')());
    expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('says if the network is missing, and loads when it is back', async () => {
    await renderApp({ at: '/login' });
    await waitFor(() => expect(script()).not.toBeNull());
    await goOffline();
    fireEvent.error(script() ?? document);
    const alert = (await screen.findByText(/The CAPTCHA could not be loaded/)).closest('[role=alert]');
    expect(alert).toHaveTextContent('You’re offline. It will load by itself when you’re back online.');
    await goOnline();
    await waitFor(() => expect(script()).not.toBeNull());
    installFakeCaptcha(window);
    await act(async () => Reflect.get(window, 'onCaptchaLoaded')());
    expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
  });

  // Claim 9.6
  it('uses the site key and the page’s color scheme', async () => {
    const render = vi.fn(() => 0);
    Reflect.set(window, 'grecaptcha', { render, reset: vi.fn() });
    localStorage.setItem(storageKeys.colorScheme, '"dark"');
    const { user } = await renderApp({ at: '/login' });
    const sitekey = getEnv().recaptchaSiteKey;
    await vi.waitFor(() =>
      expect(render).toHaveBeenLastCalledWith(
        expect.any(HTMLElement),
        expect.objectContaining({ sitekey, theme: 'dark' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: /^Light or dark: dark/ }));
    await vi.waitFor(() =>
      expect(render).toHaveBeenLastCalledWith(
        expect.any(HTMLElement),
        expect.objectContaining({ sitekey, theme: 'light' }),
      ),
    );
  });

  it('offers a retry when the captcha loses its connection', async () => {
    const render = vi.fn((_place: HTMLElement, _options: { 'error-callback': () => void }) => 0);
    Reflect.set(window, 'grecaptcha', { render, reset: vi.fn() });
    await renderApp({ at: '/login' });
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    act(() => render.mock.lastCall?.[1]['error-callback']());
    expect(await screen.findByText(/The CAPTCHA could not be loaded/)).toBeVisible();
  });
});
