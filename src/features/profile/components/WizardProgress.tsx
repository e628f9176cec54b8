import { type WizardStepIndex, wizardStepIndexes, wizardSteps } from '@/profile/wizardSteps';
import { cx } from '@/ui/cx';

/** Shows the progress (claim 2.16): a segment for each step. */
export function WizardProgress({ step }: { step: WizardStepIndex }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuemax={wizardStepIndexes.length}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${wizardStepIndexes.length}: ${wizardSteps[step].name}`}
      className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-3"
    >
      {wizardStepIndexes.map((index) => (
        <span
          key={index}
          className={cx(
            'h-2 rounded-full transition-colors duration-200',
            index < step && 'bg-basil',
            index === step && 'bg-tomato',
            index > step && 'border border-line-strong bg-sunken',
          )}
        />
      ))}
    </div>
  );
}
