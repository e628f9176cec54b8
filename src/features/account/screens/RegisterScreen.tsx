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
import { postLoginRedirect, stateAfterRegistering } from '../postLoginRedirect';
import { useAccountForm } from '../useAccountForm';

/**
 * Shows Create Account (claims 2.2, 2.28). Success leads to login, because the e-mail address must be verified first.
 */
export default function RegisterScreen() {
  const { accountActions, currentUser } = useAuth();
  const { state } = useLocation();
  const navigateLater = useDelayedNavigate();
  const entry = useAccountForm(registerSchema);
  const { pendingAction, isLeaving } = entry;
  const isBusy = pendingAction !== null || isLeaving;

  const createAccount = entry.form.handleSubmit(async ({ email, password }) => {
    const run = () => accountActions.register(email, password);
    if (!(await entry.runAction({ action: 'register', run, describeError: describeRegisterError }))) return;
    toast.success('Registered successfully');
    entry.setNotice('Account created successfully!');
    entry.startLeaving();
    navigateLater(paths.login, { state: stateAfterRegistering(state, email) });
  });

  if (currentUser && !isBusy) {
    const [to, options] = postLoginRedirect(state, currentUser.uid);
    return <Navigate to={to} {...options} />;
  }

  return (
    <AuthLayout
      title="Create Account"
      subtitle="It takes a minute, and you can begin to cook."
      greeting="Welcome. Let’s get to know your taste."
      alternative={{ question: 'Already have an account?', label: 'Log in', to: paths.login }}
    >
      <form noValidate onSubmit={createAccount} className="grid gap-5">
        <CredentialsFields accountForm={entry} passwordKind="new" />
        <Button type="submit" disabled={isBusy}>
          {pendingAction === 'register' ? 'Creating your account…' : 'Create Account'}
        </Button>
      </form>
    </AuthLayout>
  );
}
