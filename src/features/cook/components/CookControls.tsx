import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { env } from '@/config/env';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';

interface CookControlsProps {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onDone: () => void;
}

/** Two large buttons within reach of a wet thumb. */
export function CookControls({ isFirst, isLast, onPrevious, onNext, onDone }: CookControlsProps) {
  return (
    // Local mode keeps a pill in the corner below.
    <div className={cx('cook-controls', env().backend === 'local' && 'cook-controls-raised')}>
      <Button look="secondary" aria-disabled={isFirst || undefined} onClick={onPrevious}>
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
