import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useSavedProfile } from '@/api/useSavedProfile';
import { ownerIdFor } from '@/config/ownerId';
import type { Recipe } from '@/recipe/recipe';
import OctagonAlert from '~icons/lucide/octagon-alert';
import { useRecipeCheck, useRecipeTexts } from '../useRecipeCheck';
import { listBrokenRules } from './checkSentences';

/**
 * Shows the rules of the profile that a saved recipe breaks: 'Not for you: nuts, lactose'. Shows nothing until the recipe
 * is checked, so the space for it must be reserved.
 */
export function NotForYouLine({ uid, recipe }: { uid: string | undefined; recipe: Recipe }) {
  const { profile } = useSavedProfile(uid);
  const check = useRecipeCheck(
    ownerIdFor(uid),
    useRecipeTexts(recipe),
    recipe,
    profile,
    // With the request, the result is the one that the recipe's own screen shows.
    useRecipeOrigin(uid, recipe)?.request ?? null,
    profile === null,
  );
  const rules = check.status === 'done' ? listBrokenRules(check.result) : '';
  if (rules === '') return null;
  return (
    <p className="flex items-start gap-1.5 text-sm leading-tight font-medium text-tomato-ink">
      <OctagonAlert aria-hidden className="size-4 shrink-0" />
      <span className="line-clamp-2 wrap-anywhere sm:line-clamp-1">{rules}</span>
    </p>
  );
}
