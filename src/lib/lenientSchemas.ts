import { z } from 'zod';

/**
 * Fields as a careless server may send them: forgiving where the meaning is plain, so that one odd field never
 * costs the rest of a record.
 */

/** The same text without halves of characters, which addresses cannot hold: `encodeURIComponent` throws at them. */
export const toWellFormed = (text: string): string =>
  // The quick look first: few texts hold any half, and the other takes ten times as long.
  /[\uD800-\uDFFF]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text;

const line = z.union([z.string().transform(toWellFormed), z.number().transform(String)]);

/** Text: a string, a number or an array of lines; else nothing (''). */
export const lenientText = z.union([line, z.array(line).transform((lines) => lines.join('\n'))]).catch('');

/** A count: a number or a text that begins with one ('30', '30 min'); null when there is none to show. */
export const lenientNumber = z
  .union([z.number(), z.string().transform((text) => Number.parseFloat(text))])
  .pipe(z.number().nonnegative())
  .nullable()
  .catch(null);

/** A list of names: an array or a comma-separated text; else an empty one. */
export const lenientList = z
  .union([
    z.array(z.unknown()).transform((names) => names.filter((name) => typeof name === 'string')),
    z.string().transform((text) => text.split(',').map((name) => name.trim())),
  ])
  .transform((names) => names.filter((name) => name !== ''))
  .catch([]);
