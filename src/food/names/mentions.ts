/** The words of a text and the ingredient names found in them. */
import type { DetectedLanguage } from '../text/language';
import type { Gap, Token } from '../text/tokenize';
import type { Ingredient } from '../types';

/** An ingredient name in a text: words `first` to `last`, both included. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  readonly ingredient: Ingredient;
}

export interface TextMentions {
  readonly tokens: readonly Token[];
  readonly gaps: readonly Gap[];
  readonly mentions: readonly Mention[];
  /** The mention that a word belongs to, by word index. */
  readonly mentionAt: ReadonlyMap<number, Mention>;
}

/** Returns the folded word at an index; '' outside the text. */
export const wordAt = (tokens: readonly Token[], index: number): string => tokens[index]?.folded ?? '';

/** The words around a name, with the language of their line. */
export interface MentionContext {
  readonly tokens: readonly Token[];
  readonly gaps: readonly Gap[];
  readonly language: DetectedLanguage;
}

/** Returns the word right after a name; '' if there is none. */
export const nextWord = ({ last }: Mention, { tokens, gaps }: MentionContext): string =>
  gaps[last + 1] === 'tight' ? wordAt(tokens, last + 1) : '';

/** Returns up to seven words before a word, each followed by a space. */
export function wordsBefore({ tokens, gaps }: MentionContext, first: number): string {
  let text = '';
  for (let index = first; index > first - 7 && gaps[index] === 'tight'; index--)
    text = `${wordAt(tokens, index - 1)} ${text}`;
  return text;
}
