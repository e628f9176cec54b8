/** General names that add nothing beside a particular one: 'Gouda cheese' is Gouda, 'queso manchego' is Manchego. */
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

/** Whether a name says no more than its shelf: 'cheese', 'noodles'. */
export const isGeneral = ({ id, category }: Ingredient): boolean =>
  generalIds[category]?.includes(id) ?? false;

/** How two names that stand right beside each other relate. */
export function relationOf(
  first: Ingredient,
  second: Ingredient,
): 'first is general' | 'second is general' | 'apart' {
  if (first.category !== second.category) return 'apart';
  const general = generalIds[first.category] ?? [];
  if (general.includes(second.id)) return 'second is general';
  return general.includes(first.id) ? 'first is general' : 'apart';
}
