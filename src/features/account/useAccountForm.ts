import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AccountErrorDescription } from './accountErrors';
import { type Credentials, emptyCredentials } from './credentials';

/** What the cook asked for and is waiting for. */
type AccountAction = 'sign-in' | 'google' | 'resend' | 'reset' | 'register';

/** Google sign-in, reset and resend do not ask for the captcha (claim 5.17). */
const needsCaptcha = (action: AccountAction) => action === 'sign-in' || action === 'register';

interface ActionOptions {
  action: AccountAction;
  run: () => Promise<void>;
  describeError: (error: unknown) => AccountErrorDescription | null;
}

/** What the form may ask of its captcha. */
export interface CaptchaHandle {
  /** Asks the question anew: an answer counts once. */
  reset: () => void;
  focus: () => void;
}

export interface AccountForm {
  form: UseFormReturn<Credentials>;
  captchaRef: RefObject<CaptchaHandle | null>;
  /** The action under way; null when there is none. */
  pendingAction: AccountAction | null;
  /** True from the success that leaves the screen: until then nothing more may be sent. */
  isLeaving: boolean;
  error: AccountErrorDescription | null;
  notice: string | null;
  /** Runs one action at a time. True when it succeeded; a failure is shown, and the captcha asked anew. */
  runAction: (attempt: ActionOptions) => Promise<boolean>;
  startLeaving: () => void;
  setNotice: (notice: string) => void;
}

/**
 * The state that login and register share: what is typed, what is under way, and what came of it.
 * @param email the address that the form begins with
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
