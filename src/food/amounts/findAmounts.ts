/** Finds the amounts of a text with their places: numbers, ranges of them, and the units behind them. */
import { articlesPattern, digitsPattern, readNumber, wordsPattern } from './numbers';
import { unitOf, unitPattern } from './units';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A unit in a text. */
interface FoundUnit extends Place {
  /** As parse-ingredient names it: 'tablespoon', 'gram'. */
  readonly id: string;
  readonly written: string;
}

/** An amount in a text: from its number to the end of its unit. */
export interface FoundAmount extends Place {
  readonly low: number;
  /** The other end of a range: of '1–2 cloves'. */
  readonly high: number | null;
  /** Where the numbers stand. */
  readonly number: Place;
  /** An article is a number in some places only. */
  readonly kind: 'digits' | 'word' | 'article';
  /** Null of plain counts. */
  readonly unit: FoundUnit | null;
  /** Words after the unit that add to the number: ' y media', ' 8 oz' of pounds. */
  readonly more: Place | null;
}

const range = '(?: ?(?:-|–|—|−) ?| (?:to|or|a|o|y) )';
const number = new RegExp(
  `(?:(?<![\\p{L}\\p{N}.,⁄½¼¾⅓⅔%#$€£])(?<![\\d½¼¾⅓⅔] ?[-–/])|(?<=(?:^|[\\s(\\d])x))(?:(?<digits>${digitsPattern})(?:(?<between>${range})(?<high>${digitsPattern}))?|(?<word>${wordsPattern})|(?<article>${articlesPattern}))`,
  'giu',
);
/** What cooks say of a spoon, not of the food. */
const heaped =
  '(?:heaped|heaping|level|rounded|scant|generous|large|small|medium|big|good|thick|thin|fat|full|plump|whole|buena?|gran|grandes?|pequeñ[oa]s?|generos[oa]s?) ';
const unitAfter = new RegExp(
  `^[ \\u00a0]?-?(?:de |of an? )?(?:${heaped}){0,2}(?<unit>${unitPattern})(?![\\p{L}\\p{N}])`,
  'iu',
);
const halfAfter = /^ (?:y|and) (?:media|medio|a half|½|1\/2)(?![\p{L}\p{N}])/iu;

const ouncesAfter = /^,? (?:and )?(\d{1,2}) ?(?:oz|ounces?)\b\.?/i;

/** Every amount of a text, in order; also numbers that count nothing, such as the one of a step. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  number.lastIndex = 0;
  for (let match = number.exec(text); match; match = number.exec(text)) {
    const amount = amountAt(text, match);
    if (!amount) continue;
    found.push(amount);
    number.lastIndex = Math.max(amount.end, match.index + 1);
  }
  return found;
}

function amountAt(
  text: string,
  { 0: whole, index: start, groups = {} }: RegExpExecArray,
): FoundAmount | null {
  const { digits, word, article, high: highest } = groups;
  const low = readNumber(digits ?? word ?? article ?? '');
  const high = highest === undefined ? null : readNumber(highest);
  if (!(low > 0) || (high !== null && !(high > 0))) return null;
  const isRange = high !== null && high > low;
  // '2 5 cm pieces' and '1 - 400 g' are no ranges.
  const end = start + (isRange || !digits ? whole : digits).length;
  const unit = unitAt(text, end, digits !== undefined);
  const { more, added } = moreAfter(text, unit);
  return {
    start,
    end: more?.end ?? unit?.end ?? end,
    low: low + added,
    high: isRange && high !== null ? high + added : null,
    number: { start, end },
    kind: digits !== undefined ? 'digits' : word !== undefined ? 'word' : 'article',
    unit,
    more,
  };
}

/** '1 taza y media', '1 lb 8 oz'. */
function moreAfter(text: string, unit: FoundUnit | null) {
  const after = unit ? text.slice(unit.end, unit.end + 16) : '';
  const half = halfAfter.exec(after);
  const ounces = unit?.id === 'pound' ? ouncesAfter.exec(after) : null;
  const words = half ?? ounces;
  if (!unit || !words) return { more: null, added: 0 };
  const added = half ? 0.5 : Number(ounces?.[1]) / 16;
  return { more: { start: unit.end, end: unit.end + words[0].length }, added };
}

function unitAt(text: string, end: number, isDigits: boolean): FoundUnit | null {
  const after = text.slice(end, end + 60);
  const match = unitAfter.exec(after);
  const written = match?.groups?.unit;
  const id = written === undefined ? undefined : unitOf(written);
  if (!match || written === undefined || id === undefined) return null;
  // 'a c' is no cup, and 'two l' no litres.
  if (!isDigits && written.length < 3) return null;
  const unitEnd = end + match[0].length;
  return { id, written, start: unitEnd - written.length, end: unitEnd };
}
