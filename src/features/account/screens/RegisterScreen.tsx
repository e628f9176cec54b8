import toast from 'react-hot-toast/headless';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { Button } from '@/ui/Button';
import { describeRegisterError } from '../accountErrors';
import { AuthLayout } from '../components/AuthLayout';
import { CredentialsFields } from '../components/CredentialsFields';
import { registerSchema } from '../credentials';
import { createLoginState, postLoginRedirect } from '../postLoginRedirect';
import { useAccountForm } from '../useAccountForm';

/** Shows Create Account (claims 2.2, 2.28). Navigates to login, because the e-mail address must be verified first. */
export default function RegisterScreen() {
  const { accountActions, currentUser } = useAuth();
  const { state } = useLocation();
  const navigateLater = useDelayedNavigate();
  const accountForm = useAccountForm(registerSchema);
  const { pendingAction, isRedirecting, runAction } = accountForm;
  const isBusy = pendingAction !== null || isRedirecting;

  const createAccount = accountForm.form.handleSubmit(async ({ email, password }) => {
    const run = () => accountActions.register(email, password);
    if (!(await runAction({ action: 'register', run, describeError: describeRegisterError }))) return;
    toast.success('Registered successfully');
    accountForm.setNotice('Account created successfully!');
    accountForm.startRedirect();
    navigateLater(() => [paths.login, { state: createLoginState(state, email) }]);
  });

  if (currentUser && !isBusy) {
    const [to, options] = postLoginRedirect(state, currentUser.uid);
    return <Navigate to={to} {...options} />;
  }

  return (
    <AuthLayout
      title="Create Account"
      subtitle="Next: about you, your dislikes, your health and your goals."
      greeting="Welcome. Let’s get to know your taste."
      otherScreen={{ question: 'Already have an account?', label: 'Log in', to: paths.login }}
    >
      <form noValidate onSubmit={createAccount} className="grid gap-5">
        <CredentialsFields accountForm={accountForm} passwordKind="new" />
        <Button type="submit" disabled={isBusy}>
          {pendingAction === 'register' ? 'Creating your account…' : 'Create Account'}
        </Button>
      </form>
    </AuthLayout>
  );
}
