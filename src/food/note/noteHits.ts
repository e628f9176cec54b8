/** Holds a recipe against what a note leaves out: the same check that a profile gets, told in the note's own words. */

import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { choiceLabel } from '@/profile/foodChoices';
import { checkInSlices, type Hit } from '../check/checkAgainstProfile';
import { findFoodsInRecipe, type RecipeFoods, type RecipeTexts } from '../check/recipeFoods';
import { known } from '../rules/restrictions';
import { isPluralName } from '../text/plurals';
import { allIntolerances, type FoodProfile } from '../types';
import type { Exclusion } from './types';

/** A word of the recipe that the note leaves out. */
export interface NoteHit extends Hit {
  readonly exclusion: Exclusion;
}

/** Characters of one list of foods; what is longer is not read whole. */
const longestList = 1_800;

/** The rules of many exclusions as few profiles: every food of a recipe is judged by each of them. */
export function profilesOf(exclusions: readonly Exclusion[]): FoodProfile[] {
  const all = exclusions.map(({ rules }) => rules);
  const intolerances = [...new Set(all.flatMap((rules) => rules.intolerances ?? []))];
  const avoidIngredients = [...new Set(all.flatMap((rules) => rules.avoidIngredients ?? []))];
  const diets = [...new Set(all.flatMap(({ diet }) => diet ?? []))];
  const lists: string[] = [];
  for (const { dislikedFood } of all) {
    if (dislikedFood === undefined) continue;
    const last = lists.at(-1);
    if (last !== undefined && last.length + dislikedFood.length < longestList)
      lists[lists.length - 1] = `${last}, ${dislikedFood}`;
    else lists.push(dislikedFood);
  }
  return [
    ...(intolerances.length + avoidIngredients.length > 0 ? [{ intolerances, avoidIngredients }] : []),
    ...diets.map((diet) => ({ diet })),
    ...lists.map((dislikedFood) => ({ dislikedFood })),
  ];
}

const entriesOf = (list: string | undefined): string[] =>
  (list ?? '').split(',').map((entry) => entry.trim());

/** Whether a hit is of something that an exclusion leaves out. */
function isOf({ rules }: Exclusion, { field, value }: Hit): boolean {
  if (field === 'diet') return rules.diet === value;
  if (field === 'intolerances')
    return known(allIntolerances, rules.intolerances).some((one) => one === value);
  if (field === 'avoidIngredients') return rules.avoidIngredients?.some((one) => one === value) ?? false;
  return entriesOf(rules.dislikedFood).includes(value);
}

/** A quote of the note, for a sentence. */
const longestQuote = 80;
const quoteOf = ({ written }: Exclusion): string => {
  const plain = written.replace(/[“”"<>`*_[\]\\|#\s]+/g, ' ').trim();
  return `“${plain.length > longestQuote ? `${plain.slice(0, longestQuote).replace(/\s+\S*$/, '')}…` : plain}”`;
};

const stem = (name: string) => name.toLowerCase().replace(/(?:es|s)$/, '');

/** What the recipe has, as the second half of 'You wrote “no nuts”; …'. */
function factOf({ name, kind }: Exclusion, { field, value, grade, ingredient, reason }: Hit): string {
  const { name: food } = ingredient;
  const isItself = stem(food) === stem(name) && grade === 'contains';
  // A profile's reason says the same first, and then whose entry it is: 'tahini has sesame: you listed Sesame'.
  const [fact = ''] = reason.split(`: you listed ${choiceLabel(value)}`);
  if (field === 'intolerances' && !isItself) return fact;
  if (kind === 'diet') {
    const does = grade === 'contains' ? (isPluralName(food) ? 'do' : 'does') : 'may';
    return `${food} ${does} not fit a ${choiceLabel(value)} diet`;
  }
  return grade === 'contains' ? `the recipe has ${food}` : `${food} may have ${name} in it`;
}

/** The hits of a recipe, in slices; for a dislike only what is surely in it. */
export function* noteHitsInSlices(
  recipe: RecipeTexts,
  exclusions: readonly Exclusion[],
  read: RecipeFoods,
): ChunkedWork<NoteHit[]> {
  const found: NoteHit[] = [];
  for (const profile of profilesOf(exclusions)) {
    const { hits } = yield* checkInSlices(recipe, profile, read);
    for (const hit of hits) {
      const exclusion = exclusions.find((one) => isOf(one, hit));
      if (!exclusion || (exclusion.strength === 'dislike' && hit.grade !== 'contains')) continue;
      const reason = `You wrote ${quoteOf(exclusion)}; ${factOf(exclusion, hit)}.`;
      found.push({ ...hit, reason, exclusion });
    }
    yield;
  }
  return found;
}

/** The same in one go. */
export const noteHits = (
  recipe: RecipeTexts,
  exclusions: readonly Exclusion[],
  read: RecipeFoods = findFoodsInRecipe(recipe),
): NoteHit[] => (exclusions.length === 0 ? [] : runToCompletion(noteHitsInSlices(recipe, exclusions, read)));
