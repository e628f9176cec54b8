/** A recipe as a cook takes it along: its words as they are shown, for the portions and in the units that were chosen. */
import { ingredientLines } from '@/food/check/ingredientLines';
import { toWellFormed } from '@/lib/lenientSchemas';
import { noMealType } from '@/request/mealTypes';
import { totalStepMinutes } from '../consistency/stepMinutes';
import { cookingSteps } from '../cookingSteps';
import type { ScalingOptions } from '../portions/amountReplacements';
import { applyReplacements, type Replacements } from '../portions/replacements';
import { descriptionReplacements, ingredientReplacements } from '../portions/scaledAmounts';
import type { Recipe } from '../recipe';
import { parseRecipeText, type RecipeText, type TextRange } from '../recipeText';

/** What is taken along, and how it is shown. */
interface ExportOptions {
  readonly recipe: Recipe;
  /** What it is called on its screen. */
  readonly title: string;
  /** Its two texts, as recipeToMarkdown gives them. */
  readonly texts: { readonly ingredients: string; readonly description: string };
  readonly scaling: ScalingOptions;
  /** How many that is for; null where the recipe does not say how many it serves. */
  readonly diners: number | null;
  /** The address of its page; null for a recipe that is not saved. */
  readonly url: string | null;
}

/** A line of the ingredient list. */
export interface ExportedIngredient {
  readonly text: string;
  /** The heading above it, '' where there is none. */
  readonly group: string;
  /** Whether its amount could not be read, and is that of the recipe as it is written. */
  readonly isUnscaled: boolean;
}

export interface ExportedRecipe {
  readonly title: string;
  /** What stands before the steps; '' where nothing does. */
  readonly introduction: string;
  readonly ingredients: readonly ExportedIngredient[];
  readonly steps: readonly string[];
  readonly minutes: number | null;
  /** What it takes from the beginning to the end: those minutes, or those of its steps where these are more. */
  readonly totalMinutes: number | null;
  readonly diners: number | null;
  readonly type: string;
  readonly mealType: string;
  readonly imageUrl: string;
  readonly createdAt: string;
  readonly url: string | null;
}

const bullet = /^[\s>|]*(?:(?:[-*+•·–—]|\[[ x]?\])\s+)*/i;
const longestIntroduction = 600;

/** Reads what is taken along from the texts, as they are shown. */
export function exportRecipe({ recipe, title, texts, scaling, diners, url }: ExportOptions): ExportedRecipe {
  const list = parseRecipeText(texts.ingredients);
  const description = parseRecipeText(texts.description);
  const shown = {
    ingredients: ingredientReplacements(list, scaling),
    description: descriptionReplacements(description, scaling),
  };
  const steps = cookingSteps(description);
  const minutes = recipe.tiempoCoccion;
  const amounts = shown.ingredients.filter(({ isNote }) => !isNote);
  const notes = shown.ingredients.filter(({ isNote }) => isNote);
  return {
    title: oneLine(toWellFormed(title)),
    introduction: introductionOf(description, steps[0], shown.description),
    ingredients: ingredientLines(list).map((line) => ({
      text: oneLine(applyReplacements(list.text, line, amounts).replace(bullet, '')),
      group: oneLine(line.group.replace(/\s*:\s*$/, '')),
      isUnscaled: notes.some(({ start }) => start > line.start && start <= line.end),
    })),
    steps: steps.map((step) => oneLine(applyReplacements(description.text, step, shown.description))),
    minutes,
    totalMinutes: minutes === null ? null : Math.max(minutes, totalStepMinutes(steps) ?? 0),
    diners,
    type: oneLine(recipe.tipoReceta),
    mealType: recipe.tipoComida === noMealType ? '' : oneLine(recipe.tipoComida),
    imageUrl: recipe.imageUrl,
    createdAt: recipe.createdAt,
    url,
  };
}

/** A text on one line, without what other programs stumble over: control characters, and those that turn a text around. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}\uFFFD]/gu, '')
    .trim();

/** The first paragraph, where it stands before the steps and heads nothing. */
function introductionOf(description: RecipeText, step: TextRange | undefined, shown: Replacements): string {
  const first = description.blocks[0];
  const words = first?.data?.textRange;
  if (first?.type !== 'paragraph' || !words || !step || words.end > step.start) return '';
  const text = oneLine(applyReplacements(description.text, words, shown));
  return text.length <= longestIntroduction && !text.endsWith(':') ? text : '';
}
