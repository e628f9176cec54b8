import { type ReactNode, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { Alert } from '@/ui/Alert';
import { ErrorText } from '@/ui/ErrorText';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import type { AccountForm } from '../useAccountForm';
import { Captcha } from './Captcha';

interface CredentialsFieldsProps {
  accountForm: AccountForm;
  /** Tells password managers to fill in a saved password or to suggest a new one. */
  passwordKind: 'current' | 'new';
  errorAction?: ReactNode;
}

/** Shows the fields of login and register: error or notice, e-mail, password, captcha. */
export function CredentialsFields({ accountForm, passwordKind, errorAction }: CredentialsFieldsProps) {
  const { form, error, notice } = accountForm;
  const { register, clearErrors, formState } = form;
  const { errors } = formState;

  return (
    <>
      {error && (
        <Alert tone="error" action={errorAction}>
          <ErrorText message={error.message} advice={error.advice} />
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
        autoComplete={`${passwordKind}-password`}
        help={passwordKind === 'new' ? 'At least 6 characters.' : undefined}
        // Marked only, if the message is above it.
        error={errors.email && errors.password ? '' : errors.password?.message}
        {...register('password', { onChange: () => clearErrors(['email', 'password']) })}
      />
      <CaptchaField accountForm={accountForm} />
    </>
  );
}

/** Shows the captcha field. Registered last, so that other missing fields get the focus first. */
function CaptchaField({ accountForm: { form, captchaRef } }: { accountForm: AccountForm }) {
  const { control, setValue, clearErrors } = form;
  const { field, fieldState } = useController({ control, name: 'captcha' });
  const { ref: registerField } = field;

  const handleChange = useCallback(
    (token: string) => {
      setValue('captcha', token);
      if (token !== '') clearErrors('captcha');
    },
    [setValue, clearErrors],
  );

  return (
    <Captcha
      ref={(handle) => {
        captchaRef.current = handle;
        registerField(handle);
      }}
      onChange={handleChange}
      error={fieldState.error?.message}
    />
  );
}
