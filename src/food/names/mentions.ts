/** The words of a text with the names found in them: what the rules that judge a name look at. */
import type { Language } from '../text/language';
import type { Gap, Token } from '../text/tokenize';
import type { Ingredient } from '../types';

/** A match of a name: words `first` to `last`, both included. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  readonly ingredient: Ingredient;
}

export interface MentionsInText {
  readonly tokens: readonly Token[];
  readonly gaps: readonly Gap[];
  readonly mentions: readonly Mention[];
  /** The mention which a word belongs to, by word index. */
  readonly mentionAt: ReadonlyMap<number, Mention>;
}

/** The folded word at an index, or '' beyond either end. */
export const wordAt = (tokens: readonly Token[], index: number): string => tokens[index]?.folded ?? '';

/** What stands around a name. */
export interface Surroundings {
  readonly tokens: readonly Token[];
  readonly gaps: readonly Gap[];
  readonly language: Language;
}

/** The word right after a name, or ''. */
export const nextWord = ({ last }: Mention, { tokens, gaps }: Surroundings): string =>
  gaps[last + 1] === 'tight' ? wordAt(tokens, last + 1) : '';

/** The few words that lead up to one, each with a space after it. */
export function textBefore({ tokens, gaps }: Surroundings, first: number): string {
  let text = '';
  for (let index = first; index > first - 7 && gaps[index] === 'tight'; index--)
    text = `${wordAt(tokens, index - 1)} ${text}`;
  return text;
}
