import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';

interface ProfileFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** In place of the request form where the cook's profile could not be read (spec 2, Recipe request form). */
export function ProfileFailure({ error, retrying, onRetry }: ProfileFailureProps) {
  return (
    <div className="grid gap-6 sm:rounded-3xl sm:bg-raised sm:p-8 sm:shadow-card">
      <Alert tone="error">
        <p>Error loading user data: {messageOf(error, 'Failed to fetch user data')}</p>
      </Alert>
      <p className="text-soft">The chef needs your settings to cook for you. What you typed is kept.</p>
      <div className="flex flex-wrap-reverse items-center gap-3 sm:justify-end">
        <Link to={paths.themes} className={buttonClass('quiet')}>
          Go Back
        </Link>
        <Button disabled={retrying} onClick={onRetry} className="min-w-44 flex-1 sm:flex-none">
          {retrying ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}
