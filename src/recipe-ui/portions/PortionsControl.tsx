import type { ComponentProps } from 'react';
import { type UnitChoice, unitChoices } from '@/recipe/portions/portionChoice';
import { IconButton } from '@/ui/Button';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { portionsLabel, portionsSentence } from './portionsText';
import type { Portions } from './usePortions';

const unitLabels: Record<UnitChoice, string> = { 'as written': 'As written', metric: 'Metric', us: 'US' };

/** Shows the number of diners with buttons that change it. */
export function DinersStepper({ portions }: { portions: Portions }) {
  const { decrease, increase } = portions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; these are buttons in a line of text.
    <span role="group" aria-label="Portions" className="-my-1 -mr-1 inline-flex items-center">
      <StepButton label="Fewer diners" onStep={decrease} icon={Minus} />
      <span aria-live="polite" className="min-w-5 px-2 text-center text-base font-semibold tabular-nums">
        {portionsLabel(portions)}
      </span>
      <StepButton label="More diners" onStep={increase} icon={Plus} />
    </span>
  );
}

/**
 * Shows that the amounts are for another number of diners or in other units, with a reset button; or that they could
 * not be computed. Renders nothing for amounts as written.
 */
export function PortionsNote({ portions }: { portions: Portions }) {
  const { count, originalCount, hasDiners, isScaled, hasFailed, reset } = portions;
  if (hasFailed)
    return (
      <p role="alert" className="mb-2 text-sm">
        The amounts could not be computed, so they are shown as written.{' '}
        <TextButton onClick={() => window.location.reload()}>Try again</TextButton>
      </p>
    );
  const note = isScaled ? portionsSentence(portions) : '';
  if (note === '') return null;
  return (
    <p className="mb-2 text-sm text-soft">
      {note}{' '}
      {count !== originalCount && (
        <TextButton onClick={reset}>{hasDiners ? `As written (${originalCount})` : 'As written'}</TextButton>
      )}
    </p>
  );
}

export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="no-print min-h-6 font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      {...props}
    />
  );
}

export function UnitsRadioGroup({ portions: { units, setUnits } }: { portions: Portions }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="font-semibold">Units</legend>
      {unitChoices.map((choice) => (
        <label key={choice} className="inline-flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="units"
            checked={units === choice}
            onChange={() => setUnits(choice)}
            className="size-5 accent-basil"
          />
          {unitLabels[choice]}
        </label>
      ))}
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  /** Undefined at the end of the range. */
  onStep: (() => void) | undefined;
  icon: typeof Plus;
}

/** Shows a stepper button. Uses `aria-disabled` at the end of the range, because a button with `disabled` loses the focus. */
function StepButton({ label, onStep, icon: Icon }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={onStep ? undefined : true}
      onClick={() => onStep?.()}
      className="no-print aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-9 rounded-full border border-line-strong p-2" strokeWidth={2.5} />
    </IconButton>
  );
}
