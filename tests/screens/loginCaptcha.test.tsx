import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { installCaptchaStandIn } from '@/local/identity/captchaStandIn';

const source = 'https://www.google.com/recaptcha/api.js?onload=onCaptchaLoaded&render=explicit';
const script = () => [...document.scripts].find(({ src }) => src === source) ?? null;

afterEach(() => {
  script()?.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
  delete document.documentElement.dataset.scheme;
});

it('loads the captcha’s script and shows the box once it is there', async () => {
  await renderApp({ at: '/login' });
  expect(screen.getByText('Loading the CAPTCHA…')).toBeInTheDocument();
  await waitFor(() => expect(script()).not.toBeNull());
  installCaptchaStandIn(window);
  await act(async () => Reflect.get(window, 'onCaptchaLoaded')());
  expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
});

it('says so when the script cannot load, and tries again on request', async () => {
  const { user } = await renderApp({ at: '/login' });
  await waitFor(() => expect(script()).not.toBeNull());
  fireEvent.error(script() ?? document);
  expect(await screen.findByText(/The CAPTCHA could not be loaded/)).toBeVisible();
  expect(script()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(script()).not.toBeNull());
  installCaptchaStandIn(window);
  await act(async () => Reflect.get(window, 'onCaptchaLoaded')());
  expect(await screen.findByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('gives the widget the site key and the page’s colours', async () => {
  const render = vi.fn(() => 0);
  Reflect.set(window, 'grecaptcha', { render, reset: vi.fn() });
  document.documentElement.dataset.scheme = 'dark';
  await renderApp({ at: '/login' });
  const sitekey = env().recaptchaSiteKey;
  await vi.waitFor(() =>
    expect(render).toHaveBeenLastCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ sitekey, theme: 'dark' }),
    ),
  );
  act(() => {
    document.documentElement.dataset.scheme = 'light';
  });
  await vi.waitFor(() =>
    expect(render).toHaveBeenLastCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ sitekey, theme: 'light' }),
    ),
  );
});

it('offers another try when the captcha loses its connection', async () => {
  const render = vi.fn((_place: HTMLElement, _options: { 'error-callback': () => void }) => 0);
  Reflect.set(window, 'grecaptcha', { render, reset: vi.fn() });
  await renderApp({ at: '/login' });
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  act(() => render.mock.lastCall?.[1]['error-callback']());
  expect(await screen.findByText(/The CAPTCHA could not be loaded/)).toBeVisible();
});
