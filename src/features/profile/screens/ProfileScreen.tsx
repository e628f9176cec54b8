import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { describeError, isTransient } from '@/api/apiError';
import { profileQueries, useIsProfileSavingOrSaved } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import type { AuthUser } from '@/auth/authClient';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { RetryAlert } from '@/ui/RetryAlert';
import { ProfileSkeleton } from '../components/ProfileLayout';
import { ProfileUnreachable } from '../components/ProfileUnreachable';
import { ProfileWizard } from '../components/ProfileWizard';

/** Shows the profile form (claim 2.7). */
export default function ProfileScreen() {
  const { currentUser, loading } = useAuth();
  const { key: locationKey } = useLocation();
  if (loading) return <ProfileSkeleton isUpdate={false} isRetrying={false} />;
  if (!currentUser) {
    return (
      <MascotNotice
        mood={puzzled}
        headingLevel={1}
        lang="es"
        title="Usuario no autenticado"
        actions={
          <Link to={paths.login} className={buttonClass()}>
            Log In
          </Link>
        }
      >
        <p>You are not signed in. Log in to fill out the form.</p>
      </MascotNotice>
    );
  }
  // Keyed by visit, so that a visit right after saving mounts a new form.
  return <ProfileWizardLoader key={`${currentUser.uid} ${locationKey}`} user={currentUser} />;
}

function ProfileWizardLoader({ user }: { user: AuthUser }) {
  const { profileCompleted, profileError } = useAuth();
  const { data, error, isPending, isFetching, failureCount, refetch } = useQuery({
    ...profileQueries.detail(user.uid),
    // Shows an earlier failure at once.
    retryOnMount: profileError === null,
    // Only 'Try again' may replace a form that the user is filling in.
    refetchOnReconnect: false,
  });

  // A profile that loads after a failure mounts a new form, which restores typed values from the draft.
  const isSaved = useIsProfileSavingOrSaved(user.uid);
  const [form, setForm] = useState({ hasFailure: profileError !== null, key: 0 });
  if (form.hasFailure !== (profileError !== null)) {
    const hasRecovered = form.hasFailure && !isSaved;
    setForm({ hasFailure: profileError !== null, key: hasRecovered ? form.key + 1 : form.key });
  }

  useEffect(() => {
    if (error) console.error('The profile could not be loaded.', error);
  }, [error]);

  const [isFillingOutAnyway, setIsFillingOutAnyway] = useState(false);
  if (data === undefined && profileError && isTransient(profileError) && !isFillingOutAnyway) {
    return (
      <ProfileUnreachable
        error={profileError}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onFillOutAnyway={() => setIsFillingOutAnyway(true)}
      />
    );
  }
  if (isPending && !profileError) {
    return <ProfileSkeleton isUpdate={profileCompleted === true} isRetrying={failureCount > 0} />;
  }

  return (
    <ProfileWizard
      key={form.key}
      user={user}
      storedProfile={data?.profileCompleted ? data : null}
      alert={
        profileError &&
        !data?.profileCompleted && (
          <RetryAlert
            tone="info"
            hasSessionEnded={describeError(profileError, '').hasSessionEnded}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          >
            Your saved settings could not be loaded, so this form is empty.
          </RetryAlert>
        )
      }
    />
  );
}
