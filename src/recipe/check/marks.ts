import type { Hit } from '@/food/check/checkAgainstProfile';
import { choiceLabel } from '@/profile/foodChoices';
import { reasonSentences, wordInSentence } from './reasonSentences';

/**
 * How a food is against the profile. 'avoided' is for certain too, but only against the cook's taste or choice; 'unread'
 * are lines without a known food.
 */
export type Certainty = Hit['certainty'] | 'avoided' | 'unread';

/** Most harmful first. Advice is on foods that the recipe contains for certain. */
const certainties: readonly Certainty[] = ['contains', 'advice', 'may contain', 'avoided'];

/** Returns how a hit counts. What the request rules out is not mere taste: it may be an allergy of a guest. */
export const certaintyOf = ({
  certainty,
  field,
  reason,
}: Pick<Hit, 'certainty' | 'field' | 'reason'>): Certainty =>
  certainty === 'contains' && /^(?:avoid|disliked)/.test(field) && !reason.startsWith('You wrote ')
    ? 'avoided'
    : certainty;

/** True for what the recipe contains for certain and the cook does not eat. */
export const isAgainstSettings = ({ certainty }: { certainty: Certainty }): boolean =>
  certainty === 'contains' || certainty === 'avoided';

export const moreHarmful = (one: Certainty, other: Certainty): Certainty =>
  certainties.indexOf(one) <= certainties.indexOf(other) ? one : other;

/** A range to underline in a text, with the reason. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly certainty: Certainty;
  /** All reasons as sentences, shown when the mark is pressed. */
  readonly reason: string;
  readonly foodIds: readonly string[];
  /** The recipe's word, in the middle of a sentence: 'almonds'. */
  readonly foodName: string;
  /** Description for screen readers: 'contains: Lactose, Vegan; may contain: Nuts'. */
  readonly description: string;
}

/** Returns the label of a profile entry; for a disliked food, the text as typed. */
export const profileEntryLabel = ({ field, value }: Pick<Hit, 'field' | 'value'>): string =>
  field === 'dislikedFood' ? value : choiceLabel(value);

/** Returns the DOM id of a mark. Each text on a page needs a prefix of its own. */
export const markId = (prefix: string, { start }: { start: number }): string => `${prefix}-${start}`;

/** Returns the marks of one text, in order. Hits that overlap share a mark. */
export function createMarks(hits: readonly Hit[], source: Hit['source']): Mark[] {
  const inOrder = hits.filter((hit) => hit.source === source).sort((a, b) => a.start - b.start);
  const overlapping: Hit[][] = [];
  let end = -1;
  for (const hit of inOrder) {
    if (hit.start < end) overlapping.at(-1)?.push(hit);
    else overlapping.push([hit]);
    end = Math.max(end, hit.end);
  }
  return overlapping.map(createMark);
}

/** Returns the marks of a text's lines that could not be read. */
export const createUnreadMarks = (text: string, lines: readonly string[]): Mark[] =>
  lines
    .map((line) => ({ start: text.indexOf(line), end: text.indexOf(line) + line.length }))
    .filter(({ start }) => start >= 0)
    .map((range) => ({
      ...range,
      certainty: 'unread',
      reason: 'This line could not be checked.',
      foodIds: [],
      foodName: '',
      description: 'not checked',
    }));

function createMark(hits: readonly Hit[]): Mark {
  const [first] = hits;
  const longest = [...hits].sort((one, other) => other.word.length - one.word.length)[0];
  const descriptions = certainties.flatMap((certainty) => {
    const entries = new Set(hits.filter((hit) => certaintyOf(hit) === certainty).map(profileEntryLabel));
    return entries.size === 0 ? [] : `${certainty}: ${[...entries].join(', ')}`;
  });
  return {
    start: first?.start ?? 0,
    end: Math.max(...hits.map((hit) => hit.end)),
    certainty: hits.map(certaintyOf).reduce(moreHarmful),
    reason: reasonSentences(hits),
    foodIds: [...new Set(hits.map(({ ingredient }) => ingredient.id))],
    foodName: wordInSentence(longest?.word ?? '', longest?.ingredient.name ?? ''),
    description: descriptions.join('; '),
  };
}
