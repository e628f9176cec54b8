import { describe, expect, it } from 'vitest';
import { agreementEdits, withEdits } from '@/kitchen/words/agreement';

/** Renames a food in a text, where it first stands, and lets the words around it follow. */
function renamed(text: string, from: string, to: string, toPlural: boolean): string {
  const start = text.indexOf(from);
  const end = start + from.length;
  const edits = agreementEdits(text, { start, end, toPlural, reach: text.length });
  return withEdits(text, [{ start, end, text: to }, ...edits]);
}

describe('one food where the cookbook has another', () => {
  it.each([
    [
      'Fry until the chicken is golden and releases easily.',
      'Fry until the chickpeas are golden and release easily.',
    ],
    [
      'Add the chicken and turn it in the oil until it no longer sticks.',
      'Add the chickpeas and turn them in the oil until they no longer stick.',
    ],
    ['Return the chicken with its juices.', 'Return the chickpeas with their juices.'],
    ['Once the chicken softens, stir.', 'Once the chickpeas soften, stir.'],
    [
      'Simmer until the rice is tender and the chicken is hot.',
      'Simmer until the rice is tender and the chickpeas are hot.',
    ],
    ['Lift out the chicken. It should feel firm.', 'Lift out the chickpeas. They should feel firm.'],
    ['Toss the chicken in flour and shake it well.', 'Toss the chickpeas in flour and shake them well.'],
  ])('%s', (text, expected) => {
    expect(renamed(text, 'chicken', 'chickpeas', true)).toBe(expected);
  });

  it.each([
    ['Fry until the prawns are pink and curl.', 'Fry until the fish is pink and curls.'],
    [
      'Add the prawns and toss them until they turn opaque.',
      'Add the fish and toss it until it turns opaque.',
    ],
    ['Season the prawns; they should be dry.', 'Season the fish; it should be dry.'],
    ['Cook until the onion and prawns are soft.', 'Cook until the onion and fish are soft.'],
    ['Let the prawns stand for a minute.', 'Let the fish stand for a minute.'],
    ['Toss the prawns with leaves that keep their bite.', 'Toss the fish with leaves that keep their bite.'],
    ['Keep the prawns in their marinade.', 'Keep the fish in its marinade.'],
  ])('%s', (text, expected) => {
    expect(renamed(text, 'prawns', 'fish', false)).toBe(expected);
  });
});
