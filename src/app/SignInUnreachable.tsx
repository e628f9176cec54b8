import { useIsOffline } from '@/lib/online';
import { Button } from '@/ui/Button';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { sleepy } from '@/ui/mascot/moods/sleepy';
import { Notice } from '@/ui/Notice';

/** In place of a protected screen while it cannot be found out who is signed in. */
export function SignInUnreachable({ retrying, retry }: { retrying: boolean; retry: () => void }) {
  const isOffline = useIsOffline();
  return (
    <Notice
      mood={isOffline ? sleepy : puzzled}
      level={1}
      title={isOffline ? 'You are offline' : 'Something boiled over'}
      actions={
        <>
          <Button disabled={retrying} onClick={retry}>
            {retrying ? 'Trying again…' : 'Try again'}
          </Button>
          <Button look="secondary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </>
      }
    >
      <p>
        {isOffline
          ? 'This page goes on by itself when you are back online.'
          : 'This browser does not say whether you are signed in. The page goes on as soon as it does; if trying again and a reload don’t help, close the browser and open it anew.'}
      </p>
    </Notice>
  );
}
