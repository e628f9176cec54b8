import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { FoodHits } from '@/recipe/check/foodHits';
import type { RegenerateWithout } from '@/recipe/regenerate/leftOut';
import { Button } from '@/ui/Button';

interface AgainWithoutAllProps {
  foods: readonly FoodHits[];
  onRegenerateWithout: RegenerateWithout;
}

/** One way round every food that the recipe contains against the profile; nothing where there are fewer than two. */
export function RegenerateWithoutAll({ foods, onRegenerateWithout }: AgainWithoutAllProps) {
  const id = useId();
  const contained = foods.filter(({ grade }) => grade === 'contains');
  if (contained.length < 2) return null;
  // Where the list has others, it is said which are meant.
  const isPart = contained.length < foods.length;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 pb-1">
      <Button
        look="secondary"
        aria-describedby={isPart ? id : undefined}
        onClick={() =>
          onRegenerateWithout(
            contained.map(({ id, name, language, words }) => ({ id, name, language, words })),
          )
        }
      >
        <RefreshCw aria-hidden className="size-4.5 shrink-0" />
        Again, without all of these
      </Button>
      {isPart && (
        <p id={id} className="text-sm text-soft">
          {`The ${contained.length} that are marked ‘Contains’.`}
        </p>
      )}
    </div>
  );
}
