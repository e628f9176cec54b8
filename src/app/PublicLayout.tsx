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
            We can’t find out whether you are signed in. This page works without it.
          </Alert>
        </div>
      )}
      <Outlet />
    </>
  );
}
