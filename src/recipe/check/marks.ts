import type { Hit } from '@/food/check/checkAgainstProfile';
import { choiceLabel } from '@/profile/foodChoices';

export type Certainty = Hit['grade'];

/** Gravest first. */
const certainties: readonly Certainty[] = ['contains', 'may contain', 'note'];

/** The graver of two certainties. */
export const moreCertain = (one: Certainty, other: Certainty): Certainty =>
  certainties.indexOf(one) <= certainties.indexOf(other) ? one : other;

/** What to underline in a text, and what to say about it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly certainty: Certainty;
  /** Every reason, told when it is tapped. */
  readonly reason: string;
  /** The ids of the foods that it names. */
  readonly foodIds: readonly string[];
  /** Grade and entries of the profile, for those who hear the text: 'contains: Lactose, Vegan'. */
  readonly description: string;
}

/** Names an entry of the profile: a disliked food as written, everything else in a cook's words. */
export const profileEntryLabel = ({ field, value }: Pick<Hit, 'field' | 'value'>): string =>
  field === 'dislikedFood' ? value : choiceLabel(value);

/** Where a mark stands on the page. Each text of each sheet has a prefix of its own. */
export const markId = (prefix: string, { start }: { start: number }): string => `${prefix}-${start}`;

/** One mark for each marked stretch of one text, in order; hits that share a word share its mark. */
export function createMarks(hits: readonly Hit[], source: Hit['source']): Mark[] {
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
  const certainty = hits.reduce<Certainty>((most, hit) => moreCertain(most, hit.grade), 'note');
  const entries = new Set(hits.filter((hit) => hit.grade === certainty).map(profileEntryLabel));
  return {
    start: first?.start ?? 0,
    end: Math.max(...hits.map((hit) => hit.end)),
    certainty,
    reason: [...new Set(hits.map(({ reason }) => reason))].join('; '),
    foodIds: [...new Set(hits.map(({ ingredient }) => ingredient.id))],
    description: `${certainty}: ${[...entries].join(', ')}`,
  };
}
