import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { hasUnread } from '@/recipe/structuredText';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What the check against the profile found, in a sentence: to be read and to be heard. */
export function checkSummary({
  foods,
  profileCheck,
  unread,
}: Pick<RecipeCheck, 'foods' | 'profileCheck' | 'unread'>): string {
  const graded = (grade: string) => foods.filter((food) => food.grade === grade).length;
  const against = counted(graded('contains'), 'food goes against it', 'foods go against it');
  // Where no food goes against it for sure, 'may' has nothing before it to lean on.
  const rest = against.length > 0 ? '' : ' go against it';
  const unchecked = [
    ...counted(unread?.ingredients ?? 0, 'ingredient', 'ingredients'),
    ...counted(unread?.description ?? 0, 'step', 'steps'),
    ...counted(profileCheck?.uncheckable.length ?? 0, 'line', 'lines'),
  ];
  const couldNot = unchecked.length > 0 ? [`${unchecked.join(' and ')} could not be checked`] : [];
  if (foods.length > 0) {
    const parts = [
      ...against,
      ...counted(graded('may contain'), `food may${rest}`, `foods may${rest}`),
      ...counted(graded('note'), 'note about your health', 'notes about your health'),
      ...couldNot,
    ];
    return `${parts.join(', ')}.`;
  }
  // What could not even be read comes first: all that is known may be harmless.
  if (hasUnread(unread)) return `${couldNot}; nothing you listed was found by its name in the rest.`;
  return `${['Nothing you listed was found by its name', ...couldNot].join('; ')}.`;
}
