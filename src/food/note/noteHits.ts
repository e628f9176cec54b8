/** Checks a recipe against a note, like against a profile, with reasons that quote the note. */

import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { choiceInSentence, choiceLabel } from '@/profile/foodChoices';
import { checkAgainstProfileInChunks, type Hit } from '../check/checkAgainstProfile';
import { findFoodsInRecipe, type RecipeFoods, type RecipeTexts } from '../check/recipeFoods';
import { knownValues } from '../rules/restrictions';
import { isPluralName } from '../text/plurals';
import { allIntolerances, type FoodProfile } from '../types';
import type { Exclusion } from './types';

export interface NoteHit extends Hit {
  readonly exclusion: Exclusion;
}

/** Maximum characters per list: dislikedFood is read up to 2,000. */
const maxListChars = 1_800;

/** Merges the rules of exclusions into few profiles, because the whole recipe is checked against each. */
export function toProfiles(exclusions: readonly Exclusion[]): FoodProfile[] {
  const all = exclusions.map(({ rules }) => rules);
  const intolerances = [...new Set(all.flatMap((rules) => rules.intolerances ?? []))];
  const avoidIngredients = [...new Set(all.flatMap((rules) => rules.avoidIngredients ?? []))];
  const healthConditions = [...new Set(all.flatMap((rules) => rules.healthConditions ?? []))];
  const diets = [...new Set(all.flatMap(({ diet }) => diet ?? []))];
  const lists: string[] = [];
  for (const { dislikedFood } of all) {
    if (dislikedFood === undefined) continue;
    const last = lists.at(-1);
    if (last !== undefined && last.length + dislikedFood.length < maxListChars)
      lists[lists.length - 1] = `${last}, ${dislikedFood}`;
    else lists.push(dislikedFood);
  }
  return [
    ...(intolerances.length + avoidIngredients.length > 0 ? [{ intolerances, avoidIngredients }] : []),
    ...(healthConditions.length > 0 ? [{ healthConditions }] : []),
    ...diets.map((diet) => ({ diet })),
    ...lists.map((dislikedFood) => ({ dislikedFood })),
  ];
}

const entriesOf = (list: string | undefined): string[] =>
  (list ?? '').split(',').map((entry) => entry.trim());

function isCausedBy({ rules }: Exclusion, { field, value }: Hit): boolean {
  if (field === 'diet') return rules.diet === value;
  if (field === 'healthConditions') return rules.healthConditions?.some((one) => one === value) ?? false;
  if (field === 'intolerances')
    return knownValues(allIntolerances, rules.intolerances).some((one) => one === value);
  if (field === 'avoidIngredients') return rules.avoidIngredients?.some((one) => one === value) ?? false;
  return entriesOf(rules.dislikedFood).includes(value);
}

const maxQuoteChars = 80;
const formatQuote = ({ quote }: Exclusion): string => {
  const plain = quote.replace(/[“”"<>`*_[\]\\|#\s]+/g, ' ').trim();
  return `“${plain.length > maxQuoteChars ? `${plain.slice(0, maxQuoteChars).replace(/\s+\S*$/, '')}…` : plain}”`;
};

const stem = (name: string) => name.toLowerCase().replace(/(?:es|s)$/, '');

/** Returns the second half of 'You wrote “no nuts”; …'. */
function describeHit(
  { name, kind }: Exclusion,
  { field, value, certainty, ingredient, reason }: Hit,
): string {
  const { name: food } = ingredient;
  const isItself = stem(food) === stem(name) && certainty === 'contains';
  // The reason starts with the fact and ends with the profile entry: 'tahini has sesame. You listed sesame'.
  const [fact = ''] = reason.split(`. You listed ${choiceInSentence(value)}`);
  if (field === 'intolerances' && !isItself) return fact;
  if (kind === 'diet') {
    const does = certainty === 'contains' ? (isPluralName(food) ? 'do' : 'does') : 'may';
    return `${food} ${does} not fit a ${choiceLabel(value)} diet`;
  }
  return certainty === 'contains' ? `the recipe has ${food}` : `${food} may have ${name} in it`;
}

/** Returns the hits of a recipe; for a dislike only the certain ones. */
export function* findNoteHitsInChunks(
  recipe: RecipeTexts,
  exclusions: readonly Exclusion[],
  read: RecipeFoods,
): ChunkedWork<NoteHit[]> {
  const found: NoteHit[] = [];
  for (const profile of toProfiles(exclusions)) {
    const { hits } = yield* checkAgainstProfileInChunks(recipe, profile, read);
    for (const hit of hits) {
      const exclusion = exclusions.find((one) => isCausedBy(one, hit));
      if (!exclusion || (exclusion.strength === 'dislike' && hit.certainty !== 'contains')) continue;
      const reason = `You wrote ${formatQuote(exclusion)}; ${describeHit(exclusion, hit)}.`;
      found.push({ ...hit, reason, exclusion });
    }
    yield;
  }
  return found;
}

export const findNoteHits = (
  recipe: RecipeTexts,
  exclusions: readonly Exclusion[],
  read: RecipeFoods = findFoodsInRecipe(recipe),
): NoteHit[] =>
  exclusions.length === 0 ? [] : runToCompletion(findNoteHitsInChunks(recipe, exclusions, read));
