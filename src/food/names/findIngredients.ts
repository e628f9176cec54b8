/**
 * Finds the ingredients named in a text, in English and Spanish: the longest name wins, case and accents do not matter,
 * and what is denied ('without nuts', 'sin gluten') is not found.
 */

import { relationOf } from '../lexicon/generalNames';
import { lineLanguages } from '../text/language';
import { diminutiveOf } from '../text/plurals';
import { type Gap, gapsBefore, maskMarkup, type Token, tokenize } from '../text/tokenize';
import type { FoundIngredient, Ingredient } from '../types';
import { meaningOf } from './ambiguity';
import { type Mention, wordAt } from './mentions';
import { namesStartingWith } from './nameIndex';
import { clearedBy } from './qualifierEffects';
import { qualify } from './qualifiers';

/** The first answer that a look-up gives. */
function firstOf<T, R>(values: readonly T[], lookUp: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const found = lookUp(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The longest name that starts at a word; a null ingredient is a phrase that is no food. */
function longestNameAt(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  first: number,
): { last: number; ingredient: Ingredient | null } | undefined {
  const word = wordAt(tokens, first);
  let node = namesStartingWith(word) ?? firstOf(diminutiveOf(word), namesStartingWith);
  let best: { last: number; ingredient: Ingredient | null } | undefined;
  for (let last = first; node; last++) {
    if (node.ingredient !== undefined) best = { last, ingredient: node.ingredient };
    if (gaps[last + 1] !== 'tight') break;
    node = node.next.get(wordAt(tokens, last + 1));
  }
  return best;
}

function readMentions(text: string, tokens: readonly Token[], gaps: readonly Gap[]): Mention[] {
  const languages = lineLanguages(tokens, gaps, (index) =>
    /[\n\r]/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start)),
  );
  const mentions: Mention[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const name = longestNameAt(tokens, gaps, first);
    if (!name) continue;
    if (name.ingredient) {
      const mention = { first, last: name.last, ingredient: name.ingredient };
      const around = { tokens, gaps, language: languages[first] };
      const ingredient = meaningOf(mention, mentions.at(-1), around);
      if (ingredient) {
        const before = mentions.at(-1);
        const isBeside = before?.last === first - 1 && gaps[first] === 'tight';
        const relation = before && isBeside ? relationOf(before.ingredient, ingredient) : 'apart';
        if (relation === 'first is general') mentions.pop();
        if (relation !== 'second is general') mentions.push({ ...mention, ingredient });
      }
    }
    first = name.last;
  }
  return mentions;
}

interface FindOptions {
  /** What happens to denied names: 'drop' (default), or 'keep', marked `denied`, where 'no mushrooms' names mushrooms. */
  readonly denied?: 'drop' | 'keep';
}

/**
 * Every mention of an ingredient in a text, in order.
 * @param text plain text, markdown or HTML of any length; time is linear in it
 * @returns mentions whose `text` is `text.slice(start, end)`; `cleared` holds what a qualifier takes out
 */
export function findIngredients(
  text: string,
  { denied: deniedMentions = 'drop' }: FindOptions = {},
): FoundIngredient[] {
  const plain = maskMarkup(text);
  const tokens = tokenize(plain);
  const gaps = gapsBefore(plain, tokens);
  const mentions = readMentions(plain, tokens, gaps);
  const mentionAt = new Map<number, Mention>();
  for (const mention of mentions) {
    for (let index = mention.first; index <= mention.last; index++) mentionAt.set(index, mention);
  }
  const { denied, effects } = qualify({ tokens, gaps, mentions, mentionAt });

  return mentions
    .filter((mention) => deniedMentions === 'keep' || !denied.has(mention))
    .map((mention) => {
      const start = tokens[mention.first]?.start ?? 0;
      const end = tokens[mention.last]?.end ?? start;
      const cleared = clearedBy(mention.ingredient, effects.get(mention) ?? []);
      return {
        start,
        end,
        text: text.slice(start, end),
        ingredient: mention.ingredient,
        ...(denied.has(mention) && { denied: true as const }),
        ...(cleared && { cleared }),
      };
    });
}
