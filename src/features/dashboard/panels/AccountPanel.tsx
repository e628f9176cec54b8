import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import LogOut from '~icons/lucide/log-out';
import Trash from '~icons/lucide/trash';
import { PanelCard } from './PanelCard';

/** Shows log out, and delete account, which is not implemented (claim 2.81). */
export function AccountPanel() {
  const { currentUser, accountActions } = useAuth();
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function logOut() {
    setIsSigningOut(true);
    try {
      await accountActions.signOut();
      toast.success('Logged out successfully');
    } catch {
      toast.error('Error logging out');
      setIsSigningOut(false);
    }
  }

  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PanelCard title="Signed in as">
        <p className="font-display text-xl wrap-anywhere">{currentUser?.email}</p>
        <p className="text-soft">
          When you log out, your recipes stay in your account. Anything you haven’t sent will be lost.
        </p>
        <Button variant="secondary" className="justify-self-start" disabled={isSigningOut} onClick={logOut}>
          <LogOut aria-hidden="true" className="size-5" />
          Logout
        </Button>
      </PanelCard>
      <PanelCard title="Delete your account">
        <p className="text-soft">
          Accounts can’t be deleted here yet.{' '}
          <Link to={paths.contact} className="font-semibold text-ink underline underline-offset-4">
            Write to us
          </Link>{' '}
          to have yours deleted.
        </p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => toast('Account deletion not implemented yet')}
        >
          <Trash aria-hidden="true" className="size-5" />
          Delete Account
        </Button>
      </PanelCard>
    </div>
  );
}
