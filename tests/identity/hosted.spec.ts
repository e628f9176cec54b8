import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../../e2e/fixtures';

const { IDENTITY_EMULATOR_URL: emulatorUrl, IDENTITY_BACKEND_URL: backendUrl } = process.env;
const email = 'ana@example.com';
const password = 'sofrito-42';

const oobCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

async function lastMailedLink(page: Page, type: string): Promise<string> {
  const answer = await page.request.get(`${emulatorUrl}/emulator/v1/projects/demo-sazon/oobCodes`);
  const codes = oobCodes.parse(await answer.json()).oobCodes;
  const latest = codes.filter((code) => code.email === email && code.requestType === type).at(-1);
  if (!latest) throw new Error(`No ${type} mail for ${email}`);
  return latest.oobLink;
}

async function openLink(page: Page, link: string): Promise<void> {
  const answer = await page.request.get(link);
  expect(await answer.json()).toMatchObject({ authEmulator: { success: expect.any(String) } });
}

async function fillIn(page: Page, { withPassword }: { withPassword: string }): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(withPassword);
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check();
}

/** Blocks every host except the emulator and the backend, which also serves the captcha's script. */
async function blockNetwork(page: Page): Promise<void> {
  await page.context().route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      const { hostname, pathname, search } = new URL(route.request().url());
      if (hostname !== 'www.google.com') return route.abort('internetdisconnected');
      const response = await route.fetch({ url: `${backendUrl}${pathname}${search}` });
      return route.fulfill({ response });
    },
  );
}

test('an account can be created, verified and used on a hosted build with the Auth emulator', async ({
  page,
  consoleOutput,
}) => {
  // The browser logs every failed response; these are expected.
  consoleOutput.allow(/status of 40[04]/);
  await blockNetwork(page);
  // Earlier cases have left their accounts.
  await page.request.delete(`${emulatorUrl}/emulator/v1/projects/demo-sazon/accounts`);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${backendUrl}/api/`)) {
      tokens.push(request.headers().authorization);
    }
  });
  const message = (text: string) => page.getByText(text, { exact: true }).first();

  await test.step('register', async () => {
    await page.goto('#/register');
    await fillIn(page, { withPassword: password });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(message('Account created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
  });

  await test.step('an unverified sign-in is refused', async () => {
    await fillIn(page, { withPassword: password });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(message('Please verify your email before logging in')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend Email Verification' })).toBeVisible();
  });

  await test.step('verify, log in, land on home', async () => {
    await openLink(page, await lastMailedLink(page, 'VERIFY_EMAIL'));
    await fillIn(page, { withPassword: password });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(message('Logged in successfully')).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    // The backend accepted the token and responded that there is no profile yet.
    await expect(page.getByRole('link', { name: 'Fill Out the Form!' })).toBeVisible();
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(token).toMatch(/^Bearer eyJ[\w-]+\.[\w-]+\.$/);
  });

  await test.step('the session survives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Fill Out the Form!' })).toBeVisible();
  });

  await test.step('log out', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(message('LogOut successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Access Your Account' })).toBeVisible();
  });

  await test.step('a wrong password is refused', async () => {
    await page.goto('#/login');
    await fillIn(page, { withPassword: 'wrong-password' });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(message('Email or password incorrect')).toBeVisible();
  });

  await test.step('reset the password and log in with the new one', async () => {
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    await expect(message('A password reset email has been sent. Please check your inbox.')).toBeVisible();
    const link = new URL(await lastMailedLink(page, 'PASSWORD_RESET'));
    link.searchParams.set('newPassword', 'brand-new-7');
    await openLink(page, link.href);
    await fillIn(page, { withPassword: 'brand-new-7' });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(message('Logged in successfully')).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  });
});
