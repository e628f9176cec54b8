import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import Check from '~icons/lucide/check';

interface CookControlsProps {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onDone: () => void;
}

const buttonClass =
  'min-h-17! px-3! text-[1.25rem] sm:text-[1.375rem] low:row-[3/5] low:m-3 low:w-20 low:gap-1! low:rounded-[1.25rem]! low:px-0! low:text-[1rem] low:max-[26rem]:mx-1.5 low:max-[26rem]:w-13 low:max-[26rem]:text-[0.75rem]';

/** Shows two large buttons: at the bottom of the window, or at both sides in landscape. */
export function CookControls({ isFirst, isLast, onPrevious, onNext, onDone }: CookControlsProps) {
  return (
    <div className="no-print row-start-5 grid grid-cols-[minmax(min-content,1fr)_minmax(0,2fr)] gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:contents roomy:px-8">
      <Button
        variant="secondary"
        aria-disabled={isFirst || undefined}
        className={cx(buttonClass, 'low:col-start-1 low:flex-col')}
        onClick={onPrevious}
      >
        <ArrowLeft aria-hidden className="size-6" />
        Previous
      </Button>
      <Button
        className={cx(buttonClass, 'low:col-start-3 low:flex-col-reverse')}
        onClick={isLast ? onDone : onNext}
      >
        {isLast ? 'Done' : 'Next'}
        {isLast ? <Check aria-hidden className="size-6" /> : <ArrowRight aria-hidden className="size-6" />}
      </Button>
    </div>
  );
}
