import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import { type Location, Navigate, type NavigateProps, Outlet, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { profileQueries, useIsProfileSavingOrSaved } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { endedSessionState } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { createNavigationState, readNavigationState } from '@/recipe/navigationState';
import { PageSkeleton } from './layout/Page';
import { SignInUnreachable } from './SignInUnreachable';

interface ProtectedRouteProps {
  needs: 'user' | 'profile';
}

/**
 * Shows the child route, or redirects (claims 2.7, 2.13 to 2.17): nothing while the session is loading; /login without
 * a user; /initialForm without a completed profile.
 */
export default function ProtectedRoute({ needs }: ProtectedRouteProps) {
  const { currentUser, loading, isUnreachable, endedSessionUid } = useAuth();
  const location = useLocation();
  const { pathname, search } = location;
  const hadUser = useRef(false);
  hadUser.current ||= currentUser !== null;

  if (loading) return null;
  // Firebase did not answer: show that instead of redirecting a user who may be signed in to /login.
  if (isUnreachable) return <SignInUnreachable />;
  if (!currentUser) {
    // After the login only shared recipe links are returned to (claim 2.17), not a recipe that another user was
    // reading.
    const isShared = !hadUser.current && /^\/recipe\//i.test(pathname);
    const from = isShared ? { from: pathname + search } : undefined;
    const state = endedSessionUid === null ? from : endedSessionState(endedSessionUid, location);
    return <Redirect to={paths.login} state={state} />;
  }
  const screen = (
    <Fragment key={currentUser.uid}>
      <Outlet />
    </Fragment>
  );
  return needs === 'profile' ? (
    <ProfileGate key={currentUser.uid} uid={currentUser.uid}>
      {screen}
    </ProfileGate>
  ) : (
    screen
  );
}

/**
 * Shows the children if the profile is complete, else redirects to /initialForm. If the profile could not be read, it
 * remembers the intended destination and redirects there once the profile is known to be complete.
 */
function ProfileGate({ uid, children }: { uid: string; children: ReactNode }) {
  const { profileCompleted, profileError } = useAuth();
  const location = useLocation();
  // After a save, the form itself navigates on.
  const isSaved = useIsProfileSavingOrSaved(uid);

  if (location.pathname.toLowerCase() === paths.profile.toLowerCase()) {
    const isUnknown = profileError !== null || profileCompleted === null;
    const destination = isUnknown || isSaved ? null : readIntendedDestination(uid, location.state);
    if (!destination) return children;
    return profileCompleted ? (
      <Redirect to={destination.to} state={destination.state} />
    ) : (
      <Redirect to={location} state={null} />
    );
  }
  if (profileCompleted === null) return <ProfileSkeleton uid={uid} />;
  if (profileCompleted) return children;
  return (
    <Redirect to={paths.profile} state={profileError ? intendedDestinationState(uid, location) : undefined} />
  );
}

/** Redirects with `replace`. The key makes it redirect again if the user comes back to this address by Back. */
function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  const { key } = useLocation();
  return <Navigate key={key} replace {...props} />;
}

function ProfileSkeleton({ uid }: { uid: string }) {
  const { failureCount } = useQuery({ ...profileQueries.detail(uid), enabled: false });
  return <PageSkeleton isRetrying={failureCount > 0} />;
}

const intendedDestinationSchema = z.object({
  intendedDestination: z.object({ to: z.string().regex(/^\/(?!\/)/), state: z.unknown() }),
});

const intendedDestinationState = (uid: string, { pathname, search, state }: Location) =>
  createNavigationState(uid, { intendedDestination: { to: pathname + search, state } });

const readIntendedDestination = (uid: string, navigationState: unknown) =>
  intendedDestinationSchema.safeParse(readNavigationState(uid, navigationState)).data?.intendedDestination ??
  null;
