/** Finds the names that are denied by 'without', 'sin', 'contains no' or '-free', lists included. */
import { wordSet } from '@/lib/words';
import { type Mention, type TextMentions, wordAt } from './mentions';

interface Negator {
  /** 'loose' allows other words before the denied name. */
  readonly reach: 'strict' | 'loose';
  /** True if the negator denies a whole list ('milk, eggs and nuts'), not only one with 'or'. */
  readonly coversList: boolean;
  /** True if the denied food is removed from the food beside it; false after 'instead of'. */
  readonly clears: boolean;
}

const strict: Negator = { reach: 'strict', coversList: false, clears: true };
const without: Negator = { reach: 'loose', coversList: false, clears: true };
const freeFrom: Negator = { reach: 'loose', coversList: true, clears: true };
const insteadOf: Negator = { reach: 'loose', coversList: false, clears: false };
/** Phrases about a replaced food, or about the profile's entries. */
const replacedOrListed: Negator = { reach: 'loose', coversList: true, clears: false };

const negators = new Map<string, Negator>([
  ...['no', 'not', 'non', 'zero', 'cero', 'never', 'nunca', 'dont', 'doesnt'].map(
    (key) => [key, strict] as const,
  ),
  ...['without', 'sin', 'excluding', 'excluyendo'].map((key) => [key, without] as const),
  ...['free from', 'free of', 'libre de', 'libres de', 'exento de', 'exenta de'].map(
    (key) => [key, freeFrom] as const,
  ),
  ...'instead of,rather than,in place of,in lieu of,en lugar de,en vez de,leave out,leaves out,leaving out,omit,omits,omitting,skip,skipping,omite,omitir,wont miss,no need for,no hace falta,no necesita,no necesitas,allergic to,allergy to,alergia a,alergica a,alergico a'
    .split(',')
    .map((key) => [key, insteadOf] as const),
  ...'replace,replaces,replacing,sustituye,sustituir,reemplaza,reemplazar,you listed,you avoid,you dislike,indicaste,evitas'
    .split(',')
    .map((key) => [key, replacedOrListed] as const),
]);

const articles = wordSet('added any extra the a an el la los las de ningun ninguna');
const fillers = wordSet(
  `${[...articles].join(' ')} more traces trace of contain contains containing add adding use using have has include includes including contiene contienen contener lleva llevan tiene tienen anadir anadas agregar usar use anadida anadido anadidos nada trazas`,
);
const orWords = wordSet('or nor ni o u');
const andWords = wordSet('and y e');
/** Words before a replacement: 'replace it with butter'. */
const beforeReplacement = wordSet('with by for por con may can could should puede pueden');
const maxFillers = 3;

/** Returns the negator that starts at a word, and its number of words. */
export function negatorAt(
  { tokens, gaps }: TextMentions,
  index: number,
): { negator: Negator; length: number } | undefined {
  let phrase = '';
  let longest: { negator: Negator; length: number } | undefined;
  for (let length = 1; length <= 3; length++) {
    if (length > 1 && gaps[index + length - 1] !== 'tight') break;
    phrase = length === 1 ? wordAt(tokens, index) : `${phrase} ${wordAt(tokens, index + length - 1)}`;
    const negator = negators.get(phrase);
    if (negator) longest = { negator, length };
  }
  return longest;
}

/** Returns the first mention at or after a word, within a few words of the same clause. */
export function mentionAfter(
  inText: TextMentions,
  from: number,
  reach: Negator['reach'] | 'next',
): Mention | undefined {
  for (let index = from; index <= from + maxFillers; index++) {
    const gap = inText.gaps[index];
    if (gap === undefined || gap === 'hard' || (gap === 'soft' && index > from)) return undefined;
    const mention = inText.mentionAt.get(index);
    if (mention) return mention.first === index ? mention : undefined;
    const word = wordAt(inText.tokens, index);
    const isFiller = (reach === 'next' ? articles : fillers).has(word);
    const isPassed =
      reach === 'loose' &&
      index - from < 2 &&
      !(orWords.has(word) || andWords.has(word) || beforeReplacement.has(word));
    if (!isFiller && !isPassed) return undefined;
  }
  return undefined;
}

/** 'Breadcrumbs without gluten and soy milk' contains soy milk. */
const isDairyAlternative = ({ ingredient }: Mention): boolean => ingredient.category === 'dairy alternative';

const endsClause = (inText: TextMentions, mention: Mention): boolean =>
  (inText.gaps[mention.last + 1] ?? 'hard') === 'hard';

/**
 * Returns the mentions that are denied together with the first: 'milk, eggs or nuts', 'leche ni huevo'. 'and' joins only the
 * last name of a clause: 'without nuts and a glass of milk' contains milk.
 */
export function deniedMentions(inText: TextMentions, first: Mention, coversList: boolean): Mention[] {
  const sure = [first];
  let pending: Mention[] = [];
  let last = first;
  for (;;) {
    const next = last.last + 1;
    const gap = inText.gaps[next];
    if (gap === undefined || gap === 'hard') return sure;
    const word = wordAt(inText.tokens, next);
    const either = orWords.has(word);
    const both = andWords.has(word);
    const following = mentionAfter(inText, either || both ? next + 1 : next, 'next');
    if (!following) return sure;
    if (
      either ||
      (both &&
        (coversList ||
          (following.first === next + 1 && endsClause(inText, following) && !isDairyAlternative(following))))
    ) {
      sure.push(...pending, following);
      pending = [];
    } else if (gap !== 'soft' || both) {
      return sure;
    } else if (coversList) {
      sure.push(following);
    } else {
      pending.push(following);
    }
    last = following;
  }
}

/** Returns the mentions that share one 'free', last one first: 'gluten, dairy and nut free'. */
export function mentionsSharingFree(inText: TextMentions, last: Mention): Mention[] {
  const list = [last];
  let first = last;
  for (;;) {
    const before = first.first - 1;
    const word = wordAt(inText.tokens, before);
    const joined = andWords.has(word) || orWords.has(word);
    if (!joined && !(list.length > 1 && inText.gaps[first.first] === 'soft')) return list;
    const mention = inText.mentionAt.get(joined ? before - 1 : before);
    if (!mention) return list;
    list.push(mention);
    first = mention;
  }
}
