import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AccountErrorDescription } from './accountErrors';
import { type Credentials, emptyCredentials } from './credentials';

type AccountAction = 'sign-in' | 'google' | 'resend' | 'reset' | 'register';

/** True for actions that need the captcha: not Google sign-in, reset and resend (claim 5.17). */
const needsCaptcha = (action: AccountAction) => action === 'sign-in' || action === 'register';

interface AccountActionOptions {
  action: AccountAction;
  run: () => Promise<void>;
  describeError: (error: unknown) => AccountErrorDescription | null;
}

export interface CaptchaHandle {
  /** Shows a new captcha: a token is valid once. */
  reset: () => void;
  focus: () => void;
}

export type AccountForm = ReturnType<typeof useAccountForm>;

/**
 * Returns the state that login and register share: form, pending action, error or notice.
 * @param email initial e-mail address
 */
export function useAccountForm(schema: z.ZodType<Credentials, Credentials>, email = '') {
  const form = useForm<Credentials>({
    resolver: zodResolver(schema),
    defaultValues: { ...emptyCredentials, email },
    reValidateMode: 'onSubmit',
  });
  const captchaRef = useRef<CaptchaHandle>(null);
  const isBusy = useRef(false);
  const [pendingAction, setPendingAction] = useState<AccountAction | null>(null);
  const [isRedirecting, setIsRedirecting] = useState(false);
  const [error, setError] = useState<AccountErrorDescription | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { setFocus, clearErrors } = form;

  /** Runs an action, one at a time. Resolves to true on success. A failure shows its error and resets the captcha. */
  const runAction = useCallback(
    async ({ action, run, describeError }: AccountActionOptions) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      clearErrors();
      setError(null);
      setNotice(null);
      setPendingAction(action);
      try {
        await run();
        return true;
      } catch (error) {
        if (needsCaptcha(action)) captchaRef.current?.reset();
        setError(describeError(error));
        return false;
      } finally {
        isBusy.current = false;
        setPendingAction(null);
      }
    },
    [clearErrors],
  );

  useEffect(() => {
    if (error?.fieldToFocus) setFocus(error.fieldToFocus, { shouldSelect: true });
  }, [error, setFocus]);

  return {
    form,
    captchaRef,
    pendingAction,
    /** True from a success until the screen is left. No action may start meanwhile. */
    isRedirecting,
    error,
    notice,
    runAction,
    startRedirect: useCallback(() => {
      isBusy.current = true;
      setIsRedirecting(true);
    }, []),
    setNotice,
  };
}
