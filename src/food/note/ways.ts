/** Ways of cooking and results that a note asks for, which rule out no food: read for writing recipes, not for checking them. */
import { wordSet } from '@/lib/words';
import { fold } from '../text/tokenize';
import { readNote } from './readNote';
import type { Note, NoteSpan, Way, Wish } from './types';

/** Words folded. Their names are kinds of wishes. */
const rows: readonly (readonly [Way, string])[] = [
  ['grilled', '(?:char)?grilled|griddled|barbecued|(?:on|for|in|under) (?:the|a) (?:barbecue|bbq|grill|griddle)|(?:a la|en la) (?:plancha|parrilla|brasa|barbacoa)'],
  ['steamed', 'steamed|al vapor'],
  ['not boiled', '(?:not?|without|nothing|dont|sin|nada de|nada) (?:boil(?:ed|ing)?|hervir|hervid[oa]s?|cocer|cocid[oa]s?)'],
  ['fried', 'fried(?! (?:rice|eggs?|foods?))|(?<!(?:huevos?|patatas|papas|arroz|tomate) )frit[oa]s?'],
  ['gratinated', 'gratinad[oa]s?'],
  ['stuffed', 'stuffed|rellen[oa]s?'],
  ['crisp skin', 'crisp(?:y|ed)? skin|crackling|(?:la )?piel (?:muy |bien )?crujiente'],
  ['falling apart', '(?:fall|melt|com)(?:s|ing)? (?:apart|off the bone|in (?:the|your) mouth)|(?:que )?se (?:deshaga|caiga)n?(?: del hueso| en la boca)?|mechad[oa]'],
  ['sticky', 'sticky|glazed|pegajos[oa]s?|glasead[oa]s?'],
  ['smooth', '(?:blended |extra |very )?smooth(?: not lumpy)?|(?:no|without) lumps|not lumpy|sin grumos|sin tropezones'],
  ['rare', 'medium[ -]rare|medium[ -]well|rare(?: inside)?|pink(?: in the middle)?|rosad[oa]s?|poco hech[oa]s?|al punto|crud[oa] por dentro'],
  ['well done', 'well done|(?:muy|bien) hech[oa]s?'],
  ['runny', 'runny(?: yolks?| in the middle)?|soft[ -]boiled(?: eggs?)?|(?:con )?(?:la )?yemas? liquidas?|poco cuajad[oa]s?'],
  ['with mash', '(?:with|con) (?:creamy |mustard |cheesy |some |un )?(?:mash(?:ed potato(?:es)?)?|pure(?: de patatas?)?)'],
]; // biome-ignore format: one kind each
const ways = rows.map(
  ([kind, words]) => [kind, new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'gu')] as const,
);

/** Before what is named these say that it is not wanted. */
const denial =
  /(?<!\p{L})(?:not?|nothing|never|nor|isn['’]?t|without|sin|nada|ni)(?: (?:too|very|so|be|muy|tan|que quede))* $/iu;
const denialBefore = (text: string, at: number): string => denial.exec(text.slice(0, at))?.[0] ?? '';

/** Beside a food of a list these are said of the dish: 'salmón a la plancha', but grilled peppers are bought so. */
const saidOfDish = /^(?:al?|on|en|medium|poco|muy) /i;
/**
 * Returns the ways of cooking and the results that a text asks for.
 * @param isList in a list of foods most of them stand alone
 */
export function findWays(text: string, isList = false): Wish[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return ways.flatMap(([kind, words]) =>
    [...folded.matchAll(words)].flatMap(({ 0: { length }, index }): Wish[] => {
      const quote = text.slice(index, index + length);
      const isAlone =
        /(?:^|[,;\n])\s*$/.test(text.slice(0, index)) &&
        /^[\s\p{L}]*(?:[,;\n]|$)/u.test(text.slice(index + length));
      const isApart = !isList || (isAlone && !isBeside.test(quote)) || saidOfDish.test(quote);
      return isApart && denialBefore(text, index) === '' ? [{ kind, quote }] : [];
    }),
  );
}

/** Words of a request, and those of what a cook tells: 'leftovers from Sunday' and 'my nan made it' ask for nothing. */
const requestWords =
  /(?<!\p{L})(?:without|avoid|cut|chop|slice|serve|keep|add|put|must|should|instead|more|less|fewer|too|want|need|prefer|like (?:it|them)|make (?:it|sure)|sin|menos|m[aá]s|demasiad[oa]s?|evita|pon|ponle|corta|sirve|a[ñn]ade|quiero|queremos|que (?:quede|salga|est[eé]|sea|tenga|lleve|no)n?)(?!\p{L})/iu;
const tellingWords =
  /(?<!\p{L})(?:i|we|he|she|they|i['’]?m|i['’]?ve|i['’]?d|it['’]?s|is|are|was|were|had|has|have|havent|having|made|makes|got|gave|bought|found|used to|loves?|loved|likes?|hope|thanks?|leftovers? (?:from|of)|hungry|fine|ok|okay|surprise|whatever|idk|dunno|soy|es|son|era|hac[ií]an?|hizo|hice|tengo|tenemos|hay|estoy|estamos|est[aá]n?|compr[eé]|sobr[oó]|qued[oó]|viene|vienen|vinieron|vamos|gusta|gustan|encantan?|gracias|sobras de|ganas|da igual)(?!\p{L})/iu;

/** Words that ask for a way of cooking and name no food. */
const askingWords =
  /(?<!\p{L})(?:spicy|picante|quick|fast|r[aá]pid[oa]|easy|f[aá]cil|healthy|san[oa]|light|liger[oa]|kids?|children|ni[ñn][oa]s|one[- ]pot|oven|horno|air ?fryer|microwave|microondas|vegan[oa]?|vegetarian[oa]?|cheap|barat[oa]|comfort|low[- ]?carb|keto|halal|kosher|no[- ]cook|leftovers?|sobras)(?!\p{L})/iu;

/** Whether words of a list that name no food ask for something. */
export const isAsking = (words: string): boolean => askingWords.test(words) || requestWords.test(words);
/** Whether they are read as a wish. */
export const isRead = (words: string): boolean =>
  readNote(words, 'ingredients').otherSpans.length > 0 || findWays(words).length > 0;

/** Words that ask for nothing by themselves. */
const littleWords = wordSet(
  'something anything algo the and for with that like done made make very please just really proper some them into over top today tonight nice good tasty delicious yummy lovely best una unos unas con los las del muy que para bien por encima como todo rico rica ricos ricas buena bueno favor hoy quede quiero salga sea este esten queden',
);
const forWhom = /\b(?:for|para) (?:my|our|mis?|nuestr[oa]s?) [a-z]+/g;
/** Returns the words, folded, that say what is asked for. */
export const contentWords = (words: string): string[] =>
  (
    fold(words)
      .replace(forWhom, '')
      .match(/[a-z]{3,}|\d+/g) ?? []
  ).filter((word) => !littleWords.has(word));

/** A few words of cooks, by their first five letters, as recipes say them. */
const inEnglish = new Map([['tiras', 'strip'], ['rodaj', 'slice'], ['lamin', 'slice'], ['dados', 'dice'], ['trozo', 'piece'], ['salsa', 'sauce'], ['calie', 'hot'], ['fuego', 'simmer'], ['lento', 'simmer'], ['salte', 'fry'], ['ralla', 'grate'], ['picad', 'chop'], ['jugos', 'juic'], ['tiern', 'tender'], ['dorad', 'gold'], ['espes', 'thick'], ['golde', 'gold']]); // biome-ignore format: one row
const stemOf = (word: string) =>
  word.length > 5 ? word.replace(/(?:ing|ed|ly|es|s|y)$/, '') : word.replace(/s$/, '');
/** A recipe that names what these deny or multiply does not do what they ask. */
const turning = /(?<!\p{L})(?:not?|less|sin|nothing|nada|never|too|menos|double|twice|extra)(?!\p{L})/iu;
/** Whether a recipe has all the words of a wish. */
export function saysAll(recipe: string, words: string): boolean {
  const text = ` ${fold(recipe)}`;
  const isIn = (word: string) => text.includes(` ${inEnglish.get(word.slice(0, 5)) ?? stemOf(word)}`);
  return !turning.test(words) && contentWords(words).every(isIn);
}

/** What limits nothing without the word after it: 'not too sweet'. */
const isHalf = /(?<!\p{L})(?:too|very|so|much|many|muy|demasiad[oa]s?)$/iu;

const without = (words: string, parts: readonly string[]): string =>
  parts.reduce((left, part) => left.replace(part, ' '), words);
const isPart = (one: string, other: string) => one !== other && other.includes(one);

/** What is served with the dish, at the start of its words, and before its name. */
export const isBeside = /^(?:and|y|with|con|plus)(?!\p{L})/iu;
const servedWith = /(?<!\p{L})(?:with|con|plus)(?: (?:an?|some|the|una?|el|la|\p{L}+ (?:and|y)))* $/iu;
/** Whether a dish of a text is one to cook, not to serve beside it. */
export const isMain =
  (text: string) =>
  ({ start }: NoteSpan): boolean =>
    !servedWith.test(text.slice(0, start));

/** Each food that is to be served with it is a wish of its own, and 'oven only' asks for no hob beside it. */
function apart(wish: Wish): Wish[] {
  if (wish.kind === 'in the oven' && /only|just|solo/i.test(wish.quote))
    return [wish, { kind: 'without', appliance: 'hob', quote: wish.quote }];
  if (wish.kind !== 'with' || wish.isToUseUp || !isBeside.test(wish.quote)) return [wish];
  const [first = '', ...others] = wish.quote.split(/,? (?:and|y|&) |, /);
  const foods = first.slice(Math.max(0, wish.quote.indexOf(wish.foods)));
  return [{ ...wish, foods, quote: first }, ...others.map((one) => ({ ...wish, foods: one, quote: one }))];
}

/**
 * Returns a note with the ways that it asks for, and, as unread, all else that it asks for: nothing of what it only tells.
 * @param spans where the text names dishes
 */
export function withWays(note: Note, text: string, spans: readonly NoteSpan[], isList = false): Note {
  const names = spans.filter(isMain(text)).map(({ start, end }) => text.slice(start, end));
  const found = findWays(text, isList).filter(
    ({ quote }) => !note.wishes.some((wish) => isPart(quote, wish.quote)),
  );
  const denialOf = ({ quote }: Wish) => denialBefore(text, text.indexOf(quote));
  const denied = note.wishes.filter((wish) => !wish.kind.startsWith('with') && denialOf(wish) !== '');
  // More is cooked only for more diners, and no amount of sauce is a food to add.
  const isOfAmount = (wish: Wish) =>
    (wish.kind === 'occasion' && /leftover|sobra/i.test(wish.quote)) ||
    (wish.kind === 'with' && /^(?:the |la )?(?:sauces?|salsas?)$/i.test(wish.foods));
  const amounts = note.wishes.filter(isOfAmount);
  // 'Chilli con carne' asks for no meat beside it.
  const isName = (wish: Wish) =>
    wish.kind === 'with' && names.some((name) => isPart(wish.quote, name) || wish.foods.includes(name));
  const isWay = (wish: Wish) => found.some(({ quote }) => quote.includes(wish.quote));
  const left = [...denied, ...amounts];
  const wishes = note.wishes.filter((wish) => !isWay(wish) && !isName(wish) && !left.includes(wish));
  const next = (words: string) => /^ \p{L}+/u.exec(text.slice(text.indexOf(words) + words.length))?.[0] ?? '';
  const whole = (words: string) => (isHalf.test(words) ? words + next(words) : words);
  const quotes = found.map(({ quote }) => quote);
  const unread = [
    ...note.unread.map(whole),
    ...denied.map((wish) => denialOf(wish) + wish.quote),
    ...amounts.map(({ quote }) => quote),
  ]
    .flatMap((words) => without(words, quotes).split(/[,;]|(?<!\p{L})(?:and|y)(?!\p{L})/iu))
    .map((words) => words.trim())
    .filter((words) => requestWords.test(words) || !tellingWords.test(words));
  return {
    ...note,
    wishes: [...wishes.flatMap(apart), ...found],
    // 'Apple crumble with plenty of topping' is answered by an apple crumble but for its topping.
    unread: unread
      .map((words) => without(words, names).trim())
      .filter((words) => contentWords(words).length > 0),
  };
}
