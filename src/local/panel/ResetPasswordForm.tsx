import { type SubmitEvent, useId, useState } from 'react';
import { type LinkResult, resetPassword } from './followLink';
import { styles } from './styles';

const shortest = 6;

/** Where a reset link leads: a new password for the account of its code. */
export function ResetPasswordForm({ code, onDone }: { code: string; onDone: (result: LinkResult) => void }) {
  const id = useId();
  const [tooShort, setTooShort] = useState(false);
  const [sending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('new-password') ?? '');
    setTooShort(password.length < shortest);
    if (password.length < shortest) return;
    setSending(true);
    onDone(await resetPassword(code, password));
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3">
      <label htmlFor={id} className={styles.label}>
        New password
      </label>
      <input
        id={id}
        name="new-password"
        type="password"
        autoComplete="new-password"
        className={styles.field}
        aria-invalid={tooShort}
        aria-describedby={`${id}-rule`}
      />
      <p id={`${id}-rule`} role={tooShort ? 'alert' : undefined} className="mt-1 text-sm text-soft">
        {tooShort ? 'Password must be at least 6 characters' : 'At least 6 characters'}
      </p>
      <button type="submit" disabled={sending} className={`${styles.primary} mt-3`}>
        {sending ? 'Saving...' : 'Save password'}
      </button>
    </form>
  );
}
