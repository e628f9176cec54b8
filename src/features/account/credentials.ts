import { z } from 'zod';

/** What is typed to sign in or to create an account. `captcha` is the captcha's answer, '' before it is solved. */
export interface Credentials {
  email: string;
  password: string;
  captcha: string;
}

export const emptyCredentials: Credentials = { email: '', password: '', captcha: '' };

/** Said where the address, the password or both are missing (claim 5.14, written for register, serves at login too). */
export const missingCredentialsMessage = 'Please enter both email and password';

/** The field that is still empty, the first one where both are. */
export function firstEmptyField({ email, password }: Credentials): 'email' | 'password' | null {
  if (email.trim() === '') return 'email';
  return password === '' ? 'password' : null;
}

/** Login (claim 5.16). The length of a password is the provider's business here. */
export const signInSchema = z
  .object({
    email: z.string().trim(),
    password: z.string(),
    captcha: z.string().min(1, 'Please complete the CAPTCHA'),
  })
  .superRefine((typed, { addIssue }) => {
    const empty = firstEmptyField(typed);
    if (empty) addIssue({ code: 'custom', path: [empty], message: missingCredentialsMessage });
  });

/** Register (claims 5.14, 5.15). */
export const registerSchema = signInSchema.refine(
  (typed) => firstEmptyField(typed) !== null || typed.password.length >= 6,
  { path: ['password'], message: 'Password must be at least 6 characters' },
);
