import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { proud } from '@/ui/mascot/moods/proud';

interface CookFinishProps {
  onBackToRecipe: () => void;
  onBackToSteps: () => void;
}

/** After the last step: a good appetite, and the way back. */
export function CookFinish({ onBackToRecipe, onBackToSteps }: CookFinishProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="cook-finish" className="cook-finish">
      <Mascot mood={proud} className="h-[min(16rem,34dvh)] w-auto" />
      <div className="grid justify-items-center gap-4">
        <h2 ref={heading} id="cook-finish" tabIndex={-1} lang="es" className="text-4xl sm:text-6xl">
          ¡Buen provecho!
        </h2>
        <p className="text-xl text-soft">That was the last step. To the table!</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button className="min-h-14 px-8 text-lg" onClick={onBackToRecipe}>
            Back to the recipe
          </Button>
          <Button look="quiet" className="min-h-14" onClick={onBackToSteps}>
            Back to the last step
          </Button>
        </div>
      </div>
    </section>
  );
}
