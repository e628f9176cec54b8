import { checkInSlices, type Hit, type ProfileCheck } from '@/food/check/checkAgainstProfile';
import { prepare } from '@/food/check/prepare';
import { readRecipeFoods } from '@/food/check/recipeFoods';
import { summarise } from '@/food/check/summarise';
import { languageOfText } from '@/food/text/language';
import type { FoodProfile } from '@/food/types';
import { type ChunkedWork, runWhenIdle } from '@/lib/chunkedWork';
import type { compareWithRequestInChunks } from '../consistency/compareWithRequest';
import type { ConsistencyReport, RequestToCompare } from '../consistency/consistencyReport';
import { type ParsedRecipe, parseRecipe } from '../recipeText';
import { type UnreadableEntries, unreadableNotes } from '../textFromJson';
import { type FoodHits, groupHitsByFood } from './foodHits';
import { createMarks, type Mark } from './marks';

export interface RecipeToCheck {
  /** Title, and the two texts as markdown: see recipeToMarkdown. */
  readonly texts: { readonly title: string; readonly ingredients: string; readonly description: string };
  /** Undefined if there is none. */
  readonly unreadable: UnreadableEntries | undefined;
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
  /** The recipe's note for the chef. */
  readonly necesidadesDiners?: string | undefined;
  /** Null to check against the request only. */
  readonly profile: FoodProfile | null;
  /** Null if unknown. */
  readonly request: RequestToCompare | null;
}

export interface RecipeCheck {
  readonly consistency: ConsistencyReport;
  /** Null without a profile. */
  readonly profileCheck: ProfileCheck | null;
  readonly unreadable: UnreadableEntries | undefined;
  /** Foods that meet the profile or that the request rules out, most certain first. */
  readonly foodHits: readonly FoodHits[];
  readonly marks: Readonly<Record<Exclude<Hit['source'], 'title'>, readonly Mark[]>>;
}

/**
 * Checks a recipe against the cook's profile, the request and itself. Loads the lexicon and the consistency report, and works
 * in chunks while the browser is idle.
 * @throws the signal's abort reason, or the error of a failed import
 */
export async function checkRecipe(input: RecipeToCheck, signal: AbortSignal): Promise<RecipeCheck> {
  const report = import('../consistency/compareWithRequest');
  const [{ compareWithRequestInChunks }] = await Promise.all([report, prepare()]);
  return runWhenIdle(check(input, compareWithRequestInChunks), signal);
}

function* check(
  { texts: markdown, unreadable, tiempoCoccion, diners, necesidadesDiners, profile, request }: RecipeToCheck,
  compare: typeof compareWithRequestInChunks,
): ChunkedWork<RecipeCheck> {
  const texts = parseRecipe(markdown);
  yield;
  const found = yield* readRecipeFoods(texts);
  const profileCheck = profile && (yield* checkInSlices(texts, profile, found));
  yield;
  const consistency = yield* compare(
    {
      ...texts,
      tiempoCoccion,
      diners,
      necesidadesDiners,
      isListIncomplete: Boolean(unreadable?.ingredients),
    },
    request,
    found,
  );
  yield;
  const hits = [...(profileCheck?.hits ?? []), ...consistency.noteHits];
  const groups = summarise(hits);
  yield;
  const around = languageOfText(`${texts.ingredients.text}\n${texts.description.text}`);
  const foods = groupHitsByFood(groups, around);
  yield;
  return {
    consistency,
    profileCheck: profileCheck && withUnread(profileCheck, unreadable, texts),
    unreadable,
    foodHits: foods,
    marks: {
      ingredients: createMarks(hits, 'ingredients'),
      description: createMarks(hits, 'description'),
    },
  };
}

/** Returns the profile check with a sentence about unreadable entries before its own. A list with only such is not missing. */
function withUnread(
  check: ProfileCheck,
  unread: UnreadableEntries | undefined,
  { ingredients }: ParsedRecipe,
): ProfileCheck {
  const notes = unreadableNotes(unread);
  const isListUnread = notes.ingredients !== '' && ingredients.text.trim() === '';
  const obstacle = isListUnread ? null : check.couldNotCheck;
  const all = [notes.ingredients, notes.description, obstacle ?? ''].filter(Boolean).join(' ');
  return { ...check, couldNotCheck: all === '' ? null : all };
}
