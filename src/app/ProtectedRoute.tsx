import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import { type Location, Navigate, type NavigateProps, Outlet, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { profileQueries, useIsProfileSavingOrSaved } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import { endedSessionState } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { stateFor, stateOf } from '@/recipe/navigationState';
import { PageSkeleton } from './layout/Page';
import { SignInUnreachable } from './SignInUnreachable';

interface ProtectedRouteProps {
  /** What the screen needs: someone signed in, or a completed profile too. */
  needs: 'user' | 'profile';
}

/**
 * The route guard, as a layout route (claims 2.7, 2.13 to 2.17): nothing while auth state is loading · no user → /login ·
 * profile not completed → /initialForm, unless already there · otherwise the screen.
 */
export default function ProtectedRoute({ needs }: ProtectedRouteProps) {
  const { currentUser, loading, isUnreachable, endedSessionUid } = useAuth();
  const location = useLocation();
  const { pathname, search } = location;
  const hadUser = useRef(false);
  hadUser.current ||= currentUser !== null;

  if (loading) return null;
  // Firebase did not answer: a user who may be signed in is not sent to /login.
  if (isUnreachable) return <SignInUnreachable />;
  if (!currentUser) {
    // Only a shared recipe link is returned to after signing in (claim 2.17), and not what another was reading here.
    const isShared = !hadUser.current && /^\/recipe\//i.test(pathname);
    const from = isShared ? { from: pathname + search } : undefined;
    const state = endedSessionUid === null ? from : endedSessionState(endedSessionUid, location);
    return <Redirect to={paths.login} state={state} />;
  }
  // Keyed by user: no screen's state outlives a change of accounts.
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
 * Lets in who has a completed profile. The others go to /initialForm; where that is only because the profile could not
 * be read, they go on to where they were going as soon as it can.
 */
function ProfileGate({ uid, children }: { uid: string; children: ReactNode }) {
  const { profileCompleted, profileError } = useAuth();
  const location = useLocation();
  // Who saves the form meanwhile is led on by the form.
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

/**
 * Leads elsewhere, in place of this address. Anew at each arrival: who comes back here before they were shown elsewhere
 * would stand before nothing.
 */
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

/** Remembers, for their owner, where somebody was going. */
const intendedDestinationState = (uid: string, { pathname, search, state }: Location) =>
  stateFor(uid, { intendedDestination: { to: pathname + search, state } });

const readIntendedDestination = (uid: string, navigationState: unknown) =>
  intendedDestinationSchema.safeParse(stateOf(uid, navigationState)).data?.intendedDestination ?? null;
