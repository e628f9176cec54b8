import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { readEndedSession } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import Google from '~icons/brands/google';
import { AccountPage } from '../components/AccountPage';
import { CredentialsFields } from '../components/CredentialsFields';
import { isForSharedRecipe, justRegistered, wayOn } from '../returnPath';
import { useLogin } from '../useLogin';

/** Log In (claims 2.2, 2.29 to 2.31). */
export default function LoginScreen() {
  const { currentUser, endedSessionUid } = useAuth();
  const { state } = useLocation();
  const { entry, signIn, signInWithGoogle, resendVerification, resetPassword } = useLogin();
  const { pending, leaving, failure } = entry;
  const isBusy = pending !== null || leaving;

  // Whoever is in already has no business here; whoever comes in here sees the toast first.
  if (currentUser && !isBusy) {
    const [to, options] = wayOn(state, currentUser.uid);
    return <Navigate to={to} {...options} />;
  }
  const isFresh = !failure && entry.notice === null;
  const hasEnded = endedSessionUid !== null || readEndedSession(state) !== null;

  return (
    <AccountPage
      title="Log In"
      lead="Good to have you back."
      greeting="Welcome back. What’s in the fridge today?"
      other={{ question: 'New to the kitchen?', label: 'Create an account', to: paths.register }}
    >
      <form noValidate onSubmit={signIn} className="grid gap-5">
        {hasEnded && isFresh && (
          <Alert tone="info">
            Your session ended. Log in to go on where you were: what you typed is kept.
          </Alert>
        )}
        {isForSharedRecipe(state) && isFresh && (
          <Alert tone="info">Log in to open this recipe. Recipes open for the account that made them.</Alert>
        )}
        {justRegistered(state) !== null && isFresh && (
          <Alert tone="info">Open the link we sent to your inbox to verify your email, then log in.</Alert>
        )}
        <CredentialsFields
          entry={entry}
          passwordIs="current"
          remedy={
            failure?.unverified && (
              <Button variant="secondary" disabled={isBusy} onClick={resendVerification}>
                Resend Email Verification
              </Button>
            )
          }
        />
        <div className="grid gap-3">
          <Button type="submit" disabled={isBusy}>
            {pending === 'sign-in' ? 'Signing in…' : 'Sign In'}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={signInWithGoogle}>
            <Google aria-hidden className="size-5 shrink-0" />
            {pending === 'google' ? 'Waiting for Google…' : 'Sign In with Google'}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={resetPassword} className="justify-self-center">
            {pending === 'reset' ? 'Sending…' : 'Forgot Password'}
          </Button>
        </div>
      </form>
    </AccountPage>
  );
}
