import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import X from '~icons/lucide/x';
import { IconButton } from './Button';
import { cx } from './cx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** 'narrow' asks a question; 'wide' shows content. */
  width?: 'narrow' | 'wide';
  /** Shows a close button beside the title. */
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A native modal dialog, open for as long as it is rendered: title first, Escape and a click outside close it, the
 * page behind stays still, focus returns to where it was. Focus goes to the first control: put the
 * safe action first.
 */
export function Dialog({ title, onClose, width = 'narrow', closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const press = useRef({ began: false, ended: false });
  // Read before anything of the dialog is on the page, which would have to be laid out for it.
  const [scrollbarWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);

  useEffect(() => {
    const element = dialog.current;
    const returnTo = document.activeElement;
    // What the page loses of its scrollbar while it is locked, so that nothing behind the dialog moves. On a phone, nothing.
    const { style } = document.documentElement;
    if (scrollbarWidth > 0) style.setProperty('--scrollbar-width', `${scrollbarWidth}px`);
    else style.removeProperty('--scrollbar-width');
    const close = element ? openModal(element) : null;
    return () => {
      close?.();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, [scrollbarWidth]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // By itself it would cancel the modal dialog that is open: not this one yet, but one that this stands in.
        if (event.key !== 'Escape' || !event.currentTarget.popover) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A second Escape closes a dialog unasked.
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        press.current = { began: isOutside(event), ended: false };
      }}
      onPointerUp={(event) => {
        press.current.ended = isOutside(event);
      }}
      onClick={(event) => {
        // A selection of text that ends outside is a click on what is around both.
        if (isOutside(event) && press.current.began && press.current.ended) onClose();
      }}
      className={cx(
        'm-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto rounded-3xl bg-raised p-0 text-ink shadow-lifted',
        'backdrop:bg-[rgb(29_15_24/0.6)] motion-safe:animate-[dialog-in_200ms_ease-out]',
        width === 'narrow' ? 'max-w-md' : 'max-w-4xl',
      )}
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {closeLabel !== undefined && (
            <IconButton label={closeLabel} onClick={onClose} className="-mt-1.5 -mr-2">
              <X aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Opens a dialog before the page at once, and makes it modal when it has been painted: for that every element of the page
 * behind it is styled anew, which takes a phone longer than all that the dialog shows.
 * @returns closes it
 */
function openModal(dialog: HTMLDialogElement): () => void {
  let isWanted = true;
  const makeModal = () => {
    if (!isWanted) return;
    const focused = document.activeElement;
    dialog.popover = null;
    dialog.showModal();
    // Who went on to another control meanwhile stays there.
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  };
  if (typeof dialog.showPopover === 'function') {
    dialog.popover = 'manual';
    dialog.showPopover();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(makeModal)));
  } else makeModal();
  return () => {
    isWanted = false;
    dialog.popover = null;
    dialog.close();
  };
}

/** Whether something happens on the dialog's backdrop: a dialog's content fills it to the edge. */
const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
