import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { installFakeCaptcha } from '@/local/identity/fakeCaptcha';
import type { RecordedRequests } from './recordRequests';

export const [email, password] = ['julia@example.com', 'bouillabaisse'];

export const accountForm = {
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Password'),
  captcha: () => screen.findByRole('checkbox', { name: "I'm not a robot" }),
};

export function installFakeCaptchaBeforeEach(): void {
  beforeEach(() => {
    installFakeCaptcha(window);
    return () => Reflect.deleteProperty(window, 'grecaptcha');
  });
}

/** Ticks the captcha and fills in e-mail and password. */
export async function fillAccountForm(
  user: UserEvent,
  credentials: { email?: string; password?: string } = {},
): Promise<void> {
  await user.click(await accountForm.captcha());
  await user.type(accountForm.email(), credentials.email ?? email);
  await user.type(accountForm.password(), credentials.password ?? password);
}

export const identityRequests = ({ requests }: { requests: RecordedRequests }) =>
  requests.all().filter(({ url }) => url.includes('identitytoolkit.googleapis.com'));
