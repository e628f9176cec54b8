import { type ReactNode, useId } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import { cx } from './cx';

/** Returns the class names of an input, select or text area, with a red border if its value is invalid (claim 5.8). */
export function controlClass(isInvalid: boolean, className?: string): string {
  return cx(
    'block min-h-12 w-full rounded-xl border bg-raised px-4 py-2.5 text-ink placeholder:text-soft',
    'transition-colors duration-150 disabled:opacity-60',
    isInvalid ? 'border-2 border-tomato-ink' : 'border-line-strong hover:border-ink',
    className,
  );
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldTexts {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Renders a control with its label above, error and help below. The error has an icon, so that it does not depend on
 * colour. An empty error only marks the control.
 */
export function Field({ label, help, error, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': error || help != null ? noteId : undefined,
      })}
      <FieldNote id={noteId} error={error} help={help} />
    </div>
  );
}

/** Renders the error and the help. */
export function FieldNote({ id, error, help }: { id: string } & Pick<FieldTexts, 'error' | 'help'>) {
  if (!error && help == null) return null;
  return (
    <div id={id} className="grid gap-1 text-sm text-soft">
      <FieldError message={error} />
      {help != null && <p>{help}</p>}
    </div>
  );
}

export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-tomato-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
