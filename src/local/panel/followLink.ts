import { z } from 'zod';
import { identityToolkit } from '../identity/addresses';

/** What came of following a mail's link, in words for the screen. */
export interface LinkResult {
  ok: boolean;
  message: string;
}

const answer = z.object({
  email: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const failures: Record<string, string> = {
  INVALID_OOB_CODE: 'This link was already used.',
  EXPIRED_OOB_CODE: 'This link has expired. Ask for a new one.',
  USER_NOT_FOUND: 'This account no longer exists.',
  USER_DISABLED: 'This account is disabled.',
};

/** Follows a verification link: the address is verified from then on. */
export function verifyEmail(code: string): Promise<LinkResult> {
  return follow('accounts:update', { oobCode: code }, (email) => `${email} is verified. You can log in now.`);
}

/** Follows a reset link with a new password. */
export function resetPassword(code: string, newPassword: string): Promise<LinkResult> {
  return follow(
    'accounts:resetPassword',
    { oobCode: code, newPassword },
    (email) => `New password set for ${email}.`,
  );
}

async function follow(call: string, body: object, praise: (email: string) => string): Promise<LinkResult> {
  try {
    const response = await fetch(`${identityToolkit}/v1/${call}?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { email = 'The address', error } = answer.parse(await response.json());
    if (!error) return { ok: true, message: praise(email) };
    const [code = '', words] = error.message.split(' : ');
    return { ok: false, message: words ?? failures[code] ?? 'This link does not work.' };
  } catch {
    return { ok: false, message: 'No answer. Is a scenario switched on?' };
  }
}
