import { cx } from './cx';

interface StepProgressProps {
  label: string;
  /** From 0. */
  step: number;
  count: number;
  /** Name of the step, for screen readers. */
  name?: string;
  className?: string;
}

/** Shows a progress bar with a segment for each step. */
export function StepProgress({ label, step, count, name, className }: StepProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${count}${name === undefined ? '' : `: ${name}`}`}
      className={cx('flex gap-1', className)}
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={cx('h-1.5 flex-1 rounded-full', index <= step ? 'bg-tomato' : 'bg-line')}
        />
      ))}
    </div>
  );
}
