/** The working state of findIngredients: words, gaps and name matches, shared by the rules that judge them. */
import type { Gap } from './clause';
import type { Token } from './text';
import type { Ingredient } from './types';

/** A match of a name: words `first` to `last`, both included. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  readonly ingredient: Ingredient;
}

export interface Reading {
  readonly tokens: readonly Token[];
  readonly gaps: readonly Gap[];
  readonly mentions: readonly Mention[];
  /** The mention which a word belongs to, by word index. */
  readonly mentionAt: ReadonlyMap<number, Mention>;
}

/** The folded word at an index, or '' beyond either end. */
export const wordAt = (tokens: readonly Token[], index: number): string => tokens[index]?.folded ?? '';
