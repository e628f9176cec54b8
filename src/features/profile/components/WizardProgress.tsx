import type { WizardStep } from '@/profile/formFields';
import { cx } from '@/ui/cx';
import { wizardSteps } from '../wizardSteps';

/** How far the wizard has come (claim 2.16): a bar of four segments with their names. */
export function WizardProgress({ step }: { step: WizardStep }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuemax={wizardSteps.length}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${wizardSteps.length}: ${wizardSteps[step].name}`}
      className="grid grid-cols-4 gap-2 sm:gap-3"
    >
      {wizardSteps.map(({ name }, index) => (
        <div key={name} className="grid content-start gap-2">
          <span
            className={cx(
              'h-2 rounded-full transition-colors duration-200',
              index < step && 'bg-basil',
              index === step && 'bg-tomato',
              index > step && 'border border-line-strong bg-sunken',
            )}
          />
          <span
            className={cx('hidden text-sm sm:block', index === step ? 'font-semibold text-ink' : 'text-soft')}
          >
            {index < step && '✓ '}
            {name}
          </span>
        </div>
      ))}
    </div>
  );
}
