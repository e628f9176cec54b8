import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCaptchaScript, installFakeCaptcha } from '@/local/identity/fakeCaptcha';
import { call } from './localCalls';

interface CaptchaWindow extends Window {
  grecaptcha?: {
    render: (place: HTMLElement, options: object) => number;
    reset: (widget: number) => void;
  };
}
const page: CaptchaWindow = window;

function rendered() {
  const callback = vi.fn();
  const expired = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const captcha = page.grecaptcha;
  if (!captcha) throw new Error('The stand-in did not install itself');
  const widget = captcha.render(place, { callback, 'expired-callback': expired });
  return { captcha, widget, callback, expired };
}

afterEach(() => {
  document.body.replaceChildren();
  delete page.grecaptcha;
});

it('is a checkbox that returns a token, and expires it', async () => {
  installFakeCaptcha(window);
  const { callback, expired } = rendered();
  const box = screen.getByRole('checkbox', { name: "I'm not a robot" });

  await userEvent.click(box);
  expect(callback).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^local-captcha-\w+$/));

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(expired).toHaveBeenCalledOnce();
});

it('can be reset', async () => {
  installFakeCaptcha(window);
  const { captcha, widget, callback } = rendered();
  await userEvent.click(screen.getByRole('checkbox'));
  captcha.reset(widget);
  expect(callback).toHaveBeenCalledOnce();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('is served as a script that installs it and then calls back', async () => {
  const { headers, body } = await call(
    'https://www.google.com/recaptcha/api.js?onload=loaded&render=explicit',
  );
  expect(headers.get('Content-Type')).toBe('text/javascript');

  vi.useFakeTimers();
  const loaded = vi.fn();
  Object.assign(window, { loaded });
  // Runs the script as a browser does, without access to this module.
  new Function('window', 'setTimeout', body)(window, setTimeout);
  const { callback } = rendered();
  expect(loaded).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(loaded).toHaveBeenCalledOnce();
  vi.useRealTimers();

  fireEvent.click(screen.getByRole('checkbox'));
  expect(callback).toHaveBeenCalledOnce();
});

it('calls only a callback with a plain name', () => {
  expect(fakeCaptchaScript('alert(1)')).not.toContain('alert');
});
