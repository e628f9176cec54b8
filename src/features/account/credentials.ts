import { z } from 'zod';

/** What is typed to sign in or to create an account. `captcha` is the captcha's answer, '' before it is solved. */
export interface Credentials {
  email: string;
  password: string;
  captcha: string;
}

export const noCredentials: Credentials = { email: '', password: '', captcha: '' };

const shortestPassword = 6;

const typed = z.object({ email: z.string().trim(), password: z.string(), captcha: z.string() });

type Refuse = (field: keyof Credentials, message: string) => void;

function checked(check: (typed: Credentials, refuse: Refuse) => void) {
  return typed.check(({ value, issues }) => {
    check(value, (field, message) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] }),
    );
  });
}

/** The field that is still empty, the first one where both are. */
function emptyField({ email, password }: Credentials): 'email' | 'password' | null {
  if (email === '') return 'email';
  return password === '' ? 'password' : null;
}

/** Refuses what lacks an e-mail address or a password (claim 5.33, written for register, serves at login too). */
export function refuseEmpty(credentials: Credentials, refuse: Refuse): boolean {
  const empty = emptyField({ ...credentials, email: credentials.email.trim() });
  if (empty) refuse(empty, 'Please enter both email and password');
  return empty !== null;
}

function refuseUnsolved({ captcha }: Credentials, refuse: Refuse): void {
  if (captcha === '') refuse('captcha', 'Please complete the CAPTCHA');
}

/** Login (claim 5.36). The length of a password is the provider's business here. */
export const signInSchema = checked((credentials, refuse) => {
  refuseEmpty(credentials, refuse);
  refuseUnsolved(credentials, refuse);
});

/** Register (claims 5.33 to 5.35). */
export const registerSchema = checked((credentials, refuse) => {
  const isEmpty = refuseEmpty(credentials, refuse);
  if (!isEmpty && credentials.password.length < shortestPassword) {
    refuse('password', 'Password must be at least 6 characters');
  }
  refuseUnsolved(credentials, refuse);
});
