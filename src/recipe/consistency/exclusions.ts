/** Parses the foods that a request rules out: in the note for the chef, and as 'no garlic' among the ingredients. */
import type { NoteHit } from '@/food/note/noteHits';
import { readNote } from '@/food/note/readNote';
import type { Exclusion, NoteSpan } from '@/food/note/types';
import { groupBy } from '@/lib/groupBy';
import type { Finding, RecipeToCompare, RequestToCompare } from './consistencyReport';
import { createInfo, maxNamedFoods } from './findings';

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
export function parseExclusions(recipe: RecipeToCompare, request: RequestToCompare | null) {
  const ingredients = (request?.ingredientes ?? '').normalize('NFC');
  const list = readNote(ingredients, 'ingredients');
  const note = readNote(request ? request.necesidadesDiners : recipe.necesidadesDiners);
  return {
    exclusions: [...note.exclusions, ...list.exclusions],
    /** The requested ingredients, without the words that rule out foods. */
    ingredients: replaceWithCommas(ingredients, [...list.exclusionSpans, ...list.otherSpans]),
  };
}

/** Returns 'warning' for a certain hit, and for a possible one if the cook has an allergy. */
const exclusionSeverity = ({ certainty, exclusion }: NoteHit): Finding['severity'] =>
  certainty === 'contains' || exclusion.strength === 'allergy' ? 'warning' : 'info';

/**
 * Returns a finding per ruled-out food in the recipe, certain ones first; then one info that names the allergens not
 * found.
 */
export function exclusionFindings(exclusions: readonly Exclusion[], hits: readonly NoteHit[]): Finding[] {
  const byFood = groupBy(hits, ({ exclusion, ingredient }) => `${exclusion.name} ${ingredient.id}`);
  const findings = [...byFood.values()].flatMap((all): Finding[] => {
    const mostCertain = all.find(({ certainty }) => certainty === 'contains') ?? all[0];
    if (!mostCertain) return [];
    const { reason, certainty } = mostCertain;
    return [
      {
        kind: 'ruled-out',
        severity: exclusionSeverity(mostCertain),
        summary: mostCertain.word,
        text: reason,
        certainty,
      },
    ];
  });
  const isCertain = (finding: Finding) => finding.certainty === 'contains';
  const allergiesWithoutHit = exclusions.filter(
    (one) => one.strength === 'allergy' && hits.every(({ exclusion }) => exclusion !== one),
  );
  const allergyNames = allergiesWithoutHit.slice(0, maxNamedFoods).map(({ name }) => name);
  return [
    ...[...findings.filter(isCertain), ...findings.filter((one) => !isCertain(one))].slice(0, maxNamedFoods),
    ...(allergiesWithoutHit.length > 0
      ? [
          createInfo(
            'ruled-out-not-found',
            allergyNames.join(', '),
            `Ruled out, and not found by name: ${allergyNames.join(', ')}. Only the recipe’s words are read; with an allergy, read every label.`,
          ),
        ]
      : []),
  ];
}
