import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';

interface ProtectedRouteProps {
  /** What the screen needs: someone signed in, or a completed profile too (spec 2, 'Access'). */
  needs: 'user' | 'profile';
  children: ReactNode;
}

/**
 * The route guard (spec 2): nothing while auth state is loading · no user → /login · profile not completed →
 * /initialForm, unless already there · otherwise the screen.
 */
export function ProtectedRoute({ needs, children }: ProtectedRouteProps) {
  const { currentUser, loading, profileCompleted } = useAuth();
  const { pathname, search } = useLocation();

  if (loading) return null;
  if (!currentUser) {
    // Only a shared recipe link is returned to after signing in (decisions, 'Screens and states').
    const state = /^\/recipe\//i.test(pathname) ? { from: pathname + search } : undefined;
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (needs === 'profile' && pathname.toLowerCase() !== paths.profile.toLowerCase()) {
    if (profileCompleted === null) return null;
    if (!profileCompleted) return <Navigate to={paths.profile} replace />;
  }
  // Keyed by user: no screen's state outlives a change of accounts.
  return <Fragment key={currentUser.uid}>{children}</Fragment>;
}
