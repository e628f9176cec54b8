/** Denials: which names 'without', 'sin', 'contains no' or '-free' take back, lists included. */
import { wordSet } from '@/lib/words';
import { type Mention, type MentionsInText, wordAt } from './mentions';

/** A word or phrase that denies what follows. */
interface Negator {
  /** How freely other words may stand before the thing denied. */
  readonly reach: 'strict' | 'loose';
  /** Whether a plain list after it ('milk, eggs and nuts') is denied whole, not only one with 'or'. */
  readonly coversList: boolean;
  /** Whether the food beside it loses what is denied; not so after 'instead of'. */
  readonly clears: boolean;
}

const strict: Negator = { reach: 'strict', coversList: false, clears: true };
const without: Negator = { reach: 'loose', coversList: false, clears: true };
const freeFrom: Negator = { reach: 'loose', coversList: true, clears: true };
const instead: Negator = { reach: 'loose', coversList: false, clears: false };
/** What a note says of the food replaced, or of the cook's own list. */
const listed: Negator = { reach: 'loose', coversList: true, clears: false };

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
    .map((key) => [key, instead] as const),
  ...'replace,replaces,replacing,sustituye,sustituir,reemplaza,reemplazar,you listed,you avoid,you dislike,indicaste,evitas'
    .split(',')
    .map((key) => [key, listed] as const),
]);

const articles = wordSet('added any extra the a an el la los las de ningun ninguna');
const fillers = wordSet(
  `${[...articles].join(' ')} more traces trace of contain contains containing add adding use using have has include includes including contiene contienen contener lleva llevan tiene tienen anadir anadas agregar usar use anadida anadido anadidos nada trazas`,
);
const eitherPattern = wordSet('or nor ni o u');
const bothPattern = wordSet('and y e');
/** After these comes what is used: 'replace it with butter'. */
const giving = wordSet('with by for por con may can could should puede pueden');
const maxFillers = 3;

/** The negator that starts at a word, and how many words it has. */
export function negatorAt(
  { tokens, gaps }: MentionsInText,
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

/** The mention reached from a word on, over at most a few words of the same clause. */
export function mentionAfter(
  inText: MentionsInText,
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
      !(eitherPattern.has(word) || bothPattern.has(word) || giving.has(word));
    if (!isFiller && !isPassed) return undefined;
  }
  return undefined;
}

/** 'Breadcrumbs without gluten and soy milk' has soy milk. */
const isStandIn = ({ ingredient }: Mention): boolean => ingredient.category === 'dairy alternative';

const endsClause = (inText: MentionsInText, mention: Mention): boolean =>
  (inText.gaps[mention.last + 1] ?? 'hard') === 'hard';

/**
 * 'milk, eggs or nuts', 'leche ni huevo': every mention that a denial of the first one covers. 'and' joins only what ends the clause,
 * so that 'without nuts and a glass of milk' still holds milk.
 */
export function deniedList(inText: MentionsInText, first: Mention, coversList: boolean): Mention[] {
  const sure = [first];
  let pending: Mention[] = [];
  let last = first;
  for (;;) {
    const next = last.last + 1;
    const gap = inText.gaps[next];
    if (gap === undefined || gap === 'hard') return sure;
    const word = wordAt(inText.tokens, next);
    const either = eitherPattern.has(word);
    const both = bothPattern.has(word);
    const following = mentionAfter(inText, either || both ? next + 1 : next, 'next');
    if (!following) return sure;
    if (
      either ||
      (both &&
        (coversList ||
          (following.first === next + 1 && endsClause(inText, following) && !isStandIn(following))))
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

/** 'gluten, dairy and nut free': the mention right before 'free' and those that share it, last one first. */
export function sharedFree(inText: MentionsInText, last: Mention): Mention[] {
  const list = [last];
  let first = last;
  for (;;) {
    const before = first.first - 1;
    const word = wordAt(inText.tokens, before);
    const joined = bothPattern.has(word) || eitherPattern.has(word);
    if (!joined && !(list.length > 1 && inText.gaps[first.first] === 'soft')) return list;
    const mention = inText.mentionAt.get(joined ? before - 1 : before);
    if (!mention) return list;
    list.push(mention);
    first = mention;
  }
}
