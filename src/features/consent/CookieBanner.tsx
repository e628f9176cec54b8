import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getEnv } from '@/config/env';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import Cookie from '~icons/fluent-emoji-flat/cookie';
import { ConsentForm } from './ConsentForm';
import { allAccepted, allRejected, type ConsentChoice, saveConsent, useConsent } from './consent';
import './cookieBanner.css';

/**
 * Asks about cookies until a choice is stored (claims 2.83 to 2.86). Sticky at the bottom of the window, with space of
 * its own after the page's last line, so that it covers nothing there.
 */
export default function CookieBanner() {
  const consent = useConsent();
  const [customizing, setCustomizing] = useState(false);
  const customize = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  if (consent) return null;

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  function choose(choice: ConsentChoice) {
    saveConsent(choice);
    cameFrom.current?.focus({ preventScroll: true });
  }

  function cancel() {
    flushSync(() => setCustomizing(false));
    customize.current?.focus();
  }

  return (
    <section
      aria-labelledby="cookie-banner-title"
      onFocus={rememberFocus}
      className={cx(
        'cookie-banner no-print z-20 m-3 grid gap-2 self-stretch rounded-3xl border border-line-strong bg-raised p-4 shadow-lifted sm:gap-3 sm:m-5 sm:max-w-md sm:self-end sm:p-6',
        // Above local mode's button in the corner.
        getEnv().backend === 'local' ? 'bottom-16 mb-16 sm:bottom-5 sm:mb-5' : 'bottom-3 sm:bottom-5',
      )}
    >
      <div className="flex items-center gap-3">
        <Cookie aria-hidden="true" className="size-7 shrink-0" />
        <h2 id="cookie-banner-title" className="text-lg sm:text-xl">
          Cookies, not the edible kind
        </h2>
      </div>
      {customizing ? (
        <ConsentForm onSave={choose} onCancel={cancel} />
      ) : (
        <>
          <p className="text-sm text-soft">Only the essential are on until you choose.</p>
          <div className="grid grid-cols-3 gap-2">
            <Button
              variant="secondary"
              className="min-h-11 px-2! text-base"
              onClick={() => choose(allAccepted)}
            >
              Accept all
            </Button>
            <Button
              variant="secondary"
              className="min-h-11 px-2! text-base"
              onClick={() => choose(allRejected)}
            >
              Reject
            </Button>
            <Button
              ref={customize}
              variant="quiet"
              className="min-h-11 px-2! text-base"
              onClick={() => setCustomizing(true)}
            >
              Customize
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
