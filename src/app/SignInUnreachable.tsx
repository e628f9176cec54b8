import { useIsOffline } from '@/lib/offline';
import { Button } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { sleepy } from '@/ui/mascot/moods/sleepy';
import { Page } from './layout/Page';

const reload = () => window.location.reload();

/** Shows that the sign-in cannot be reached, instead of a protected screen. Only a reload loads Firebase again. */
export function SignInUnreachable() {
  const isOffline = useIsOffline();
  const title = isOffline ? 'You are offline' : 'Something went wrong';
  return (
    <Page title={title}>
      <MascotNotice
        mood={isOffline ? sleepy : puzzled}
        headingLevel={1}
        title={title}
        actions={<Button onClick={reload}>Try again</Button>}
      >
        <p>
          {isOffline
            ? 'Try again when you are back online.'
            : 'We couldn’t tell whether you’re signed in. This page continues as soon as we can; if trying again doesn’t help, close the browser and open it again.'}
        </p>
      </MascotNotice>
    </Page>
  );
}
