/* Parses the foods that a request rules out: in the note for the chef, and as 'no garlic' among the ingredients. */
import type { NoteHit } from '@/food/note/noteHits';
import { readNote } from '@/food/note/readNote';
import type { Exclusion, NoteSpan } from '@/food/note/types';
import type { ConsistencyRecipe, ConsistencyRequest, Finding } from './consistencyReport';
import { maxNamedFoods } from './findings';

/** Returns a text of the same length, with commas in place of some spans. */
const replaceWithCommas = (text: string, spans: readonly NoteSpan[]): string =>
  spans.reduce(
    (result, { start, end }) => `${result.slice(0, start)}${','.repeat(end - start)}${result.slice(end)}`,
    text,
  );

/**
 * Returns the foods that a request rules out, and its ingredients without them. If the request is unknown, returns what
 * the recipe's own note rules out.
 */
export function parseExclusions(recipe: ConsistencyRecipe, request: ConsistencyRequest | null) {
  const ingredients = (request?.ingredientes ?? '').normalize('NFC');
  const list = readNote(ingredients, 'ingredients');
  const note = readNote(request ? request.necesidadesDiners : recipe.necesidadesDiners);
  return {
    exclusions: [...note.exclusions, ...list.exclusions],
    /** The requested ingredients, without the words that rule out foods. */
    ingredients: replaceWithCommas(ingredients, [...list.exclusionSpans, ...list.otherSpans]),
  };
}

/** Returns a finding that names the allergens of the request that the recipe does not name; none if there are none. */
export function exclusionFindings(exclusions: readonly Exclusion[], hits: readonly NoteHit[]): Finding[] {
  const allergiesWithoutHit = exclusions.filter(
    (one) => one.strength === 'allergy' && hits.every(({ exclusion }) => exclusion !== one),
  );
  if (allergiesWithoutHit.length === 0) return [];
  const summary = allergiesWithoutHit
    .slice(0, maxNamedFoods)
    .map(({ name }) => name)
    .join(', ');
  const text = `Ruled out, and not found by name: ${summary}. Only the recipe’s words are read; with an allergy, read every label.`;
  return [{ kind: 'ruled-out-not-found', summary, text }];
}
