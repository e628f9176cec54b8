import { parseRecipe } from '@/recipe/recipeText';
import { stripHtmlTags } from '@/recipe/recipeToMarkdown';

/** Parses a recipe's markdown into the texts that its check reads. */
export const parseRecipeTexts = (texts: { title: string; ingredients: string; description: string }) =>
  parseRecipe({
    title: texts.title,
    ingredients: stripHtmlTags(texts.ingredients),
    description: stripHtmlTags(texts.description),
  });
