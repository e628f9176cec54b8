import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AccountFailure } from './accountFailure';
import { type Credentials, noCredentials } from './credentials';

/** What the cook asked for and is waiting for. */
type AccountAction = 'sign-in' | 'google' | 'resend' | 'reset' | 'register';

/** Google sign-in, reset and resend do not ask for the captcha (claim 5.17). */
const asksCaptcha = (action: AccountAction) => action === 'sign-in' || action === 'register';

interface Attempt {
  action: AccountAction;
  run: () => Promise<void>;
  explain: (error: unknown) => AccountFailure | null;
}

/** What the form may ask of its captcha. */
export interface CaptchaHandle {
  /** Asks the question anew: an answer counts once. */
  reset: () => void;
  focus: () => void;
}

export interface AccountForm {
  form: UseFormReturn<Credentials>;
  captcha: RefObject<CaptchaHandle | null>;
  /** The action under way; null when there is none. */
  pending: AccountAction | null;
  /** True from the success that leaves the screen: until then nothing more may be sent. */
  leaving: boolean;
  failure: AccountFailure | null;
  notice: string | null;
  /** Runs one action at a time. True when it succeeded; a failure is shown, and the captcha asked anew. */
  attempt: (attempt: Attempt) => Promise<boolean>;
  leave: () => void;
  setNotice: (notice: string) => void;
}

/**
 * The state that login and register share: what is typed, what is under way, and what came of it.
 * @param email the address that the form begins with
 */
export function useAccountForm(schema: z.ZodType<Credentials, Credentials>, email = ''): AccountForm {
  const form = useForm<Credentials>({
    resolver: zodResolver(schema),
    defaultValues: { ...noCredentials, email },
    reValidateMode: 'onSubmit',
  });
  const captcha = useRef<CaptchaHandle>(null);
  const isBusy = useRef(false);
  const [pending, setPending] = useState<AccountAction | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { setFocus, clearErrors } = form;

  const attempt = useCallback(
    async ({ action, run, explain }: Attempt) => {
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
        if (asksCaptcha(action)) captcha.current?.reset();
        setFailure(explain(error));
        return false;
      } finally {
        isBusy.current = false;
        setPending(null);
      }
    },
    [clearErrors],
  );

  useEffect(() => {
    if (failure?.field) setFocus(failure.field, { shouldSelect: true });
  }, [failure, setFocus]);

  return {
    form,
    captcha,
    pending,
    leaving,
    failure,
    notice,
    attempt,
    leave: useCallback(() => {
      isBusy.current = true;
      setLeaving(true);
    }, []),
    setNotice,
  };
}
