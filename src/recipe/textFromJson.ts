/*
 * Converts data that a backend sends in place of a recipe's texts into lines: arrays, objects, amounts by name, or JSON in a
 * string. Counts the entries that it cannot convert, so that the screen can say so.
 */
import { toWellFormed } from '@/lib/lenientSchemas';
import { countWithNoun } from '@/lib/plural';

interface ReadText {
  text: string;
  unread: number;
}

/** Numbers of entries that could not be converted to text. */
export interface UnreadableEntries {
  ingredients: number;
  description: number;
}

const allRead: UnreadableEntries = { ingredients: 0, description: 0 };

/** True if any entry could not be converted. */
export const hasUnreadable = ({ ingredients, description } = allRead): boolean =>
  ingredients + description > 0;

/** Returns a sentence about the unreadable entries of each text; '' if there are none. */
export const unreadableNotes = ({ ingredients, description } = allRead) => ({
  ingredients: unreadNote(ingredients, 'ingredient'),
  description: unreadNote(description, 'step'),
});

const unreadNote = (count: number, entry: string) =>
  count === 0 ? '' : `${countWithNoun(count, entry)} could not be read.`;

/** Returns a line 'amount unit name' for each ingredient, below the name of its group. */
export const ingredientsToText = (sent: unknown): ReadText => readText(sent, ingredientsToLines);

/** Returns a description as markdown: title, numbered steps, and other fields below headings. */
export const descriptionToText = (sent: unknown): ReadText => readText(sent, descriptionToLines);

/** Null for an entry that cannot be converted. */
type Line = string | null;
type Field = readonly [key: string, value: unknown];

function readText(sent: unknown, toLines: (value: unknown, depth: number) => Line[]): ReadText {
  if (sent === undefined || sent === null) return { text: '', unread: 0 };
  const lines = toLines((typeof sent === 'string' && parsedJson(sent)) || sent, 0);
  const read = lines.filter((line) => line !== null);
  return { text: read.join('\n'), unread: lines.length - read.length };
}

/** Returns the array or object that a JSON text contains; null for any other text. */
function parsedJson(text: string): object | null {
  if (!/^\s*(?:\[.*\]|\{.*\})\s*$/s.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Entries nested deeper count as unreadable. */
const deepest = 8;

/** Field names in English and Spanish. */
const names = {
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

const visibleFields = (value: object): Field[] =>
  Object.entries(value).filter(([key]) => !names.hidden.test(key));

/** Returns a value as text on one line. */
function valueToText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return toWellFormed(value).trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return '';
  const words = Object.values(value).map((part) => valueToText(part, depth + 1));
  return words.filter(Boolean).join(Array.isArray(value) ? ', ' : ' ');
}

/** Returns the text of the first field with a matching name, and the other fields. */
function take(fields: readonly Field[], name: RegExp, isFit = (words: string) => words !== '') {
  const found = fields.find(([key, value]) => name.test(key) && isFit(valueToText(value)));
  return { words: found ? valueToText(found[1]) : '', rest: fields.filter((field) => field !== found) };
}

const spaced = (key: string) => toWellFormed(key).replaceAll('_', ' ');

/** Returns the remaining fields of an entry: ' (note: ripe)'. */
const asides = (fields: readonly Field[]): string =>
  fields
    .map(([key, value]) => [spaced(key), valueToText(value)] as const)
    .flatMap(([key, words]) => (words === '' ? [] : [` (${key}: ${words})`]))
    .join('');

const isList = (fields: readonly Field[]) => fields.every(([key]) => /^\d+$/.test(key));

/** Returns the lines of a string or number; undefined for an array or object. */
function ownLines(value: unknown, depth: number): Line[] | undefined {
  if (typeof value === 'string') return value.trim() === '' ? [] : [toWellFormed(value)];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null && depth <= deepest ? undefined : [null];
}

function ingredientsToLines(value: unknown, depth: number): Line[] {
  const own = ownLines(value, depth);
  if (own || typeof value !== 'object' || value === null) return own ?? [null];
  const below = (part: unknown) => ingredientsToLines(part, depth + 1);
  if (Array.isArray(value)) return value.flatMap(below);
  const fields = visibleFields(value);
  if (fields.length === 0) return depth === 0 ? [] : [null];
  if (isList(fields)) return fields.flatMap(([, part]) => below(part));

  const amount = take(fields, names.amount);
  const unit = take(amount.rest, names.unit);
  const food = take(unit.rest, names.food);
  const lists = food.rest.filter(([, part]) => Array.isArray(part));
  if (food.words !== '' && lists.length > 0)
    return [`${food.words}:`, ...lists.flatMap(([, part]) => below(part))];
  if (food.words !== '')
    return [[amount.words, unit.words, food.words].filter(Boolean).join(' ') + asides(food.rest)];
  if (unit.rest.length < fields.length) return [null];
  // { flour: '200 g' } or { dough: ['200 g flour'] }.
  return fields.flatMap(([key, part]): Line[] => {
    if (Array.isArray(part)) return [`${spaced(key)}:`, ...below(part)];
    if (typeof part === 'object' && part !== null) return below({ name: spaced(key), ...part });
    return [part === false ? null : `${valueToText(part)} ${spaced(key)}`.trim()];
  });
}

function descriptionToLines(value: unknown, depth: number): Line[] {
  const own = ownLines(value, depth);
  if (own || typeof value !== 'object' || value === null) return own ?? [null];
  const below = (part: unknown) => descriptionToLines(part, depth + 1);
  const isSteps = (part: unknown): part is unknown[] =>
    Array.isArray(part) && part.some((item) => typeof item === 'object' && item !== null);
  if (Array.isArray(value)) return isSteps(value) ? value.flatMap(stepToLines) : value.flatMap(below);
  const fields = visibleFields(value);
  if (fields.length === 0) return depth === 0 ? [] : [null];

  const title = take(fields, names.title);
  const words = take(title.rest, names.words);
  return [
    ...(title.words === '' ? [] : [`# ${title.words}`, '']),
    ...(words.words === '' ? [] : [words.words]),
    ...words.rest.flatMap(([key, part]): Line[] => {
      if (typeof part === 'boolean' || part === null) return [];
      const heading = spaced(key).replace(/^./u, (letter) => letter.toUpperCase());
      if (typeof part !== 'object') return ['', `${heading}: ${valueToText(part)}`];
      return ['', `## ${heading}`, '', ...sectionToLines(key, part, depth + 1)];
    }),
  ];
}

function sectionToLines(key: string, part: object, depth: number): Line[] {
  if (names.ingredients.test(key))
    return ingredientsToLines(part, depth).map((line) => (line === null ? null : `- ${line}`));
  return names.steps.test(key) && Array.isArray(part)
    ? part.flatMap(stepToLines)
    : descriptionToLines(part, depth);
}

/** Returns a step with its number. */
function stepToLines(value: unknown, index: number): Line[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const number = take(isObject ? visibleFields(value) : [], names.number, (words) => /^\d+$/.test(words));
  const title = take(number.rest, names.title);
  const step = take(title.rest, names.words);
  const bold = title.words && `**${title.words}**`;
  const words = isObject
    ? [bold, step.words].filter(Boolean).join(' ') + asides(step.rest)
    : valueToText(value);
  if (words === '') return value === '' ? [] : [null];
  return [/^(?:\d+[.)]|[-*#] )/.test(words) ? words : `${number.words || index + 1}. ${words}`];
}
