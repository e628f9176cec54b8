import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
 * Shows the cookie banner until a choice is stored (claims 2.83 to 2.86), at the bottom of the window. The footer
 * reserves space for it, so that it does not cover the page's last lines.
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
        'cookie-banner no-print fixed inset-x-3 bottom-[calc(0.75rem+var(--corner-button-height,0px))] z-20 grid gap-x-6 gap-y-2.5 rounded-3xl border border-line-strong bg-lifted shadow-lifted sm:px-6 sm:py-3',
        isCustomizing ? 'p-4 sm:left-auto! sm:w-md' : 'p-3 md:grid-cols-[1fr_auto] md:items-center',
        'small:static small:m-3 small:self-end',
      )}
    >
      <div className="flex items-center gap-2.5">
        <Cookie aria-hidden="true" className="size-6 shrink-0 sm:size-7" />
        <div>
          <h2 id="cookie-banner-title" className="text-base sm:text-lg">
            Cookies<span className="max-sm:hidden">, not the edible kind</span>
          </h2>
          <p className={cx('text-[0.8125rem] leading-snug text-soft lg:text-sm', isCustomizing && 'sr-only')}>
            Only essential ones are on until you choose.
          </p>
        </div>
      </div>
      {isCustomizing ? (
        <ConsentForm onSave={saveChoice} onCancel={cancel} />
      ) : (
        <div className="grid grid-cols-3 gap-1.5 sm:gap-2">
          {choices.map(([label, choice]) => (
            <Button
              key={label}
              variant="secondary"
              className="min-h-11 px-1! text-[0.9375rem] sm:px-5! sm:text-base"
              onClick={() => saveChoice(choice)}
            >
              {label}
            </Button>
          ))}
          <Button
            ref={customizeButton}
            variant="quiet"
            className="min-h-11 px-1! text-[0.9375rem] sm:px-5! sm:text-base"
            onClick={() => setIsCustomizing(true)}
          >
            Customize
          </Button>
        </div>
      )}
    </section>
  );
}
