import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { readEndedSession } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import Google from '~icons/brands/google';
import { AuthLayout } from '../components/AuthLayout';
import { CredentialsFields } from '../components/CredentialsFields';
import { isFromSharedRecipe, postLoginRedirect, readRegisteredEmail } from '../postLoginRedirect';
import { useLogin } from '../useLogin';

/** Shows Log In (claims 2.2, 2.29 to 2.31). */
export default function LoginScreen() {
  const { currentUser, endedSessionUid } = useAuth();
  const { state } = useLocation();
  const { accountForm, signIn, signInWithGoogle, resendVerification, resetPassword } = useLogin();
  const { pendingAction, isRedirecting, error } = accountForm;
  const isBusy = pendingAction !== null || isRedirecting;

  // Redirects signed-in users. After a login, `useLogin` navigates once the toast was shown.
  if (currentUser && !isBusy) {
    const [to, options] = postLoginRedirect(state, currentUser.uid);
    return <Navigate to={to} {...options} />;
  }
  const reason = [
    (endedSessionUid !== null || readEndedSession(state) !== null) &&
      'Your session ended. Log in to pick up where you left off. What you typed is kept.',
    isFromSharedRecipe(state) && 'Log in to open this recipe. Recipes open for the account that made them.',
    readRegisteredEmail(state) !== null &&
      'Open the link we sent to your inbox to verify your email, then log in.',
  ].find((text) => text !== false);

  return (
    <AuthLayout
      title="Log In"
      subtitle="Your recipes and settings are waiting."
      greeting="Welcome back. What’s in the fridge today?"
      otherScreen={{ question: 'New to Sazón?', label: 'Create an account', to: paths.register }}
    >
      <form noValidate onSubmit={signIn} className="grid gap-5">
        {reason !== undefined && !error && accountForm.notice === null && <Alert tone="info">{reason}</Alert>}
        <CredentialsFields
          accountForm={accountForm}
          passwordKind="current"
          errorAction={
            error?.isUnverified && (
              <Button variant="secondary" disabled={isBusy} onClick={resendVerification}>
                Resend Email Verification
              </Button>
            )
          }
        />
        <div className="grid gap-3">
          <Button type="submit" disabled={isBusy}>
            {pendingAction === 'sign-in' ? 'Signing in…' : 'Sign In'}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={signInWithGoogle}>
            <Google aria-hidden className="size-5 shrink-0" />
            {pendingAction === 'google' ? 'Waiting for Google…' : 'Sign In with Google'}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={resetPassword} className="justify-self-center">
            {pendingAction === 'reset' ? 'Sending…' : 'Forgot Password'}
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
