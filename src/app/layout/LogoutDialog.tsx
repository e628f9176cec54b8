import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** Shows the logout confirmation (claims 2.21 to 2.23), with the focus on Cancel. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { accountActions } = useAuth();
  const navigate = useNavigate();
  const [isLoggingOut, setLoggingOut] = useState(false);

  async function logOut() {
    setLoggingOut(true);
    try {
      await accountActions.signOut();
      onClose();
      // `replace`, so that Back does not return to a protected screen.
      navigate(paths.home, { replace: true });
      toast.success('LogOut successfully');
    } catch {
      setLoggingOut(false);
      toast.error('Error logging out');
    }
  }

  return (
    <Dialog title="Log out" onClose={onClose}>
      <p>Are you sure you want to log out?</p>
      <p className="text-soft">Your recipes stay in your account. Anything you haven’t sent will be lost.</p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={isLoggingOut} onClick={logOut}>
          Logout
        </Button>
      </div>
    </Dialog>
  );
}
