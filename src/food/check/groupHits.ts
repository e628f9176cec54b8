import type { Hit } from './checkAgainstProfile';

export interface HitGroup extends Pick<Hit, 'ingredient' | 'field' | 'value' | 'certainty' | 'reason'> {
  readonly places: readonly Pick<Hit, 'source' | 'start' | 'end' | 'word'>[];
}

const certainties: readonly Hit['certainty'][] = ['contains', 'may contain', 'advice'];
const certaintyRank = ({ certainty }: Pick<Hit, 'certainty'>): number => certainties.indexOf(certainty);

/**
 * Groups hits by food and profile entry, the most certain first, then in reading order. A group has the values of its most
 * certain hit.
 */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, { mostCertain: Hit; places: HitGroup['places'][number][] }>();
  for (const hit of hits) {
    const { ingredient, field, value, source, start, end, word } = hit;
    const key = JSON.stringify([ingredient.id, field, value]);
    const place = { source, start, end, word };
    const group = groups.get(key);
    if (!group) groups.set(key, { mostCertain: hit, places: [place] });
    else {
      group.places.push(place);
      if (certaintyRank(hit) < certaintyRank(group.mostCertain)) group.mostCertain = hit;
    }
  }
  return [...groups.values()]
    .map(({ mostCertain: { ingredient, field, value, certainty, reason }, places }) => ({
      ingredient,
      field,
      value,
      certainty,
      reason,
      places,
    }))
    .sort((a, b) => certaintyRank(a) - certaintyRank(b));
}
