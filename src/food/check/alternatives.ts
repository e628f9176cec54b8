/**
 * Tells whether a short name means the food of the list or the ordinary one. 'The milk' of a list with oat milk is the oat milk,
 * and so is 'milk', as long as nothing contrasts with it:
 *
 * - a kind that only the ordinary food has ('regular milk', 'Greek yogurt', 'leche entera', 'mantequilla de verdad') means the
 *   ordinary food;
 * - a kind that either may have ('unsalted butter', 'plain flour'), an 'or', 'instead', 'if', 'any', or a sentence about swaps
 *   leaves it open, and what is open is told as possible: a bare 'mayonnaise' is the vegan one of the list, and 'mayonnaise if
 *   you eat eggs' may be either;
 * - a word of the listed line itself ('plain' of 'gluten-free plain flour') and a remark on how the dish turns out ('if the
 *   batter is too thick, add milk') contrast with nothing.
 */
import { wordSet } from '@/lib/words';
import { fold } from '../text/tokenize';

/** What a text says of a short name: that it is the ordinary food, or that it may be. */
export type Contrast = 'other' | 'open' | undefined;

const otherKinds = wordSet(
  'regular normal ordinary real dairy standard cow cows whole semi-skimmed skimmed skim double single heavy whipping clotted greek wheat wholemeal wholewheat trigo corriente comun entera desnatada semidesnatada descremada griego gallina',
);
const openKinds = wordSet(
  'any another other either usual plain traditional proper genuine natural clarified strained homemade large medium fresh salted unsalted full-fat low-fat light white cultured self-raising all-purpose cualquier otra otro tradicional fresca salada blanca blanco liquida leudante curado campero oscura',
);
/** What a name may go on to where only the ordinary food is meant: 'leche de vaca', 'nata para montar'. */
const otherOrigin =
  /^ (?:de (?:vaca|oveja|cabra|verdad|siempre|toda la vida|trigo|gallina|fuerza|reposteria|montar)|para montar|from (?:a )?cows?|con (?:gluten|lactosa|huevo)|al huevo)\b/;
/** Words before a name that are no kind of it: its amount, its state. */
const noKind =
  /^(?:hot|warm|cold|cool|soft|lukewarm|little|more|extra|enough|splash|bit|knob|dash|good|small|rest|half|ml|c?l|k?g|oz|cups?|[a-z]*spoons?|tbsps?|tsps?|now|\p{L}+(?:ed|ing|ly))$/u;
/** Words after which an unknown one is a kind: 'with jersey milk', 'some lovely butter'. */
const beforeKind = /^(?:the|an?|your|some|with|in|into|of|\d.*)$/;
const looksSpanish = /\b(?:el|la|los|las|con|del|una?|y|de|en|que|hasta|anade|usa|vierte)\b/;

/** 'Or', 'or use', 'o bien la', '→' before a name; not so the 'or' of 'two or three spoons of', and 'or until'. */
const orBefore =
  /(?:(?:^|[\s(,])(?:or|o|u)(?: (?!(?:until|so|more|less|two|three|four|hasta|dos|tres|cuatro)\b)[\p{L}\p{N}’'-]+){0,3} *|[/→⇒] *|[-=]> *)$/u;
const orAfter =
  /^(?:\s*[–—:(-]\s*\p{L}+ |[\s,(]*)(?:(?:or|o|u)\b(?! (?:until|so|more|less|hasta|al gusto))|\/|not\b|no\b|of (?:your )?choice|(?:that )?you (?:like|have|prefer)|que (?:prefieras|quieras|tengas|uses))/u;
/** 'Or the milk will split' tells what happens else. */
const consequence = /^ (?:will|wo|won|may|might|could|can|would|gets?|burns?|splits?|curdles?|se \w+[ae])\b/;
const joint = /^\s*(?:,|&|and|with|plus|y|con)?\s*(?:the|la|el)?\s*$/;

/** A sentence about something else to use. */
const swapTalk =
  /\b(?:instead|unless|swap\w*|switch\w*|sub|substitut\w*|replac\w*|alternativ\w*|in place of|non[- ]?vegan\w*|not vegan|(?:can|could|may|might)(?: also| just| even)* (?:add|use|be (?:used|swapped|replaced)|swap|replace|try|go|do)|works? (?:too|well|fine|just|as well)|(?:will|would|ll) (?:also )?(?:do|work)|(?:is|are) (?:also |just )?(?:fine|ok|okay)|versions?|variations?|options?|feel free|optional\w*|opcional\w*|if (?:desired|you (?:like|wish|want))|si (?:quieres|deseas|te gusta)|richer|creamier|tradition\w*|unlike|classic|prefer\w*|en su lugar|en (?:lugar|vez) de|sustitu\w*|reemplaz\w*|puede[sn]?(?: tambien)? (?:anadir|agregar|usar|utilizar|poner|hacer\w*|cambiar)|se puede|(?:sirve|vale|funciona)n? (?:tambien|cualquier)|tambien (?:sirve|vale|funciona|queda|se puede|puedes)|prefier\w*|variante\w*|opcion\w*|a falta de|hay quien)\b/;
/** 'If' and 'si', save where they only speak of how the dish turns out; 'otherwise' beside them. */
const proviso =
  /\b(?:otherwise|if|si)\b(?! (?:needed|necessary|required|too|es necesario|hace falta|(?:it|its|it’s|they|the|this|your|mixture|batter|dough|sauce|la|el|los|las|se|ves|queda|esta|notas)\b[^.;]{0,40}\b(?:too|thick\w*|thin\w*|dry|stiff|sticky|loose|runny|dense|looks?|seems?|sticks?|needs? (?:more|an?|some)|espes\w*|sec[ao]|dur[ao]|liquid\w*|pega\w*)\b))/;

/** Sentences end with a mark and a space, or with their line. */
const sentencePattern = /[^.!?;\n]+(?:[.!?;](?=\S)[^.!?;\n]*)*[.!?;]*/g;
/** How far around a name its company is read, in characters. */
const reach = 64;

export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** It speaks of something else to use. */
  readonly isSwap: boolean;
  /** It says under what condition. */
  readonly isProviso: boolean;
}

/** The sentences of a text. Linear in its length. */
export function sentencesOf(text: string): Sentence[] {
  let isAnswer = false;
  return [...text.matchAll(sentencePattern)].map(({ 0: sentence, index }) => {
    const folded = fold(sentence);
    const isSwap = isAnswer || swapTalk.test(folded);
    isAnswer = /\?\s*$/.test(sentence);
    return { start: index, end: index + sentence.length, isSwap, isProviso: proviso.test(folded) };
  });
}

const definite = /(?:^|[^\p{L}])(?:the|this|these|each|your|el|la|los|las|cada) (?:\p{L}+ )?$/iu;

/** Whether the words before a name make it a certain one: 'the pancakes', 'la masa'. */
export const isDefinite = (before: string): boolean => definite.test(before);

interface ShortName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: Sentence;
  /** The words of the listed line that it may stand for. */
  readonly listedWords: ReadonlySet<string>;
  /** Where the nearest full name of that food ends, before it in the text. */
  readonly fullNameEnd: number | undefined;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}%¼½¾⅓⅔][\p{L}\p{N}%’'-]*/gu) ?? [];
const withoutMarks = (word: string) => word.replace(/[’']/g, '');

/** Judges one word beside a name; undefined when it tells nothing. */
function kindOf(word: string, listed: ReadonlySet<string>): Contrast {
  if (listed.has(word)) return undefined;
  const parts = word.split('-');
  if (otherKinds.has(word) || /^(?:0+|\d+(?:[.,]\d+)?%)$/.test(word))
    return parts.some((part) => listed.has(part)) ? 'open' : 'other';
  return openKinds.has(word) || parts.some((part) => otherKinds.has(part)) ? 'open' : undefined;
}

/** Reads the words before a name, nearest first: 'a splash of whole' → other. */
function kindBefore(written: string, listed: ReadonlySet<string>, isLower: boolean): Contrast {
  const clause = written.split(/[,:;—–]/).at(-1) ?? '';
  if (/\S$/.test(clause)) return undefined;
  const names = wordsIn(clause);
  const words = names.map((word) => withoutMarks(fold(word)));
  const isSpanish = looksSpanish.test(fold(written));
  for (let index = words.length - 1; index >= Math.max(0, words.length - 3); index--) {
    const word = words[index] ?? '';
    const kind = kindOf(word, listed);
    if (kind) return kind;
    if (beforeKind.test(word)) return undefined;
    if (listed.has(word) || noKind.test(word)) continue;
    // Of the words that are not known, one with a capital is a brand or a country, one after 'the' or 'with' a kind.
    const isKind =
      (isLower && index > 0 && /^\p{Lu}/u.test(names[index] ?? '')) ||
      beforeKind.test(words[index - 1] ?? '');
    return isKind && !isSpanish ? 'open' : undefined;
  }
  return undefined;
}

/** Reads the words after a name: 'leche entera', 'queso rallado normal', 'milk (whole)', 'pan de trigo'. */
function kindAfter(after: string, listed: ReadonlySet<string>): Contrast {
  if (otherOrigin.test(after)) return 'other';
  const [word = '', next = ''] = wordsIn(/^ ?\(?\S+(?: \S+)?/u.exec(after)?.[0] ?? '').map(withoutMarks);
  return kindOf(word, listed) ?? (/[ai]d[oa]$/.test(word) ? kindOf(next, listed) : undefined);
}

/** What a short name contrasts with, if anything. */
export function contrastOf({ text, start, end, sentence, listedWords, fullNameEnd }: ShortName): Contrast {
  const written = text.slice(Math.max(sentence.start, start - reach), start);
  const before = fold(written);
  const after = fold(text.slice(end, Math.min(sentence.end, end + reach)));
  const isJoined =
    fullNameEnd !== undefined &&
    start - fullNameEnd < reach &&
    joint.test(fold(text.slice(fullNameEnd, start)));
  const isOr = orBefore.test(before) && !consequence.test(after);
  if (sentence.isSwap || sentence.isProviso || isJoined || isOr || orAfter.test(after)) return 'open';
  return (
    kindBefore(written, listedWords, /^\p{Ll}/u.test(text.slice(start, end))) ?? kindAfter(after, listedWords)
  );
}
