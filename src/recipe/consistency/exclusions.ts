/** Finds the foods that a request rules out: in the note for the chef, and as 'no garlic' among the ingredients. */
import type { NoteHit } from '@/food/note/noteHits';
import { readNote } from '@/food/note/readNote';
import type { Exclusion, NoteSpan } from '@/food/note/types';
import { groupBy } from '@/lib/groupBy';
import type { Finding, RecipeToCompare, RequestToCompare } from './consistencyReport';
import { createInfo, maxNamedFoods } from './findings';

const without = (text: string, spans: readonly NoteSpan[]): string =>
  spans.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${','.repeat(end - start)}${left.slice(end)}`,
    text,
  );

/** Returns what a request rules out; if it is unknown, what the recipe's note rules out. */
export function readExclusions(recipe: RecipeToCompare, request: RequestToCompare | null) {
  const ingredients = (request?.ingredientes ?? '').normalize('NFC');
  const list = readNote(ingredients, 'ingredients');
  const note = readNote(request ? request.necesidadesDiners : recipe.necesidadesDiners);
  return {
    exclusions: [...note.exclusions, ...list.exclusions],
    /** The requested ingredients, without the words that rule something out. */
    ingredients: without(ingredients, [...list.refusals, ...list.others]),
  };
}

/** Returns 'warning' for a certain hit, and for a possible one if the cook has an allergy. */
const exclusionSeverity = ({ grade, exclusion }: NoteHit): Finding['severity'] =>
  grade === 'contains' || exclusion.strength === 'allergy' ? 'warning' : 'info';

/** Returns a finding for each ruled-out food in the recipe, certain ones first, and one that lists allergies without a hit. */
export function exclusionFindings(exclusions: readonly Exclusion[], hits: readonly NoteHit[]): Finding[] {
  const byFood = groupBy(hits, ({ exclusion, ingredient }) => `${exclusion.name} ${ingredient.id}`);
  const told = [...byFood.values()].flatMap((all): Finding[] => {
    const gravest = all.find(({ grade }) => grade === 'contains') ?? all[0];
    if (!gravest) return [];
    const { reason, grade } = gravest;
    return [
      {
        kind: 'ruled-out',
        severity: exclusionSeverity(gravest),
        summary: gravest.word,
        text: reason,
        certainty: grade,
      },
    ];
  });
  const sure = (finding: Finding) => finding.certainty === 'contains';
  const quiet = exclusions.filter(
    (one) => one.strength === 'allergy' && hits.every(({ exclusion }) => exclusion !== one),
  );
  const names = quiet.slice(0, maxNamedFoods).map(({ name }) => name);
  return [
    ...[...told.filter(sure), ...told.filter((one) => !sure(one))].slice(0, maxNamedFoods),
    ...(quiet.length > 0
      ? [
          createInfo(
            'ruled-out-not-found',
            names.join(', '),
            `Ruled out, and not found by name: ${names.join(', ')}. Only the recipe’s words are read; with an allergy, read every label.`,
          ),
        ]
      : []),
  ];
}
