import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readStoredValue, removeStoredValue, writeStoredValue } from './storage';

interface UseDraftOptions<Values extends FieldValues> {
  key: string | null;
  defaultValues: Values;
  /** Accepts unfinished values. */
  schema: z.ZodType<Values>;
}

/**
 * Stores a form's changed fields in the browser until they are sent, so that a reload, an error or an expired session
 * loses nothing. Restores them over the form's default values on the next visit.
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>,
  { key, defaultValues, schema }: UseDraftOptions<Values>,
) {
  const [isRestored, setRestored] = useState(false);
  const baselineValues = useRef<FieldValues>(defaultValues);
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    if (key === null) return;
    const draft = readDraft(key, defaultValues, schema);
    // Input from before the user was known takes precedence over the draft.
    const typed = getChangedFields(getValues(), baselineValues.current);
    if (Object.keys(typed).length > 0)
      writeDraft(key, { ...getChangedFields(draft ?? {}, defaultValues), ...typed });
    if (draft) {
      // The restored fields stay dirty, because they are unsaved.
      reset({ ...draft, ...typed }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeDraft(key, getChangedFields(values, baselineValues.current));
      },
    });
  }, [key, defaultValues, schema, getValues, reset, subscribe]);

  /** Deletes the draft and resets the form to its default values. */
  const discard = useCallback(() => {
    reset(defaultValues);
    setRestored(false);
    if (key !== null) writeDraft(key, {});
  }, [key, defaultValues, reset]);

  /** Deletes the draft of values that were sent. Keeps changes made since. */
  const clearSent = useCallback(
    (sentValues: FieldValues) => {
      if (key === null) return;
      baselineValues.current = sentValues;
      const draft = readDraft(key, defaultValues, schema);
      if (draft && Object.keys(getChangedFields(draft, sentValues)).length === 0) writeDraft(key, {});
    },
    [key, defaultValues, schema],
  );

  return { isRestored, discard, clearSent };
}

const changesSchema = z.record(z.string(), z.unknown());

/** Returns the form's values of an earlier visit; null if they equal the default values. */
function readDraft<Values extends FieldValues>(
  key: string,
  defaultValues: Values,
  schema: z.ZodType<Values>,
): Values | null {
  const changes = readStoredValue(key, changesSchema);
  const draft = changes && schema.safeParse({ ...defaultValues, ...changes }).data;
  return draft && Object.keys(getChangedFields(draft, defaultValues)).length > 0 ? draft : null;
}

function writeDraft(key: string, changes: FieldValues): void {
  if (Object.keys(changes).length > 0) writeStoredValue(key, changes);
  else removeStoredValue(key);
}

function getChangedFields(values: FieldValues, baseline: FieldValues): FieldValues {
  const isSame = (name: string) => JSON.stringify(values[name]) === JSON.stringify(baseline[name]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSame(name)));
}
