import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useSavedProfile } from '@/api/useSavedProfile';
import { ownerIdFor } from '@/config/ownerId';
import type { Recipe } from '@/recipe/recipe';
import OctagonAlert from '~icons/lucide/octagon-alert';
import { useRecipeCheck, useRecipeTexts } from '../useRecipeCheck';
import { listBrokenRules } from './checkSentences';

/**
 * Shows the rules of the profile that a saved recipe breaks: 'Not for you: nuts, lactose'. A line with nothing in it until
 * the recipe is checked, and if it breaks none.
 */
export function NotForYouLine({ uid, recipe }: { uid: string | undefined; recipe: Recipe }) {
  const { profile } = useSavedProfile(uid);
  // With the request, the result is the one that the recipe's own screen shows.
  const request = useRecipeOrigin(uid, recipe)?.request ?? null;
  const texts = useRecipeTexts(recipe);
  const check = useRecipeCheck(ownerIdFor(uid), texts, recipe, profile, request, profile === null);
  const rules = check.status === 'done' ? listBrokenRules(check.result) : '';
  return (
    <p className="flex min-h-5 sm:min-h-7 items-center gap-1.5 text-sm leading-tight font-medium text-tomato-ink">
      {rules !== '' && (
        <>
          <OctagonAlert aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{rules}</span>
        </>
      )}
    </p>
  );
}
