import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { allRejected, type ConsentChoice } from './consent';

const kinds = [
  {
    name: 'essential',
    label: 'Essential',
    help: 'Keeps you signed in, and remembers this choice. Always on.',
  },
  { name: 'analytics', label: 'Analytics', help: 'How Sazón is used. None are set today.' },
  { name: 'marketing', label: 'Marketing', help: 'News and offers. None are set today.' },
] as const;

interface ConsentFormProps {
  /** Null switches all optional cookies off. */
  initialChoice?: ConsentChoice | null;
  onSave: (choice: ConsentChoice) => void;
  onCancel: () => void;
}

/** Shows a checkbox for each kind of cookie, Save and Cancel. Takes the focus, because the button that opened the form disappears. */
export function ConsentForm({ initialChoice, onSave, onCancel }: ConsentFormProps) {
  const [choice, setChoice] = useState<ConsentChoice>(initialChoice ?? allRejected);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

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
        {kinds.map(({ name, label, help }) => (
          <label key={name} className="flex min-h-12 items-center gap-4 py-1.5 text-sm">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <span id={`${id}-${name}`} className="block text-soft">
                {help}
              </span>
            </span>
            <input
              type="checkbox"
              name={name}
              aria-label={label}
              aria-describedby={`${id}-${name}`}
              checked={name === 'essential' || choice[name]}
              disabled={name === 'essential'}
              onChange={({ target }) => setChoice({ ...choice, [name]: target.checked })}
              className="size-6 disabled:opacity-60"
            />
          </label>
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
