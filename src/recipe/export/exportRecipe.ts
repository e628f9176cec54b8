/** Prepares a recipe for export: plain texts as shown, for the chosen portions and units. */
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

interface ExportOptions {
  readonly recipe: Recipe;
  /** As shown on its screen. */
  readonly title: string;
  /** See recipeToMarkdown. */
  readonly texts: { readonly ingredients: string; readonly description: string };
  readonly scaling: ScalingOptions;
  /** Null if the recipe does not say how many it serves. */
  readonly diners: number | null;
  /** Null for an unsaved recipe. */
  readonly url: string | null;
}

export interface ExportedIngredient {
  readonly text: string;
  /** The heading above it; '' if there is none. */
  readonly group: string;
  /** True if its amount was not found, and so is not scaled. */
  readonly isUnscaled: boolean;
}

export interface ExportedRecipe {
  readonly title: string;
  /** The paragraph before the steps; '' if there is none. */
  readonly introduction: string;
  readonly ingredients: readonly ExportedIngredient[];
  readonly steps: readonly string[];
  readonly minutes: number | null;
  /** The larger of `minutes` and the times in the steps. */
  readonly totalMinutes: number | null;
  readonly diners: number | null;
  readonly type: string;
  readonly mealType: string;
  readonly imageUrl: string;
  readonly createdAt: string;
  readonly url: string | null;
}

const bullet = /^[\s>|]*(?:(?:[-*+•·–—]|\[[ x]?\])\s+)*/i;
const maxIntroductionLength = 600;

/** Returns a recipe's plain texts and facts as shown. */
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
    introduction: findIntroduction(description, steps[0], shown.description),
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

/** Returns a text on one line, without control characters and marks of text direction. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}\uFFFD]/gu, '')
    .trim();

/** Returns the first paragraph if it stands before the steps and is no heading. */
function findIntroduction(description: RecipeText, step: TextRange | undefined, shown: Replacements): string {
  const first = description.blocks[0];
  const words = first?.data?.textRange;
  if (first?.type !== 'paragraph' || !words || !step || words.end > step.start) return '';
  const text = oneLine(applyReplacements(description.text, words, shown));
  return text.length <= maxIntroductionLength && !text.endsWith(':') ? text : '';
}
