import { ClipboardCheck } from 'lucide-react';
import { useId } from 'react';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FoodHits } from '@/recipe/check/foodHits';
import type { RegenerateWithout } from '@/recipe/regenerate/leftOut';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/Skeleton';
import type { OpenRecipe } from '../useOpenRecipe';
import { foundIn } from './announcement';
import { CheckedAgainst } from './CheckedAgainst';
import { CheckFailure } from './CheckFailure';
import { CouldNotBeChecked } from './CouldNotBeChecked';
import { FoodHitList } from './FoodHitList';

interface ProfileCheckPanelProps {
  reading: OpenRecipe;
  headingLevel: 2 | 3 | 4;
  onJump: (place: FoodHits['places'][number]) => void;
  onRegenerateWithout?: RegenerateWithout | undefined;
}

/** What a recipe holds that the cook's profile lists (spec 3): found, not found, or not to be checked. */
export function ProfileCheckPanel({ headingLevel, ...props }: ProfileCheckPanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-3xl border border-line bg-raised p-4 @md:p-5 @2xl:p-6 print:gap-1 print:rounded-none print:text-[10pt] print:p-0 print:border-0"
    >
      <Heading
        id={id}
        className="flex items-center gap-2.5 font-display text-xl leading-tight font-semibold print:text-[12pt]"
      >
        <ClipboardCheck aria-hidden className="size-6 shrink-0 text-tomato-ink print:size-4 print:text-ink" />
        Checked against your profile
      </Heading>
      <Outcome {...props} />
    </section>
  );
}

function Outcome({ reading: { state, wait }, ...actions }: Omit<ProfileCheckPanelProps, 'headingLevel'>) {
  if (wait?.failed) {
    return (
      <CheckFailure retrying={wait.retrying} onRetry={wait.retry}>
        This recipe could not be checked: your profile could not be loaded.
      </CheckFailure>
    );
  }
  if (state.status === 'failed') {
    return (
      <CheckFailure onRetry={state.retry}>
        This recipe could not be checked against your profile.
      </CheckFailure>
    );
  }
  const done = !wait && state.status === 'done' && state.reading.check ? state.reading : null;
  return (
    <>
      {/* There before it has words, or they would not be read out. */}
      <p role="status" className={cx('font-medium', !done && 'sr-only')}>
        {done && foundIn(done)}
      </p>
      {done ? <Found reading={done} {...actions} /> : <Checking />}
    </>
  );
}

type FoundProps = Pick<ProfileCheckPanelProps, 'onJump' | 'onRegenerateWithout'> & { reading: RecipeCheck };

function Found({ reading: { check, foods }, ...actions }: FoundProps) {
  return (
    <>
      {foods.length > 0 && <FoodHitList foods={foods} {...actions} />}
      {check && <CouldNotBeChecked {...check} />}
      {check && <CheckedAgainst checked={check.checked} />}
    </>
  );
}

function Checking() {
  return (
    <div className="no-print grid gap-2">
      <p className="sr-only">Checking the recipe against your profile…</p>
      <Skeleton className="h-5 w-full max-w-96" />
      <Skeleton className="h-5 w-2/3 max-w-64" />
    </div>
  );
}
