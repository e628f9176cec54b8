/** Lists of foods in a note: 'nuts, eggs or any dairy products', as they stand after a word that rules them out, or before it. */
import { type Family, familyAt, foodAsFamily, isAllergen } from './families';
import { articles, either, isWelcome, joiners, linking, passed, turns } from './listWords';
import type { NoteWords } from './words';

/** A food or family of a list: words `first` to `last`. */
export interface ListedFood extends Family {
  readonly first: number;
  readonly last: number;
}

interface FoodList {
  readonly foods: readonly ListedFood[];
  /** Words that name no food that is known, where a food should stand. */
  readonly unknown: { readonly first: number; readonly last: number } | null;
  /** The last word that belongs to it. */
  readonly last: number;
}

export interface ListRules {
  readonly isAllergy: boolean;
  /** The list may stand in a sentence or on lines of its own: 'ALLERGIES! nuts', 'Allergies' and a line for each. */
  readonly isApart?: boolean;
  /** In a list of ingredients a comma ends what is left out: 'chicken, no garlic, rice'. */
  readonly commas: 'join' | 'end';
  /** Whether a new cue begins at a word. */
  readonly isCue: (index: number) => boolean;
}

/** How many words may stand before the first food. */
const mostPassed = 5;
const longestUnknown = 4;

/** The foods that begin at a word: a family, or a name of the lexicon where that is longer. */
export function foodAtWord(note: NoteWords, index: number, isAllergy: boolean): ListedFood | null {
  const named = note.foodAt.get(index);
  const family = familyAt(note, index);
  if (family && (!named || family.last >= named.last))
    return { ...family.family, first: index, last: family.last };
  return named ? { ...foodAsFamily(named, isAllergy), first: named.first, last: named.last } : null;
}

const folded = ({ words }: NoteWords, index: number): string => words[index]?.folded ?? '';
const signBefore = ({ words }: NoteWords, index: number) => words[index]?.sign ?? '.';

/** The words of the same clause from one on, up to the next joiner or cue. */
function tailFrom(note: NoteWords, from: number, { isCue }: ListRules): number {
  let end = from;
  while (
    end < note.words.length &&
    signBefore(note, end) === ' ' &&
    !joiners.has(folded(note, end)) &&
    !isCue(end) &&
    end - from < 12
  )
    end += 1;
  return end;
}

const textOf = (note: NoteWords, from: number, end: number): string =>
  note.words
    .slice(from, end)
    .map((word) => word.folded)
    .join(' ');

/** Whether an 'or' or 'ni' joins what follows a comma to the list before: 'no milk, eggs or nuts'. */
function isJoinedLater(note: NoteWords, from: number, rules: ListRules): boolean {
  for (let index = from; index < Math.min(note.words.length, from + 14); index++) {
    const sign = signBefore(note, index);
    if (sign !== ' ' && sign !== ',') return false;
    const word = folded(note, index);
    if (either.has(word)) return true;
    if (index > from && (turns.has(word) || isGuardedCue(index, rules, word))) return false;
  }
  return false;
}
const isGuardedCue = (index: number, { isCue }: ListRules, word: string): boolean =>
  isCue(index) && !either.has(word);

/** Whether two names side by side may be one food: 'beef steak', and not 'eggs flour'. */
const isOneShelf = ({ foodAt }: NoteWords, one: number, other: number): boolean =>
  foodAt.get(one)?.ingredient.category === foodAt.get(other)?.ingredient.category;

/** Reads the list that begins at a word. */
export function listAfter(note: NoteWords, from: number, rules: ListRules): FoodList {
  const foods: ListedFood[] = [];
  const isHeading =
    signBefore(note, from) === ':' ||
    (rules.isApart === true && foodAtWord(note, from, rules.isAllergy) !== null);
  let index = from;
  let last = from - 1;
  let skipped: FoodList['unknown'] = null;
  const none = (): FoodList => ({ foods, unknown: foods.length > 0 ? skipped : null, last });
  if (index >= note.words.length) return none();
  if (!(signBefore(note, index) === ' ' || isHeading || note.words[index]?.isBracketed)) return none();

  for (;;) {
    // To the food of this entry.
    let at = index;
    let others = 0;
    let food: ListedFood | null = null;
    while (at < note.words.length && (at === index || signBefore(note, at) === ' ')) {
      food = foodAtWord(note, at, rules.isAllergy);
      const word = folded(note, at);
      if (food || (isGuardedCue(at, rules, word) && at > index)) break;
      const isArticle = articles.has(word);
      const isFirst = foods.length === 0;
      const mayPass = isFirst
        ? passed.has(word) || (!turns.has(word) && !joiners.has(word) && (others === 0 || rules.isAllergy))
        : passed.has(word) && !turns.has(word);
      if (!isArticle && !mayPass) break;
      if (!isArticle) others += isFirst && (passed.has(word) || rules.isAllergy) ? 0.4 : 1;
      if (others > (foods.length === 0 ? mostPassed * 0.4 + 1 : 1)) break;
      at += 1;
    }
    if (!food) {
      if (foods.length === 0) {
        const words = unknownAt(note, index, rules);
        const first: FoodList['unknown'] = skipped ?? words;
        // 'Allergic to bee stings and peanuts': what comes after words that are no food is read all the same.
        const onward = rules.isAllergy && words ? entryAfter(note, words.last + 1) : null;
        if (onward === null) return { ...none(), unknown: first };
        skipped = first;
        index = onward;
        continue;
      }
      const unknown = rules.isAllergy ? unknownAt(note, index, rules) : null;
      const isWhole = unknown !== null && signBefore(note, unknown.last + 1) !== ' ';
      return isWhole ? { foods, unknown, last } : none();
    }

    // Names that stand right beside each other are one entry: 'beef steak'.
    const entry = [food];
    for (;;) {
      const next: number = (entry.at(-1)?.last ?? at) + 1;
      const beside =
        signBefore(note, next) === ' ' && !isGuardedCue(next, rules, folded(note, next))
          ? foodAtWord(note, next, rules.isAllergy)
          : null;
      if (!beside || (rules.commas === 'end' && !isOneShelf(note, entry.at(-1)?.first ?? at, next))) break;
      entry.push(beside);
    }
    const end = (entry.at(-1)?.last ?? at) + 1;
    const tailEnd = tailFrom(note, end, rules);
    if (foods.length > 0 && isWelcome.test(textOf(note, end, tailEnd))) return none();
    foods.push(...entry);
    last = end - 1;

    // On to the next entry: past words about this one, a comma, an 'and'.
    const isTurned = note.words
      .slice(end, tailEnd)
      .some((word) => turns.has(word.folded) && !passed.has(word.folded));
    if (isTurned || (tailEnd > end && rules.commas === 'end' && foodAtWord(note, end, rules.isAllergy)))
      return none();
    let next = tailEnd;
    const sign = signBefore(note, next);
    if (next >= note.words.length || sign === '.') return none();
    const isJoined = joiners.has(folded(note, next));
    if (sign === ':' || (sign === ';' && !isHeading && !isJoined)) return none();
    if (isJoined) next += 1;
    else if (sign === ',' && rules.commas === 'end' && !isJoinedLater(note, next, rules)) {
      const ahead = foodAtWord(note, next, rules.isAllergy);
      if (!(rules.isAllergy && ahead && isAllergen(ahead))) return none();
    }
    // 'or any', 'and/or'
    while (joiners.has(folded(note, next))) next += 1;
    if (
      next >= note.words.length ||
      isGuardedCue(next, rules, folded(note, next)) ||
      signBefore(note, next) === '.'
    )
      return none();
    if (turns.has(folded(note, next))) return none();
    index = next;
  }
}

/** Where the next entry begins after a comma or an 'and'; null where none does. */
function entryAfter(note: NoteWords, end: number): number | null {
  let next = end;
  while (joiners.has(folded(note, next))) next += 1;
  const isNext = next > end || signBefore(note, next) === ',';
  return isNext && next < note.words.length && !'.;:'.includes(signBefore(note, next)) ? next : null;
}

/**
 * Where a list goes on after words that refuse something else: 'nothing spicy or with nuts'.
 * @param isVerb after "doesn't like spicy food" an 'and' goes on as well
 */
export function listGoesOnAt(
  note: NoteWords,
  last: number,
  isVerb: boolean,
  rules: ListRules,
): number | null {
  const word = folded(note, last + 1);
  const sign = signBefore(note, last + 1);
  if (either.has(word) || (isVerb && joiners.has(word)))
    return sign === ' ' || sign === ',' ? last + 2 : null;
  return sign === ',' && isJoinedLater(note, last + 1, rules) ? last + 1 : null;
}

/** Words that stand where a food should, up to the end of the entry. */
function unknownAt(note: NoteWords, from: number, rules: ListRules): FoodList['unknown'] {
  let first = from;
  while (articles.has(folded(note, first)) && first - from < 3) first += 1;
  if (first > from && signBefore(note, first) !== ' ') return null;
  let last = first - 1;
  for (let index = first; index < Math.min(note.words.length, first + longestUnknown); index++) {
    const word = folded(note, index);
    if (index > first && signBefore(note, index) !== ' ') break;
    if (joiners.has(word) || turns.has(word) || articles.has(word) || isGuardedCue(index, rules, word)) break;
    last = index;
  }
  return last >= first ? { first, last } : null;
}

const mostLinks = 6;

/**
 * Reads the list that ends right before a word: 'gluten, dairy and nut' of 'gluten, dairy and nut free'.
 * @param isSpokenOf a pronoun stands for the list, so that it may be a sentence further back: 'cilantro? I hate it'
 */
export function listBefore(note: NoteWords, end: number, rules: ListRules, isSpokenOf = false): FoodList {
  const byLast = new Map<number, ListedFood>();
  const begin = Math.max(0, end - 40);
  for (let index = begin; index < end; ) {
    const food = foodAtWord(note, index, rules.isAllergy);
    if (food && food.last < end) {
      byLast.set(food.last, food);
      index = food.last + 1;
    } else index += 1;
  }
  const foods: ListedFood[] = [];
  let index = end - 1;
  let links = 0;
  /** Right before what was read last stands an 'and'. */
  let isJoined = false;
  let hasJoined = false;
  while (index >= 0) {
    const gap = signBefore(note, index + 1);
    const food = byLast.get(index);
    if (food) {
      const isNear =
        foods.length === 0
          ? isSpokenOf || gap === ' ' || gap === ':' || gap === ','
          : isJoined || (gap === ',' && (hasJoined || (rules.commas === 'join' && isAllergen(food))));
      if (!isNear) break;
      foods.unshift(food);
      isJoined = false;
      index = food.first - 1;
      continue;
    }
    const word = folded(note, index);
    if (
      foods.length === 0
        ? !linking.has(word) || links === mostLinks
        : !(joiners.has(word) || articles.has(word))
    )
      break;
    if (foods.length === 0 && gap === '.' && links > 0 && !isSpokenOf) break;
    if (foods.length > 0 && gap !== ' ') break;
    links += 1;
    isJoined ||= foods.length > 0 && joiners.has(word);
    hasJoined ||= isJoined;
    index -= 1;
  }
  return { foods, unknown: null, last: end - 1 };
}
