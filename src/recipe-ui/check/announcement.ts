import type { RecipeCheck } from '@/recipe/check/checkRecipe';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What the check found, in a sentence: for the panel's first line, and for those who hear it. */
export function foundIn({ foods, check }: Pick<RecipeCheck, 'foods' | 'check'>): string {
  const graded = (grade: string) => foods.filter((food) => food.grade === grade).length;
  const against = counted(graded('contains'), 'food goes against it', 'foods go against it');
  // Where no food goes against it for sure, 'may' has nothing before it to lean on.
  const rest = against.length > 0 ? '' : ' go against it';
  const parts = [
    ...against,
    ...counted(graded('may contain'), `food may${rest}`, `foods may${rest}`),
    ...counted(graded('note'), 'note about your health', 'notes about your health'),
    ...counted(check?.uncheckable.length ?? 0, 'line could not be checked', 'lines could not be checked'),
  ];
  if (foods.length === 0) {
    const [unchecked] = parts;
    const found = 'Nothing you listed was found by its name';
    return unchecked === undefined ? `${found}.` : `${found}; ${unchecked}.`;
  }
  return `${parts.join(', ')}.`;
}
