import { use } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import {
  ErrorText,
  type ErrorTextProps,
  LogInButton,
  type LogInButtonProps,
  LogInContext,
} from './ErrorText';

interface RetryAlertProps extends Omit<ErrorTextProps, 'message'>, LogInButtonProps {
  tone: 'error' | 'info';
  isFetching?: boolean;
  onRetry: () => void;
  children: string;
}

/** Shows an error with a button that retries, or that logs in again if the session has ended. */
export function RetryAlert({
  tone,
  hasSessionEnded,
  isFetching = false,
  onRetry,
  children,
  ...errorText
}: RetryAlertProps) {
  const canLogIn = use(LogInContext) !== null;
  return (
    <Alert
      tone={tone}
      action={
        hasSessionEnded && canLogIn ? (
          <LogInButton hasSessionEnded />
        ) : (
          <Button variant="secondary" disabled={isFetching} onClick={onRetry} className="no-print">
            {isFetching ? 'Trying again…' : 'Try again'}
          </Button>
        )
      }
    >
      <ErrorText {...errorText} message={children} />
    </Alert>
  );
}
