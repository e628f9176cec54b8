import type { HitGroup } from '@/food/check/groupHits';
import type { Language } from '@/food/text/language';
import { groupBy } from '@/lib/groupBy';
import { foodDisplayName } from '../regenerate/foodName';
import { type Certainty, moreCertain } from './marks';

/** A profile entry that a food conflicts with. */
type ProfileEntryHit = Pick<HitGroup, 'field' | 'value' | 'reason' | 'certainty'>;

/** A food of the recipe with all profile entries that it conflicts with. */
export interface FlaggedFood {
  readonly id: string;
  /** In the language of the recipe's words for the food. */
  readonly name: string;
  readonly language: Language;
  /** The highest certainty of the entries. */
  readonly certainty: Certainty;
  readonly entries: readonly ProfileEntryHit[];
  /** Distinct places: those in ingredients and description, then those in the title. */
  readonly places: HitGroup['places'];
  readonly words: readonly string[];
}

/**
 * Returns each food once, with all its entries; most certain first.
 * @param recipeLanguage for foods with the same name in both languages
 */
export function groupHitsByFood(groups: readonly HitGroup[], recipeLanguage: Language): FlaggedFood[] {
  // The groups are sorted by certainty, so the foods are too.
  return [...groupBy(groups, ({ ingredient }) => ingredient.id)].map(([id, all]) => {
    const places = distinctPlaces(all);
    const words = [...new Set(places.map(({ word }) => word))];
    return {
      id,
      ...foodDisplayName(id, words, recipeLanguage),
      certainty: all.map((group) => group.certainty).reduce(moreCertain),
      entries: all.map(({ field, value, certainty, reason }) => ({ field, value, certainty, reason })),
      places,
      words,
    };
  });
}

function distinctPlaces(groups: readonly HitGroup[]): HitGroup['places'] {
  const all = groups.flatMap((group) => group.places);
  const once = new Map(all.map((place) => [`${place.source} ${place.start}`, place]));
  const places = [...once.values()];
  const isInTitle = ({ source }: HitGroup['places'][number]) => source === 'title';
  return [...places.filter((place) => !isInTitle(place)), ...places.filter(isInTitle)];
}
