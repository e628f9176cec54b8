import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useIsDarkScheme } from '@/config/colorScheme';
import { getEnv } from '@/config/env';
import { useIsOffline } from '@/lib/offline';
import { cx } from '@/ui/cx';
import { controlClass, FieldError } from '@/ui/Field';
import { RetryAlert } from '@/ui/RetryAlert';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import { loadCaptchaScript } from '../captchaScript';
import type { CaptchaHandle } from '../useAccountForm';

interface CaptchaProps {
  /** Receives the token, or '' once it has expired. Must be stable. */
  onChange: (token: string) => void;
  error?: string | undefined;
  ref: Ref<CaptchaHandle>;
}

type LoadedCaptcha = { status: 'ready'; Widget: typeof ReCAPTCHA; grecaptcha: object };
type CaptchaState = { status: 'loading' } | { status: 'failed' } | LoadedCaptcha;

async function loadCaptcha(): Promise<LoadedCaptcha> {
  const [{ ReCAPTCHA: Widget }, grecaptcha] = await Promise.all([
    import('react-google-recaptcha'),
    loadCaptchaScript(),
  ]);
  return { status: 'ready', Widget, grecaptcha };
}

/** Google's widget is 304 px wide; its compact form fits the narrowest phones. */
const widgetSize = (): 'compact' | 'normal' => (globalThis.window?.innerWidth < 380 ? 'compact' : 'normal');

const frameHeightClass = 'h-[138px] min-[380px]:h-[74px]';

/** Shows the captcha of login and register (claim 7.32) in the page's colours, or a message if it cannot load. */
export function Captcha({ onChange, error, ref }: CaptchaProps) {
  const [state, setState] = useState<CaptchaState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [size] = useState(widgetSize);
  const isOffline = useIsOffline();
  const theme = useIsDarkScheme() ? 'dark' : 'light';
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const widget = useRef<ReCAPTCHA>(null);
  const errorId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let isCurrent = true;
    setState({ status: 'loading' });
    loadCaptcha().then(
      (loaded) => isCurrent && setState(loaded),
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setAttempt((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  // A new theme mounts a new widget, which is not solved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is the widget's key.
  useEffect(() => () => onChange(''), [theme, onChange]);

  useImperativeHandle(ref, () => ({
    reset: () => {
      widget.current?.reset();
      onChange('');
    },
    focus: () => fieldset.current?.focus(),
  }));

  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      aria-describedby={error && errorId}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="sr-only">CAPTCHA</legend>
      {state.status === 'loading' && (
        <>
          <LoadingNote>Loading the CAPTCHA…</LoadingNote>
          <Skeleton className={frameHeightClass} />
        </>
      )}
      {state.status === 'failed' && (
        <RetryAlert
          tone="error"
          advice={isOffline ? 'You’re offline. It will load by itself when you’re back online.' : undefined}
          onRetry={() => setAttempt(attempt + 1)}
        >
          The CAPTCHA could not be loaded. Check your connection or your content blocker.
        </RetryAlert>
      )}
      {state.status === 'ready' && (
        // A frame as wide as the fields, which cuts the widget's own edges off and blends its ground into the page's.
        <div
          className={cx(controlClass(error !== undefined, 'isolate overflow-hidden p-0!'), frameHeightClass)}
        >
          <state.Widget
            key={theme}
            ref={widget}
            grecaptcha={state.grecaptcha}
            sitekey={getEnv().recaptchaSiteKey}
            theme={theme}
            size={size}
            onChange={(token) => onChange(token ?? '')}
            onErrored={() => {
              onChange('');
              setState({ status: 'failed' });
            }}
            className={cx(
              '-m-0.5 w-40 overflow-hidden min-[380px]:w-[302px]',
              theme === 'dark' ? 'mix-blend-lighten' : 'mix-blend-multiply',
            )}
          />
        </div>
      )}
      <div role="alert" className="-mt-1.5 not-empty:mt-0">
        <FieldError id={errorId} message={error} />
      </div>
    </fieldset>
  );
}
