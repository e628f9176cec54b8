import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type GoogleAccount, knownAccounts } from './googleAccounts';
import { styles } from './styles';
import { useLive } from './useLive';

const nobody: GoogleAccount[] = [];

/** Stands in for Google's window: the accounts used before, and a way to bring another. Null when it is closed. */
export function AccountChooser({ onChoose }: { onChoose: (account: GoogleAccount | null) => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const accounts = useLive(knownAccounts, nobody);
  const [another, setAnother] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose({ name: String(form.get('name')), email: String(form.get('google-email')) });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => onChoose(null)}
      className="m-auto w-[calc(100%-2rem)] max-w-sm rounded-2xl border border-line bg-raised p-6 text-ink shadow-xl backdrop:bg-aubergine/60"
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        Choose an account
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">This stands in for Google. Nothing leaves this browser.</p>
      {another ? (
        <form onSubmit={submit} className="space-y-3">
          <div>
            <label htmlFor={`${id}-name`} className={styles.label}>
              Name
            </label>
            <input id={`${id}-name`} name="name" required autoComplete="name" className={styles.field} />
          </div>
          <div>
            <label htmlFor={`${id}-email`} className={styles.label}>
              Email
            </label>
            <input
              id={`${id}-email`}
              name="google-email"
              type="email"
              required
              autoComplete="email"
              className={styles.field}
            />
          </div>
          <button type="submit" className={`${styles.primary} w-full`}>
            Continue
          </button>
        </form>
      ) : (
        <ul className="space-y-2">
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
          <li>
            <button type="button" onClick={() => setAnother(true)} className={`${styles.quiet} w-full`}>
              Use another account
            </button>
          </li>
        </ul>
      )}
      <button type="button" onClick={() => onChoose(null)} className={`${styles.quiet} mt-4 w-full`}>
        Cancel
      </button>
    </dialog>
  );
}
