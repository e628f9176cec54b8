import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/Button';
import { ConsentForm } from './ConsentForm';
import { type CookieConsent, saveConsent, useConsent } from './consent';

function choiceDescription(consent: CookieConsent | null): string {
  if (!consent) return 'You have not chosen yet: only the essential is on.';
  const { analytics, marketing } = consent;
  if (analytics && marketing) return 'Your choice: everything is allowed.';
  if (analytics) return 'Your choice: essential and analytics.';
  if (marketing) return 'Your choice: essential and marketing.';
  return 'Your choice: only the essential.';
}

/** Shows the stored cookie choice and a button that changes it. */
export function ConsentSettings() {
  const consent = useConsent();
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setChanging(false));
    change.current?.focus();
  }

  return (
    <div className="grid max-w-lg gap-4 rounded-2xl border border-line bg-raised p-5 sm:p-6">
      <p role="status" className="font-semibold">
        {choiceDescription(consent)}
      </p>
      {changing ? (
        <ConsentForm
          initialChoice={consent}
          onSave={(choice) => {
            saveConsent(choice);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <Button
          ref={change}
          variant="secondary"
          className="justify-self-start"
          onClick={() => setChanging(true)}
        >
          Change your cookie choice
        </Button>
      )}
    </div>
  );
}
