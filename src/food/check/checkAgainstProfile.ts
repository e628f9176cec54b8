/**
 * Checks any recipe against the cook's profile. Reports conflicts and what could not be checked; never says that a recipe is
 * safe.
 */
import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { displayName, knownValues } from '../rules/restrictions';
import { tokenize } from '../text/tokenize';
import { allAvoidTags, allDiets, allHealthConditions, allIntolerances, type FoodProfile } from '../types';
import { type DislikeEntry, findPhrase, parseDislikeEntries } from './dislikeEntries';
import { createKosherConflictLookup } from './meatAndMilk';
import { selectPresentFoods } from './presentFoods';
import { type ConflictOrAdvice, createConflictLookup, toMayContain } from './profileConflicts';
import {
  findFoodsInRecipe,
  maxCharsRead,
  type RecipeFoods,
  type RecipeSource,
  type RecipeTexts,
  recipeSources,
  type TextFoods,
} from './recipeFoods';
import { uncheckableLines } from './uncheckable';
import { resolveUnlistedFoods } from './unlisted';

/** Words of the recipe that conflict with a profile entry. `word` is the source's text from `start` to `end`. */
export interface Hit extends ConflictOrAdvice {
  readonly source: RecipeSource;
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly ingredient: { readonly id: string; readonly name: string };
}

export interface ProfileCheck {
  /** In reading order: title, ingredients, description. */
  readonly hits: readonly Hit[];
  /** Ingredient lines without a known food, as written; at most 20. */
  readonly uncheckable: readonly string[];
  /** Why the recipe or a part of it could not be checked; null if everything was checked. */
  readonly uncheckedReason: string | null;
  /** The profile entries that were checked, without None and unknown values. */
  readonly checked: {
    readonly intolerances: readonly string[];
    readonly diet: string | null;
    readonly avoid: readonly string[];
    readonly disliked: readonly string[];
    readonly healthConditions: readonly string[];
  };
}

function dislikedPhraseHits(read: TextFoods, source: RecipeSource, dislikes: readonly DislikeEntry[]): Hit[] {
  if (dislikes.every(({ phrases }) => phrases.length === 0)) return [];
  const { text } = read;
  const tokens = tokenize(text);
  return dislikes.flatMap(({ entry, phrases }) =>
    phrases.flatMap((phrase) =>
      selectPresentFoods(read, findPhrase(tokens, phrase)).map(({ start, end }): Hit => {
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
          certainty: 'contains',
          reason,
        };
      }),
    ),
  );
}

function findUncheckedReason(recipe: RecipeTexts, read: RecipeFoods): string | null {
  if (recipeSources.some((source) => recipe[source].text.length > maxCharsRead))
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
 * Checks a recipe against a profile. Never throws; time is linear in the texts.
 * @param profile unknown values and None are ignored
 * @param read the foods of the recipe, if already found
 */
export const checkAgainstProfile = (
  recipe: RecipeTexts,
  profile: FoodProfile,
  read: RecipeFoods = findFoodsInRecipe(recipe),
): ProfileCheck => runToCompletion(checkAgainstProfileInChunks(recipe, profile, read));

export function* checkAgainstProfileInChunks(
  recipe: RecipeTexts,
  profile: FoodProfile,
  read: RecipeFoods,
): ChunkedWork<ProfileCheck> {
  const dislikes = parseDislikeEntries(profile.dislikedFood ?? '');
  yield;
  const judged = resolveUnlistedFoods(read);
  yield;
  for (const source of recipeSources)
    judged[source].push(...read[source].implied.map((found) => ({ found, isDish: false })));
  const conflictsWith = createConflictLookup(profile, dislikes);
  const kosherConflictsWith = createKosherConflictLookup(
    profile,
    recipeSources.flatMap((source) => judged[source].map(({ found }) => found)),
  );
  const hits: Hit[] = [];
  for (const source of recipeSources) {
    const foods = judged[source].flatMap(({ found, isDish }) => {
      const { start, end, text: word, condition } = found;
      const ingredient = { id: found.ingredient.id, name: displayName(found.ingredient) };
      return [...conflictsWith(found), ...kosherConflictsWith(found)]
        .filter(({ certainty }) => certainty !== 'may contain' || !isDish)
        .map((objection) => (condition === undefined ? objection : toMayContain(objection, condition)))
        .map((objection): Hit => ({ source, start, end, word, ingredient, ...objection }));
    });
    yield;
    const phrases = dislikedPhraseHits(read[source], source, dislikes);
    for (const hit of [...foods, ...phrases].sort((a, b) => a.start - b.start)) hits.push(hit);
    yield;
  }
  return {
    hits,
    uncheckable: uncheckableLines(read.ingredients),
    uncheckedReason: findUncheckedReason(recipe, read),
    checked: {
      intolerances: knownValues(allIntolerances, profile.intolerances),
      diet: knownValues(allDiets, profile.diet ? [profile.diet] : []).find((diet) => diet !== 'None') ?? null,
      avoid: knownValues(allAvoidTags, profile.avoidIngredients),
      disliked: dislikes.map(({ entry }) => entry),
      healthConditions: knownValues(allHealthConditions, profile.healthConditions),
    },
  };
}
