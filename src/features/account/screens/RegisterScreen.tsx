import toast from 'react-hot-toast/headless';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { Button } from '@/ui/Button';
import { registerFailure } from '../accountFailure';
import { AccountPage } from '../components/AccountPage';
import { CredentialsFields } from '../components/CredentialsFields';
import { registerSchema } from '../credentials';
import { afterRegistering, wayOn } from '../returnPath';
import { useAccountForm } from '../useAccountForm';

/** Create Account (claims 2.2, 2.28). Success leads to login: the e-mail has to be verified first. */
export default function RegisterScreen() {
  const { accountActions, currentUser } = useAuth();
  const { state } = useLocation();
  const navigateLater = useDelayedNavigate();
  const entry = useAccountForm(registerSchema);
  const { pending, leaving } = entry;
  const isBusy = pending !== null || leaving;

  const createAccount = entry.form.handleSubmit(async ({ email, password }) => {
    const run = () => accountActions.register(email, password);
    if (!(await entry.attempt({ action: 'register', run, explain: registerFailure }))) return;
    toast.success('Registered successfully');
    entry.setNotice('Account created successfully!');
    entry.leave();
    navigateLater(paths.login, { state: afterRegistering(state, email) });
  });

  if (currentUser && !isBusy) {
    const [to, options] = wayOn(state, currentUser.uid);
    return <Navigate to={to} {...options} />;
  }

  return (
    <AccountPage
      title="Create Account"
      lead="It takes a minute, and you can begin to cook."
      greeting="Welcome. Let’s get to know your taste."
      other={{ question: 'Already have an account?', label: 'Log in', to: paths.login }}
    >
      <form noValidate onSubmit={createAccount} className="grid gap-5">
        <CredentialsFields entry={entry} passwordIs="new" />
        <Button type="submit" disabled={isBusy}>
          {pending === 'register' ? 'Creating your account…' : 'Create Account'}
        </Button>
      </form>
    </AccountPage>
  );
}
