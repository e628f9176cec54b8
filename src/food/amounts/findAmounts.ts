/** Finds the amounts in a text: numbers, ranges and their units. */
import { articlesPattern, digitsPattern, parseNumber, wordsPattern } from '../text/numbers';
import { parseUnit, unitPattern } from './units';

interface TextSpan {
  readonly start: number;
  readonly end: number;
}

interface FoundUnit extends TextSpan {
  /** Unit id of parse-ingredient: 'tablespoon', 'gram'. */
  readonly id: string;
  readonly written: string;
}

/** An amount in a text, from the start of its number to the end of its unit. */
export interface FoundAmount extends TextSpan {
  readonly low: number;
  /** The upper end of a range such as '1–2 cloves'; null otherwise. */
  readonly high: number | null;
  readonly numberSpan: TextSpan;
  /** Articles count as numbers only in some positions. */
  readonly kind: 'digits' | 'word' | 'article';
  readonly unit: FoundUnit | null;
  /** Words after the unit that add to the number: ' y media', ' 8 oz' after pounds. */
  readonly addition: TextSpan | null;
}

const range = '(?: ?(?:-|–|—|−) ?| (?:to|or|a|o|y) )';
const number = new RegExp(
  `(?:(?<![\\p{L}\\p{N}.,⁄½¼¾⅓⅔%#$€£])(?<![\\d½¼¾⅓⅔] ?[-–/])|(?<=(?:^|[\\s(\\d])x))(?:(?<digits>${digitsPattern})(?:(?<between>${range})(?<high>${digitsPattern}))?|(?<word>${wordsPattern})|(?<article>${articlesPattern}))`,
  'giu',
);
/** Adjectives that describe the unit, not the food. */
const sizeWords =
  '(?:heaped|heaping|level|rounded|scant|generous|large|small|medium|big|good|thick|thin|fat|full|plump|whole|buena?|gran|grandes?|pequeñ[oa]s?|generos[oa]s?) ';
const unitAfter = new RegExp(
  `^[ \\u00a0]?-?(?:de |of an? )?(?:${sizeWords}){0,2}(?<unit>${unitPattern})(?![\\p{L}\\p{N}])`,
  'iu',
);
const halfAfter = /^ (?:y|and) (?:media|medio|a half|½|1\/2)(?![\p{L}\p{N}])/iu;

const ouncesAfter = /^,? (?:and )?(\d{1,2}) ?(?:oz|ounces?)\b\.?/i;

/** Returns every amount in a text, in order. Includes numbers that count nothing, such as step numbers. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  number.lastIndex = 0;
  for (let match = number.exec(text); match; match = number.exec(text)) {
    const amount = parseAmountAt(text, match);
    if (!amount) continue;
    found.push(amount);
    number.lastIndex = Math.max(amount.end, match.index + 1);
  }
  return found;
}

function parseAmountAt(
  text: string,
  { 0: whole, index: start, groups = {} }: RegExpExecArray,
): FoundAmount | null {
  const { digits, word, article, high: highest } = groups;
  const low = parseNumber(digits ?? word ?? article ?? '');
  const high = highest === undefined ? null : parseNumber(highest);
  if (!(low > 0) || (high !== null && !(high > 0))) return null;
  const isRange = high !== null && high > low;
  // '2 5 cm pieces' and '1 - 400 g' are not ranges.
  const end = start + (isRange || !digits ? whole : digits).length;
  const unit = unitAt(text, end, digits !== undefined);
  const { addition, added } = additionAfter(text, unit);
  return {
    start,
    end: addition?.end ?? unit?.end ?? end,
    low: low + added,
    high: isRange && high !== null ? high + added : null,
    numberSpan: { start, end },
    kind: digits !== undefined ? 'digits' : word !== undefined ? 'word' : 'article',
    unit,
    addition,
  };
}

/** Returns what is added after the unit: 'y media' in '1 taza y media', '8 oz' in '1 lb 8 oz'. */
function additionAfter(text: string, unit: FoundUnit | null) {
  const after = unit ? text.slice(unit.end, unit.end + 16) : '';
  const half = halfAfter.exec(after);
  const ounces = unit?.id === 'pound' ? ouncesAfter.exec(after) : null;
  const words = half ?? ounces;
  if (!unit || !words) return { addition: null, added: 0 };
  const added = half ? 0.5 : Number(ounces?.[1]) / 16;
  return { addition: { start: unit.end, end: unit.end + words[0].length }, added };
}

function unitAt(text: string, end: number, isDigits: boolean): FoundUnit | null {
  const after = text.slice(end, end + 60);
  const match = unitAfter.exec(after);
  const written = match?.groups?.unit;
  const id = written === undefined ? undefined : parseUnit(written);
  if (!match || written === undefined || id === undefined) return null;
  // 'a c' is not a cup, and 'two l' is not two litres.
  if (!isDigits && written.length < 3) return null;
  const unitEnd = end + match[0].length;
  return { id, written, start: unitEnd - written.length, end: unitEnd };
}
