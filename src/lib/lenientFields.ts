import { z } from 'zod';

/**
 * Fields as a careless server may send them: forgiving where the meaning is plain, so that one odd field never
 * costs the rest of a record.
 */

const line = z.union([z.string(), z.number().transform(String)]);

/** Text: a string, a number, an array of lines, or nothing (''). */
export const lenientText = z
  .union([line, z.array(line).transform((lines) => lines.join('\n'))])
  .nullish()
  .transform((text) => text ?? '')
  .catch('');

/** A count: a number or a text that begins with one ('30', '30 min'); null when there is none to show. */
export const lenientCount = z
  .union([z.number(), z.string().transform((text) => Number.parseFloat(text))])
  .nullish()
  .transform((count) => (count != null && Number.isFinite(count) && count >= 0 ? count : null))
  .catch(null);

/** A list of names: an array, a comma-separated text, or nothing. */
export const lenientNames = z
  .union([
    z.array(z.unknown()).transform((names) => names.filter((name) => typeof name === 'string')),
    z.string().transform((text) => text.split(',').map((name) => name.trim())),
  ])
  .nullish()
  .transform((names) => (names ?? []).filter((name) => name !== ''))
  .catch([]);
