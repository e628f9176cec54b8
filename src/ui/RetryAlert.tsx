import { Alert } from './Alert';
import { Button } from './Button';
import { type ErrorActions, ErrorText, type ErrorTextProps, LogInButton } from './ErrorText';

interface RetryAlertProps extends Omit<ErrorTextProps, 'message'>, ErrorActions {
  tone: 'error' | 'info';
  isFetching?: boolean;
  onRetry: () => void;
  children: string;
}

/** Shows an error with a button that retries, or that logs in again if the session has ended. */
export function RetryAlert({
  tone,
  lang,
  advice,
  explanation,
  hasSessionEnded,
  onLogIn,
  isFetching = false,
  onRetry,
  children,
}: RetryAlertProps) {
  return (
    <Alert
      tone={tone}
      action={
        hasSessionEnded && onLogIn ? (
          <LogInButton hasSessionEnded onLogIn={onLogIn} />
        ) : (
          <Button variant="secondary" disabled={isFetching} onClick={onRetry} className="no-print">
            {isFetching ? 'Trying again…' : 'Try again'}
          </Button>
        )
      }
    >
      <ErrorText message={children} lang={lang} advice={advice} explanation={explanation} />
    </Alert>
  );
}
