/**
 * Finds the ingredients named in a text, in English and Spanish. The longest name wins; case and accents are ignored; denied
 * names ('without nuts', 'sin gluten') are left out.
 */

import { compareGenerality } from '../lexicon/generalNames';
import { languagePerWord } from '../text/language';
import { diminutiveBases } from '../text/plurals';
import { type Gap, gapsBefore, maskMarkup, type Token, tokenize } from '../text/tokenize';
import type { FoundIngredient, Ingredient } from '../types';
import { resolveMeaning } from './ambiguity';
import { type Mention, wordAt } from './mentions';
import { namesStartingWith } from './nameIndex';
import { clearedBy } from './qualifierEffects';
import { readQualifiers } from './qualifiers';

function firstFound<T, R>(values: readonly T[], lookUp: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const found = lookUp(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the longest name that starts at a word. Its ingredient is null for a phrase that is not a food. */
function longestNameAt(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  first: number,
): { last: number; ingredient: Ingredient | null } | undefined {
  const word = wordAt(tokens, first);
  let node = namesStartingWith(word) ?? firstFound(diminutiveBases(word), namesStartingWith);
  let best: { last: number; ingredient: Ingredient | null } | undefined;
  for (let last = first; node; last++) {
    if (node.ingredient !== undefined) best = { last, ingredient: node.ingredient };
    if (gaps[last + 1] !== 'tight') break;
    node = node.next.get(wordAt(tokens, last + 1));
  }
  return best;
}

function readMentions(text: string, tokens: readonly Token[], gaps: readonly Gap[]): Mention[] {
  const languages = languagePerWord(tokens, gaps, (index) =>
    /[\n\r]/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start)),
  );
  const mentions: Mention[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const name = longestNameAt(tokens, gaps, first);
    if (!name) continue;
    if (name.ingredient) {
      const mention = { first, last: name.last, ingredient: name.ingredient };
      const around = { tokens, gaps, language: languages[first] };
      const ingredient = resolveMeaning(mention, mentions.at(-1), around);
      if (ingredient) {
        const before = mentions.at(-1);
        const isBeside = before?.last === first - 1 && gaps[first] === 'tight';
        const relation = before && isBeside ? compareGenerality(before.ingredient, ingredient) : 'apart';
        if (relation === 'first is general') mentions.pop();
        if (relation !== 'second is general') mentions.push({ ...mention, ingredient });
      }
    }
    first = name.last;
  }
  return mentions;
}

interface FindOptions {
  /** True to find denied names too, marked `isDenied`: the mushrooms of 'no mushrooms'. */
  readonly includeDenied?: boolean;
}

/**
 * Returns every mention of an ingredient, in order.
 * @param text plain text, markdown or HTML of any length; time is linear in it
 * @returns mentions whose `text` is `text.slice(start, end)`; `cleared` holds what a qualifier removes
 */
export function findIngredients(
  text: string,
  { includeDenied = false }: FindOptions = {},
): FoundIngredient[] {
  const plain = maskMarkup(text);
  const tokens = tokenize(plain);
  const gaps = gapsBefore(plain, tokens);
  const mentions = readMentions(plain, tokens, gaps);
  const mentionAt = new Map<number, Mention>();
  for (const mention of mentions) {
    for (let index = mention.first; index <= mention.last; index++) mentionAt.set(index, mention);
  }
  const { denied, effects } = readQualifiers({ tokens, gaps, mentions, mentionAt });

  return mentions
    .filter((mention) => includeDenied || !denied.has(mention))
    .map((mention) => {
      const start = tokens[mention.first]?.start ?? 0;
      const end = tokens[mention.last]?.end ?? start;
      const cleared = clearedBy(mention.ingredient, effects.get(mention) ?? []);
      return {
        start,
        end,
        text: text.slice(start, end),
        ingredient: mention.ingredient,
        ...(denied.has(mention) && { isDenied: true as const }),
        ...(cleared && { cleared }),
      };
    });
}
