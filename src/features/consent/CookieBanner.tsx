import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getEnv } from '@/config/env';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import Cookie from '~icons/fluent-emoji-flat/cookie';
import { ConsentForm } from './ConsentForm';
import { allAccepted, allRejected, type ConsentChoice, saveConsent, useConsent } from './consent';
import './cookieBanner.css';

const choices = [
  ['Accept all', allAccepted],
  ['Reject', allRejected],
] as const;

/**
 * Shows the cookie banner until a choice is stored (claims 2.83 to 2.86). Sticky at the bottom of the window and part
 * of the page's flow, so that it does not cover the page's last lines.
 */
export default function CookieBanner() {
  const consent = useConsent();
  const [isCustomizing, setIsCustomizing] = useState(false);
  const customizeButton = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  if (consent) return null;

  function savePreviousFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previousFocus.current = relatedTarget;
    }
  }

  function saveChoice(choice: ConsentChoice) {
    saveConsent(choice);
    previousFocus.current?.focus({ preventScroll: true });
  }

  function cancel() {
    flushSync(() => setIsCustomizing(false));
    customizeButton.current?.focus();
  }

  return (
    <section
      aria-labelledby="cookie-banner-title"
      onFocus={savePreviousFocus}
      className={cx(
        'cookie-banner no-print sticky z-20 m-3 grid gap-1.5 self-stretch rounded-3xl border border-line-strong bg-raised p-3 shadow-lifted sm:gap-3 sm:m-5 sm:max-w-md sm:self-end sm:p-6',
        // Leaves space for local mode's button in the corner.
        getEnv().backend === 'local' ? 'bottom-16 mb-16 sm:bottom-5 sm:mb-5' : 'bottom-3 sm:bottom-5',
        // In small phones, landscape and large zoom.
        '[@media(height<=37.5rem)]:static',
      )}
    >
      <div className="flex items-center gap-2 px-1 sm:gap-3 sm:px-0">
        <Cookie aria-hidden="true" className="size-5 shrink-0 sm:size-7" />
        <h2 id="cookie-banner-title" className="text-base sm:text-xl">
          Cookies, not the edible kind
        </h2>
      </div>
      {isCustomizing ? (
        <ConsentForm onSave={saveChoice} onCancel={cancel} />
      ) : (
        <>
          <p className="text-sm text-soft max-sm:sr-only">Only the essential are on until you choose.</p>
          <div className="grid grid-cols-3 gap-2">
            {choices.map(([label, choice]) => (
              <Button
                key={label}
                variant="secondary"
                className="min-h-11 px-2! text-base"
                onClick={() => saveChoice(choice)}
              >
                {label}
              </Button>
            ))}
            <Button
              ref={customizeButton}
              variant="quiet"
              className="min-h-11 px-2! text-base"
              onClick={() => setIsCustomizing(true)}
            >
              Customize
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
