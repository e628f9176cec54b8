/** General names that add nothing beside a specific one: 'Gouda cheese' is Gouda, 'queso manchego' is Manchego. */
import type { Category, Ingredient } from '../types';

const generalIds: Readonly<Partial<Record<Category, readonly string[]>>> = {
  cheese: ['cheese'],
  sauce: ['sauce'],
  mushroom: ['mushrooms'],
  fish: ['fish'],
  shellfish: ['seafood'],
  bread: ['bread'],
  pasta: ['pasta', 'noodles', 'fideo'],
  alcohol: ['wine', 'alcohol'],
  legume: ['beans'],
  nut: ['nuts'],
  seed: ['mixed-seeds'],
  oil: ['vegetable-oil'],
  fruit: ['fruit'],
  vegetable: ['vegetables'],
  herb: ['mixed-herbs'],
};

/** True if a name only names its category: 'cheese', 'noodles'. */
export const isGeneralName = ({ id, category }: Ingredient): boolean =>
  generalIds[category]?.includes(id) ?? false;

/** Returns which of two adjacent names is general; 'apart' if neither is. */
export function compareGenerality(
  first: Ingredient,
  second: Ingredient,
): 'first is general' | 'second is general' | 'apart' {
  if (first.category !== second.category) return 'apart';
  const general = generalIds[first.category] ?? [];
  if (general.includes(second.id)) return 'second is general';
  return general.includes(first.id) ? 'first is general' : 'apart';
}
