import { Alert } from './Alert';
import { Button } from './Button';

interface Remedy {
  /** What to do, said beside the message. */
  advice?: string | undefined;
  /** What happened, what is safe and what to do: said where there is no advice. */
  explanation?: string | undefined;
  /** Whether logging in again is what helps. */
  isSessionOver?: boolean;
  /** Leads to the login, and back. */
  onLogIn?: (() => void) | undefined;
}

interface FailureWordsProps extends Pick<Remedy, 'advice' | 'explanation'> {
  message: string;
  /** Language of the message where it is not the page's. */
  lang?: string | undefined;
}

/** A failure: its message, and beside that what to do about it. */
export function FailureWords({ message, lang, explanation, advice = explanation }: FailureWordsProps) {
  return (
    <>
      <span lang={lang}>{message}</span>
      {advice !== undefined && <span className="block font-normal">{advice}</span>}
    </>
  );
}

/** Leads from a session that is no longer good to a new one; nothing where that would not help. */
export function LogInButton({ isSessionOver, onLogIn }: Pick<Remedy, 'isSessionOver' | 'onLogIn'>) {
  if (!isSessionOver || !onLogIn) return null;
  return (
    <Button look="secondary" onClick={onLogIn} className="no-print">
      Log in
    </Button>
  );
}

/** A failure in a toast, which has no room for an explanation. */
export function FailureToast({ isSessionOver, onLogIn, message, lang, advice }: FailureWordsProps & Remedy) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <FailureWords message={message} lang={lang} advice={advice} />
      </p>
      <LogInButton isSessionOver={isSessionOver} onLogIn={onLogIn} />
    </div>
  );
}

interface RetryAlertProps extends Omit<FailureWordsProps, 'message'>, Remedy {
  tone: 'error' | 'info';
  /** While another try is on its way. */
  retrying?: boolean;
  onRetry: () => void;
  children: string;
}

/** Says that something could not be loaded or done, and offers what may help: another try, or a new session. */
export function RetryAlert({
  tone,
  lang,
  advice,
  explanation,
  isSessionOver,
  onLogIn,
  retrying = false,
  onRetry,
  children,
}: RetryAlertProps) {
  return (
    <Alert
      tone={tone}
      action={
        isSessionOver && onLogIn ? (
          <LogInButton isSessionOver onLogIn={onLogIn} />
        ) : (
          <Button look="secondary" disabled={retrying} onClick={onRetry} className="no-print">
            {retrying ? 'Trying again…' : 'Try again'}
          </Button>
        )
      }
    >
      <FailureWords message={children} lang={lang} advice={advice} explanation={explanation} />
    </Alert>
  );
}
