import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import type { AccountForm } from '../useAccountForm';
import { CaptchaField } from './CaptchaField';

interface CredentialsFieldsProps {
  entry: AccountForm;
  /** Tells password managers whether the password exists or is being chosen. */
  passwordIs: 'current' | 'new';
}

/** E-mail, password and captcha: the fields of login and register (spec 2). */
export function CredentialsFields({ entry, passwordIs }: CredentialsFieldsProps) {
  const { register, clearErrors, formState } = entry.form;
  const { errors } = formState;

  return (
    <>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', { onChange: () => clearErrors(['email', 'password']) })}
      />
      <PasswordField
        label="Password"
        autoComplete={`${passwordIs}-password`}
        help={passwordIs === 'new' ? 'At least 6 characters.' : undefined}
        error={errors.password?.message}
        {...register('password', { onChange: () => clearErrors(['email', 'password']) })}
      />
      <CaptchaField entry={entry} />
    </>
  );
}
