import { z } from 'zod';
import { minPasswordLength, passwordTooShortMessage } from '@/config/passwordLength';

/** The form's values. `captcha` is the captcha's token, '' before it is solved. */
export interface Credentials {
  email: string;
  password: string;
  captcha: string;
}

export const emptyCredentials: Credentials = { email: '', password: '', captcha: '' };

/** Shown if e-mail address or password is missing (claim 5.14, written for register; login uses it too). */
export const missingCredentialsMessage = 'Please enter both email and password';

export function firstEmptyField({ email, password }: Credentials): 'email' | 'password' | null {
  if (email.trim() === '') return 'email';
  return password === '' ? 'password' : null;
}

/** Schema of login (claim 5.16). Has no minimum password length: the identity provider decides. */
export const loginSchema = z
  .object({
    email: z.string().trim(),
    password: z.string(),
    captcha: z.string().min(1, 'Please complete the CAPTCHA'),
  })
  .superRefine((typed, { addIssue }) => {
    const issue = { code: 'custom', message: missingCredentialsMessage } as const;
    if (typed.email === '') addIssue({ ...issue, path: ['email'] });
    if (typed.password === '') addIssue({ ...issue, path: ['password'] });
  });

/** Schema of register (claims 5.14, 5.15). */
export const registerSchema = loginSchema.refine(
  (typed) => firstEmptyField(typed) !== null || typed.password.length >= minPasswordLength,
  { path: ['password'], message: passwordTooShortMessage },
);
