import { type ReactNode, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { Alert } from '@/ui/Alert';
import { PasswordField } from '@/ui/PasswordField';
import { ErrorText } from '@/ui/RetryAlert';
import { TextField } from '@/ui/TextField';
import type { AccountForm } from '../useAccountForm';
import { Captcha } from './Captcha';

interface CredentialsFieldsProps {
  entry: AccountForm;
  /** Tells password managers whether the password exists or is being chosen. */
  passwordIs: 'current' | 'new';
  /** What can be done about a failure. */
  remedy?: ReactNode;
}

/** What came of the last attempt, then e-mail, password and captcha: what login and register share. */
export function CredentialsFields({ entry, passwordIs, remedy }: CredentialsFieldsProps) {
  const { form, failure, notice } = entry;
  const { register, clearErrors, formState } = form;
  const { errors } = formState;

  return (
    <>
      {failure && (
        <Alert tone="error" action={remedy}>
          <ErrorText message={failure.message} advice={failure.advice} />
        </Alert>
      )}
      {notice !== null && <Alert tone="success">{notice}</Alert>}
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

/** The captcha as a field of the form: its last one, and so the last to be focused when something is missing. */
function CaptchaField({ entry: { form, captcha } }: { entry: AccountForm }) {
  const { control, setValue, clearErrors } = form;
  const { field, fieldState } = useController({ control, name: 'captcha' });
  const { ref: registerField } = field;

  const answer = useCallback(
    (token: string) => {
      setValue('captcha', token);
      if (token !== '') clearErrors('captcha');
    },
    [setValue, clearErrors],
  );

  return (
    <Captcha
      ref={(handle) => {
        captcha.current = handle;
        registerField(handle);
      }}
      onChange={answer}
      error={fieldState.error?.message}
    />
  );
}
