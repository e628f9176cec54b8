import { useState } from 'react';
import { brand } from '@/config/brand';
import { deleteEverything } from './deleteEverything';
import { styles } from './styles';

/** What local mode is, and the way to begin anew. */
export function AboutTab() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="space-y-3 px-4 py-4">
      <p>
        <strong>Everything stays in this browser.</strong> Accounts, mails, profiles and recipes are kept here
        and survive a restart; nothing is sent anywhere.
      </p>
      <p className="text-sm text-soft">
        {brand.name} believes it talks to its servers. The answers, the mails and the recipes are made on this
        device.
      </p>
      {asking ? (
        <fieldset className="rounded-xl border border-line p-3">
          <legend className="px-1 font-semibold">Delete everything in this browser?</legend>
          <p className="mb-3 text-sm">All accounts, mails, profiles and recipes. There is no way back.</p>
          <div className="flex flex-wrap gap-2">
            {/* biome-ignore lint/a11y/noAutofocus: the question replaces the button that held the focus */}
            <button type="button" autoFocus onClick={() => setAsking(false)} className={styles.quiet}>
              Keep it
            </button>
            <button type="button" onClick={() => void deleteEverything()} className={styles.primary}>
              Delete
            </button>
          </div>
        </fieldset>
      ) : (
        <button type="button" onClick={() => setAsking(true)} className={styles.quiet}>
          Delete everything in this browser
        </button>
      )}
    </div>
  );
}
