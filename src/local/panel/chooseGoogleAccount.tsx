import { type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';
import { createGoogleIdToken, type GoogleAccount } from '../identity/googleSignIn';
import { openDb } from '../store/db';
import { useLiveQuery } from './useLiveQuery';

/** Shows local mode's Google account chooser. Resolves to an id_token for `GoogleAuthProvider.credential`; null if it is closed. */
export function chooseGoogleAccount(): Promise<string | null> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise((resolve) => {
    function handleChoose(account: GoogleAccount | null) {
      root.unmount();
      container.remove();
      resolve(account && createGoogleIdToken(account));
    }
    root.render(<AccountChooser onChoose={handleChoose} />);
  });
}

const noAccounts: GoogleAccount[] = [];

/** Shows the accounts used before, and a form for another one. Calls `onChoose` with null when closed. */
function AccountChooser({ onChoose }: { onChoose: (account: GoogleAccount | null) => void }) {
  const accounts = useLiveQuery(listGoogleAccounts, noAccounts);
  const [isAddingAccount, setAddingAccount] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose({ name: String(form.get('name')), email: String(form.get('google-email')) });
  }

  return (
    <Dialog title="Choose an account" onClose={() => onChoose(null)}>
      <p className="-mt-3 text-sm text-soft">This stands in for Google. Nothing leaves this browser.</p>
      {isAddingAccount ? (
        <form onSubmit={handleSubmit} className="grid gap-3">
          <TextField label="Name" name="name" required autoComplete="name" />
          <TextField label="Email" name="google-email" type="email" required autoComplete="email" />
          <Button type="submit">Continue</Button>
        </form>
      ) : (
        <ul className="grid gap-2">
          {accounts.map((account) => (
            <li key={account.email}>
              <button
                type="button"
                onClick={() => onChoose(account)}
                className="min-h-11 w-full rounded-xl border border-line-strong bg-paper px-4 py-2 text-left"
              >
                <span className="block font-semibold break-words">{account.name || account.email}</span>
                {account.name && <span className="block text-sm break-words text-soft">{account.email}</span>}
              </button>
            </li>
          ))}
          <li className="grid">
            <Button variant="secondary" onClick={() => setAddingAccount(true)}>
              Use another account
            </Button>
          </li>
        </ul>
      )}
      <Button variant="secondary" onClick={() => onChoose(null)}>
        Cancel
      </Button>
    </Dialog>
  );
}

async function listGoogleAccounts(): Promise<GoogleAccount[]> {
  const accounts = await (await openDb()).getAll('accounts');
  return accounts
    .sort((a, b) => b.lastLoginAt - a.lastLoginAt)
    .map(({ email, displayName }) => ({ email, name: displayName }));
}
