import { HttpResponse } from 'msw';
import type { Route } from '../http/routeInfo';
import { captchaScript } from './captchaStandIn';

const addresses = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.recaptcha.net/recaptcha/api.js',
  'https://recaptcha.net/recaptcha/api.js',
];

/** Answers the captcha's script with a stand-in. */
export function captchaRoutes(): Route[] {
  return addresses.map((url) => ({
    call: 'captcha',
    method: 'GET',
    url,
    refuse: ({ status, message }) => new HttpResponse(message, { status }),
    answer: async ({ request }) =>
      new HttpResponse(captchaScript(new URL(request.url).searchParams.get('onload')), {
        headers: { 'Content-Type': 'text/javascript' },
      }),
  }));
}
