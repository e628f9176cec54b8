import type { HitGroup } from '@/food/check/summarise';
import { type Grade, graver } from './marks';

/** A food of the recipe with everything that the profile says about it. */
export interface FoodHits {
  readonly id: string;
  readonly name: string;
  /** The gravest of its grades. */
  readonly grade: Grade;
  readonly entries: readonly Pick<HitGroup, 'field' | 'value' | 'grade' | 'reason'>[];
  /** Where it stands, each place once. */
  readonly places: HitGroup['places'];
  /** Its words as the recipe writes them, each once. */
  readonly words: readonly string[];
}

/** Gathers the groups of a food, so that butter is one row however many entries it meets; gravest first. */
export function foodHitsOf(groups: readonly HitGroup[]): FoodHits[] {
  const byFood = new Map<string, HitGroup[]>();
  for (const group of groups) {
    const known = byFood.get(group.ingredient.id);
    if (known) known.push(group);
    else byFood.set(group.ingredient.id, [group]);
  }
  // The groups come gravest first, and so do the foods.
  return [...byFood].map(([id, all]) => {
    const places = new Map(
      all.flatMap((group) => group.places.map((place) => [`${place.source} ${place.start}`, place])),
    );
    return {
      id,
      name: all[0]?.ingredient.name ?? id,
      grade: all.reduce<Grade>((worst, group) => graver(worst, group.grade), 'note'),
      entries: all.map(({ field, value, grade, reason }) => ({ field, value, grade, reason })),
      places: [...places.values()],
      words: [...new Set([...places.values()].map(({ word }) => word))],
    };
  });
}
