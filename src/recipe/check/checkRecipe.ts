import { checkAgainstProfileInChunks, type Hit, type ProfileCheck } from '@/food/check/checkAgainstProfile';
import { groupHits } from '@/food/check/groupHits';
import { preloadLexicon } from '@/food/check/preloadLexicon';
import { findFoodsInRecipeInChunks } from '@/food/check/recipeFoods';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import { detectLanguageOrEnglish } from '@/food/text/language';
import type { FoodProfile } from '@/food/types';
import { type ChunkedWork, runWhenIdle } from '@/lib/chunkedWork';
import type { checkConsistencyInChunks } from '../consistency/checkConsistency';
import type { ConsistencyReport, ConsistencyRequest } from '../consistency/consistencyReport';
import { type ParsedRecipe, parseRecipe } from '../recipeText';
import { type UnreadableEntries, unreadableNotes } from '../textFromJson';
import { type FlaggedFood, groupHitsByFood } from './flaggedFoods';
import { createMarks, createUnreadMarks, type Mark } from './marks';

export interface RecipeCheckInput {
  /** Title, and the two texts as markdown: see recipeToMarkdown. */
  readonly texts: { readonly title: string; readonly ingredients: string; readonly description: string };
  readonly unreadable: UnreadableEntries | undefined;
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
  /** The recipe's note for the chef. */
  readonly necesidadesDiners?: string | undefined;
  /** Null to check against the request only. */
  readonly profile: FoodProfile | null;
  readonly request: ConsistencyRequest | null;
}

export interface RecipeCheck {
  readonly consistency: ConsistencyReport;
  /** Null without a profile. */
  readonly profileCheck: ProfileCheck | null;
  /** Foods that conflict with the profile or that the request rules out, most certain first. */
  readonly flaggedFoods: readonly FlaggedFood[];
  readonly marks: Readonly<Record<Exclude<Hit['source'], 'title'>, readonly Mark[]>>;
}

/**
 * Returns the check of a recipe against the cook's profile, the request and itself. Loads the lexicon and the
 * consistency check, and works in chunks while the browser is idle.
 * @throws the signal's abort reason, or the error of a failed import
 */
export async function checkRecipe(input: RecipeCheckInput, signal: AbortSignal): Promise<RecipeCheck> {
  const report = import('../consistency/checkConsistency');
  const [{ checkConsistencyInChunks }] = await Promise.all([report, preloadLexicon()]);
  return runWhenIdle(checkInChunks(input, checkConsistencyInChunks), signal);
}

function* checkInChunks(
  input: RecipeCheckInput,
  checkConsistency: typeof checkConsistencyInChunks,
): ChunkedWork<RecipeCheck> {
  const { unreadable, tiempoCoccion, diners, necesidadesDiners, profile, request } = input;
  const texts = parseRecipe(input.texts);
  yield;
  const recipeFoods = yield* findFoodsInRecipeInChunks(texts);
  const profileCheck = profile && (yield* checkAgainstProfileInChunks(texts, profile, recipeFoods));
  yield;
  const consistency = yield* checkConsistency(
    {
      ...texts,
      tiempoCoccion,
      diners,
      necesidadesDiners,
      isListIncomplete: Boolean(unreadable?.ingredients),
    },
    request,
    recipeFoods,
    (food) =>
      profile !== null &&
      conflictsWithProfile(food, profile).some(
        ({ field, certainty }) => field !== 'healthConditions' && certainty === 'contains',
      ),
  );
  yield;
  const hits = [...(profileCheck?.hits ?? []), ...consistency.noteHits];
  const groups = groupHits(hits);
  yield;
  const recipeLanguage = detectLanguageOrEnglish(`${texts.ingredients.text}\n${texts.description.text}`);
  const flaggedFoods = groupHitsByFood(groups, recipeLanguage);
  yield;
  return {
    consistency,
    profileCheck: profileCheck && addUnreadableNotes(profileCheck, unreadable, texts),
    flaggedFoods,
    marks: {
      ingredients: [
        ...createMarks(hits, 'ingredients'),
        ...createUnreadMarks(texts.ingredients.text, profileCheck?.uncheckable ?? []),
      ].sort((one, other) => one.start - other.start),
      description: createMarks(hits, 'description'),
    },
  };
}

/**
 * Returns the profile check with a sentence about unreadable entries before its own. A list of unreadable entries only
 * does not count as missing.
 */
function addUnreadableNotes(
  check: ProfileCheck,
  unreadable: UnreadableEntries | undefined,
  { ingredients }: ParsedRecipe,
): ProfileCheck {
  const notes = unreadableNotes(unreadable);
  const isListUnreadable = notes.ingredients !== '' && ingredients.text.trim() === '';
  const uncheckedReason = isListUnreadable ? null : check.uncheckedReason;
  const all = [notes.ingredients, notes.description, uncheckedReason ?? ''].filter(Boolean).join(' ');
  return { ...check, uncheckedReason: all === '' ? null : all };
}
