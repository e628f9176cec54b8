import type { Use } from '../dishes/cast';
import { numberKind, pluralOf } from '../handling/naming';

/** What a template may ask of the dish it is filled from. */
export interface TemplateSource {
  uses: (slot: string) => readonly Use[];
  /** How to tell that some foods are cooked; empty when there is nothing to say. */
  doneness: (uses: readonly Use[]) => string;
  /** Told of every use that a text names. */
  mention?: (use: Use) => void;
}

type Part =
  | { text: string }
  | { reference: string }
  | { fragment: readonly Part[]; when?: '?' | '!'; slots?: string };

const parsed = new Map<string, readonly Part[]>();

/** Reads a template once: text, `{references}` and `[optional fragments]`, which may hold both. */
function parse(template: string): readonly Part[] {
  const known = parsed.get(template);
  if (known) return known;
  let at = 0;
  const read = (closing: string): Part[] => {
    const parts: Part[] = [];
    let text = '';
    const flush = () => {
      if (text) parts.push({ text });
      text = '';
    };
    while (at < template.length && template[at] !== closing) {
      const sign = template[at];
      at += 1;
      if (sign === '{') {
        flush();
        const end = template.indexOf('}', at);
        parts.push({ reference: template.slice(at, end) });
        at = end + 1;
      } else if (sign === '[') {
        flush();
        const [condition, when, slots] = /^([?!])([^|[\]]*)\|/.exec(template.slice(at)) ?? [''];
        at += condition.length;
        const fragment = read(']');
        at += 1;
        parts.push(when === '?' || when === '!' ? { fragment, when, slots: slots ?? '' } : { fragment });
      } else text += sign;
    }
    flush();
    return parts;
  };
  const parts = read('');
  parsed.set(template, parts);
  return parts;
}

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** Whether a use is spoken of as several things. */
export const isSeveral = (use: Use): boolean => {
  const kind = numberKind(use);
  return kind === 'plural' || (kind === 'count' && use.total > 1);
};

/** The name of a use as the amount demands it: 'onion' for half of one, 'onions' for two. */
export const spokenName = (use: Use): string =>
  numberKind(use) === 'count' && use.total > 1 ? pluralOf(use.label) : use.label;

const usesOf = (slots: string, source: TemplateSource): readonly Use[] =>
  slots.split('+').flatMap((slot) => source.uses(slot));

function written(reference: string, source: TemplateSource): string | null {
  const [, slots = '', mode = ''] = /^([\w+-]+)(.*)$/.exec(reference) ?? [];
  const uses = usesOf(slots, source);
  if (uses.length === 0) return null;
  if (mode === '#done') return source.doneness(uses) || null;
  if (mode.startsWith(':')) {
    const [one = '', many = ''] = mode.slice(1).split('|');
    return uses.length > 1 || uses.some(isSeveral) ? many : one;
  }
  for (const use of uses) source.mention?.(use);
  const names = listed([...new Set(uses.map(spokenName))]);
  return mode === '~' ? names : `the ${names}`;
}

function fill(parts: readonly Part[], source: TemplateSource): { text: string; empty: boolean } {
  let text = '';
  let empty = false;
  for (const part of parts) {
    if ('text' in part) text += part.text;
    else if ('reference' in part) {
      const value = written(part.reference, source);
      if (value === null) empty = true;
      else text += value;
    } else if (part.when) {
      const present = usesOf(part.slots ?? '', source).length > 0;
      if (present === (part.when === '?')) text += fragment(part.fragment, source);
    } else text += fragment(part.fragment, source);
  }
  return { text, empty };
}

/** An optional fragment speaks only when everything it refers to is there; what it would not say is not mentioned. */
function fragment(parts: readonly Part[], source: TemplateSource): string {
  const mentioned: Use[] = [];
  const { text, empty } = fill(parts, { ...source, mention: (use) => mentioned.push(use) });
  if (empty) return '';
  for (const use of mentioned) source.mention?.(use);
  return text;
}

/** Makes one clean paragraph: single spaces, no space before a stop, sentences begin with a capital. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,+([,.;])/g, '$1')
    .replace(/([.!?])(?:[.,])+/g, '$1')
    .trim()
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Fills a template from a dish. */
export const fillTemplate = (template: string, source: TemplateSource): string =>
  tidy(fill(parse(template), source).text);
