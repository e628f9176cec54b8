import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/Button';
import { ConsentForm } from './ConsentForm';
import { type CookieConsent, saveConsent, useConsent } from './consent';

function describeConsent(consent: CookieConsent | null): string {
  if (!consent) return 'You haven’t chosen yet, so only essential cookies are on.';
  const { analytics, marketing } = consent;
  if (analytics && marketing) return 'Your choice: everything is allowed.';
  if (analytics) return 'Your choice: essential and analytics.';
  if (marketing) return 'Your choice: essential and marketing.';
  return 'Your choice: essential only.';
}

export function ConsentSettings() {
  const consent = useConsent();
  const [isChanging, setIsChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setIsChanging(false));
    changeButton.current?.focus();
  }

  return (
    <div className="grid max-w-lg gap-4 rounded-2xl border border-line bg-raised p-5 sm:p-6">
      <p role="status" className="font-semibold">
        {describeConsent(consent)}
      </p>
      {isChanging ? (
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
          ref={changeButton}
          variant="secondary"
          className="justify-self-start"
          onClick={() => setIsChanging(true)}
        >
          Change your cookie choice
        </Button>
      )}
    </div>
  );
}
