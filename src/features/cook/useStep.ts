import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The step being cooked, from 0, kept in the address (from 1): a phone that was put down for twenty minutes reloads
 * the page, and the cook goes on where they were.
 */
export function useStep(count: number): [step: number, goTo: (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const [step, setStep] = useState(() => bounded(Number(params.get('step')) - 1, count));

  const goTo = (wanted: number) => {
    const next = bounded(wanted, count);
    setStep(next);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('step', String(next + 1));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [bounded(step, count), goTo];
}

/** The nearest step there is. */
function bounded(step: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(step) || 0, count - 1));
}
