import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** Asks before signing out (claims 2.21 to 2.23); the safe answer has the focus. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { accountActions } = useAuth();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await accountActions.signOut();
      onClose();
      // In place of what was on the screen: Back must not find it.
      navigate(paths.home, { replace: true });
      toast.success('LogOut successfully');
    } catch {
      setLeaving(false);
      toast.error('Error logging out');
    }
  }

  return (
    <Dialog title="Log out" onClose={onClose}>
      <p>Are you sure you want to log out?</p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={leaving} onClick={logOut}>
          Logout
        </Button>
      </div>
    </Dialog>
  );
}
