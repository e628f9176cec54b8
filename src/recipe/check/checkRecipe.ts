import { checkAgainstProfile, type Hit, type ProfileCheck } from '@/food/check/checkAgainstProfile';
import { prepare } from '@/food/check/prepare';
import { findFoodsInRecipe } from '@/food/check/recipeFoods';
import { summarise } from '@/food/check/summarise';
import type { FoodProfile } from '@/food/types';
import type { HonestyReport, RecipeRequest } from '../honesty/honestyReport';
import { languageOf } from '../regenerate/foodName';
import { type FoodHits, foodHitsOf } from './foodHits';
import { type Mark, marksOf } from './marks';

export interface RecipeToCheck {
  /** Title, and the two texts as they are set in type. */
  readonly texts: { readonly title: string; readonly ingredients: string; readonly description: string };
  /** Minutes. */
  readonly tiempoCoccion: number | null;
  readonly diners: number | null;
  /** Null where nobody's profile is held against it. */
  readonly profile: FoodProfile | null;
  /** Null where it is not known what was asked for. */
  readonly request: RecipeRequest | null;
}

/** What the reading of a recipe found. */
export interface RecipeCheck {
  readonly honesty: HonestyReport;
  /** Null without a profile. */
  readonly check: ProfileCheck | null;
  /** The hits by food, gravest first. */
  readonly foods: readonly FoodHits[];
  readonly marks: Readonly<Record<Hit['source'], readonly Mark[]>>;
}

/**
 * Reads a recipe: against the cook's profile, the request and itself. In a chunk of its own, with the whole lexicon, and the
 * report in another; its work is cut into pieces done while the browser has nothing better to do.
 * @throws whatever the signal was aborted with, or why the report's chunk could not be loaded
 */
export async function checkRecipe(input: RecipeToCheck, signal: AbortSignal): Promise<RecipeCheck> {
  const report = import('../honesty/compareWithRequest');
  const [{ compareWithRequest }] = await Promise.all([report, prepare()]);
  await idle(signal);
  const { texts, profile, request, tiempoCoccion, diners } = input;
  const read = findFoodsInRecipe(texts);
  await idle(signal);
  const check = profile && checkAgainstProfile(texts, profile, read);
  await idle(signal);
  const honesty = compareWithRequest({ ...texts, tiempoCoccion, diners }, request, read);
  await idle(signal);
  const hits = check?.hits ?? [];
  return {
    honesty,
    check,
    foods: foodHitsOf(summarise(hits), languageOf(`${texts.ingredients}\n${texts.description}`)),
    marks: {
      title: marksOf(hits, 'title'),
      ingredients: marksOf(hits, 'ingredients'),
      description: marksOf(hits, 'description'),
    },
  };
}

/** Milliseconds after which the reading goes on, however busy the page is. */
const patience = 300;

async function idle(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 0);
  });
  signal.throwIfAborted();
}
