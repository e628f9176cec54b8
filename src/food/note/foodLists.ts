/** Reads lists of foods in a note, before or after the words that rule them out: 'nuts, eggs or any dairy products'. */
import { type FoodFamily, familyAt, isAllergen, toFoodFamily } from './families';
import {
  articles,
  joiners,
  linkingWords,
  orWords,
  skippableWords,
  turningWords,
  welcomePattern,
} from './listWords';
import type { NoteWords } from './noteWords';

export interface ListedFood extends FoodFamily {
  readonly first: number;
  readonly last: number;
}

interface FoodList {
  readonly foods: readonly ListedFood[];
  /** Words in the position of a food that name no known food. */
  readonly unknown: { readonly first: number; readonly last: number } | null;
  readonly last: number;
}

export interface ListOptions {
  readonly isAllergy: boolean;
  /** True if the list can be a sentence or lines of its own: 'ALLERGIES! nuts', or 'Allergies' above one food per line. */
  readonly canBeInOwnSentence?: boolean;
  /** In an ingredient list a comma ends a refusal: 'chicken, no garlic, rice'. */
  readonly commas: 'join' | 'end';
  readonly isCue: (index: number) => boolean;
  /** True after 'no' or 'sin': the next clause may say how another food is to be, 'sin colorante, las gambas peladas'. */
  readonly mayTurn?: boolean;
}

const maxSkippedWords = 5;
const maxUnknownWords = 4;

/** Returns the family or food that starts at a word, whichever name is longer. */
export function foodAtWord(note: NoteWords, index: number, isAllergy: boolean): ListedFood | null {
  const named = note.foodAt.get(index);
  const known = familyAt(note, index);
  // Who is allergic to raw eggs gets no eggs.
  const family = isAllergy && known?.family.name === 'raw eggs' ? null : known;
  if (family && (!named || family.last >= named.last))
    return { ...family.family, first: index, last: family.last };
  return named ? { ...toFoodFamily(named, isAllergy), first: named.first, last: named.last } : null;
}

const folded = ({ words }: NoteWords, index: number): string => words[index]?.folded ?? '';
const signBefore = ({ words }: NoteWords, index: number) => words[index]?.sign ?? '.';

/** Returns the end of the clause's words from one on, up to the next joiner or cue. */
function tailFrom(note: NoteWords, from: number, { isCue }: ListOptions): number {
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

/** A participle or preposition after a food and its article: how the food is to be. */
const howItIs =
  /^(?:[a-z]+(?:ad|id)[oa]s?|hech[oa]s?|fin[oa]s?|enter[oa]s|tiern[oa]s|crujientes?|calientes?|en|al?|bien|muy|mejor|poco|por|aparte|con|with|[a-z]+ed|in|on|cut|well|very|nice|left)\b/;
/** The same after a food without one: 'eggs hard boiled'. */
const howDoneItIs = /^(?:hard|soft|well|lightly|bien|muy|poco) [a-z]/;
const definite = /^(?:el|la|los|las|the)$/;
/** True for 'las gambas peladas' after a comma or 'and'. */
function isClauseOfItsOwn(note: NoteWords, at: number, isJoined: boolean, rules: ListOptions): boolean {
  const isDefinite = definite.test(folded(note, at));
  const food = foodAtWord(note, isDefinite ? at + 1 : at, rules.isAllergy);
  if (!rules.mayTurn || !food || !(isJoined || signBefore(note, at) === ',')) return false;
  const tail = textOf(note, food.last + 1, tailFrom(note, food.last + 1, rules));
  return (isDefinite ? howItIs : howDoneItIs).test(tail) && !isJoinedLater(note, at, rules);
}

const textOf = (note: NoteWords, from: number, end: number): string =>
  note.words
    .slice(from, end)
    .map((word) => word.folded)
    .join(' ');

/** True if 'or' or 'ni' joins the words after a comma to the list before: 'no milk, eggs or nuts'. */
function isJoinedLater(note: NoteWords, from: number, rules: ListOptions): boolean {
  for (let index = from; index < Math.min(note.words.length, from + 14); index++) {
    const sign = signBefore(note, index);
    if (sign !== ' ' && sign !== ',') return false;
    const word = folded(note, index);
    if (orWords.has(word)) return true;
    if (index > from && (turningWords.has(word) || isGuardedCue(index, rules, word))) return false;
  }
  return false;
}
const isGuardedCue = (index: number, { isCue }: ListOptions, word: string): boolean =>
  isCue(index) && !orWords.has(word);

/** True if two adjacent names can be one food: 'beef steak', but not 'eggs flour'. */
const isSameCategory = ({ foodAt }: NoteWords, one: number, other: number): boolean =>
  foodAt.get(one)?.ingredient.category === foodAt.get(other)?.ingredient.category;

export function readListAfter(note: NoteWords, from: number, rules: ListOptions): FoodList {
  const foods: ListedFood[] = [];
  const isHeading =
    signBefore(note, from) === ':' ||
    (rules.canBeInOwnSentence === true && foodAtWord(note, from, rules.isAllergy) !== null);
  let index = from;
  let last = from - 1;
  let skipped: FoodList['unknown'] = null;
  const none = (): FoodList => ({ foods, unknown: foods.length > 0 ? skipped : null, last });
  if (index >= note.words.length) return none();
  if (!(signBefore(note, index) === ' ' || isHeading || note.words[index]?.isBracketed)) return none();

  for (;;) {
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
        ? skippableWords.has(word) ||
          (!turningWords.has(word) && !joiners.has(word) && (others === 0 || rules.isAllergy))
        : skippableWords.has(word) && !turningWords.has(word);
      if (!isArticle && !mayPass) break;
      if (!isArticle) others += isFirst && (skippableWords.has(word) || rules.isAllergy) ? 0.4 : 1;
      if (others > (foods.length === 0 ? maxSkippedWords * 0.4 + 1 : 1)) break;
      at += 1;
    }
    if (!food) {
      if (foods.length === 0) {
        const words = unknownAt(note, index, rules);
        const first: FoodList['unknown'] = skipped ?? words;
        // 'Allergic to bee stings and peanuts': read on after words that are not a food.
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

    const entry = [food];
    for (;;) {
      const next: number = (entry.at(-1)?.last ?? at) + 1;
      const beside =
        signBefore(note, next) === ' ' && !isGuardedCue(next, rules, folded(note, next))
          ? foodAtWord(note, next, rules.isAllergy)
          : null;
      if (!beside || (rules.commas === 'end' && !isSameCategory(note, entry.at(-1)?.first ?? at, next)))
        break;
      entry.push(beside);
    }
    const end = (entry.at(-1)?.last ?? at) + 1;
    const tailEnd = tailFrom(note, end, rules);
    if (foods.length > 0 && welcomePattern.test(textOf(note, end, tailEnd))) return none();
    foods.push(...entry);
    last = end - 1;

    // Skip words about this entry, and a comma or 'and'.
    const isTurned = note.words
      .slice(end, tailEnd)
      .some((word) => turningWords.has(word.folded) && !skippableWords.has(word.folded));
    if (isTurned || (tailEnd > end && rules.commas === 'end' && foodAtWord(note, end, rules.isAllergy)))
      return none();
    let next = tailEnd;
    if (note.words[next]?.isBracketed) next = afterAside(note, next, rules);
    const sign = signBefore(note, next);
    if (next >= note.words.length || sign === '.') return none();
    const isJoined = joiners.has(folded(note, next));
    if (sign === ':' || (sign === ';' && !isHeading && !isJoined)) return none();
    const isAlternative = orWords.has(folded(note, next));
    if (isJoined) next += 1;
    if (!isAlternative && isClauseOfItsOwn(note, next, isJoined, rules)) return none();
    if (!isJoined && sign === ',' && rules.commas === 'end' && !isJoinedLater(note, next, rules)) {
      const ahead = foodAtWord(note, next, rules.isAllergy);
      if (!(rules.isAllergy && ahead && isAllergen(ahead))) return none();
    }
    while (joiners.has(folded(note, next))) next += 1;
    if (
      next >= note.words.length ||
      isGuardedCue(next, rules, folded(note, next)) ||
      signBefore(note, next) === '.'
    )
      return none();
    if (turningWords.has(folded(note, next))) return none();
    index = next;
  }
}

/** Skips words in brackets that name no food: 'nuts (me), eggs (my son)'. */
function afterAside(note: NoteWords, first: number, { isAllergy }: ListOptions): number {
  for (let index = first; ; index++) {
    if (index > first && signBefore(note, index) !== ' ') return index;
    if (foodAtWord(note, index, isAllergy)) return first;
  }
}

/** Returns the start of the next entry after a comma or 'and'; null if there is none. */
function entryAfter(note: NoteWords, end: number): number | null {
  let next = end;
  while (joiners.has(folded(note, next))) next += 1;
  const isNext = next > end || signBefore(note, next) === ',';
  return isNext && next < note.words.length && !'.;:'.includes(signBefore(note, next)) ? next : null;
}

/**
 * Returns the start of a list that continues after a refusal of something else: 'nothing spicy or with nuts'.
 * @param isVerb true if 'and' continues it too, as after "doesn't like spicy food"
 */
export function findListContinuation(
  note: NoteWords,
  last: number,
  isVerb: boolean,
  rules: ListOptions,
): number | null {
  const word = folded(note, last + 1);
  const sign = signBefore(note, last + 1);
  if (orWords.has(word) || (isVerb && joiners.has(word)))
    return sign === ' ' || sign === ',' ? last + 2 : null;
  return sign === ',' && isJoinedLater(note, last + 1, rules) ? last + 1 : null;
}

/** Returns the words in the position of a food, up to the end of the entry. */
function unknownAt(note: NoteWords, from: number, rules: ListOptions): FoodList['unknown'] {
  let first = from;
  while (articles.has(folded(note, first)) && first - from < 3) first += 1;
  if (first > from && signBefore(note, first) !== ' ') return null;
  let last = first - 1;
  for (let index = first; index < Math.min(note.words.length, first + maxUnknownWords); index++) {
    const word = folded(note, index);
    if (index > first && signBefore(note, index) !== ' ') break;
    if (joiners.has(word) || turningWords.has(word) || articles.has(word) || isGuardedCue(index, rules, word))
      break;
    last = index;
  }
  return last >= first ? { first, last } : null;
}

const maxLinkingWords = 6;

/**
 * Returns the list that ends right before a word: 'gluten, dairy and nut' in 'gluten, dairy and nut free'.
 * @param hasPronoun true if a pronoun refers to the list, which can then be in an earlier sentence: 'cilantro? I hate it'
 */
export function readListBefore(
  note: NoteWords,
  end: number,
  rules: ListOptions,
  hasPronoun = false,
): FoodList {
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
  /** True if an 'and' precedes the entry read last. */
  let isJoined = false;
  let hasJoined = false;
  while (index >= 0) {
    const gap = signBefore(note, index + 1);
    const food = byLast.get(index);
    if (food) {
      const isNear =
        foods.length === 0
          ? hasPronoun || gap === ' ' || gap === ':' || gap === ','
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
        ? !linkingWords.has(word) || links === maxLinkingWords
        : !(joiners.has(word) || articles.has(word))
    )
      break;
    if (foods.length === 0 && gap === '.' && links > 0 && !hasPronoun) break;
    if (foods.length > 0 && gap !== ' ') break;
    links += 1;
    isJoined ||= foods.length > 0 && joiners.has(word);
    hasJoined ||= isJoined;
    index -= 1;
  }
  return { foods, unknown: null, last: end - 1 };
}
