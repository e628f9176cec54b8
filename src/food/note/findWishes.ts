import { minutesIn } from '../text/durations';
import { cuisinePatterns, isCookedAnyWay, isOfPeople, notWished } from './cuisineWords';
import { type NamedFood, type NoteWords, overlaps, rangeAt, type WordRange } from './noteWords';
import type { Wish } from './types';
import {
  kindsBeforeRefusals,
  kindsSaidOfFood,
  lackingPatterns,
  onlyPatterns,
  wishPatterns,
  withinPattern,
} from './wishWords';

/** A wish and the words that express it. */
interface FoundWish extends WordRange {
  readonly wish: Wish;
}

/**
 * Returns the wishes of a note in the order of its words, without those for certain foods.
 * @param isBox in a list of foods, a cuisine's word stands alone: 'Italian herbs' are food
 */
export function findWishes(note: NoteWords, isBox = false): FoundWish[] {
  const { text, words, flatText, foodAt } = note;
  const found: FoundWish[] = [];
  const foods = [...foodAt.values()];
  const isPartOfName = ({ last: at }: WordRange) =>
    foods.some(({ first, last }) => last > first && first <= at && at <= last);
  const foodBehind = ({ last }: WordRange): NamedFood | undefined =>
    words[last + 1]?.sign === ' ' ? foodAt.get(last + 1) : undefined;
  // In Spanish what describes a food stands behind it: 'chorizo picante'.
  const isBehindFood = ({ first }: WordRange) =>
    isBox && words[first]?.sign === ' ' && foods.some(({ last }) => last === first - 1);
  /** Adds what each match of a pattern wishes for, unless its words are part of a wish found before. */
  const addAll = (
    pattern: RegExp,
    toWishes: (quote: string, range: WordRange, match: RegExpExecArray) => Wish[],
  ) => {
    for (const match of flatText.matchAll(pattern)) {
      const range = rangeAt(note, match.index, match[0].length);
      if (found.some((other) => overlaps(other, range))) continue;
      const quote = text.slice(words[range.first]?.start, words[range.last]?.end);
      found.push(...toWishes(quote, range, match).map((wish) => ({ ...range, wish })));
    }
  };
  const addKinds = (patterns: typeof wishPatterns) => {
    for (const { kind, pattern } of patterns)
      addAll(pattern, (quote, range) => {
        const isOfFood =
          kindsSaidOfFood.has(kind) && (foodBehind(range) !== undefined || isBehindFood(range));
        return isPartOfName(range) || isOfFood ? [] : [{ kind, quote }];
      });
  };
  addKinds(wishPatterns.filter(({ kind }) => kindsBeforeRefusals.has(kind)));
  for (const { appliance, pattern } of lackingPatterns)
    addAll(pattern, (quote, range) => (isPartOfName(range) ? [] : [{ kind: 'without', appliance, quote }]));
  addAll(withinPattern, (quote, _, [, ...durations]) => [
    { kind: 'within', minutes: minutesIn(durations.find(Boolean) ?? ''), quote },
  ]);
  for (const { missing, pattern } of onlyPatterns)
    addAll(pattern, (quote) => missing.map((appliance) => ({ kind: 'without', appliance, quote })));
  addKinds(wishPatterns.filter(({ kind }) => !kindsBeforeRefusals.has(kind)));
  for (const { kitchen, cuisines, pattern } of cuisinePatterns)
    addAll(pattern, (quote, range, { 0: match, index }) => {
      const named = foodBehind(range)?.ingredient;
      const isFood = isPartOfName(range) || (named && (isBox || !isCookedAnyWay(named)));
      const isInPart = words[range.first]?.sign === ' ' || words[range.last + 1]?.sign === ' ';
      const isOther =
        notWished.test(` ${flatText.slice(0, index)}`) ||
        isOfPeople.test(flatText.slice(index + match.length));
      return isFood || isOther || (isBox && isInPart) ? [] : [{ kind: 'kitchen', kitchen, cuisines, quote }];
    });
  return found.sort((a, b) => a.first - b.first);
}
