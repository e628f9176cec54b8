/** Sentences about what a note excludes and a recipe keeps out, may hold or holds. */
import { groupBy } from '@/lib/groupBy';
import { findIngredients } from '../names/findIngredients';
import type { NoteHit } from './noteHits';
import type { Exclusion } from './types';

const maxNames = 8;
const list = new Intl.ListFormat('en-GB');

/** 'No eggs'; 'without red meat' where 'no' would still be read as naming meat. */
const withoutIt = (name: string): string =>
  findIngredients(`no ${name}`).length === 0 ? `no ${name}` : `without ${name}`;

/** Returns what a recipe without hits does without, as 'no eggs and no milk'. */
export function keptExclusions(exclusions: readonly Exclusion[]): string[] {
  const namesOf = (kind: Exclusion['kind']) =>
    exclusions.filter((one) => one.kind === kind).map(({ name }) => name);
  const foods = namesOf('food').map(withoutIt);
  const more = foods.splice(maxNames).length;
  return [
    list.format(more > 0 ? [...foods, `nothing of ${more} more`] : foods),
    ...namesOf('diet').map((name) => `right for a ${name} diet`),
    ...namesOf('condition').map((name) => `nothing that is ruled out for ${name}`),
  ].filter(Boolean);
}

/** Returns a sentence per excluded food or diet that a recipe may hold, or holds because nothing else was left to cook. */
export function exclusionDoubts(hits: readonly NoteHit[]): string[] {
  return [...groupBy(hits, ({ exclusion }) => exclusion.name)].map(([name, all]) => {
    const foods = list.format([...new Set(all.map(({ ingredient }) => ingredient.name))].slice(0, maxNames));
    const isSure = all.some(({ certainty }) => certainty === 'contains');
    return isSure
      ? `Take care: the ${foods} could not be kept out, though your note rules out “${name}”.`
      : `Read the label of the ${foods} for what your note rules out: “${name}”.`;
  });
}

export const allergyAdvice =
  'With an allergy, read every label: a kitchen knows foods by their names, and not what else is made in the same place.';
