import { Alert } from './Alert';
import { Button } from './Button';

interface ErrorActions {
  /** What to do, said beside the message. */
  advice?: string | undefined;
  /** What happened, what is safe and what to do: said where there is no advice. */
  explanation?: string | undefined;
  /** Whether logging in again is what helps. */
  isSessionOver?: boolean;
  /** Leads to the login, and back. */
  onLogIn?: (() => void) | undefined;
}

interface ErrorTextProps extends Pick<ErrorActions, 'advice' | 'explanation'> {
  message: string;
  /** Language of the message where it is not the page's. */
  lang?: string | undefined;
}

/** A failure: its message, and beside that what to do about it. */
export function ErrorText({ message, lang, explanation, advice = explanation }: ErrorTextProps) {
  return (
    <>
      <span lang={lang}>{message}</span>
      {advice !== undefined && <span className="block font-normal">{advice}</span>}
    </>
  );
}

/** Leads from a session that is no longer good to a new one; nothing where that would not help. */
export function LogInButton({ isSessionOver, onLogIn }: Pick<ErrorActions, 'isSessionOver' | 'onLogIn'>) {
  if (!isSessionOver || !onLogIn) return null;
  return (
    <Button variant="secondary" onClick={onLogIn} className="no-print">
      Log in
    </Button>
  );
}

/** A failure in a toast, which has no room for an explanation. */
export function ErrorToast({ isSessionOver, onLogIn, message, lang, advice }: ErrorTextProps & ErrorActions) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <ErrorText message={message} lang={lang} advice={advice} />
      </p>
      <LogInButton isSessionOver={isSessionOver} onLogIn={onLogIn} />
    </div>
  );
}

interface RetryAlertProps extends Omit<ErrorTextProps, 'message'>, ErrorActions {
  tone: 'error' | 'info';
  /** While another try is on its way. */
  isRetrying?: boolean;
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
  isRetrying = false,
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
          <Button variant="secondary" disabled={isRetrying} onClick={onRetry} className="no-print">
            {isRetrying ? 'Trying again…' : 'Try again'}
          </Button>
        )
      }
    >
      <ErrorText message={children} lang={lang} advice={advice} explanation={explanation} />
    </Alert>
  );
}
