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
  /** 'narrow' for questions, 'wide' for content, which takes the whole window of a phone. */
  width?: 'narrow' | 'wide';
  /** Accessible name of a close button; no button without it. */
  closeLabel?: string;
  children: ReactNode;
}

/**
 * Renders a native modal dialog, open while mounted. Escape, a click outside and the browser's Back close it. The first
 * control gets the focus, so put the safe action first; the browser restores the focus.
 */
export function Dialog({ title, onClose, width = 'narrow', closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pointer = useRef({ startedOutside: false, endedOutside: false });

  useLayoutEffect(() => {
    const element = dialog.current;
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
    element?.showModal();
    return () => element?.close();
  }, []);

  const handleClose = useEffectEvent(onClose);
  useEffect(() => {
    const handlePopState = () => handleClose();
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog with a 'cancel' event.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React bubbles the cancel event of a nested dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close a dialog at the second Escape even if 'cancel' was prevented.
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pointer.current = { startedOutside: isOnBackdrop(event), endedOutside: false };
      }}
      onPointerUp={(event) => {
        pointer.current.endedOutside = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // Dragging a text selection out of the dialog ends with a click on the backdrop.
        if (isOnBackdrop(event) && pointer.current.startedOutside && pointer.current.endedOutside) onClose();
      }}
      className={cx(
        'm-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto rounded-3xl bg-raised p-0 text-ink shadow-lifted',
        'backdrop:bg-[light-dark(rgb(29_15_24/0.6),rgb(10_5_9/0.65))] motion-safe:animate-[dialog-in_200ms_ease-out]',
        width === 'narrow'
          ? 'max-w-md'
          : 'max-w-4xl max-sm:m-0 max-sm:size-full max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none',
      )}
    >
      <div className={cx('grid gap-4 p-6 sm:p-8', width === 'wide' && 'max-sm:p-4')}>
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

/** True for events on the backdrop: the dialog's content fills it to the edge. */
const isOnBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
