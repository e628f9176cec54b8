import { parseRecipe } from '@/recipe/recipeText';
import { stripHtmlTags } from '@/recipe/recipeToMarkdown';

/** The texts of a recipe as its checks read them, out of markdown as a model writes it. */
export const parseRecipeTexts = (texts: { title: string; ingredients: string; description: string }) =>
  parseRecipe({
    title: texts.title,
    ingredients: stripHtmlTags(texts.ingredients),
    description: stripHtmlTags(texts.description),
  });
