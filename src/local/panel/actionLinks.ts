import { z } from 'zod';
import { identityToolkitUrl } from '../identity/identityToolkit';
import type { Mail } from '../store/tables';

const modes = { VERIFY_EMAIL: 'verifyEmail', PASSWORD_RESET: 'resetPassword' } as const;

/** Returns the URL in a mail, with Firebase's parameters. It works in this tab, in another one, and when pasted. */
export function getActionLink({ type, code }: Pick<Mail, 'type' | 'code'>): string {
  return `?${new URLSearchParams({ mode: modes[type], oobCode: code })}#/login`;
}

/** Returns the oobCode of the action link that the page was opened with, and removes it from the URL; null without one. */
export function consumeActionCodeFromUrl(): string | null {
  const { search, pathname, hash } = window.location;
  const parameters = new URLSearchParams(search);
  const code = parameters.get('oobCode');
  if (code === null || !Object.values<string | null>(modes).includes(parameters.get('mode'))) return null;
  window.history.replaceState(window.history.state, '', pathname + hash);
  return code;
}

/** The outcome of following an action link, with a message for the screen. */
export interface ActionResult {
  ok: boolean;
  message: string;
}

export function applyActionCode(code: string): Promise<ActionResult> {
  return redeem('accounts:update', { oobCode: code }, (email) => `${email} is verified. You can log in now.`);
}

export function confirmPasswordReset(code: string, newPassword: string): Promise<ActionResult> {
  return redeem(
    'accounts:resetPassword',
    { oobCode: code, newPassword },
    (email) => `New password set for ${email}.`,
  );
}

const responseSchema = z.object({
  email: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const errorMessages: Record<string, string> = {
  INVALID_OOB_CODE: 'This link was already used.',
  EXPIRED_OOB_CODE: 'This link has expired. Ask for a new one.',
  USER_NOT_FOUND: 'This account no longer exists.',
  USER_DISABLED: 'This account is disabled.',
};

async function redeem(
  call: string,
  body: object,
  formatSuccess: (email: string) => string,
): Promise<ActionResult> {
  try {
    const response = await fetch(`${identityToolkitUrl}/v1/${call}?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { email = 'The address', error } = responseSchema.parse(await response.json());
    if (!error) return { ok: true, message: formatSuccess(email) };
    const [code = '', serverMessage] = error.message.split(' : ');
    return { ok: false, message: serverMessage ?? errorMessages[code] ?? 'This link does not work.' };
  } catch {
    return { ok: false, message: 'No answer. Is a scenario switched on?' };
  }
}
