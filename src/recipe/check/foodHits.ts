import type { HitGroup } from '@/food/check/summarise';
import { groupBy } from '@/lib/groupBy';
import { foodName } from '../regenerate/foodName';
import type { NameLanguage } from '../regenerate/foodToLeaveOut';
import { type Grade, graver } from './marks';

/** A food of the recipe with everything that the profile says about it. */
export interface FoodHits {
  readonly id: string;
  /** What to call it, in the language in which the recipe names it. */
  readonly name: string;
  readonly language: NameLanguage;
  /** The gravest of its grades. */
  readonly grade: Grade;
  readonly entries: readonly Pick<HitGroup, 'field' | 'value' | 'grade' | 'reason'>[];
  /** Where it stands, each place once: in the texts that are cooked from, then in the title. */
  readonly places: HitGroup['places'];
  /** Its words as the recipe writes them, each once. */
  readonly words: readonly string[];
}

/**
 * Gathers the groups of a food, so that butter is one row however many entries it meets; gravest first.
 * @param around the language of the recipe, for foods whose names do not tell
 */
export function foodHitsOf(groups: readonly HitGroup[], around: NameLanguage): FoodHits[] {
  // The groups come gravest first, and so do the foods.
  return [...groupBy(groups, ({ ingredient }) => ingredient.id)].map(([id, all]) => {
    const places = placesOf(all);
    const words = [...new Set(places.map(({ word }) => word))];
    return {
      id,
      ...foodName(id, words, around),
      grade: all.reduce<Grade>((worst, group) => graver(worst, group.grade), 'note'),
      entries: all.map(({ field, value, grade, reason }) => ({ field, value, grade, reason })),
      places,
      words,
    };
  });
}

function placesOf(groups: readonly HitGroup[]): HitGroup['places'] {
  const all = groups.flatMap((group) => group.places);
  const once = new Map(all.map((place) => [`${place.source} ${place.start}`, place]));
  const places = [...once.values()];
  const isInTitle = ({ source }: HitGroup['places'][number]) => source === 'title';
  return [...places.filter((place) => !isInTitle(place)), ...places.filter(isInTitle)];
}
