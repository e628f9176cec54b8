import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import { type Location, Navigate, type NavigateProps, Outlet, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { profileQueries, useIsProfileSavingOrSaved } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { createEndedSessionState } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { createNavigationState, readNavigationState } from '@/recipe/navigationState';
import { PageSkeleton } from './layout/Page';
import { SignInUnreachable } from './SignInUnreachable';

/**
 * Shows the child route. Redirects to /login without a user, and to /initialForm without a completed profile. Shows
 * nothing while the session is loading (claims 2.7, 2.13 to 2.17).
 */
export default function ProtectedRoute({ needs }: { needs: 'user' | 'profile' }) {
  const { currentUser, loading, isAuthUnreachable, endedSessionUid } = useAuth();
  const location = useLocation();
  const { pathname, search } = location;
  const hadUser = useRef(false);
  hadUser.current ||= currentUser !== null;

  if (loading) return null;
  // Firebase did not answer: show that instead of redirecting a user who may be signed in to /login.
  if (isAuthUnreachable) return <SignInUnreachable />;
  if (!currentUser) {
    // Only a shared recipe link is restored after the login (claim 2.17), not a recipe that another user was reading.
    const isRecipeLink = !hadUser.current && /^\/recipe\//i.test(pathname);
    const from = isRecipeLink ? { from: pathname + search } : undefined;
    const state = endedSessionUid === null ? from : createEndedSessionState(endedSessionUid, location);
    return <Redirect to={paths.login} state={state} />;
  }
  const outlet = (
    <Fragment key={currentUser.uid}>
      <Outlet />
    </Fragment>
  );
  return needs === 'profile' ? (
    <ProfileGate key={currentUser.uid} uid={currentUser.uid}>
      {outlet}
    </ProfileGate>
  ) : (
    outlet
  );
}

/**
 * Shows the children if the profile is complete, else redirects to /initialForm. If the profile could not be read, the
 * navigation state holds the intended destination, and the gate redirects there once the profile is complete.
 */
function ProfileGate({ uid, children }: { uid: string; children: ReactNode }) {
  const { profileCompleted, profileError } = useAuth();
  const location = useLocation();
  // After a save, the form navigates.
  const isSavingOrSaved = useIsProfileSavingOrSaved(uid);

  if (location.pathname.toLowerCase() === paths.profile.toLowerCase()) {
    const isUnknown = profileError !== null || profileCompleted === null;
    const destination = isUnknown || isSavingOrSaved ? null : readDestination(uid, location.state);
    if (!destination) return children;
    return profileCompleted ? (
      <Redirect to={destination.to} state={destination.state} />
    ) : (
      <Redirect to={location} state={null} />
    );
  }
  if (profileCompleted === null) return <ProfileGateSkeleton uid={uid} />;
  if (profileCompleted) return children;
  return (
    <Redirect to={paths.profile} state={profileError ? createDestinationState(uid, location) : undefined} />
  );
}

/** Redirects with `replace`. The key repeats the redirect after the browser's Back. */
function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  const { key } = useLocation();
  return <Navigate key={key} replace {...props} />;
}

function ProfileGateSkeleton({ uid }: { uid: string }) {
  const { failureCount } = useQuery({ ...profileQueries.detail(uid), enabled: false });
  return <PageSkeleton isRetrying={failureCount > 0} />;
}

const intendedDestinationSchema = z.object({
  intendedDestination: z.object({ to: z.string().regex(/^\/(?!\/)/), state: z.unknown() }),
});

const createDestinationState = (uid: string, { pathname, search, state }: Location) =>
  createNavigationState(uid, { intendedDestination: { to: pathname + search, state } });

const readDestination = (uid: string, navigationState: unknown) =>
  intendedDestinationSchema.safeParse(readNavigationState(uid, navigationState)).data?.intendedDestination ??
  null;
