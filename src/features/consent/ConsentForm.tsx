import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { ConsentSwitch } from './ConsentSwitch';
import { type ConsentChoice, rejectAll } from './consent';

interface ConsentFormProps {
  /** Where the switches start: the choice so far, or everything off. */
  initial?: ConsentChoice | null;
  onSave: (choice: ConsentChoice) => void;
  onCancel: () => void;
}

/** One switch per kind of cookie, Save and Cancel. Takes focus, since it appears in answer to a button. */
export function ConsentForm({ initial, onSave, onCancel }: ConsentFormProps) {
  const [choice, setChoice] = useState<ConsentChoice>(initial ?? rejectAll);
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
          help="Signing in, and remembering this choice. Always on."
          checked
          disabled
        />
        <ConsentSwitch
          name="analytics"
          label="Analytics"
          help="How the kitchen is used. None are set today."
          checked={choice.analytics}
          onChange={(analytics) => setChoice({ ...choice, analytics })}
        />
        <ConsentSwitch
          name="marketing"
          label="Marketing"
          help="News and offers. None are set today."
          checked={choice.marketing}
          onChange={(marketing) => setChoice({ ...choice, marketing })}
        />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" className="min-h-11 flex-1 sm:flex-none">
          Save
        </Button>
        <Button look="quiet" className="min-h-11 flex-1 sm:flex-none" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
