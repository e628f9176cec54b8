import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import Check from '~icons/lucide/check';

export function CookProgress({ step, count }: { step: number; count: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Steps"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${count}`}
      className="cook-progress"
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <span key={number} className={cx(number <= step + 1 ? 'bg-tomato' : 'bg-line')} />
      ))}
    </div>
  );
}

interface CookControlsProps {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onDone: () => void;
}

/** Shows two large buttons: at the bottom of the window, or at both sides in landscape. */
export function CookControls({ isFirst, isLast, onPrevious, onNext, onDone }: CookControlsProps) {
  return (
    <div className="cook-controls">
      <Button variant="secondary" aria-disabled={isFirst || undefined} onClick={onPrevious}>
        <ArrowLeft aria-hidden className="size-6" />
        Previous
      </Button>
      <Button onClick={isLast ? onDone : onNext}>
        {isLast ? 'Done' : 'Next'}
        {isLast ? <Check aria-hidden className="size-6" /> : <ArrowRight aria-hidden className="size-6" />}
      </Button>
    </div>
  );
}
