import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import type { AccountForm } from '../useAccountForm';
import { Captcha } from './Captcha';

/** The captcha as a field of the form: its last one, and so the last to be focused when something is missing. */
export function CaptchaField({ entry: { form, captcha } }: { entry: AccountForm }) {
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
