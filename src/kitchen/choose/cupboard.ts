import type { Category } from '@/food/types';
import { wordSet } from '@/lib/words';
import type { KnownFood } from '../cookbook/knownFood';

const categories: readonly Category[] = ['oil', 'spice', 'broth', 'baking'];
/** Herbs among them are those that every kitchen has dried. */
const foods = wordSet(
  `water salt black-pepper salt-and-pepper flour cornflour sugar onion red-onion garlic vinegar wine-vinegar cider-vinegar
  butter egg bay-leaf mixed-herbs gluten-free-flour margarine oregano thyme rosemary sage marjoram`,
);
const rich = wordSet('sesame-oil truffle-oil yeast gelatine');

/** True if every kitchen has the food, so that a dish may add it. */
export const isInCupboard = ({ ingredient, states }: Pick<KnownFood, 'ingredient' | 'states'>): boolean =>
  foods.has(ingredient.id) ||
  (ingredient.category === 'herb' && states.includes('dried')) ||
  (categories.includes(ingredient.category) && !rich.has(ingredient.id));
