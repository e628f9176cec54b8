import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { allRejected, type ConsentChoice } from './consent';

const optionalKinds = [
  { name: 'analytics', label: 'Analytics', help: 'How Sazón is used. None are set today.' },
  { name: 'marketing', label: 'Marketing', help: 'News and offers. None are set today.' },
] as const;

interface ConsentFormProps {
  /** Null switches all optional cookies off. */
  initialChoice?: ConsentChoice | null;
  onSave: (choice: ConsentChoice) => void;
  onCancel: () => void;
}

/**
 * Shows a switch for each kind of cookie, Save and Cancel. Takes the focus, because the button that opened the form
 * disappears.
 */
export function ConsentForm({ initialChoice, onSave, onCancel }: ConsentFormProps) {
  const [choice, setChoice] = useState<ConsentChoice>(initialChoice ?? allRejected);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(choice);
  }

  return (
    <form ref={form} onSubmit={save} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="sr-only">Kinds of cookies</legend>
        <ConsentSwitch
          name="essential"
          label="Essential"
          help="Keeps you signed in, and remembers this choice. Always on."
          checked
          disabled
        />
        {optionalKinds.map(({ name, ...texts }) => (
          <ConsentSwitch
            key={name}
            name={name}
            {...texts}
            checked={choice[name]}
            onChange={(isAllowed) => setChoice({ ...choice, [name]: isAllowed })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" className="min-h-11 flex-1 sm:flex-none">
          Save
        </Button>
        <Button variant="quiet" className="min-h-11 flex-1 sm:flex-none" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ConsentSwitchProps {
  name: string;
  label: string;
  help: string;
  checked: boolean;
  /** Undefined for essential cookies, which are always on. */
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
}

/** Shows a kind of cookie as a switch. A transparent checkbox covers the row, so that the whole row can be pressed. */
function ConsentSwitch({ name, label, help, checked, onChange, disabled = false }: ConsentSwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-12 items-center gap-4 rounded-xl py-1.5">
      <div className="min-w-0 flex-1 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-help`} className="text-soft">
          {help}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange?.(event.target.checked)}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-1 transition-colors duration-150 peer-checked:justify-end peer-checked:border-basil peer-checked:bg-basil peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-(--color-focus) peer-disabled:opacity-60 peer-checked:[&>span]:bg-white [&>span]:bg-line-strong"
      >
        <span className="size-5 rounded-full shadow-sm" />
      </span>
    </div>
  );
}
