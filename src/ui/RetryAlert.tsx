import { Alert } from './Alert';
import { Button } from './Button';

interface ErrorActions {
  advice?: string | undefined;
  explanation?: string | undefined;
  /** True if logging in again can help. */
  isSessionOver?: boolean;
  /** Goes to /login, which leads back here. */
  onLogIn?: (() => void) | undefined;
}

interface ErrorTextProps extends Pick<ErrorActions, 'advice' | 'explanation'> {
  message: string;
  lang?: string | undefined;
}

/** Shows an error message with its advice or explanation. */
export function ErrorText({ message, lang, explanation, advice = explanation }: ErrorTextProps) {
  return (
    <>
      <span lang={lang}>{message}</span>
      {advice !== undefined && <span className="block font-normal">{advice}</span>}
    </>
  );
}

/** Shows a login button if the session has ended. */
export function LogInButton({ isSessionOver, onLogIn }: Pick<ErrorActions, 'isSessionOver' | 'onLogIn'>) {
  if (!isSessionOver || !onLogIn) return null;
  return (
    <Button variant="secondary" onClick={onLogIn} className="no-print">
      Log in
    </Button>
  );
}

/** Shows an error in a toast, without the explanation, for which there is no room. */
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
  isRetrying?: boolean;
  onRetry: () => void;
  children: string;
}

/** Shows an error with a button that retries, or that logs in again if the session has ended. */
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
