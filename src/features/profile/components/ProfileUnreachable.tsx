import { describeError } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';

interface ProfileUnreachableProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
  onFillOutAnyway: () => void;
}

/** Shows an error in place of the form while the profile cannot be read, because a new profile would overwrite an existing one. */
export function ProfileUnreachable({ error, isFetching, onRetry, onFillOutAnyway }: ProfileUnreachableProps) {
  const { message, advice } = describeError(error, 'Failed to fetch user data');
  return (
    <MascotNotice
      mood={puzzled}
      headingLevel={1}
      title="Your settings can’t be reached"
      actions={
        <>
          <Button disabled={isFetching} onClick={onRetry}>
            {isFetching ? 'Trying again…' : 'Try again'}
          </Button>
          <Button variant="quiet" onClick={onFillOutAnyway}>
            Fill out the form anyway
          </Button>
        </>
      }
    >
      <div role="alert" className="grid gap-2">
        <p className="font-medium text-ink wrap-anywhere">{message}</p>
        {advice !== undefined && <p>{advice}</p>}
      </div>
      <p>Nothing you saved is lost. We keep trying, and this page goes on by itself.</p>
    </MascotNotice>
  );
}
