import { createRoot } from 'react-dom/client';
import { AccountChooser } from './AccountChooser';
import { type GoogleAccount, googleIdToken } from './googleAccounts';

/**
 * Local mode's Google sign-in: lets the cook choose an account and gives a Google-like id_token for
 * `GoogleAuthProvider.credential`; null when the choice is put off.
 */
export function chooseGoogleAccount(): Promise<string | null> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function finish(account: GoogleAccount | null) {
      root.unmount();
      place.remove();
      resolve(account && googleIdToken(account));
    }
    root.render(<AccountChooser onChoose={finish} />);
  });
}
