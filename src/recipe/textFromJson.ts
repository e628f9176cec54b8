/*
 * Converts the data that a backend sends in place of a recipe's texts into lines: arrays, objects, amounts by name, or
 * JSON in a string. Counts entries that cannot be converted, so that the screen can say so.
 */

import { countWithNoun } from '@/lib/plural';

interface ConvertedText {
  text: string;
  unread: number;
}

export interface UnreadableEntries {
  ingredients: number;
  description: number;
}

const noneUnreadable: UnreadableEntries = { ingredients: 0, description: 0 };

export const hasUnreadable = ({ ingredients, description } = noneUnreadable): boolean =>
  ingredients + description > 0;

/** Returns a sentence about the unreadable entries of each text; '' if there are none. */
export const unreadableNotes = ({ ingredients, description } = noneUnreadable) => ({
  ingredients: unreadableNote(ingredients, 'ingredient'),
  description: unreadableNote(description, 'step'),
});

const unreadableNote = (count: number, entry: string) =>
  count === 0 ? '' : `${countWithNoun(count, entry)} could not be read.`;

/** Returns a line 'amount unit name' for each ingredient, below the name of its group. */
export const ingredientsToText = (sent: unknown): ConvertedText => convertToText(sent, ingredientsToLines);

/** Returns a description as markdown: title, numbered steps, and other fields below headings. */
export const descriptionToText = (sent: unknown): ConvertedText => convertToText(sent, descriptionToLines);

/** Null for an entry that cannot be converted. */
type ConvertedLine = string | null;
type JsonField = readonly [key: string, value: unknown];

function convertToText(
  sent: unknown,
  toLines: (value: unknown, depth: number) => ConvertedLine[],
): ConvertedText {
  if (sent === undefined || sent === null) return { text: '', unread: 0 };
  const lines = toLines((typeof sent === 'string' && parseJsonObjectOrArray(sent)) || sent, 0);
  const read = lines.filter((line) => line !== null);
  return { text: read.join('\n'), unread: lines.length - read.length };
}

/** Returns the array or object that a JSON text contains; null for any other text. */
function parseJsonObjectOrArray(text: string): object | null {
  if (!/^\s*(?:\[.*\]|\{.*\})\s*$/s.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Entries nested deeper count as unreadable. */
const maxDepth = 8;

const fieldPatterns = {
  hidden: /^(?:_?id|__v|uuid|@?type)$/i,
  amount: /^(?:amount|quantity|qty|cantidad)$/i,
  unit: /^(?:units?|unidad(?:es)?|measure|medida)$/i,
  food: /^(?:name|nombre|ingredient|ingrediente|item|food|producto|text|texto|line|original)$/i,
  title: /^(?:title|t[ií]tulo|name|nombre|heading)$/i,
  words: /^(?:text|texto|step|paso|instruction|instrucci[oó]n|description|descripci[oó]n|content|action)$/i,
  ingredients: /^(?:ingredients|ingredientes)$/i,
  number: /^(?:step|paso|number|n[uú]mero|order|orden|index|n)$/i,
  steps:
    /^(?:steps|pasos|instructions|instrucciones|directions|method|m[eé]todo|preparaci[oó]n|elaboraci[oó]n)$/i,
};

const visibleFields = (value: object): JsonField[] =>
  Object.entries(value).filter(([key]) => !fieldPatterns.hidden.test(key));

function valueToText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.toWellFormed().trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return '';
  const words = Object.values(value).map((part) => valueToText(part, depth + 1));
  return words.filter(Boolean).join(Array.isArray(value) ? ', ' : ' ');
}

/** Returns the text of the first field with a matching name, and the other fields. */
function takeField(fields: readonly JsonField[], name: RegExp, isAccepted = (words: string) => words !== '') {
  const found = fields.find(([key, value]) => name.test(key) && isAccepted(valueToText(value)));
  return { words: found ? valueToText(found[1]) : '', rest: fields.filter((field) => field !== found) };
}

const keyToWords = (key: string) => key.toWellFormed().replaceAll('_', ' ');

/** Returns the remaining fields of an entry: ' (note: ripe)'. */
const formatOtherFields = (fields: readonly JsonField[]): string =>
  fields
    .map(([key, value]) => [keyToWords(key), valueToText(value)] as const)
    .flatMap(([key, words]) => (words === '' ? [] : [` (${key}: ${words})`]))
    .join('');

const hasIndexKeys = (fields: readonly JsonField[]) => fields.every(([key]) => /^\d+$/.test(key));

/** Returns the lines of a string or number; undefined for an array or object. */
function primitiveToLines(value: unknown, depth: number): ConvertedLine[] | undefined {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.toWellFormed()];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null && depth <= maxDepth ? undefined : [null];
}

function ingredientsToLines(value: unknown, depth: number): ConvertedLine[] {
  const own = primitiveToLines(value, depth);
  if (own || typeof value !== 'object' || value === null) return own ?? [null];
  const below = (part: unknown) => ingredientsToLines(part, depth + 1);
  if (Array.isArray(value)) return value.flatMap(below);
  const fields = visibleFields(value);
  if (fields.length === 0) return depth === 0 ? [] : [null];
  if (hasIndexKeys(fields)) return fields.flatMap(([, part]) => below(part));

  const amount = takeField(fields, fieldPatterns.amount);
  const unit = takeField(amount.rest, fieldPatterns.unit);
  const food = takeField(unit.rest, fieldPatterns.food);
  const lists = food.rest.filter(([, part]) => Array.isArray(part));
  if (food.words !== '' && lists.length > 0)
    return [`${food.words}:`, ...lists.flatMap(([, part]) => below(part))];
  if (food.words !== '')
    return [[amount.words, unit.words, food.words].filter(Boolean).join(' ') + formatOtherFields(food.rest)];
  if (unit.rest.length < fields.length) return [null];
  // { flour: '200 g' } or { dough: ['200 g flour'] }.
  return fields.flatMap(([key, part]): ConvertedLine[] => {
    if (Array.isArray(part)) return [`${keyToWords(key)}:`, ...below(part)];
    if (typeof part === 'object' && part !== null) return below({ name: keyToWords(key), ...part });
    return [part === false ? null : `${valueToText(part)} ${keyToWords(key)}`.trim()];
  });
}

function descriptionToLines(value: unknown, depth: number): ConvertedLine[] {
  const own = primitiveToLines(value, depth);
  if (own || typeof value !== 'object' || value === null) return own ?? [null];
  const below = (part: unknown) => descriptionToLines(part, depth + 1);
  const isSteps = (part: unknown): part is unknown[] =>
    Array.isArray(part) && part.some((item) => typeof item === 'object' && item !== null);
  if (Array.isArray(value)) return isSteps(value) ? value.flatMap(stepToLines) : value.flatMap(below);
  const fields = visibleFields(value);
  if (fields.length === 0) return depth === 0 ? [] : [null];

  const title = takeField(fields, fieldPatterns.title);
  const words = takeField(title.rest, fieldPatterns.words);
  return [
    ...(title.words === '' ? [] : [`# ${title.words}`, '']),
    ...(words.words === '' ? [] : [words.words]),
    ...words.rest.flatMap(([key, part]): ConvertedLine[] => {
      if (typeof part === 'boolean' || part === null) return [];
      const heading = keyToWords(key).replace(/^./u, (letter) => letter.toUpperCase());
      if (typeof part !== 'object') return ['', `${heading}: ${valueToText(part)}`];
      return ['', `## ${heading}`, '', ...sectionToLines(key, part, depth + 1)];
    }),
  ];
}

function sectionToLines(key: string, part: object, depth: number): ConvertedLine[] {
  if (fieldPatterns.ingredients.test(key))
    return ingredientsToLines(part, depth).map((line) => (line === null ? null : `- ${line}`));
  return fieldPatterns.steps.test(key) && Array.isArray(part)
    ? part.flatMap(stepToLines)
    : descriptionToLines(part, depth);
}

function stepToLines(value: unknown, index: number): ConvertedLine[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const number = takeField(isObject ? visibleFields(value) : [], fieldPatterns.number, (words) =>
    /^\d+$/.test(words),
  );
  const title = takeField(number.rest, fieldPatterns.title);
  const step = takeField(title.rest, fieldPatterns.words);
  const bold = title.words && `**${title.words}**`;
  const words = isObject
    ? [bold, step.words].filter(Boolean).join(' ') + formatOtherFields(step.rest)
    : valueToText(value);
  if (words === '') return value === '' ? [] : [null];
  return [/^(?:\d+[.)]|[-*#] )/.test(words) ? words : `${number.words || index + 1}. ${words}`];
}
