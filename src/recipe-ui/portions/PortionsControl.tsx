import { useId } from 'react';
import { type UnitChoice, unitChoices } from '@/recipe/portions/choice';
import { IconButton } from '@/ui/Button';
import ChevronDown from '~icons/lucide/chevron-down';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { countShown, portionsNote } from './countInWords';
import type { Portions } from './usePortions';

const unitLabels: Record<UnitChoice, string> = { 'as written': 'As written', metric: 'Metric', us: 'US' };

/**
 * For how many the amounts of a recipe are shown: the recipe itself stays as it is. No higher than a line of text: the
 * buttons reach beyond it.
 */
export function DinersStepper({ portions }: { portions: Portions }) {
  const { fewer, more } = portions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, this is no form.
    <span role="group" aria-label="Portions" className="-my-2.5 inline-flex items-center">
      <StepButton label="Fewer diners" step={fewer} icon={Minus} />
      <span aria-live="polite" className="min-w-5 text-center font-semibold tabular-nums">
        {countShown(portions)}
      </span>
      <StepButton label="More diners" step={more} icon={Plus} />
    </span>
  );
}

/** Says for how many, and in which units, the amounts are that stand below; nothing where they are as written. */
export function PortionsNote({ portions }: { portions: Portions }) {
  const note = portions.isShown ? portionsNote(portions) : '';
  return note === '' ? null : <p className="mb-2 text-sm text-soft">{note}</p>;
}

/** The units that amounts are shown in, and the way back to the recipe as it is written. */
export function UnitsChoice({ portions }: { portions: Portions }) {
  const { count, written, saysDiners, units, reset, chooseUnits, hasFailed } = portions;
  const unitsId = useId();
  return (
    <div className="no-print mt-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="relative">
          <label htmlFor={unitsId} className="sr-only">
            Units
          </label>
          <select
            id={unitsId}
            value={units}
            onChange={({ target }) => {
              const chosen = unitChoices.find((choice) => choice === target.value);
              if (chosen) chooseUnits(chosen);
            }}
            className="min-h-11 appearance-none rounded-full border border-line-strong bg-raised py-1.5 pr-10 pl-4 font-semibold transition-colors duration-150 hover:bg-sunken"
          >
            {unitChoices.map((choice) => (
              <option key={choice} value={choice}>
                {`Units: ${unitLabels[choice]}`}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-soft"
          />
        </div>
        {count !== written && (
          <button
            type="button"
            onClick={reset}
            className="min-h-11 px-1 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {saysDiners ? `As written (${written})` : 'As written'}
          </button>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="text-sm">
          The amounts could not be worked out, so they are shown as written.{' '}
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="min-h-6 font-semibold underline underline-offset-4"
          >
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  /** Undefined where there is no further step. */
  step: (() => void) | undefined;
  icon: typeof Plus;
}

/** Keeps the focus where the last step is taken: it does nothing then, and says so. */
function StepButton({ label, step, icon: Icon }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={step ? undefined : true}
      onClick={() => step?.()}
      className="print:hidden aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5 rounded-full border border-line-strong p-0.5" strokeWidth={2.5} />
    </IconButton>
  );
}
