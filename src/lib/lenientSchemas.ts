import { z } from 'zod';

/*
 * Zod schemas for fields of imprecise servers. They accept other types where the meaning is clear and fall back to an
 * empty value, so that one bad field does not invalidate a record.
 */

const line = z.union([z.string().transform((text) => text.toWellFormed()), z.number().transform(String)]);

/** Parses a string, a number or an array of lines to a text; anything else to ''. */
export const lenientText = z.union([line, z.array(line).transform((lines) => lines.join('\n'))]).catch('');

/** Parses a number or a text that begins with one ('30 min'); anything else to null. */
export const lenientNumber = z
  .union([z.number(), z.string().transform((text) => Number.parseFloat(text))])
  .pipe(z.number().nonnegative())
  .nullable()
  .catch(null);

/** Parses an array of strings or a comma-separated text to an array; anything else to []. */
export const lenientList = z
  .union([
    z.array(z.unknown()).transform((names) => names.filter((name) => typeof name === 'string')),
    z.string().transform((text) => text.split(',').map((name) => name.trim())),
  ])
  .transform((names) => names.filter((name) => name !== ''))
  .catch([]);
