import { type DefaultToastOptions, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import CircleCheck from '~icons/lucide/circle-check';
import CircleX from '~icons/lucide/circle-x';
import './toasts.css';

/** Success toasts show for 2 s (claim 9.1); errors for 6 s. */
const toastOptions: DefaultToastOptions = {
  success: { duration: 2000, icon: <CircleCheck aria-hidden="true" className="shrink-0 text-basil-ink" /> },
  error: { duration: 6000, icon: <CircleX aria-hidden="true" className="shrink-0 text-tomato-ink" /> },
  // Duration of the exit animation in toasts.css.
  removeDelay: 400,
};

/** Shows the toasts, centred at the top, as a polite live region. Toasts do not time out while hovered. */
export function Toaster() {
  const { toasts, handlers } = useToaster(toastOptions);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timeouts.
    <div
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 top-21 z-50 grid gap-2 no-print"
    >
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastBar({ toast }: { toast: Toast }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'center' }}>
      <div
        className={`${toast.visible ? 'animate-[toast-in_0.35s_cubic-bezier(0.21,1.02,0.73,1)]' : 'animate-[toast-out_0.4s_cubic-bezier(0.06,0.71,0.55,1)_forwards]'} pointer-events-auto flex max-w-90 items-center gap-2.5 rounded-2xl border border-line-strong bg-lifted px-4 py-2.5 font-semibold shadow-lg`}
      >
        {toast.icon}
        <div {...toast.ariaProps} className="whitespace-pre-line">
          {resolveValue(toast.message, toast)}
        </div>
      </div>
    </div>
  );
}
