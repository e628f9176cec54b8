import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
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
 * A native modal dialog, open for as long as it is rendered: title first, Escape, a click outside
 * and the browser's Back close it. Focus goes to the first control, so put the safe action first; the browser returns it.
 */
export function Dialog({ title, onClose, width = 'narrow', closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const press = useRef({ began: false, ended: false });

  useLayoutEffect(() => {
    const element = dialog.current;
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
    element?.showModal();
    return () => element?.close();
  }, []);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnHistory = () => close();
    window.addEventListener('popstate', closeOnHistory);
    return () => window.removeEventListener('popstate', closeOnHistory);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the browser turns into 'cancel'.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on the event of a dialog in this one.
        if (event.target !== event.currentTarget) return;
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

/** Whether something happens on the dialog's backdrop: a dialog's content fills it to the edge. */
const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
