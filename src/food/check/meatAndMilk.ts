/** A Kosher diet keeps meat and milk apart: neither is wrong alone, both are where they meet. */
import { nameOf, withoutCleared } from '../rules/restrictions';
import type { Category, FoodProfile, FoundIngredient } from '../types';
import type { Objection } from './objections';

/** Shelves with foods that are of animals and no meat: gelatine, marshmallows. */
const notMeat: readonly Category[] = ['baking', 'sweet'];

type Kind = 'meat' | 'milk';

function kindOf({ ingredient, cleared }: FoundIngredient): Kind | undefined {
  const { contains, excludedBy, category } = withoutCleared(ingredient, cleared);
  if (contains.includes('Milk')) return 'milk';
  return excludedBy.includes('Pescatarian') && !notMeat.includes(category) ? 'meat' : undefined;
}

/**
 * Finds where meat and milk meet in one recipe.
 * @param foods all that the recipe names
 * @returns what a profile has against one of them for the company it keeps; nothing unless its diet is Kosher
 */
export function meatMeetsMilk(
  { diet }: FoodProfile,
  foods: readonly FoundIngredient[],
): (found: FoundIngredient) => Objection[] {
  const company = new Map<Kind, FoundIngredient>();
  for (const food of diet === 'Kosher' ? foods : []) {
    const kind = kindOf(food);
    if (kind && (!company.has(kind) || company.get(kind)?.doubt !== undefined)) company.set(kind, food);
  }
  return (found) => {
    const kind = company.size === 2 ? kindOf(found) : undefined;
    const other = kind && company.get(kind === 'meat' ? 'milk' : 'meat');
    if (!other) return [];
    const reason = `${nameOf(found.ingredient)} and ${nameOf(other.ingredient)}: a Kosher diet keeps meat and milk apart`;
    return [
      {
        field: 'diet',
        value: 'Kosher',
        grade: other.doubt === undefined ? 'contains' : 'may contain',
        reason,
      },
    ];
  };
}
