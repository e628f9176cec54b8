import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import type { LeftOut } from './leftOut';

/** Lets the cook name anything they would rather not have in the recipe, listed in their profile or not. */
export function AgainField({ onAgainWithout }: { onAgainWithout: (leftOut: LeftOut) => void }) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (name !== '') return onAgainWithout({ name, language: null, id: null, words: [] });
    setError('Name what to leave out');
    input.current?.focus();
  };

  return (
    <details className="no-print">
      <summary className="inline-flex min-h-11 items-center rounded-full font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink">
        I don’t like something here
      </summary>
      <form noValidate onSubmit={submit} className="flex max-w-lg flex-wrap items-start gap-3 pt-2">
        <TextField
          ref={input}
          name="without"
          label="What should the chef leave out?"
          placeholder="E.g., coriander"
          maxLength={60}
          error={error}
          onChange={() => setError(undefined)}
          className="min-w-48 flex-1"
        />
        <Button type="submit" look="secondary" className="mt-8">
          Again, without it
        </Button>
      </form>
    </details>
  );
}
