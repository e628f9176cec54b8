import { meatCategories } from '@/food/names/foodGroups';
import type { Category } from '@/food/types';
import type { Plan } from '../adapt/plan';
import { knownFood } from '../cookbook/knownFood';

const wordings: readonly (readonly [of: RegExp, by: string])[] = [
  [
    /,? and (?:reads?|reach(?:es)?|registers?) (?:at least )?\d{2} °C(?: [\p{L} ]{1,40}?)?(?=[.,;:)]|$)/giu,
    '',
  ],
  [
    /,? (?:or )?(?:reads?|at) (?:at least )?\d{2} °C (?:inside|in the (?:middle|thickest part)|at the thickest part)/giu,
    '',
  ],
  [/, (?:at least )?\d{2} °C(?: (?:inside|in the (?:middle|thickest part)|at the bone))?(?=[,.;])/gu, ''],
  [/ \((?:at least )?\d{2} °C[^)]*\)/gu, ''],
  [/\b(is|are) no longer pink(?: inside| in the middle)?/giu, '$1 hot all the way through'],
  [/\b(?:has|have) no pink left(?: inside| in the middle)?(?:, \d{2} °C)?/giu, 'is hot all the way through'],
  [/\bit has given up its red fat/giu, 'it is golden'],
  [/\bno longer pink(?: inside| in the middle)?/giu, 'hot all the way through'],
];

/** Says of tofu in the place of chicken when it is hot, not when it is safe. */
export function plantBased(text: string, { foods }: Plan): string {
  const planned = [...foods.values()].flat();
  const isAnimal = (category: Category | undefined) =>
    category !== undefined && meatCategories.includes(category);
  const hasAnimal = planned.some(
    ({ ingredient, name }) =>
      isAnimal(ingredient?.category) && !/\b(?:vegan|vegetarian|plant-based)\b/.test(name),
  );
  const hadAnimal = planned.some(({ instead }) =>
    isAnimal(knownFood(instead?.name ?? '')?.ingredient.category),
  );
  if (hasAnimal || !hadAnimal) return text;
  return wordings.reduce((words, [of, by]) => words.replace(of, by), text);
}
