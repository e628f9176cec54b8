import type { HitGroup } from '@/food/check/summarise';
import { groupBy } from '@/lib/groupBy';
import { foodDisplayName } from '../regenerate/foodName';
import type { NameLanguage } from '../regenerate/foodToLeaveOut';
import { type Certainty, moreCertain } from './marks';

/** An entry of the profile that a food meets. */
interface ProfileEntryHit extends Pick<HitGroup, 'field' | 'value' | 'reason'> {
  readonly certainty: Certainty;
}

/** A food of the recipe with everything that the profile says about it. */
export interface FoodHits {
  readonly id: string;
  /** What to call it, in the language in which the recipe names it. */
  readonly name: string;
  readonly language: NameLanguage;
  /** The gravest of its grades. */
  readonly certainty: Certainty;
  readonly entries: readonly ProfileEntryHit[];
  /** Where it stands, each place once: in the texts that are cooked from, then in the title. */
  readonly places: HitGroup['places'];
  /** Its words as the recipe writes them, each once. */
  readonly words: readonly string[];
}

/**
 * Gathers the groups of a food, so that butter is one row however many entries it meets; gravest first.
 * @param recipeLanguage the language of the recipe, for foods whose names do not tell
 */
export function groupHitsByFood(groups: readonly HitGroup[], recipeLanguage: NameLanguage): FoodHits[] {
  // The groups come gravest first, and so do the foods.
  return [...groupBy(groups, ({ ingredient }) => ingredient.id)].map(([id, all]) => {
    const places = placesOf(all);
    const words = [...new Set(places.map(({ word }) => word))];
    return {
      id,
      ...foodDisplayName(id, words, recipeLanguage),
      certainty: all.reduce<Certainty>((most, group) => moreCertain(most, group.grade), 'note'),
      entries: all.map(({ field, value, grade, reason }) => ({ field, value, certainty: grade, reason })),
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
