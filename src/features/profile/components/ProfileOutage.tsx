import { failureInWords } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { Notice } from '@/ui/Notice';

interface ProfileOutageProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
  onFillOut: () => void;
}

/** In place of the wizard while the backend cannot be asked for a profile: who has one must not begin another. */
export function ProfileOutage({ error, retrying, onRetry, onFillOut }: ProfileOutageProps) {
  const { message, advice } = failureInWords(error, 'Failed to fetch user data');
  return (
    <Notice
      mood={puzzled}
      level={1}
      title="Your settings can’t be reached"
      actions={
        <>
          <Button disabled={retrying} onClick={onRetry}>
            {retrying ? 'Trying again…' : 'Try again'}
          </Button>
          <Button look="quiet" onClick={onFillOut}>
            Fill out the form anyway
          </Button>
        </>
      }
    >
      <div role="alert" className="grid gap-2">
        <p className="font-medium text-ink wrap-anywhere">{message}</p>
        {advice !== undefined && <p>{advice}</p>}
      </div>
      <p>Nothing you saved is lost. We keep asking, and take you on as soon as there is an answer.</p>
    </Notice>
  );
}
