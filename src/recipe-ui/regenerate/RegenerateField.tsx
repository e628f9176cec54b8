import { type FormEvent, useRef, useState } from 'react';
import type { RegenerateWithout } from '@/recipe/regenerate/excludedFood';
import { Button } from '@/ui/Button';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { TextField } from '@/ui/TextField';
import CircleMinus from '~icons/lucide/circle-minus';

/** Shows a field for foods to leave out, whether in the profile or not. */
export function RegenerateField({ onRegenerateWithout }: { onRegenerateWithout: RegenerateWithout }) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (name !== '') return onRegenerateWithout([{ name, language: null, id: null, words: [] }]);
    setError('Name what to leave out');
    input.current?.focus();
  };

  return (
    <details className="no-print group rounded-2xl border border-line bg-raised px-4 @md:px-5 @2xl:px-6">
      <DisclosureSummary>
        <CircleMinus aria-hidden className="size-6 shrink-0 text-soft" />
        <span>Make it without something</span>
      </DisclosureSummary>
      <form noValidate onSubmit={submit} className="flex max-w-lg flex-wrap items-start gap-3 pt-2 pb-4">
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
        <Button type="submit" variant="secondary" className="@md:mt-8">
          Make it again
        </Button>
      </form>
    </details>
  );
}
