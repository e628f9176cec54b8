import { expect, it, vi } from 'vitest';
import { installTrustedTypes } from '@/app/trustedTypes';
import { captchaScriptSources, isAllowedUrl, signInScriptSources } from '@/config/googleScriptSources';

/** Returns what the installed policy makes of a URL; null if it rejects it. */
function createScriptUrl(address: string): string | null {
  const createPolicy = vi.fn();
  installTrustedTypes(Object.assign(Object.create(window), { trustedTypes: { createPolicy } }));
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  return rules.createScriptURL(address);
}

it('allows the captcha’s scripts', () => {
  for (const address of [
    'https://www.google.com/recaptcha/api.js?onload=onCaptchaLoaded&render=explicit',
    'https://www.gstatic.com/recaptcha/releases/a1/recaptcha__en.js',
  ]) {
    expect(createScriptUrl(address)).toBe(address);
  }
});

it('allows local mode’s worker, but no other script of the site', () => {
  const worker = new URL('mockServiceWorker.js', document.baseURI).href;
  expect(createScriptUrl(worker)).toBe(worker);
  for (const address of [
    `${worker}?x`,
    './mockServiceWorker.js',
    new URL('assets/a.js', worker).href,
    'a.js',
  ]) {
    expect(createScriptUrl(address)).toBeNull();
  }
});

it('allows Google’s scripts only at their exact URLs', () => {
  const google = [...captchaScriptSources, ...signInScriptSources];
  for (const address of [
    'https://apis.google.com/js/api.js?onload=__iframefcb1',
    'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0',
  ]) {
    expect(isAllowedUrl(google, address)).toBe(true);
  }
  for (const address of [
    '',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'http://www.google.com/recaptcha/api.js',
    'https://www.google.com/complete/search?callback=alert',
    'https://www.google.com/recaptcha/../complete/search',
    'https://www.google.com/recaptcha/%2e%2e/complete/search',
    'https://www.google.com.example.com/recaptcha/api.js',
    'https://www.google.com@example.com/recaptcha/api.js',
    'https://apis.google.com/js/api.js/x',
    'https://apis.google.com/js/client.js',
    '//www.google.com/recaptcha/api.js',
  ]) {
    expect(isAllowedUrl(google, address), address).toBe(false);
  }
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => installTrustedTypes()).not.toThrow();
});
