import { ChevronDown, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { type UnitChoice, unitChoices } from '@/recipe/portions/choice';
import { IconButton } from '@/ui/Button';
import { countInWords } from './countInWords';
import type { Portions } from './usePortions';

const unitLabels: Record<UnitChoice, string> = { 'as written': 'As written', metric: 'Metric', us: 'US' };

/** For how many the amounts of a recipe are shown, and in which units: the recipe itself stays as it is. */
export function PortionsControl({ portions }: { portions: Portions }) {
  const { count, written, saysDiners, units, fewer, more, reset, chooseUnits, retry } = portions;
  const unitsId = useId();
  return (
    <div className="no-print grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, this is no form. */}
      <div role="group" aria-label="Portions" className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex items-center rounded-full border border-line-strong bg-raised">
          <StepButton label="Fewer diners" step={fewer} icon={Minus} />
          <span aria-live="polite" className="min-w-24 text-center font-semibold tabular-nums">
            {countInWords(portions)}
          </span>
          <StepButton label="More diners" step={more} icon={Plus} />
        </div>
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
            className="min-h-11.5 appearance-none rounded-full border border-line-strong bg-raised py-2 pr-10 pl-4 font-semibold transition-colors duration-150 hover:bg-sunken"
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
      {retry && (
        <p role="alert" className="text-sm">
          The amounts could not be worked out, so they are shown as written.{' '}
          <button
            type="button"
            onClick={retry}
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
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
