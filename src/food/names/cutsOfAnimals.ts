import type { Category, FoundIngredient } from '@/food/types';
import { fold } from '../text/tokenize';
import { isOnlyCutName } from './cuts';

/** 'Pechuga de pavo', 'lomo de cerdo', 'ribs of beef': two names for one food; the second says of what animal. */
const ofAnimal = /^\s+(?:de|of)\s+$/;
const animals: readonly Category[] = ['poultry', 'redMeat', 'pork', 'fish'];
const isCutOf = (words: string, category: Category) =>
  isOnlyCutName(fold(words), category) || /^(?:carne|carne picada|jam[oó]n|salchichas?)$/iu.test(words);

/** Returns a food and its cut as one; null for two foods. */
function asOneFood(first: FoundIngredient, next: FoundIngredient, text: string): FoundIngredient | null {
  const between = text.slice(first.end, next.start);
  const { id, category } = first.ingredient;
  const isLinked = between.trim() === '' || isOnlyCutName(fold(between).trim(), category);
  if (isLinked && animals.includes(category) && isOnlyCutName(fold(next.text), category)) {
    // 'Chicken drumsticks' have a name in the lexicon, 'duck legs' are duck.
    const isNamed = id === next.ingredient.id.replace(/-.*/, '');
    return { ...(isNamed ? next : first), start: first.start, end: next.end };
  }
  const animal = next.ingredient.category;
  return ofAnimal.test(between) && animals.includes(animal) && isCutOf(first.text, animal) ? next : null;
}

/** Puts the two names of one food together; `from` is where the first begins. */
export function withoutCutNames(found: readonly FoundIngredient[], text: string) {
  const kept: { food: FoundIngredient; from: number }[] = [];
  for (const food of found) {
    const before = kept.at(-1);
    const both = before && asOneFood(before.food, food, text);
    if (both) kept.pop();
    kept.push(both ? { food: both, from: before.from } : { food, from: food.start });
  }
  return kept;
}
