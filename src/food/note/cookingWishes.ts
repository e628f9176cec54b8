/** Reads the wishes of a note that rule out no food: ways of cooking, textures, doneness. For writing recipes, not for checking them. */
import { findIngredients } from '../names/findIngredients';
import { fold } from '../text/tokenize';
import { cookingWishWords } from './cookingWishWords';
import { withBoundedRuns } from './noteWords';
import { readNote } from './readNote';
import { asksForNothing, contentWords } from './requestWords';
import type { Exclusion, Note, NoteSpan, Wish } from './types';

const patterns = cookingWishWords.map(
  ([kind, words]) =>
    [kind, new RegExp(`(?<![\\p{L}-])(?:${withBoundedRuns(words.join('|'))})(?![\\p{L}-])`, 'gu')] as const,
);

/** Words before a wish that turn it into its opposite: 'not too crispy'. */
const negation =
  /(?<!\p{L})(?:not?|nothing|never|nor|isn['’]?t|without|hates?|(?:won|don|doesn|can)['’]?t (?:eat|like|want)|rather than|instead of|en (?:vez|lugar) de|mejor (?:[^,;.]{1,30} )?que|sin|nada|ni)(?: (?:too|very|so|be|again|muy|tan|que quede|otra vez))* $/iu;
const negationBefore = (text: string, at: number): string => negation.exec(text.slice(0, at))?.[0] ?? '';

/** 'A la plancha no'. */
const deniedAfter = /^ no(?= *(?:$|[,.;]))/;

/** The start of words that describe the dish even beside a food of a list: 'salmón a la plancha'. Grilled peppers are bought grilled. */
const dishPhrase = /^(?:al?|on|en|medium|poco|muy) /i;
/**
 * Returns the cooking wishes of a text.
 * @param isList true for a list of foods: there only words that stand alone, or describe a dish, are wishes
 */
function findCookingWishes(text: string, isList = false): Wish[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return patterns.flatMap(([kind, words]) =>
    [...folded.matchAll(words)].flatMap(({ 0: { length }, index }): Wish[] => {
      const quote = text.slice(index, index + length);
      const isAlone =
        /(?:^|[,;\n])\s*$/.test(text.slice(0, index)) &&
        /^[\s\p{L}]*(?:[,;\n]|$)/u.test(text.slice(index + length));
      const isApart =
        !isList ||
        (isAlone && kind !== 'with mash' && !accompanimentWord.test(quote)) ||
        dishPhrase.test(quote);
      const before = negationBefore(text, index);
      const [after = ''] = deniedAfter.exec(text.slice(index + length)) ?? [];
      const isDenied = before + after !== '';
      if (isDenied && /^r(?:are|unny)$/.test(kind))
        return [{ kind: 'well done', quote: `${before}${quote}${after}` }];
      return isApart && !isDenied ? [{ kind, quote }] : [];
    }),
  );
}

/** True if words of a list are read as a wish. */
export const isReadAsWish = (words: string): boolean =>
  readNote(words, 'ingredients').otherSpans.length > 0 || findCookingWishes(words).length > 0;

/** The end of words that needs the next word: 'not too' of 'not too sweet'. */
const endsWithQualifier = /(?<!\p{L})(?:too|very|so|much|many|muy|demasiad[oa]s?)$/iu;

/** The end of words that need a noun. */
const endsWithLink = /(?<!\p{L})(?:to|with|for|of|in|an?|the|a|con|de|en|una?)$/iu;

/** Stands for words that were read. */
const readMark = '\u2022';
const without = (words: string, parts: readonly string[], mark = ' '): string =>
  parts.reduce((left, part) => left.replace(part, mark), words);
const isPart = (one: string, other: string) => one !== other && other.includes(one);

/** True if the words name foods and ask for nothing else. */
const isFoodAlone = (words: string): boolean =>
  contentWords(
    without(
      words,
      findIngredients(words).map(({ text }) => text),
    ),
  ).length === 0;

/** The first word of what is served with the dish: 'with mash'. */
export const accompanimentWord = /^(?:and|y|with|con|plus)(?!\p{L})/iu;
const accompanimentBefore =
  /(?<!\p{L})(?:with|con|plus|mojar|one|single|same|extra|more|less|(?:lots|plenty|loads) of(?: \p{L}+)?|m[aá]s|mucho|poco|menos)(?: (?:an?|some|the|una?|unos|el|la|\p{L}+ (?:and|y)))* $/iu;
const besideIt =
  '(?:on (?:the side|top)|(?:por )?encima|(?<!salsa )aparte|alongside|(?:for|to) (?:dunk|dip|mop|soak)(?:p?ing)?(?: up)?|to go with it|de guarnici[oó]n|de acompa[ñn]amiento|para acompa[ñn]ar)(?!\\p{L})';
/** 'Aguadito no' asks for no aguadito. */
const accompanimentAfter = new RegExp(`^ (?:${besideIt}|no(?= *(?:[,;.]|$)))`, 'iu');
/** 'Not another stew' asks for no stew. */
const deniedBefore =
  /(?<!\p{L})(?:(?:starter|first course|primer plato|pudding|dessert|postre) (?:is|es|will be|ser[aá])|not?|nothing|never|sin|without|nada de|ni|anything but|todo menos|hates?|odi[oa])(?: (?:an?|any|another|more|the|m[aá]s|otr[oa]|una?|l[oa]s))* $/iu;
/** Returns a test for the dishes named in a text: true for a dish to cook, false for an accompaniment or what is not wanted. */
export const isDishToCook =
  (text: string) =>
  ({ start, end }: NoteSpan): boolean =>
    ![accompanimentBefore, deniedBefore].some((words) => words.test(text.slice(0, start))) &&
    !accompanimentAfter.test(text.slice(end));

/** Returns the foods to serve beside the dish or in the place of another: 'rice on the side', 'potatoes instead'. */
const findSides = (words: string): Wish[] =>
  [
    ...words.matchAll(new RegExp(`([^,;.]{1,60}?) (?:${besideIt}|instead(?! of)|en su lugar)`, 'giu')),
  ].flatMap(([quote, foods = '']): Wish[] =>
    findIngredients(foods).some(({ ingredient: { id } }) => id !== 'gravy')
      ? [{ kind: 'with', foods, isToUseUp: false, quote: quote.trim() }]
      : [],
  );

const insteadOfIt =
  /(?<!\p{L})(?:instead of|in place of|en (?:vez|lugar) de) [^,.;]{2,40},? (?:use|usa|pon|mejor)? ?([^,.;]{2,40})/giu;
/** Returns the food of 'instead of sugar, honey', 'en vez de leche, bebida de avena'. */
const findReplacements = (text: string): Wish[] =>
  [...text.matchAll(insteadOfIt)].flatMap(([, foods = '']): Wish[] =>
    isFoodAlone(foods) && findIngredients(foods).length > 0
      ? [{ kind: 'with', foods, isToUseUp: false, quote: foods.trim() }]
      : [],
  );

/** Returns a wish as its parts: one for each food to serve with the dish; 'oven only' is also 'without hob'. */
function splitWish(wish: Wish): Wish[] {
  if (
    /^(?:in the oven|air fryer)$/.test(wish.kind) &&
    /only|just|solo/i.test(wish.quote) &&
    !/hob|ring/.test(wish.quote)
  )
    return [wish, { kind: 'without', appliance: 'hob', quote: wish.quote }];
  // What is made on one tray is made in the oven.
  if (wish.kind === 'one pot' && /\b(?:tray|sheet|bandeja)\b/i.test(wish.quote))
    return [wish, { kind: 'in the oven', quote: wish.quote }];
  if (wish.kind === 'leftovers' && /fre+z|congel/i.test(wish.quote))
    return [wish, { kind: 'freezable', quote: wish.quote }];
  // Who eats nothing raw has the yolks firm too.
  if (wish.kind === 'nothing raw') return [wish, { kind: 'well done', quote: wish.quote }];
  if (wish.kind !== 'with' || wish.isToUseUp || !accompanimentWord.test(wish.quote)) return [wish];
  const [first = '', ...others] = wish.quote.split(/,? (?:and|y|&) |, /);
  const foods = first.slice(Math.max(0, wish.quote.indexOf(wish.foods)));
  return [{ ...wish, foods, quote: first }, ...others.map((one) => ({ ...wish, foods: one, quote: one }))];
}

const freeFrom =
  /(?<!\p{L})(?:(?:gluten|lactose|dairy|milk|egg|nut)[- ]free|sin (?:gluten|lactosa))(?!\p{L})/iu;
/** Returns what 'gluten-free pasta, please' rules out, which is read as a food's name. */
const findFreeFrom = (words: string): readonly Exclusion[] =>
  freeFrom.exec(words)?.flatMap((said) => readNote(said).exclusions) ?? [];

/**
 * Returns a note with its cooking wishes added. `unread` has what else it asks for, without what it only tells.
 * @param spans where the text names dishes
 */
export function addCookingWishes(note: Note, text: string, spans: readonly NoteSpan[], isList = false): Note {
  const names = spans.filter(isDishToCook(text)).map(({ start, end }) => text.slice(start, end));
  // 'Stuffed aubergines' asks for that dish, as it is made.
  const isNamed = (quote: string) => names.some((name) => isPart(quote, name));
  const found = [
    ...findCookingWishes(text, isList),
    ...note.unread.flatMap(findSides),
    ...findReplacements(text),
  ].filter(
    ({ kind, quote }, _, all) =>
      !isNamed(quote) &&
      !note.wishes.some((wish) => isPart(quote, wish.quote)) &&
      !all.some(
        (other) =>
          ((other.kind === kind || /^(?:saucy|steamed|leftovers)$/.test(kind)) &&
            isPart(quote, other.quote)) ||
          (kind === 'with' && other.kind === 'served apart' && quote.includes(other.quote)),
      ),
  );
  const negationOf = ({ quote }: Wish) => negationBefore(text, text.indexOf(quote));
  const isDeniedAfter = ({ quote }: Wish) => deniedAfter.test(text.slice(text.indexOf(quote) + quote.length));
  const denied = note.wishes.filter(
    (wish) => !wish.kind.startsWith('with') && (negationOf(wish) !== '' || isDeniedAfter(wish)),
  );
  // 'Al horno no'.
  const ovenless = denied.flatMap(({ kind, quote }): Wish[] =>
    kind === 'in the oven' ? [{ kind: 'without', appliance: 'oven', quote }] : [],
  );
  // 'Chilli con carne' asks for no meat beside it.
  const isName = (wish: Wish) =>
    wish.kind === 'with' && names.some((name) => isPart(wish.quote, name) || wish.foods.includes(name));
  const isCookingWish = (wish: Wish) => found.some(({ quote }) => quote.includes(wish.quote));
  const wishes = note.wishes.filter(
    (wish) => !isCookingWish(wish) && !isName(wish) && !denied.includes(wish),
  );
  const next = (words: string) => /^ \p{L}+/u.exec(text.slice(text.indexOf(words) + words.length))?.[0] ?? '';
  const whole = (words: string) => (endsWithQualifier.test(words) ? words + next(words) : words);
  // A lunchbox that is heated again need not be good cold.
  const isHeatedAgain = [...wishes, ...found].some(({ kind }) => kind === 'waits');
  const asHeated = (wish: Wish): Wish =>
    isHeatedAgain && wish.kind === 'portable' ? { ...wish, kind: 'boxed' } : wish;
  const quotes = found.map(({ quote }) => quote).sort((a, b) => b.length - a.length);
  const unread = [
    ...note.unread.map(whole),
    ...denied.filter(({ kind }) => kind !== 'in the oven').map((wish) => negationOf(wish) + wish.quote),
  ]
    // 'Apple crumble with plenty of topping' is answered by an apple crumble but for its topping.
    .flatMap((words) => {
      const unnamed = without(without(words, quotes, readMark), names, readMark);
      // 'With something to dip' names no dip.
      const left = endsWithLink.test(unnamed.trim()) ? words : unnamed;
      // 'Steak medium rare' asks for nothing else, and what is left of 'a deep lasagne' says little alone.
      const saysLittle = (part: string) =>
        isFoodAlone(part) || (contentWords(part).length === 1 && findIngredients(part).length === 0);
      return left
        .split(/[,;]|(?<!\p{L})(?:and|y)(?!\p{L})/iu)
        .filter((part) => !part.includes(readMark) || !saysLittle(part));
    })
    .flatMap((words) => words.split(readMark).map((part) => part.trim()))
    .filter((words) => !quotes.some((quote) => isPart(words, quote)))
    // 'Steamed, or in paper' is steamed.
    .filter(
      (words) => contentWords(words).length > 0 && !asksForNothing(words) && !/^(?:or|o) /i.test(words),
    );
  return {
    ...note,
    exclusions: [...note.exclusions, ...unread.flatMap(findFreeFrom)],
    wishes: [...[...wishes, ...found].map(asHeated).flatMap(splitWish), ...ovenless],
    unread: unread.filter((words) => findFreeFrom(words).length === 0),
  };
}
