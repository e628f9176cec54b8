import { cx } from '@/ui/cx';

/** How far the cook has come, as a bar of one segment a step. */
export function StepProgress({ step, count }: { step: number; count: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Steps"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${count}`}
      className="flex gap-1.5"
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <span
          key={number}
          className={cx('h-2 flex-1 rounded-full', number <= step + 1 ? 'bg-tomato' : 'bg-line')}
        />
      ))}
    </div>
  );
}
