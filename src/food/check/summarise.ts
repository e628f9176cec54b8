import type { Hit } from './checkAgainstProfile';

/** One food against one entry of the profile, with every place that names it. */
export interface HitGroup extends Pick<Hit, 'ingredient' | 'field' | 'value' | 'grade' | 'reason'> {
  readonly places: readonly Pick<Hit, 'source' | 'start' | 'end' | 'word'>[];
}

const grades: readonly Hit['grade'][] = ['contains', 'may contain', 'note'];
const weight = ({ grade }: Pick<Hit, 'grade'>): number => grades.indexOf(grade);

/** Groups hits by food and profile entry, gravest first, then in reading order; the gravest hit of a group speaks for it. */
export function summarise(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, { gravest: Hit; places: HitGroup['places'][number][] }>();
  for (const hit of hits) {
    const { ingredient, field, value, source, start, end, word } = hit;
    const key = JSON.stringify([ingredient.id, field, value]);
    const place = { source, start, end, word };
    const group = groups.get(key);
    if (!group) groups.set(key, { gravest: hit, places: [place] });
    else {
      group.places.push(place);
      if (weight(hit) < weight(group.gravest)) group.gravest = hit;
    }
  }
  return [...groups.values()]
    .map(({ gravest: { ingredient, field, value, grade, reason }, places }) => ({
      ingredient,
      field,
      value,
      grade,
      reason,
      places,
    }))
    .sort((a, b) => weight(a) - weight(b));
}
