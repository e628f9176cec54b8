import type { Hit } from '@/food/check/checkAgainstProfile';
import { choiceLabel } from '@/profile/foodChoices';

export type Grade = Hit['grade'];

/** Gravest first. */
const grades: readonly Grade[] = ['contains', 'may contain', 'note'];

/** The graver of two grades. */
export const graver = (one: Grade, other: Grade): Grade =>
  grades.indexOf(one) <= grades.indexOf(other) ? one : other;

/** What to underline in a text, and what to say about it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly grade: Grade;
  /** Every reason, told when it is tapped. */
  readonly reason: string;
  /** The ids of the foods that it names. */
  readonly foods: readonly string[];
  /** Grade and entries of the profile, for those who hear the text: 'contains: Lactose, Vegan'. */
  readonly spoken: string;
}

/** Names an entry of the profile: a disliked food as written, everything else in a cook's words. */
export const entryOf = ({ field, value }: Pick<Hit, 'field' | 'value'>): string =>
  field === 'dislikedFood' ? value : choiceLabel(value);

/** Where a mark stands on the page. Each text of each sheet has a prefix of its own. */
export const markId = (prefix: string, { start }: { start: number }): string => `${prefix}-${start}`;

/** One mark for each marked stretch of one text, in order; hits that share a word share its mark. */
export function marksOf(hits: readonly Hit[], source: Hit['source']): Mark[] {
  const inOrder = hits.filter((hit) => hit.source === source).sort((a, b) => a.start - b.start);
  const stretches: Hit[][] = [];
  let end = -1;
  for (const hit of inOrder) {
    if (hit.start < end) stretches.at(-1)?.push(hit);
    else stretches.push([hit]);
    end = Math.max(end, hit.end);
  }
  return stretches.map(markOf);
}

function markOf(hits: readonly Hit[]): Mark {
  const [first] = hits;
  const grade = hits.reduce<Grade>((worst, hit) => graver(worst, hit.grade), 'note');
  const entries = new Set(hits.filter((hit) => hit.grade === grade).map(entryOf));
  return {
    start: first?.start ?? 0,
    end: Math.max(...hits.map((hit) => hit.end)),
    grade,
    reason: [...new Set(hits.map(({ reason }) => reason))].join('; '),
    foods: [...new Set(hits.map(({ ingredient }) => ingredient.id))],
    spoken: `${grade}: ${[...entries].join(', ')}`,
  };
}
