import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from './storage';

interface DraftOptions<Values extends FieldValues> {
  /** Null while it is not known whose draft it is. */
  key: string | null;
  /** What the form starts from, where there is no draft. */
  defaultValues: Values;
  /** Reads the form's values, whatever they hold. */
  schema: z.ZodType<Values>;
}

interface Draft {
  /** Something was changed on an earlier visit, and is in the form again. */
  isRestored: boolean;
  /** Takes back what was changed, now and earlier: the form is as it starts. */
  discard: () => void;
  /** Forgets what was sent; what was changed meanwhile is kept. */
  clearSent: (sent: FieldValues) => void;
}

/**
 * Keeps what is changed in a form in this browser until it is sent, so that a reload, an error or an expired session
 * loses nothing. Kept is only what differs from what the form starts from: laid over that on the next visit, it brings
 * back no more than what was typed, whatever the form starts from then.
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>,
  { key, defaultValues, schema }: DraftOptions<Values>,
): Draft {
  const [isRestored, setRestored] = useState(false);
  const knownValues = useRef<FieldValues>(defaultValues);
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    if (key === null) return;
    const draft = readDraft(key, defaultValues, schema);
    if (draft) {
      // What was typed before it was known whose draft it is stays, over that draft.
      const typed = changesIn(getValues(), defaultValues);
      // Kept dirty: what is restored is still unsaved.
      reset({ ...draft, ...typed }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeDraft(key, changesIn(values, knownValues.current));
      },
    });
  }, [key, defaultValues, schema, getValues, reset, subscribe]);

  const discard = useCallback(() => {
    reset(defaultValues);
    setRestored(false);
    if (key !== null) writeDraft(key, {});
  }, [key, defaultValues, reset]);

  const clearSent = useCallback(
    (sent: FieldValues) => {
      if (key === null) return;
      knownValues.current = sent;
      const draft = readDraft(key, defaultValues, schema);
      if (draft && Object.keys(changesIn(draft, sent)).length === 0) writeDraft(key, {});
    },
    [key, defaultValues, schema],
  );

  return { isRestored, discard, clearSent };
}

const keptChanges = z.record(z.string(), z.unknown());

/** What the form held at the end of an earlier visit; null where that is what it starts from. */
function readDraft<Values extends FieldValues>(
  key: string,
  defaultValues: Values,
  schema: z.ZodType<Values>,
): Values | null {
  const changes = readStored(key, keptChanges);
  const draft = changes && schema.safeParse({ ...defaultValues, ...changes }).data;
  return draft && Object.keys(changesIn(draft, defaultValues)).length > 0 ? draft : null;
}

function writeDraft(key: string, changes: FieldValues): void {
  if (Object.keys(changes).length > 0) writeStored(key, changes);
  else removeStored(key);
}

/** The fields whose values are not those they are compared with. */
function changesIn(values: FieldValues, compared: FieldValues): FieldValues {
  const isSame = (name: string) => JSON.stringify(values[name]) === JSON.stringify(compared[name]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSame(name)));
}
