import { withoutTags } from '@/recipe/markdownSource';
import { parseRecipe } from '@/recipe/recipeText';

/** The texts of a recipe as its checks read them, out of markdown as a model writes it. */
export const readTexts = (texts: { title: string; ingredients: string; description: string }) =>
  parseRecipe({
    title: texts.title,
    ingredients: withoutTags(texts.ingredients),
    description: withoutTags(texts.description),
  });
