import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { readStored, removeStored, writeStored } from './storage';

/**
 * Keeps what is typed into a form in this browser until it is sent, so that a reload, an error or an expired
 * session loses nothing. Restores it on mount. Pass `null` as the key while it is not known whose draft it is.
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  key: string | null,
  schema: z.ZodType<Values>,
): { restored: boolean; discard: () => void } {
  const [restored, setRestored] = useState(false);
  const discarded = useRef(false);
  const { reset, subscribe } = form;

  useEffect(() => {
    if (key === null) return;
    const draft = readStored(key, schema);
    if (draft) {
      // Kept dirty: what is restored is still unsaved.
      reset(draft, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!discarded.current) writeStored(key, values);
      },
    });
  }, [key, schema, reset, subscribe]);

  const discard = useCallback(() => {
    discarded.current = true;
    if (key !== null) removeStored((stored) => stored === key);
  }, [key]);

  return { restored, discard };
}
