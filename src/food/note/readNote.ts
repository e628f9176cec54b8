/**
 * Reads a cook's free text in English or Spanish: the note for the chef, and the ingredients field. Used both to write recipes
 * and to check them.
 */
import { wordSet } from '@/lib/words';
import { findDiets } from './diets';
import { findWishes } from './findWishes';
import { readListAfter } from './foodLists';
import {
  type NoteWords,
  parseNoteWords,
  toNoteSpan,
  type WordRange,
  wordIndexAt,
  wordIndexes,
} from './noteWords';
import { findRefusals } from './refusals';
import type { Exclusion, Note, Wish } from './types';
import { wantPatterns } from './wishWords';

/** The field that the text comes from. */
export type NoteSource = 'note' | 'ingredients';

const maxNoteChars = 20_000;
const maxUnread = 6;

const fillers = wordSet(
  'possible puede posible a an the and or of to in on at for from with i me my we our you your he she it they his her its their is are am im be was were do does please thanks thank thankyou hi hello hey chef dear ok okay so too very just some any really also this that these those there here but not no yes can could would should will have has had make made cook cooking dish meal recipe food dinner lunch breakfast snack today tonight tomorrow un una unos unas el la los las de del y e o u que en por para con mi mis su sus me te se lo le les nos es son soy somos favor gracias hola porfa porfavor muy algo plato receta comida cena hoy esta este si haz hazlo hacer ser sea as if it let lets like want need none nothing nada ninguno ninguna n nil null na cheers love lol ha haha also because since while when who which what eat eats eating bit little thing things something anything everything kind sort one ones friend friends guest guests family wife husband mum mom dad son daughter partner boyfriend girlfriend brother sister coming allergic allergy allergies anymore either much many lot lots at all never ever tonight tonights everyone everybody seriously really honestly either hijo hija hijos hijas mujer marido madre padre amigo amiga amigos pareja novio novia abuela abuelo invitados invitado porque tambien sorry btw fyi xx monday tuesday wednesday thursday friday saturday sunday sundays weekend weekday evening night week lunes martes miercoles jueves viernes sabado domingo noche tarde manana semana parents mother father grandma grandpa granny us team colleagues neighbours boss over round together home house work school snack hungry sharing people adults supper after before padres verano invierno summer winter suegra suegros vecinos casa trabajo hambre juntos personas adultos comemos cenamos somos vienen viene careful beware important cuidado ojo importante',
);

const spanishCue = /^(?:con|much|mas|anad|pon|echa|lleve|quer|quier)/;

/** 'Use less oil' wants no oil. */
const lessWords = wordSet('less fewer little menos poco poca pocos pocas');

/** 'Garlic is fine' asks for nothing. */
const welcomed = wordSet('fine ok okay welcome allowed permitido permitidos bien si yes');

const isIn = (ranges: readonly WordRange[], index: number) =>
  ranges.some(({ first, last }) => first <= index && index <= last);

/** After a food to use up: how much of it there is. */
const amountTold =
  /^[\s,:;(.-]*(?:(?:there|that|it|they|i|ive|we|got|have|is|are|s|about|around|hay|tengo|tenemos|son|es|quedan?|unos|unas|me|nos)[\s’']+)*(\d+(?:[.,]\d+)? ?(?:ml|cl|l|litres?|liters?|litros?|g|gr|grams?|gramos?|kg|kilos?))\b/i;

function findWantedFoods(note: NoteWords, isTaken: (index: number) => boolean, wanted: readonly WordRange[]) {
  const { flatText, words, text } = note;
  const found: (WordRange & { isToUseUp: boolean; from: number })[] = wanted.map((range) => ({
    ...range,
    from: range.first,
    isToUseUp: false,
  }));
  for (const { isToUseUp, pattern } of wantPatterns)
    for (const match of flatText.matchAll(pattern)) {
      const first = wordIndexAt(words, match.index);
      const from = wordIndexAt(words, match.index + match[0].length);
      if (isTaken(first) || isTaken(from) || isIn(found, from) || lessWords.has(words[from]?.folded ?? ''))
        continue;
      const { foods, last } = readListAfter(note, from, { isAllergy: false, commas: 'join', isCue: isTaken });
      // 'Que lleve salsa' wants a sauce, not the Mexican one.
      const isAnySauce = from === last && words[from]?.folded === 'salsa' && spanishCue.test(match[0]);
      // 'I only have lactose-free cream' wants no lactose.
      if (foods.length > 0 && !isAnySauce && !isTaken(last)) found.push({ first, from, last, isToUseUp });
    }
  return found
    .sort((a, b) => a.first - b.first)
    .map(({ first, from, last, isToUseUp }) => {
      const { start, end } = toNoteSpan(note, { first: from, last });
      const quote = text.slice(words[first]?.start, end);
      // 'Use up the cream, there are 300 ml'.
      const [, given = ''] = (isToUseUp && amountTold.exec(text.slice(end))) || [];
      const foods = `${given} ${text.slice(start, end)}`.trim();
      const wish: Wish = { kind: 'with', foods, isToUseUp, quote };
      return { first, last, wish };
    });
}

/** Returns the parts without a meaning found: clauses, and sides of an 'and' or 'but'. */
function findUnreadParts(note: NoteWords, read: readonly WordRange[]): string[] {
  const { words, text } = note;
  const isRead = new Set<number>();
  for (const { first, last } of read) for (let index = first; index <= last; index++) isRead.add(index);
  const divides = wordSet('but pero and y although aunque however');
  const parts: WordRange[] = [];
  let first = 0;
  for (let index = 1; index <= words.length; index++) {
    const word = words[index];
    if (word && word.sign === ' ' && !(divides.has(word.folded) && !isRead.has(index))) continue;
    parts.push({ first, last: index - 1 });
    first = index;
  }
  const isSilent = (part: WordRange) => {
    for (let index = part.first; index <= part.last; index++) {
      const word = words[index]?.folded ?? '';
      if (isRead.has(index)) return true;
      if (!fillers.has(word) && /\p{L}{2}|\p{N}/u.test(word)) return false;
    }
    return true;
  };
  const hasRead = (part: WordRange) => {
    for (let index = part.first; index <= part.last; index++) if (isRead.has(index)) return true;
    return false;
  };
  const isWelcome = ({ last }: WordRange) => welcomed.has(words[last]?.folded ?? '');
  // Adjacent unread parts are merged.
  const unread: WordRange[] = [];
  for (const part of parts) {
    if (isSilent(part) || hasRead(part) || isWelcome(part)) continue;
    const before = unread.at(-1);
    const sign = words[part.first]?.sign;
    if (before && before.last === part.first - 1 && sign !== '.' && sign !== ';')
      unread[unread.length - 1] = { first: before.first, last: part.last };
    else unread.push(part);
  }
  return unread.slice(0, maxUnread).map((part) => {
    const { start, end } = toNoteSpan(note, part);
    return text.slice(start, end).replace(/^(?:but|and|pero|y|although|aunque|however)\s+/i, '');
  });
}

/** Text without letters or digits, such as emoji, is reported as not understood. */
const wordless = (text: string): string[] =>
  /\S/.test(text) && !/[\p{L}\p{N}]/u.test(text) ? [text.trim()] : [];

/**
 * Returns what a text excludes and wishes for. Pure; never throws; time is linear in the text.
 * @param place in an ingredient list, foods are not wishes and a comma ends a refusal: 'chicken, no garlic, rice'
 */
export function readNote(written: string | undefined, place: NoteSource = 'note'): Note {
  const whole = (written ?? '').normalize('NFC');
  const note = parseNoteWords(whole.slice(0, maxNoteChars));
  const isBox = place === 'ingredients';
  const wishes = findWishes(note, isBox);
  const isWish = new Set(wishes.flatMap(wordIndexes));
  const named = findDiets(note, isBox).filter(({ first }) => !isWish.has(first));
  const refusals = findRefusals(note, { commas: isBox ? 'end' : 'join', taken: [...wishes, ...named] });
  const diets = named.filter(({ first }) => !isIn(refusals.ranges, first));
  const taken = [...refusals.ranges, ...refusals.fine, ...refusals.limits, ...wishes, ...diets];
  const takenWords = new Set(taken.flatMap(wordIndexes));
  const wanted = findWantedFoods(note, (index) => takenWords.has(index), refusals.wanted).filter(
    ({ wish }) => !isBox || (wish.kind === 'with' && wish.isToUseUp),
  );
  const exclusions: Exclusion[] = [
    ...refusals.exclusions,
    ...diets
      .filter(({ isDenied }) => !isDenied)
      .map(
        ({ name, rules, strength, quote: words }): Exclusion => ({
          name,
          rules,
          strength,
          quote: words,
          kind: name === 'gluten' ? 'food' : rules.healthConditions ? 'condition' : 'diet',
        }),
      ),
  ];
  const limits = refusals.limits.slice(0, maxUnread).map((range) => {
    const { start, end } = toNoteSpan(note, range);
    return note.text.slice(start, end);
  });
  return {
    // 'Hates vegetables, hide them' wants them in.
    exclusions: strongestByName(exclusions).filter(
      ({ name, strength }) =>
        name !== 'vegetables' ||
        strength !== 'dislike' ||
        !wishes.some(({ wish }) => wish.kind === 'hidden vegetables'),
    ),
    wishes: [...wishes, ...wanted].sort((a, b) => a.first - b.first).map(({ wish }) => wish),
    unread: [
      ...limits,
      ...exclusions
        .flatMap(({ kind, quote: words }) => (kind === 'unknown' ? [words] : []))
        .slice(0, maxUnread),
      ...(isBox ? [] : [...findUnreadParts(note, [...taken, ...wanted]), ...wordless(whole)]),
      ...(whole.length > maxNoteChars ? [`${whole.slice(maxNoteChars, maxNoteChars + 60)}…`] : []),
    ],
    // 'El estómago revuelto' names no revuelto.
    exclusionSpans: [...refusals.ranges, ...wishes.filter(({ wish }) => wish.kind === 'plain')].map((range) =>
      toNoteSpan(note, range),
    ),
    otherSpans: [...diets, ...wishes, ...refusals.fine, ...refusals.limits].map((range) =>
      toNoteSpan(note, range),
    ),
  };
}

/** Returns each food once, with its strongest exclusion. */
function strongestByName(exclusions: readonly Exclusion[]): Exclusion[] {
  const ranks = { allergy: 2, cannot: 1, dislike: 0 } as const;
  const byName = new Map<string, Exclusion>();
  for (const one of exclusions) {
    const known = byName.get(one.name);
    if (!known || ranks[one.strength] > ranks[known.strength]) byName.set(one.name, one);
  }
  return [...byName.values()];
}

const leastMinutes = 5;
/** Returns the fewest minutes that notes leave for cooking, at most those that there are. */
export const minutesWithin = (notes: readonly Note[], minutes: number): number =>
  Math.min(
    minutes,
    ...notes.flatMap(({ wishes }) =>
      wishes.flatMap((wish) => (wish.kind === 'within' ? [Math.max(leastMinutes, wish.minutes)] : [])),
    ),
  );
