import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayPass } from '@/api/apiError';
import { profileQueries } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { onBackOnline } from '@/lib/online';
import { SessionQueries } from './SessionQueries';

/** Milliseconds to the first try after a failed check; each that fails doubles them. */
const firstPause = 5000;
const longestPause = 60_000;

/**
 * After a failed check of the profile, asks again: by itself while that may help, when the network is back, and when
 * the person looks at the page again. The flag follows the first answer, whoever asked for it.
 */
export function ProfileRecheck() {
  const { currentUser, profileFailure } = useAuth();
  if (!currentUser || !profileFailure) return null;
  return (
    <SessionQueries>
      <Recheck uid={currentUser.uid} failure={profileFailure} />
    </SessionQueries>
  );
}

function Recheck({ uid, failure }: { uid: string; failure: Error }) {
  const { setProfileCompleted } = useAuth();
  const { data, isSuccess, isFetching, error, errorUpdateCount, refetch } = useQuery({
    ...profileQueries.detail(uid),
    enabled: false,
    retry: false,
  });

  useEffect(() => {
    if (isSuccess) setProfileCompleted(data?.profileCompleted ?? false);
  }, [isSuccess, data, setProfileCompleted]);

  const isWaiting = !isSuccess && !isFetching && mayPass(error ?? failure);
  const pause = Math.min(firstPause * 2 ** Math.max(0, errorUpdateCount - 1), longestPause);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    const timer = window.setInterval(again, pause);
    const stopListening = onBackOnline(again);
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.clearInterval(timer);
      stopListening();
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isWaiting, pause, refetch]);

  return null;
}
