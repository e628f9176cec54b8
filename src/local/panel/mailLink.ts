import type { Mail } from '../store/tables';

const modes = { VERIFY_EMAIL: 'verifyEmail', PASSWORD_RESET: 'resetPassword' } as const;

/** The address in a mail, with Firebase's own parameters: it works in this tab, in another one, and when pasted. */
export function mailLink({ type, code }: Pick<Mail, 'type' | 'code'>): string {
  return `?${new URLSearchParams({ mode: modes[type], oobCode: code })}#/login`;
}

/** The code of the mail link that this page was opened with, if it was; taken out of the address. */
export function takeOpenedCode(): string | null {
  const { search, pathname, hash } = window.location;
  const parameters = new URLSearchParams(search);
  const code = parameters.get('oobCode');
  if (code === null || !Object.values<string | null>(modes).includes(parameters.get('mode'))) return null;
  window.history.replaceState(window.history.state, '', pathname + hash);
  return code;
}
