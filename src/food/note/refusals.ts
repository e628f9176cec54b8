import {
  findListContinuation,
  foodAtWord,
  type ListedFood,
  type ListOptions,
  readListAfter,
  readListBefore,
} from './foodLists';
import { joiners, turningWords } from './listWords';
import { type NoteWords, parseNoteWords, type WordRange, wordIndexes } from './noteWords';
import { findCues, pronouns, type RefusalCue } from './refusalCues';
import type { Exclusion, Strength } from './types';

interface Refusals {
  readonly exclusions: readonly Exclusion[];
  /** Words of the exclusions. */
  readonly ranges: readonly WordRange[];
  readonly fine: readonly WordRange[];
  /** Foods that the note insists on. */
  readonly wanted: readonly WordRange[];
  /** Words that limit a food, which is not supported. */
  readonly limits: readonly WordRange[];
}

/** 'Leche sin lactosa', 'sugar-free jam': the words describe a food and exclude nothing from the dish. */
const removedFromFood =
  /^(?:(?:sin|without|no|not|menos|ni|non) (?:added |extra )?(?:hueso|huesos|bone|bones|piel|skin|pepitas|grasa|fat|semillas|seeds|cocinar|cocer|cooked|espinas|cascara|pelar|alcohol|cafeina|caffeine|alcoholic|shell|shells|stone|stones|rind|crust|crusts)|(?:sugar|salt|fat|alcohol|oil|seed|caffeine) free)$/;
const removedFromListedFood =
  /^(?:(?:sin|without|no|not|non) (?:added |extra )?(?:gluten|lactosa|lactose|azucar|sugar|sal|salt|dairy)|(?:gluten|lactose|sugar|salt|dairy|nut|egg|wheat) free)$/;
const drink =
  /^(?:beers?|cervezas?|wines?|vinos?|gin|ginebra|cider|sidra|cava|vermut|vermouth|drinks?|bebidas?|mojitos?)$/;
/** True if words describe the food before them. Only a drink is bought without alcohol: a tiramisu is made without. */
const describesFood = (said: string, before: string, isList: boolean): boolean =>
  (removedFromFood.test(said) && (!/alcohol/.test(said) || drink.test(before))) ||
  (isList && removedFromListedFood.test(said));
const lessWord =
  /^(meat|egg|dairy|flour|sugar|wheat|nut|milk|fish|salt|oil|gluten|cheese|butter|yeast|onion|garlic)less$/;

const startsWithRefusal =
  /^(?:no|not|nothing|never|without|sin|avoid|evita|cant|cannot|can not|dont|do not|doesnt|does not|hates?|odi[oa]|nada)\b/;

const exceptions = new Set(['except', 'except for', 'excepto', 'salvo', 'menos']);

/** True if a cue also excludes unknown words: for allergies and 'cannot eat'. */
const canExcludeUnknown = (cue: RefusalCue) =>
  cue.strength === 'allergy' ||
  (/^(?:cant|cannot|can not|may not|no (?:puedo|puede))/.test(cue.words) && cue.side === 'after');
/** Words that are not food after any cue. */
const nothingToEat =
  /^(?:it|them|that|this|much|alot|lot|anything|everything|food|foods|nothing|something|people|kids?|pollen|dust|cats?|dogs?|latex|bees?|penicillin|hay fever|cooking|work|time|effort|too|very|spicy|hot|picante|casa|todo|nada|eso|esto|comida|i|me|we|my|please|thanks|gracias|sorry|cheers|btw|fyi|lol|careful|beware|severe|severely|badly|really|mild|mildly|perdon|cuidado|ojo)\b/;

/** After 'don't want it': how the dish shall not be, no food. */
const howItIs =
  /^(?:too|very|so|that|overly|to|heavy|spicy|hot|dry|greasy|oily|rich|soggy|mushy|bland|sweet|salty|burnt|overcooked|tough|stodgy|boring|fried|raw|runny|cold)$/;

interface RefusalOptions {
  /** In an ingredient list a comma ends a refusal. */
  readonly commas: 'join' | 'end';
  /** Words with another meaning already found: 'no oven'. */
  readonly taken: readonly WordRange[];
}

export function findRefusals(note: NoteWords, { commas, taken }: RefusalOptions): Refusals {
  const { words, text } = note;
  const takenWords = new Set(taken.flatMap(wordIndexes));
  const isTaken = (index: number) => takenWords.has(index);
  const cues = findCues(note).filter(({ first, last }) => {
    for (let index = first; index <= last; index++) if (isTaken(index)) return false;
    return true;
  });
  const starts = new Set(cues.map(({ first }) => first));
  const isCue = (index: number) => starts.has(index) || isTaken(index);
  const exclusions: Exclusion[] = [];
  const ranges: WordRange[] = [];
  const fine: WordRange[] = [];
  const wanted: WordRange[] = [];
  const limits: WordRange[] = [];
  const phraseOf = ({ first, last }: WordRange) =>
    words
      .slice(first, last + 1)
      .map(({ folded }) => folded)
      .join(' ');
  const writtenOf = ({ first, last }: WordRange) => text.slice(words[first]?.start, words[last]?.end);
  const saysHow = (at: number) => words[at]?.sign === ' ' && howItIs.test(words[at].folded);

  const exclude = (foods: readonly ListedFood[], range: WordRange, strength: Strength) => {
    // 'No onion, it upsets my stomach' is one refusal.
    const before = ranges.at(-1);
    const isContinued = before && before.first < range.first && range.first <= before.last;
    const quote = writtenOf(isContinued ? { first: before.first, last: range.last } : range);
    ranges.push(range);
    for (const { name, rules } of foods) exclusions.push({ quote, name, strength, rules, kind: 'food' });
  };

  /** Excludes an unknown name literally. Returns false for words that are not food. */
  const excludeUnknown = (phrase: WordRange, range: WordRange, strength: Strength): boolean => {
    const said = phraseOf(phrase);
    if (nothingToEat.test(said) || !/\p{L}{3}/u.test(said)) return false;
    ranges.push(range);
    exclusions.push({
      quote: writtenOf(range),
      name: writtenOf(phrase),
      strength,
      rules: { dislikedFood: said },
      kind: 'unknown',
    });
    return true;
  };

  // 'No oven or nuts', 'doesn't like spicy food, mushrooms or olives': foods refused after something else.
  for (const { first, last } of taken) {
    const said = phraseOf({ first, last });
    if (!startsWithRefusal.test(said)) continue;
    const rules: ListOptions = { isAllergy: false, commas, isCue, canBeInOwnSentence: true };
    const from = findListContinuation(
      note,
      last,
      /like|eat|hate|odi|gust|handle|take|stand|tolerat|avoid|evit/.test(said),
      rules,
    );
    if (from === null || isTaken(from)) continue;
    const list = readListAfter(note, from, rules);
    if (list.foods.length > 0) exclude(list.foods, { first, last: list.last }, 'cannot');
  }

  let done = -1;
  for (const cue of cues) {
    if (cue.first <= done) continue;
    const isAllergy = cue.kind === 'refusal' && cue.strength === 'allergy';
    const isInstead =
      /^(?:instead|in (?:place|lieu)|rather|en (?:vez|lugar|sus)|replac|swap|substitut|sustitu|reempl|cambia)/.test(
        cue.words,
      );
    const rules: ListOptions = {
      isAllergy,
      commas: isInstead ? 'end' : commas,
      isCue,
      canBeInOwnSentence: isAllergy,
      mayTurn: /^(?:no|sin|without)$/.test(cue.words),
    };
    const ahead = () => readListAfter(note, cue.last + 1, rules);
    const isPronoun = pronouns.has(words[cue.last + 1]?.folded ?? '');
    // 'Leave them out'.
    const hasPronoun = pronouns.has(cue.words.split(' ').at(-2) ?? '');
    if (isPronoun && saysHow(cue.last + 2)) continue;
    const behind = () => readListBefore(note, cue.first, rules, isPronoun || hasPronoun);
    // 'No meat except chicken': rules cannot express exceptions, so chicken stays excluded.
    if (exceptions.has(cue.words) && done === cue.first - 1 && words[cue.first]?.sign === ' ') {
      done = Math.max(cue.last, ahead().last);
      limits.push({ first: cue.first, last: done });
      continue;
    }
    if (cue.kind !== 'refusal') {
      const { last, foods } = ahead();
      done = Math.max(cue.last, last);
      const range = { first: cue.first, last: done };
      // 'I don’t have much time' limits no food.
      const isAboutFood = foods.length > 0 || !/\b(?:have|take|use) /.test(cue.words);
      if (cue.kind === 'unread' && isAboutFood) limits.push(range);
      else if (cue.kind === 'fine') fine.push(range);
      else if (foods.length > 0) wanted.push({ first: cue.last + 1, last });
      else fine.push(range);
      continue;
    }
    const isPlainNo = /^(?:no|not|non|none|never|ni|zero|cero|menos|minus|sin|without)$/.test(cue.words);
    const isAttached =
      cue.first > 0 &&
      words[cue.first]?.sign === ' ' &&
      !isTaken(cue.first - 1) &&
      !joiners.has(words[cue.first - 1]?.folded ?? '') &&
      !turningWords.has(words[cue.first - 1]?.folded ?? '');
    const before = cue.side === 'after' && !isPronoun ? null : behind();
    if (before && before.foods.length > 0 && (cue.side !== 'either' || words[cue.first]?.sign === ' ')) {
      const first = before.foods[0]?.first ?? cue.first;
      const range = { first, last: isPronoun ? cue.last + 1 : cue.last };
      done = range.last;
      const said = phraseOf({ first, last: cue.last });
      const next = words[cue.last + 1];
      const isOfNext = next?.sign === ' ' && note.foodAt.has(cue.last + 1);
      if (isOfNext && describesFood(said, words[cue.first - 1]?.folded ?? '', commas === 'end')) {
        fine.push(range);
        continue;
      }
      // 'Pasta, gluten free' in an ingredient list describes the pasta.
      exclude(before.foods, range, cue.strength);
      continue;
    }
    // 'I hate mushrooms, leave them out' says it twice.
    if (hasPronoun && ranges.length > 0) fine.push({ first: cue.first, last: cue.last });
    if (cue.side === 'before') continue;
    const list = ahead();
    const whole = { first: cue.first, last: Math.max(cue.last, list.last) };
    if (list.foods.length > 0) {
      done = whole.last;
      const said = phraseOf(whole);
      if (isAttached && describesFood(said, words[cue.first - 1]?.folded ?? '', commas === 'end')) {
        fine.push(whole);
        continue;
      }
      exclude(list.foods, whole, cue.strength);
      if (list.unknown) excludeUnknown(list.unknown, list.unknown, cue.strength);
      continue;
    }
    const topic = isPlainNo ? null : (before ?? behind());
    if (topic && topic.foods.length > 0) {
      const topicRange = {
        first: topic.foods[0]?.first ?? cue.first,
        last: isPronoun ? cue.last + 1 : cue.last,
      };
      done = topicRange.last;
      exclude(topic.foods, topicRange, cue.strength);
      continue;
    }
    if (
      isAttached &&
      list.unknown &&
      removedFromFood.test(`${cue.words} ${words[list.unknown.first]?.folded}`)
    ) {
      done = list.unknown.first;
      fine.push({ first: cue.first, last: done });
      continue;
    }
    if (!list.unknown || !canExcludeUnknown(cue)) continue;
    const range = { first: cue.first, last: list.unknown.last };
    if (excludeUnknown(list.unknown, range, cue.strength)) done = range.last;
  }
  return { exclusions: [...exclusions, ...findLessWords(note, ranges)], ranges, fine, wanted, limits };
}

function findLessWords(note: NoteWords, ranges: WordRange[]): Exclusion[] {
  return note.words.flatMap(({ folded, start, end }, index) => {
    const [, food] = lessWord.exec(folded) ?? [];
    const listed = food === undefined ? null : foodAtWord(parseNoteWords(food), 0, false);
    if (!listed) return [];
    ranges.push({ first: index, last: index });
    const { name, rules } = listed;
    return [{ quote: note.text.slice(start, end), name, strength: 'cannot', rules, kind: 'food' }];
  });
}
