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
type Contrast = 'other' | 'open' | undefined;

/** Words for what everybody means by the short name. */
const ordinaryKinds = 'regular|normal|ordinary|real|standard|corriente|comun|verdader[ao]';
/** Kinds that only the ordinary food has. */
export const ownKind =
  '(?:0+|\\d+(?:[.,]\\d+)?%|cows?|whole|semi-skimmed|skimmed|skim|double|single|heavy|whipping|clotted|greek|whole(?:meal|wheat)|enter[ao]|(?:semi)?desnatad[ao]|descremad[ao]|griego|gallina)';
/** Words for the ordinary food that a stand-in may have too. */
const usualKinds =
  'usual|classic|original|conventional|everyday|common|uncertified|plain|traditional|proper|genuine|authentic|animal|full-fat|favou?rite|non-vegan|habitual|convencional|ordinari[ao]|clasic[ao]|autentic[ao]|tradicional|lacte[ao]';
/** A word that means the ordinary food whatever it stands beside: 'regular', 'clásica'. */
export const ordinary = `(?:${ordinaryKinds}|${usualKinds})(?:e?s)?`;
const otherKind = new RegExp(`^(?:dairy|wheat|trigo|${ordinaryKinds}|${ownKind})(?:e?s)?$`);
const usualKind = new RegExp(`^(?:${usualKinds})(?:e?s)?$`);
const openKinds = wordSet(
  'any another other either whatever natural clarified strained homemade large medium fresh salted unsalted low-fat light white cultured self-raising all-purpose cualquier otra otro fresca salada blanca blanco liquida leudante curado campero oscura',
);
/** What a name may go on to where only the ordinary food is meant: 'leche de vaca', 'nata para montar'. */
export const origin =
  '(?:(?:de (?:l[ao]s? de |el de )?(?:vaca|oveja|cabra|verdad|siempre|toda la vida|trigo|gallina|fuerza|reposteria|montar|origen animal)|para montar|from (?:a )?cows?|con (?:gluten|lactosa|huevo)|al huevo|no (?:es |sea )?vegan[ao])\\b)';
const otherOrigin = new RegExp(`^ ${origin}`);
/** Words before a name that are no kind of it: its amount, its state. */
const noKind =
  /^(?:hot|warm|cold|cool|soft|lukewarm|little|more|extra|enough|splash|bit|knob|dash|good|small|rest|half|ml|c?l|k?g|oz|cups?|[a-z]*spoons?|tbsps?|tsps?|now|\p{L}+(?:ed|ing|ly))$/u;
/** Words that begin a sentence and are no brand: 'melt butter'. */
const verbs = wordSet(
  'add beat blend boil bring brush chop combine cook cream cut dissolve divide drizzle dust fold fry grate heat layer measure melt mix place pour put rub scatter sift simmer slice soften spoon spread sprinkle stir toast top toss use whip whisk work',
);
/** Words after which an unknown one is a kind: 'with jersey milk', 'some lovely butter'. */
const beforeKind = /^(?:the|an?|your|some|with|in|into|of|\d.*)$/;
const looksSpanish = /\b(?:el|la|los|las|con|del|una?|y|de|en|que|hasta|anade|usa|vierte)\b/;

/** 'Or', 'or use', 'o bien la', '→' before a name; not so the 'or' of 'two or three spoons of', and 'or until'. */
const orBefore =
  /(?:(?:^|[\s(,])(?:or|o|u)(?: (?!(?:until|so|more|less|two|three|four|hasta|dos|tres|cuatro)\b)[\p{L}\p{N}’'-]+){0,3} *|[/→⇒] *|[-=]> *)$/u;
const orAfter =
  /^(?:\s*[–—:(-]\s*\p{L}+ |[\s,(]*)(?:(?:or|o|u)\b(?! (?:until|so|more|less|hasta|al gusto))|\/|not\b|no\b|(?:that|which) (?:is|are)(?:n[’']?| no)t|que no|of (?:your )?choice|(?:that )?you (?:like|have|prefer)|que (?:prefieras|quieras|tengas|uses))/u;
/** 'Or the milk will split' tells what happens else. */
const consequence = /^ (?:will|wo|won|may|might|could|can|would|gets?|burns?|splits?|curdles?|se \w+[ae])\b/;
const joint = /^\s*(?:,|&|and|with|plus|y|con)?\s*(?:the|la|el)?\s*$/;

/** A sentence about something else to use. */
const swapTalk =
  /\b(?:instead|unless|swap\w*|switch\w*|sub(?:stitut\w*)?|replac\w*|alternativ\w*|in place of|no[nt][- ]?vegan\w*|(?:can|could|may|might)(?: also| just| even)* (?:add|use|be used|try|go|do)|works? (?:too|well|fine|just|as well)|(?:will|would|ll)(?: also)? (?:do|work)|(?:is|are)(?: also| just)? (?:fine|ok|okay)|versions?|variations?|option\w*|feel free|if (?:desired|you (?:like|wish|want|eat))|si (?:quieres|deseas|comes|tomas|te gusta)|richer|creamier|tradition\w*|unlike|classic|prefer\w*|en su lugar|en (?:lugar|vez) de|sustitu\w*|reemplaz\w*|puede[sn]?(?: tambien)? (?:anadir|agregar|usar|utilizar|poner|hacer\w*|cambiar)|se puede|(?:sirve|vale|funciona)n? (?:tambien|cualquier)|tambien (?:sirve|vale|funciona|queda|puedes)|prefier\w*|variante\w*|opcion\w*|a falta de|hay quien)\b/;
/** 'If' and 'si', save where they only speak of how the dish turns out; 'otherwise' beside them. */
const proviso =
  /\b(?:otherwise|if|si)\b(?! (?:needed|necessary|required|too|es necesario|hace falta|(?:it|its|it’s|they|the|this|your|mixture|batter|dough|sauce|la|el|los|las|se|ves|queda|esta|notas)\b[^.;]{0,40}\b(?:too|thick\w*|thin\w*|dry|stiff|sticky|loose|runny|dense|looks?|seems?|sticks?|needs? (?:more|an?|some)|espes\w*|sec[ao]|dur[ao]|liquid\w*|pega\w*)\b))/;

/** Sentences end with a mark and a space, or with their line. */
const sentencePattern = /[^.!?;\n]+(?:[.!?;](?=\S)[^.!?;\n]*)*[.!?;]*/g;
/** How far around a name its company is read, in characters. */
const reach = 64;

interface Sentence {
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
  /** It is no Spanish name as well. */
  readonly isEnglish: boolean;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}%¼½¾⅓⅔][\p{L}\p{N}%’'-]*/gu) ?? [];
const withoutMarks = (word: string) => word.replace(/[’']/g, '');

/** What makes a food only possible where another may be meant. */
export const unlessListed = (name: string): string => `if this is not the ${name.toLowerCase()} of the list`;

/** Judges one word beside a name; undefined when it tells nothing. */
function kindOf(word: string, listed: ReadonlySet<string>): Contrast {
  if (listed.has(word)) return undefined;
  const parts = word.split('-');
  const isOther = (one: string) => otherKind.test(one);
  if (isOther(word)) return parts.some((part) => listed.has(part)) ? 'open' : 'other';
  return openKinds.has(word) || usualKind.test(word) || parts.some(isOther) ? 'open' : undefined;
}

/** Reads the words before a name, nearest first: 'a splash of whole' → other. */
function kindBefore(
  written: string,
  listed: ReadonlySet<string>,
  { isLower, isEnglish }: { isLower: boolean; isEnglish: boolean },
): Contrast {
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
      (isLower &&
        (index > 0 || !((!isEnglish && /[aer]$/.test(word)) || verbs.has(word))) &&
        /^\p{Lu}/u.test(names[index] ?? '')) ||
      beforeKind.test(words[index - 1] ?? '');
    return isKind && !isSpanish ? 'open' : undefined;
  }
  return undefined;
}

/** Reads the words after a name: 'leche entera', 'queso rallado normal', 'milk (whole)', 'pan de trigo'. */
function kindAfter(after: string, listed: ReadonlySet<string>): Contrast {
  if (otherOrigin.test(after)) return 'other';
  if (/^ sin sal\b/.test(after) && !listed.has('sal')) return 'open';
  const [word = '', next = ''] = wordsIn(/^ ?\(?\S+(?: \S+)?/u.exec(after)?.[0] ?? '').map(withoutMarks);
  return kindOf(word, listed) ?? (/[ai]d[oa]$/.test(word) ? kindOf(next, listed) : undefined);
}

/** What a short name contrasts with, if anything. */
export function contrastOf({
  text,
  start,
  end,
  sentence,
  listedWords,
  fullNameEnd,
  isEnglish,
}: ShortName): Contrast {
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
    kindBefore(written, listedWords, { isLower: /^\p{Ll}/u.test(text.slice(start, end)), isEnglish }) ??
    kindAfter(after, listedWords)
  );
}
