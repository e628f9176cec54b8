import { relationOf } from '../generalNames';
import type { Category, Ingredient } from '../types';
import type { TextFoods } from './recipeFoods';

/** What a recipe makes as often as it takes it from a packet. */
const made: readonly Category[] = ['prepared', 'sauce', 'condiment'];
/** Words for a dish, a mixture or a whole shelf: 'a golden curry', 'fry the spices', 'half a plate of vegetables'. */
const collective: readonly string[] = [
  'batter',
  'curry-powder',
  'spices',
  'vegetables',
  'fruit',
  'berries',
  'mixed-herbs',
];

/**
 * Tells names of what the recipe makes from names of what goes in: 'soup' in a title, 'the sauce', 'the noodles' of a list that has
 * rice noodles. What such a name only may contain is known from the list, so it is no news. Without a list, nothing is told apart.
 */
export function dishNames({ present }: TextFoods): (food: Ingredient) => boolean {
  const listed = new Map(present.map(({ ingredient }) => [ingredient.id, ingredient]));
  return (food) => {
    if (listed.size === 0 || listed.has(food.id)) return false;
    return (
      made.includes(food.category) ||
      collective.includes(food.id) ||
      [...listed.values()].some((other) => relationOf(food, other) === 'first is general')
    );
  };
}
