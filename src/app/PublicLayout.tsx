import { Outlet } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

/** Shows the public screen, below a note if Firebase did not answer. */
export function PublicLayout() {
  const { isAuthUnreachable } = useAuth();
  return (
    <>
      {isAuthUnreachable && (
        <div className="mb-6">
          <Alert
            tone="info"
            action={
              <Button variant="secondary" onClick={() => window.location.reload()}>
                Try again
              </Button>
            }
          >
            We can’t tell whether you’re signed in right now. This page works either way.
          </Alert>
        </div>
      )}
      <Outlet />
    </>
  );
}
