/**
 * Holds any recipe, whoever wrote it, against the cook's profile: what it names that the cook listed, and what
 * could not be checked. It reports what it found and never says that a recipe is harmless.
 */
import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { known, nameOf } from '../rules/restrictions';
import { tokenize } from '../text/tokenize';
import { allAvoidTags, allDiets, allHealthConditions, allIntolerances, type FoodProfile } from '../types';
import { withoutAsides } from './asides';
import { type Dislike, placesOf, readDislikes } from './dislikedWords';
import { meatMeetsMilk } from './meatAndMilk';
import { asPossible, type Objection, objector } from './objections';
import {
  findFoodsInRecipe,
  longestRead,
  type RecipeFoods,
  type RecipeSource,
  type RecipeTexts,
  recipeSources,
  type TextFoods,
} from './recipeFoods';
import { uncheckableLines } from './uncheckable';
import { judgeUnlisted } from './unlisted';

/** A word of the recipe that meets an entry of the profile. `word` is the source's text from `start` to `end`. */
export interface Hit extends Objection {
  readonly source: RecipeSource;
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly ingredient: { readonly id: string; readonly name: string };
}

export interface ProfileCheck {
  /** In reading order: title, ingredients, description. */
  readonly hits: readonly Hit[];
  /** Ingredient lines in which no known food was found, as written; at most twenty. */
  readonly uncheckable: readonly string[];
  /** Why the recipe as a whole, or a part of it, could not be checked; null when nothing stood in the way. */
  readonly couldNotCheck: string | null;
  /** What the recipe was held against; None and values unknown to the product are left out. */
  readonly checked: {
    readonly intolerances: readonly string[];
    readonly diet: string | null;
    readonly avoid: readonly string[];
    readonly disliked: readonly string[];
    readonly healthConditions: readonly string[];
  };
}

function dislikedPhrases(read: TextFoods, source: RecipeSource, dislikes: readonly Dislike[]): Hit[] {
  if (dislikes.every(({ phrases }) => phrases.length === 0)) return [];
  const { text } = read;
  const tokens = tokenize(text);
  return dislikes.flatMap(({ entry, phrases }) =>
    phrases.flatMap((phrase) =>
      withoutAsides(read, placesOf(tokens, phrase)).map(({ start, end }): Hit => {
        const name = phrase.join(' ');
        const ingredient = { id: name.replaceAll(' ', '-'), name };
        const reason = `${name}: you said you dislike it`;
        const word = text.slice(start, end);
        return {
          source,
          start,
          end,
          word,
          ingredient,
          field: 'dislikedFood',
          value: entry,
          grade: 'contains',
          reason,
        };
      }),
    ),
  );
}

function obstacle(recipe: RecipeTexts, read: RecipeFoods): string | null {
  if (recipeSources.some((source) => recipe[source].text.length > longestRead))
    return 'The recipe is too long to be read to its end: the rest could not be checked.';
  if (recipeSources.every((source) => read[source].text.trim() === ''))
    return 'The recipe is empty: it could not be checked.';
  if (recipeSources.every((source) => read[source].named.length === 0))
    return 'No known food was found: the recipe could not be checked.';
  if (read.ingredients.text.trim() === '')
    return 'There is no list of ingredients: only the rest of the text could be checked.';
  return null;
}

/**
 * Checks a recipe against a profile. Never throws, whatever the texts hold; time is linear in their length.
 * @param profile unknown values and None are ignored
 * @param read the recipe, where it has been read already
 */
export const checkAgainstProfile = (
  recipe: RecipeTexts,
  profile: FoodProfile,
  read: RecipeFoods = findFoodsInRecipe(recipe),
): ProfileCheck => runToCompletion(checkInSlices(recipe, profile, read));

/** The same in slices. */
export function* checkInSlices(
  recipe: RecipeTexts,
  profile: FoodProfile,
  read: RecipeFoods,
): ChunkedWork<ProfileCheck> {
  const dislikes = readDislikes(profile.dislikedFood ?? '');
  yield;
  const judged = judgeUnlisted(read);
  yield;
  for (const source of recipeSources)
    judged[source].push(...read[source].meant.map((found) => ({ found, isDish: false })));
  const objectionsTo = objector(profile, dislikes);
  const meetingsOf = meatMeetsMilk(
    profile,
    recipeSources.flatMap((source) => judged[source].map(({ found }) => found)),
  );
  const hits: Hit[] = [];
  for (const source of recipeSources) {
    const foods = judged[source].flatMap(({ found, isDish }) => {
      const { start, end, text: word, doubt } = found;
      const ingredient = { id: found.ingredient.id, name: nameOf(found.ingredient) };
      return [...objectionsTo(found), ...meetingsOf(found)]
        .filter(({ grade }) => grade !== 'may contain' || !isDish)
        .map((objection) => (doubt === undefined ? objection : asPossible(objection, doubt)))
        .map((objection): Hit => ({ source, start, end, word, ingredient, ...objection }));
    });
    yield;
    const phrases = dislikedPhrases(read[source], source, dislikes);
    for (const hit of [...foods, ...phrases].sort((a, b) => a.start - b.start)) hits.push(hit);
    yield;
  }
  return {
    hits,
    uncheckable: uncheckableLines(read.ingredients),
    couldNotCheck: obstacle(recipe, read),
    checked: {
      intolerances: known(allIntolerances, profile.intolerances),
      diet: known(allDiets, profile.diet ? [profile.diet] : []).find((diet) => diet !== 'None') ?? null,
      avoid: known(allAvoidTags, profile.avoidIngredients),
      disliked: dislikes.map(({ entry }) => entry),
      healthConditions: known(allHealthConditions, profile.healthConditions),
    },
  };
}
