import type { HitGroup } from '@/food/check/groupHits';
import type { Language } from '@/food/text/language';
import { groupBy } from '@/lib/groupBy';
import { foodDisplayName } from '../regenerate/foodName';
import { type Certainty, certaintyOf, moreHarmful } from './marks';

/** A profile entry that a food conflicts with. */
type ProfileEntryHit = Pick<HitGroup, 'field' | 'value' | 'reason'> & { certainty: Certainty };

/** A food of the recipe with all profile entries that it conflicts with. */
export interface FlaggedFood {
  readonly id: string;
  /** In the language of the recipe's words for the food. */
  readonly name: string;
  readonly language: Language;
  /** The most harmful one of the entries. */
  readonly certainty: Certainty;
  readonly entries: readonly ProfileEntryHit[];
  /** Distinct places: those in ingredients and description, then those in the title. */
  readonly places: HitGroup['places'];
  readonly words: readonly string[];
}

/**
 * Returns each food once, with all its entries; the most certain first.
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
      certainty: all.map(certaintyOf).reduce(moreHarmful),
      entries: all.map((group) => ({ ...group, certainty: certaintyOf(group) })),
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
