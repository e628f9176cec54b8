import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cookViewPath, readRecipeBegun } from '@/recipe/cooking/cookingProgress';
import CookingPot from '~icons/lucide/cooking-pot';

/** Shows a link to the recipe that was begun today and not finished; nothing if there is none. */
export default function KeepCooking({ ownerId }: { ownerId: string }) {
  const [progress] = useState(() => readRecipeBegun(ownerId));
  if (!progress) return null;
  return (
    <Link
      to={cookViewPath(progress.id, progress.step)}
      className="keep-cooking col-span-2 flex min-h-14 items-center gap-3 rounded-2xl bg-tomato px-5 py-3 font-semibold text-on-tomato hover:bg-tomato-deep lg:col-span-1 lg:col-start-2"
    >
      <CookingPot aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 leading-snug">
        <span dir="auto" className="line-clamp-3 wrap-anywhere">{`Keep cooking: ${progress.title}`}</span>{' '}
        <span className="block text-sm font-medium tabular-nums">
          {`Step ${progress.step} of ${progress.count}`}
        </span>
      </span>
    </Link>
  );
}
