import { useCallback, useEffect, useRef, useState } from 'react';
import { onBackOnline } from '@/lib/online';
import type { AuthClient, AuthUser } from './authClient';
import { forgetSession, rememberSession } from './rememberedSession';

/** A union: impossible states cannot be written. */
export type Session =
  | { status: 'loading' }
  /** Nobody, until the identity provider answers after all. */
  | { status: 'unreachable'; retrying: boolean }
  | { status: 'signed-out'; ended: string | null }
  | { status: 'signed-in'; user: AuthUser; profile: ProfileCheck };

export type ProfileCheck =
  | { status: 'checking' }
  | { status: 'failed'; error: Error }
  | { status: 'done'; completed: boolean };

/** Milliseconds after which a page goes on without the identity provider: its storage may never open. */
const patience = 8000;

interface SessionOptions {
  /** See AuthProvider. */
  onSignOut: (uid: string, how: { onPurpose: boolean }) => void;
  lastUser: () => string | null;
  isExpected: boolean;
}

/** Who is here, as the identity provider reports it, and how they left. */
export function useSession(client: AuthClient, { onSignOut, lastUser, isExpected }: SessionOptions) {
  const [session, setSession] = useState<Session>(
    isExpected ? { status: 'loading' } : { status: 'signed-out', ended: null },
  );
  const [attempt, setAttempt] = useState(0);
  /** Who was reported last; undefined before the first report. */
  const reported = useRef<string | null>(undefined);
  const isLeaving = useRef(false);
  const isUnreachable = session.status === 'unreachable';

  const arrive = useCallback((user: AuthUser) => {
    reported.current = user.uid;
    isLeaving.current = false;
    rememberSession(user.uid);
    setSession((now) => {
      const isKnown = now.status === 'signed-in' && now.user.uid === user.uid;
      return { status: 'signed-in', user, profile: isKnown ? now.profile : { status: 'checking' } };
    });
  }, []);

  const leave = useCallback(() => {
    const former = reported.current === undefined ? lastUser() : reported.current;
    const ended = isLeaving.current ? null : former;
    reported.current = null;
    isLeaving.current = false;
    forgetSession();
    setSession((now) =>
      now.status === 'signed-out' && ended === null ? now : { status: 'signed-out', ended },
    );
    if (ended !== null) onSignOut(ended, { onPurpose: false });
  }, [lastUser, onSignOut]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const giveUp = () =>
      setSession((now) => {
        const isWaiting = now.status === 'loading' || now.status === 'unreachable';
        return isWaiting ? { status: 'unreachable', retrying: false } : now;
      });
    const timer = window.setTimeout(giveUp, patience);
    const stop = client.onUserChanged((user) => {
      window.clearTimeout(timer);
      if (user) arrive(user);
      else leave();
    }, giveUp);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [client, arrive, leave, attempt]);

  /** Asks the identity provider again, where it could not be asked. */
  const retry = useCallback(() => {
    setSession((now) => (now.status === 'unreachable' ? { ...now, retrying: true } : now));
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => (isUnreachable ? onBackOnline(retry) : undefined), [isUnreachable, retry]);

  const setProfile = useCallback((owner: string, profile: ProfileCheck) => {
    // An answer for someone who has left in the meantime is dropped.
    if (reported.current === owner && profile.status === 'done') rememberSession(owner, profile.completed);
    setSession((now) => (now.status === 'signed-in' && now.user.uid === owner ? { ...now, profile } : now));
  }, []);

  const signOut = useCallback(async () => {
    const leaving = reported.current;
    isLeaving.current = true;
    try {
      await client.signOut();
    } catch (error) {
      isLeaving.current = false;
      throw error;
    }
    if (leaving) onSignOut(leaving, { onPurpose: true });
  }, [client, onSignOut]);

  const endSession = useCallback(async () => {
    // It is no good any more, whether the provider lets go of it or not.
    await client.signOut().catch(() => {});
    leave();
  }, [client, leave]);

  return { session, setProfile, retry, signOut, endSession };
}
