import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { installFakeCaptcha } from '@/local/identity/fakeCaptcha';
import type { RecordedRequests } from './requests';

export const [email, password] = ['julia@example.com', 'bouillabaisse'];

/** What Log In and Create Account have in common. */
export const accountForm = {
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Password'),
  captcha: () => screen.findByRole('checkbox', { name: "I'm not a robot" }),
};

/** Has the captcha's script there from the start: a stand-in box, for every test of the file. */
export function installCaptcha(): void {
  beforeEach(() => {
    installFakeCaptcha(window);
    return () => Reflect.deleteProperty(window, 'grecaptcha');
  });
}

/** Passes the captcha and fills in who wants to come in. */
export async function fillAccountForm(
  user: UserEvent,
  typed: { email?: string; password?: string } = {},
): Promise<void> {
  await user.click(await accountForm.captcha());
  await user.type(accountForm.email(), typed.email ?? email);
  await user.type(accountForm.password(), typed.password ?? password);
}

/** What was sent to the identity provider. */
export const identityRequests = ({ requests }: { requests: RecordedRequests }) =>
  requests.all().filter(({ url }) => url.includes('identitytoolkit.googleapis.com'));
