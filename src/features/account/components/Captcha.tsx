import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { env } from '@/config/env';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import { loadCaptchaScript } from '../captchaScript';
import { useDarkScheme } from '../useDarkScheme';

/** What a form may ask of the captcha. */
export interface CaptchaHandle {
  /** Asks the question anew: an answer counts once. */
  reset: () => void;
  focus: () => void;
}

interface CaptchaProps {
  /** Gets the answer's token, '' when there is none any more. Must be stable. */
  onChange: (token: string) => void;
  error?: string | undefined;
  ref: Ref<CaptchaHandle>;
}

type Loaded = { status: 'ready'; Widget: typeof ReCAPTCHA; grecaptcha: object };
type State = { status: 'loading' } | { status: 'failed' } | Loaded;

async function loadCaptcha(): Promise<Loaded> {
  const [{ ReCAPTCHA: Widget }, grecaptcha] = await Promise.all([
    import('react-google-recaptcha'),
    loadCaptchaScript(),
  ]);
  return { status: 'ready', Widget, grecaptcha };
}

/** Google's widget is 304 px wide; its compact form fits the narrowest phones. */
const widgetSize = (): 'compact' | 'normal' => (window.innerWidth < 380 ? 'compact' : 'normal');

/** The captcha of login and register (spec 2, 7), in the page's colours; it says so when it cannot load. */
export function Captcha({ onChange, error, ref }: CaptchaProps) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [size] = useState(widgetSize);
  const theme = useDarkScheme() ? 'dark' : 'light';
  const frame = useRef<HTMLFieldSetElement>(null);
  const widget = useRef<ReCAPTCHA>(null);
  const errorId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let wanted = true;
    setState({ status: 'loading' });
    loadCaptcha().then(
      (loaded) => wanted && setState(loaded),
      () => wanted && setState({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  // A widget in other colours is another widget, and has not been answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is what replaces the widget.
  useEffect(() => () => onChange(''), [theme, onChange]);

  useImperativeHandle(ref, () => ({
    reset: () => {
      widget.current?.reset();
      onChange('');
    },
    focus: () => frame.current?.focus(),
  }));

  return (
    <fieldset ref={frame} tabIndex={-1} aria-describedby={error && errorId} className="min-w-0">
      <legend className="sr-only">CAPTCHA</legend>
      {state.status === 'loading' && (
        <>
          <LoadingNote>Loading the CAPTCHA…</LoadingNote>
          <Skeleton className={size === 'compact' ? 'h-36 w-41' : 'h-[78px] w-[304px] max-w-full'} />
        </>
      )}
      {state.status === 'failed' && (
        <Alert
          tone="error"
          action={
            <Button look="secondary" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        >
          The CAPTCHA could not be loaded. Check your connection or your content blocker.
        </Alert>
      )}
      {state.status === 'ready' && (
        <state.Widget
          key={theme}
          ref={widget}
          grecaptcha={state.grecaptcha}
          sitekey={env().recaptchaSiteKey}
          theme={theme}
          size={size}
          onChange={(token) => onChange(token ?? '')}
          onErrored={() => {
            onChange('');
            setState({ status: 'failed' });
          }}
        />
      )}
      <div role="alert" className="not-empty:mt-1.5">
        <FieldError id={errorId} message={error} />
      </div>
    </fieldset>
  );
}
