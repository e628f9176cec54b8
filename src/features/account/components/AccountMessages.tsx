import type { ReactNode } from 'react';
import { Alert } from '@/ui/Alert';
import type { AccountForm } from '../useAccountForm';

interface AccountMessagesProps {
  entry: AccountForm;
  /** What can be done about the failure. */
  remedy?: ReactNode;
}

/** What came of the last attempt: why it failed, or what to do next. */
export function AccountMessages({ entry: { failure, notice }, remedy }: AccountMessagesProps) {
  return (
    <>
      {failure && (
        <Alert tone="error" action={remedy}>
          {failure.message}
        </Alert>
      )}
      {notice !== null && <Alert tone="success">{notice}</Alert>}
    </>
  );
}
