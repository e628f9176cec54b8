/** Finds meat and milk in the same recipe, which a Kosher diet does not allow. */
import { displayName, withoutCleared } from '../rules/restrictions';
import type { Category, FoodProfile, FoundIngredient } from '../types';
import type { ConflictOrAdvice } from './profileConflicts';

/** Categories with animal products that are not meat: gelatine, marshmallows. */
const notMeat: readonly Category[] = ['baking', 'sweet'];

type Kind = 'meat' | 'milk';

function meatOrMilk({ ingredient, cleared }: FoundIngredient): Kind | undefined {
  const { contains, excludedBy, category } = withoutCleared(ingredient, cleared);
  if (contains.includes('Milk')) return 'milk';
  return excludedBy.includes('Pescatarian') && !notMeat.includes(category) ? 'meat' : undefined;
}

/**
 * Returns a function that returns the conflicts of a food with meat or milk in the same recipe.
 * @param foods all foods of the recipe
 * @returns a function without results unless the diet is Kosher
 */
export function createKosherConflictLookup(
  { diet }: FoodProfile,
  foods: readonly FoundIngredient[],
): (found: FoundIngredient) => ConflictOrAdvice[] {
  const company = new Map<Kind, FoundIngredient>();
  for (const food of diet === 'Kosher' ? foods : []) {
    const kind = meatOrMilk(food);
    if (kind && (!company.has(kind) || company.get(kind)?.condition !== undefined)) company.set(kind, food);
  }
  return (found) => {
    const kind = company.size === 2 ? meatOrMilk(found) : undefined;
    const other = kind && company.get(kind === 'meat' ? 'milk' : 'meat');
    if (!other) return [];
    const reason = `${displayName(found.ingredient)} and ${displayName(other.ingredient)}: a Kosher diet keeps meat and milk apart`;
    return [
      {
        field: 'diet',
        value: 'Kosher',
        certainty: other.condition === undefined ? 'contains' : 'may contain',
        reason,
      },
    ];
  };
}
