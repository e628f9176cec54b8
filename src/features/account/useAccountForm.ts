import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AccountErrorDescription } from './accountErrors';
import { type Credentials, emptyCredentials } from './credentials';

type AccountAction = 'sign-in' | 'google' | 'resend' | 'reset' | 'register';

/** Google sign-in, reset and resend do not need the captcha (claim 5.17). */
const needsCaptcha = (action: AccountAction) => action === 'sign-in' || action === 'register';

interface ActionOptions {
  action: AccountAction;
  run: () => Promise<void>;
  describeError: (error: unknown) => AccountErrorDescription | null;
}

export interface CaptchaHandle {
  /** Shows a new captcha: a token is valid once. */
  reset: () => void;
  focus: () => void;
}

export interface AccountForm {
  form: UseFormReturn<Credentials>;
  captchaRef: RefObject<CaptchaHandle | null>;
  /** Null if none is pending. */
  pendingAction: AccountAction | null;
  /** True from a success until the screen is left. Nothing may be sent meanwhile. */
  isLeaving: boolean;
  error: AccountErrorDescription | null;
  notice: string | null;
  /** Runs one action at a time. Resolves to true on success; shows an error, and resets the captcha. */
  runAction: (attempt: ActionOptions) => Promise<boolean>;
  startLeaving: () => void;
  setNotice: (notice: string) => void;
}

/**
 * Returns the state that login and register share: form, pending action, error or notice.
 * @param email initial e-mail address
 */
export function useAccountForm(schema: z.ZodType<Credentials, Credentials>, email = ''): AccountForm {
  const form = useForm<Credentials>({
    resolver: zodResolver(schema),
    defaultValues: { ...emptyCredentials, email },
    reValidateMode: 'onSubmit',
  });
  const captcha = useRef<CaptchaHandle>(null);
  const isBusy = useRef(false);
  const [pending, setPending] = useState<AccountAction | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<AccountErrorDescription | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { setFocus, clearErrors } = form;

  const attempt = useCallback(
    async ({ action, run, describeError }: ActionOptions) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      clearErrors();
      setFailure(null);
      setNotice(null);
      setPending(action);
      try {
        await run();
        return true;
      } catch (error) {
        if (needsCaptcha(action)) captcha.current?.reset();
        setFailure(describeError(error));
        return false;
      } finally {
        isBusy.current = false;
        setPending(null);
      }
    },
    [clearErrors],
  );

  useEffect(() => {
    if (failure?.fieldToFocus) setFocus(failure.fieldToFocus, { shouldSelect: true });
  }, [failure, setFocus]);

  return {
    form,
    captchaRef: captcha,
    pendingAction: pending,
    isLeaving: leaving,
    error: failure,
    notice,
    runAction: attempt,
    startLeaving: useCallback(() => {
      isBusy.current = true;
      setLeaving(true);
    }, []),
    setNotice,
  };
}
