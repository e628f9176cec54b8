/* Prepares a recipe for export: plain texts in the chosen portions and units. */
import { ingredientLines } from '@/food/check/ingredientLines';
import type { TextRange } from '@/lib/splitText';
import { noMealType } from '@/request/mealTypes';
import { totalStepMinutes } from '../consistency/totalStepMinutes';
import { cookingSteps } from '../cookingSteps';
import type { ScalingOptions } from '../portions/amountReplacements';
import { applyReplacements, type Replacements } from '../portions/replacements';
import { descriptionReplacements, ingredientReplacements } from '../portions/textReplacements';
import type { Recipe } from '../recipe';
import { parseRecipeText, type RecipeText } from '../recipeText';

interface ExportOptions {
  readonly recipe: Recipe;
  readonly title: string;
  /** See recipeToMarkdown. */
  readonly texts: { readonly ingredients: string; readonly description: string };
  readonly scaling: ScalingOptions;
  /** Null if the recipe does not say how many it serves. */
  readonly diners: number | null;
  /** Null for an unsaved recipe. */
  readonly url: string | null;
}

export type ExportedRecipe = ReturnType<typeof exportRecipe>;
export type ExportedIngredient = ExportedRecipe['ingredients'][number];

const bulletPattern = /^[\s>|]*(?:(?:[-*+•·–—]|\[[ x]?\])\s+)*/i;
const maxIntroductionLength = 600;

/** Returns a recipe's plain texts and facts, in the chosen portions and units. */
export function exportRecipe({ recipe, title, texts, scaling, diners, url }: ExportOptions) {
  const list = parseRecipeText(texts.ingredients);
  const description = parseRecipeText(texts.description);
  const replacements = {
    ingredients: ingredientReplacements(list, scaling),
    description: descriptionReplacements(description, scaling),
  };
  const steps = cookingSteps(description);
  const minutes = recipe.tiempoCoccion;
  const amounts = replacements.ingredients.filter(({ isNote }) => !isNote);
  const notes = replacements.ingredients.filter(({ isNote }) => isNote);
  return {
    title: toOneLine(title.toWellFormed()),
    /** The paragraph before the steps; '' if there is none. */
    introduction: findIntroduction(description, steps[0], replacements.description),
    ingredients: ingredientLines(list).map((line) => ({
      text: toOneLine(applyReplacements(list.text, line, amounts).replace(bulletPattern, '')),
      /** The heading above the ingredient; '' for none. */
      group: toOneLine(line.group.replace(/\s*:\s*$/, '')),
      /** True if no amount was found, so that the line is not scaled. */
      isUnscaled: notes.some(({ start }) => start > line.start && start <= line.end),
    })),
    steps: steps.map((step) =>
      toOneLine(applyReplacements(description.text, step, replacements.description)),
    ),
    minutes,
    /** The larger of `minutes` and the times in the steps. */
    totalMinutes: minutes === null ? null : Math.max(minutes, totalStepMinutes(steps) ?? 0),
    diners,
    type: toOneLine(recipe.tipoReceta),
    mealType: recipe.tipoComida === noMealType ? '' : toOneLine(recipe.tipoComida),
    imageUrl: recipe.imageUrl,
    createdAt: recipe.createdAt,
    url,
  };
}

/** Returns a text on one line, without control characters and marks of text direction. */
const toOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}\uFFFD]/gu, '')
    .trim();

/** Returns the first paragraph if it is before the steps and no heading; else ''. */
function findIntroduction(
  description: RecipeText,
  step: TextRange | undefined,
  replacements: Replacements,
): string {
  const first = description.blocks[0];
  const firstRange = first?.data?.textRange;
  if (first?.type !== 'paragraph' || !firstRange || !step || firstRange.end > step.start) return '';
  const text = toOneLine(applyReplacements(description.text, firstRange, replacements));
  return text.length <= maxIntroductionLength && !text.endsWith(':') ? text : '';
}
