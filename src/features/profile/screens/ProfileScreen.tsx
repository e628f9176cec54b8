import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { profileQueries } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import type { AuthUser } from '@/auth/authClient';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { ProfileSkeleton } from '../components/ProfileSkeleton';
import { ProfileWizard } from '../components/ProfileWizard';

/** The profile wizard (spec 2, route /initialForm). */
export function ProfileScreen() {
  const { currentUser, loading } = useAuth();
  const { key: visit } = useLocation();
  if (loading) return <ProfileSkeleton isUpdate={false} />;
  if (!currentUser) {
    return (
      <Notice
        mood="puzzled"
        level={1}
        lang="es"
        title="Usuario no autenticado"
        actions={
          <Link to={paths.login} className={buttonClass()}>
            Log In
          </Link>
        }
      />
    );
  }
  // Keyed by visit: coming back right after saving opens the form anew.
  return <LoadedProfile key={`${currentUser.uid} ${visit}`} user={currentUser} />;
}

function LoadedProfile({ user }: { user: AuthUser }) {
  const { profileCompleted } = useAuth();
  const { data, error, isPending, refetch } = useQuery({
    ...profileQueries.detail(user.uid),
    // Nothing but 'Try again' may replace a form that is being filled in.
    refetchOnReconnect: false,
  });

  useEffect(() => {
    if (error) console.error('The profile could not be loaded.', error);
  }, [error]);

  if (isPending) return <ProfileSkeleton isUpdate={profileCompleted === true} />;

  return (
    <ProfileWizard
      user={user}
      stored={data?.profileCompleted ? data : null}
      note={
        error && (
          <Alert
            tone="info"
            action={
              <Button look="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            Your saved settings could not be loaded. What you fill in here replaces them.
          </Alert>
        )
      }
    />
  );
}
