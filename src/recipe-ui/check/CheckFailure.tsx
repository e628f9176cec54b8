import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

interface CheckFailureProps {
  children: string;
  retrying?: boolean;
  onRetry: () => void;
}

/** Says that the check did not happen, and offers another try. */
export function CheckFailure({ children, retrying = false, onRetry }: CheckFailureProps) {
  return (
    <Alert
      tone="info"
      action={
        <Button look="secondary" disabled={retrying} onClick={onRetry} className="no-print">
          {retrying ? 'Trying again…' : 'Try again'}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
