/**
 * Decides whether a short name means the listed food or the ordinary one. If the list has oat milk, 'the milk' and 'milk' mean
 * the oat milk, unless something contrasts:
 *
 * - a kind that only the ordinary food has ('regular milk', 'Greek yogurt', 'leche entera', 'mantequilla de verdad') means the
 *   ordinary food;
 * - a kind that both can have ('unsalted butter', 'plain flour'), an 'or', 'instead', 'if', 'any', or a sentence about swaps
 *   means either: a bare 'mayonnaise' is the listed vegan one, 'mayonnaise if you eat eggs' can be either;
 * - a word of the listed line ('plain' of 'gluten-free plain flour') and a remark about the result ('if the batter is too
 *   thick, add milk') do not contrast.
 */
import { wordSet } from '@/lib/words';
import { fold } from '../text/tokenize';

/** What the context says about a short name: it means the ordinary food, or either; undefined: no contrast. */
type Contrast = 'ordinary' | 'either' | undefined;

const ordinaryKinds = 'regular|normal|ordinary|real|standard|corriente|comun|verdader[ao]';
export const ordinaryOnlyKinds =
  '(?:0+|\\d+(?:[.,]\\d+)?%|cows?|whole|semi-skimmed|skimmed|skim|double|single|heavy|whipping|clotted|greek|whole(?:meal|wheat)|enter[ao]|(?:semi)?desnatad[ao]|descremad[ao]|griego|gallina)';
/** Words for the ordinary food that a substitute can have too. */
const usualKinds =
  'usual|classic|original|conventional|everyday|common|uncertified|plain|traditional|proper|genuine|authentic|animal|full-fat|favou?rite|non-vegan|habitual|convencional|ordinari[ao]|clasic[ao]|autentic[ao]|tradicional|lacte[ao]';
/** Words that mean the ordinary food beside any name: 'regular', 'clásica'. */
export const ordinaryWords = `(?:${ordinaryKinds}|${usualKinds})(?:e?s)?`;
const otherKind = new RegExp(`^(?:dairy|wheat|trigo|${ordinaryKinds}|${ordinaryOnlyKinds})(?:e?s)?$`);
const usualKind = new RegExp(`^(?:${usualKinds})(?:e?s)?$`);
const openKinds = wordSet(
  'any another other either whatever natural clarified strained homemade large medium fresh salted unsalted low-fat light white cultured self-raising all-purpose cualquier otra otro fresca salada blanca blanco liquida leudante curado campero oscura',
);
/** Words after a name that mean the ordinary food: 'leche de vaca', 'nata para montar'. */
export const ordinaryOrigins =
  '(?:(?:de (?:l[ao]s? de |el de )?(?:vaca|oveja|cabra|verdad|siempre|toda la vida|trigo|gallina|fuerza|reposteria|montar|origen animal)|para montar|from (?:a )?cows?|con (?:gluten|lactosa|huevo)|al huevo|no (?:es |sea )?vegan[ao])\\b)';
const otherOrigin = new RegExp(`^ ${ordinaryOrigins}`);
/** Words before a name that say its amount or state, not its kind. */
const notAKind =
  /^(?:hot|warm|cold|cool|soft|lukewarm|little|more|extra|enough|splash|bit|knob|dash|good|small|rest|half|ml|c?l|k?g|oz|cups?|[a-z]*spoons?|tbsps?|tsps?|now|\p{L}+(?:ed|ing|ly))$/u;
/** Verbs that start a sentence: 'melt butter'. Other capitalised words are brands. */
const verbs = wordSet(
  'add beat blend boil bring brush chop combine cook cream cut dissolve divide drizzle dust fold fry grate heat layer measure melt mix place pour put rub scatter sift simmer slice soften spoon spread sprinkle stir toast top toss use whip whisk work',
);
/** Words after which an unknown word is a kind: 'with jersey milk', 'some lovely butter'. */
const beforeKind = /^(?:the|an?|your|some|with|in|into|of|\d.*)$/;
const looksSpanish = /\b(?:el|la|los|las|con|del|una?|y|de|en|que|hasta|anade|usa|vierte)\b/;

/** 'Or', 'or use', 'o bien la', '→' before a name, but not 'two or three spoons of' or 'or until'. */
const orBefore =
  /(?:(?:^|[\s(,])(?:or|o|u)(?: (?!(?:until|so|more|less|two|three|four|hasta|dos|tres|cuatro)\b)[\p{L}\p{N}’'-]+){0,3} *|[/→⇒] *|[-=]> *)$/u;
const orAfter =
  /^(?:\s*[–—:(-]\s*\p{L}+ |[\s,(]*)(?:(?:or|o|u)\b(?! (?:until|so|more|less|hasta|al gusto))|\/|not\b|no\b|(?:that|which) (?:is|are)(?:n[’']?| no)t|que no|of (?:your )?choice|(?:that )?you (?:like|have|prefer)|que (?:prefieras|quieras|tengas|uses))/u;
/** 'Or the milk will split' warns; it offers no alternative. */
const consequence = /^ (?:will|wo|won|may|might|could|can|would|gets?|burns?|splits?|curdles?|se \w+[ae])\b/;
const joint = /^\s*(?:,|&|and|with|plus|y|con)?\s*(?:the|la|el)?\s*$/;

const swapTalk =
  /\b(?:instead|unless|swap\w*|switch\w*|sub(?:stitut\w*)?|replac\w*|alternativ\w*|in place of|no[nt][- ]?vegan\w*|(?:can|could|may|might)(?: also| just| even)* (?:add|use|be used|try|go|do)|works? (?:too|well|fine|just|as well)|(?:will|would|ll)(?: also)? (?:do|work)|(?:is|are)(?: also| just)? (?:fine|ok|okay)|versions?|variations?|option\w*|feel free|if (?:desired|you (?:like|wish|want|eat))|si (?:quieres|deseas|comes|tomas|te gusta)|richer|creamier|tradition\w*|unlike|classic|prefer\w*|en su lugar|en (?:lugar|vez) de|sustitu\w*|reemplaz\w*|puede[sn]?(?: tambien)? (?:anadir|agregar|usar|utilizar|poner|hacer\w*|cambiar)|se puede|(?:sirve|vale|funciona)n? (?:tambien|cualquier)|tambien (?:sirve|vale|funciona|queda|puedes)|prefier\w*|variante\w*|opcion\w*|a falta de|hay quien)\b/;
/** 'Otherwise', 'if' and 'si', except about the result of a step: 'if the batter is too thick'. */
const proviso =
  /\b(?:otherwise|if|si)\b(?! (?:needed|necessary|required|too|es necesario|hace falta|(?:it|its|it’s|they|the|this|your|mixture|batter|dough|sauce|la|el|los|las|se|ves|queda|esta|notas)\b[^.;]{0,40}\b(?:too|thick\w*|thin\w*|dry|stiff|sticky|loose|runny|dense|looks?|seems?|sticks?|needs? (?:more|an?|some)|espes\w*|sec[ao]|dur[ao]|liquid\w*|pega\w*)\b))/;

/** A sentence ends with a punctuation mark and a space, or with its line. */
const sentencePattern = /[^.!?;\n]+(?:[.!?;](?=\S)[^.!?;\n]*)*[.!?;]*/g;
const reachChars = 64;

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly isSwap: boolean;
  readonly isProviso: boolean;
}

/** Returns the sentences of a text. Linear in its length. */
export function splitSentences(text: string): Sentence[] {
  let isAnswer = false;
  return [...text.matchAll(sentencePattern)].map(({ 0: sentence, index }) => {
    const folded = fold(sentence);
    const isSwap = isAnswer || swapTalk.test(folded);
    isAnswer = /\?\s*$/.test(sentence);
    return { start: index, end: index + sentence.length, isSwap, isProviso: proviso.test(folded) };
  });
}

const definite = /(?:^|[^\p{L}])(?:the|this|these|each|your|el|la|los|las|cada) (?:\p{L}+ )?$/iu;

/** True if a name after these words is definite: 'the pancakes', 'la masa'. */
export const isAfterDefiniteArticle = (before: string): boolean => definite.test(before);

interface ShortName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: Sentence;
  /** The words of the list's line for the food. */
  readonly listedWords: ReadonlySet<string>;
  /** End of the nearest full name of the listed food before the short name. */
  readonly fullNameEnd: number | undefined;
  readonly isEnglish: boolean;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}%¼½¾⅓⅔][\p{L}\p{N}%’'-]*/gu) ?? [];
const withoutMarks = (word: string) => word.replace(/[’']/g, '');

/** Returns the condition for the ordinary food, shown to the cook. */
export const unlessListedFood = (name: string): string =>
  `if this is not the ${name.toLowerCase()} of the list`;

/** Returns the contrast of one word beside a name; undefined if it has none. */
function contrastOfWord(word: string, listed: ReadonlySet<string>): Contrast {
  if (listed.has(word)) return undefined;
  const parts = word.split('-');
  const isOther = (one: string) => otherKind.test(one);
  if (isOther(word)) return parts.some((part) => listed.has(part)) ? 'either' : 'ordinary';
  return openKinds.has(word) || usualKind.test(word) || parts.some(isOther) ? 'either' : undefined;
}

/** Returns the contrast of the words before a name, nearest first: 'a splash of whole' → ordinary. */
function contrastBefore(
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
    const kind = contrastOfWord(word, listed);
    if (kind) return kind;
    if (beforeKind.test(word)) return undefined;
    if (listed.has(word) || notAKind.test(word)) continue;
    // An unknown word with a capital is a brand or a country; an unknown word after 'the' or 'with' is a kind.
    const isKind =
      (isLower &&
        (index > 0 || !((!isEnglish && /[aer]$/.test(word)) || verbs.has(word))) &&
        /^\p{Lu}/u.test(names[index] ?? '')) ||
      beforeKind.test(words[index - 1] ?? '');
    return isKind && !isSpanish ? 'either' : undefined;
  }
  return undefined;
}

/** Returns the contrast of the words after a name: 'leche entera', 'queso rallado normal', 'milk (whole)', 'pan de trigo'. */
function contrastAfter(after: string, listed: ReadonlySet<string>): Contrast {
  if (otherOrigin.test(after)) return 'ordinary';
  if (/^ sin sal\b/.test(after) && !listed.has('sal')) return 'either';
  const [word = '', next = ''] = wordsIn(/^ ?\(?\S+(?: \S+)?/u.exec(after)?.[0] ?? '').map(withoutMarks);
  return contrastOfWord(word, listed) ?? (/[ai]d[oa]$/.test(word) ? contrastOfWord(next, listed) : undefined);
}

/** Returns how a short name contrasts with the listed food; undefined if it does not. */
export function contrastWithListedFood({
  text,
  start,
  end,
  sentence,
  listedWords,
  fullNameEnd,
  isEnglish,
}: ShortName): Contrast {
  const written = text.slice(Math.max(sentence.start, start - reachChars), start);
  const before = fold(written);
  const after = fold(text.slice(end, Math.min(sentence.end, end + reachChars)));
  const isJoined =
    fullNameEnd !== undefined &&
    start - fullNameEnd < reachChars &&
    joint.test(fold(text.slice(fullNameEnd, start)));
  const isOr = orBefore.test(before) && !consequence.test(after);
  if (sentence.isSwap || sentence.isProviso || isJoined || isOr || orAfter.test(after)) return 'either';
  return (
    contrastBefore(written, listedWords, { isLower: /^\p{Ll}/u.test(text.slice(start, end)), isEnglish }) ??
    contrastAfter(after, listedWords)
  );
}
