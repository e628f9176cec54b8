import { checkInSlices, type Hit, type ProfileCheck } from '@/food/check/checkAgainstProfile';
import { prepare } from '@/food/check/prepare';
import { readRecipeFoods } from '@/food/check/recipeFoods';
import { summarise } from '@/food/check/summarise';
import { languageOfText } from '@/food/text/language';
import type { FoodProfile } from '@/food/types';
import { type ChunkedWork, runWhenIdle } from '@/lib/chunkedWork';
import type { compareInSlices } from '../consistency/compareWithRequest';
import type { ConsistencyReport, RequestToCompare } from '../consistency/consistencyReport';
import { type ParsedRecipe, parseRecipe } from '../recipeText';
import { type UnreadableEntries, unreadableNotes } from '../textFromJson';
import { type FoodHits, groupHitsByFood } from './foodHits';
import { createMarks, type Mark } from './marks';

/** A recipe as it is shown, and what it is checked against. */
export interface RecipeToCheck {
  /** Title, and the two texts as markdown: see recipeToMarkdown. */
  readonly texts: { readonly title: string; readonly ingredients: string; readonly description: string };
  /** Entries of the texts that could not be read; undefined where there is none. */
  readonly unreadable: UnreadableEntries | undefined;
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
  /** The note for the chef that the recipe keeps. */
  readonly necesidadesDiners?: string | undefined;
  /** Null where nobody's profile is held against it. */
  readonly profile: FoodProfile | null;
  /** Null where it is not known what was asked for. */
  readonly request: RequestToCompare | null;
}

/** What the check of a recipe found. */
export interface RecipeCheck {
  readonly consistency: ConsistencyReport;
  /** Null without a profile. */
  readonly profileCheck: ProfileCheck | null;
  readonly unreadable: UnreadableEntries | undefined;
  /** What goes against the cook's profile or their own words, by food, gravest first. */
  readonly foodHits: readonly FoodHits[];
  readonly marks: Readonly<Record<Exclude<Hit['source'], 'title'>, readonly Mark[]>>;
}

/**
 * Checks a recipe against the cook's profile, the request and itself. In a chunk of its own, with the whole lexicon, and
 * the report in another; its work is done in slices while the browser has nothing better to do.
 * @throws whatever the signal was aborted with, or why the report's chunk could not be loaded
 */
export async function checkRecipe(input: RecipeToCheck, signal: AbortSignal): Promise<RecipeCheck> {
  const report = import('../consistency/compareWithRequest');
  const [{ compareInSlices }] = await Promise.all([report, prepare()]);
  return runWhenIdle(check(input, compareInSlices), signal);
}

function* check(
  { texts: markdown, unreadable, tiempoCoccion, diners, necesidadesDiners, profile, request }: RecipeToCheck,
  compare: typeof compareInSlices,
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

/** Says what could not be read before what else could not be checked; a list of which nothing was read is not missing. */
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
