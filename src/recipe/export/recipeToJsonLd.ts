/* Writes a recipe as schema.org/Recipe in JSON-LD, which search engines and recipe apps read. */
import type { HowToStep, Recipe as RecipeSchema, RestrictedDiet, WithContext } from 'schema-dts';
import { brand } from '@/config/brand';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { plainText } from '@/food/text/plainText';
import { countWithNoun } from '@/lib/plural';
import { imageSource } from '../imageSource';
import type { ExportedRecipe } from './exportRecipe';

/** Returns the JSON-LD of a recipe, without the fields that are unknown. */
export function recipeToJsonLd(recipe: ExportedRecipe): Exclude<WithContext<RecipeSchema>, string> {
  const { title, introduction, ingredients, steps, totalMinutes, diners, type, mealType, url } = recipe;
  const image = imageSource(recipe.imageUrl);
  const created = new Date(recipe.createdAt);
  const diets = suitableDiets(recipe);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description: introduction || [title, type, mealType].filter(Boolean).join(', '),
    author: { '@type': 'Organization', name: brand.name },
    // A stock photo is not a picture of the dish.
    ...(image.kind === 'own' && /^https?:/.test(image.src) ? { image: image.src } : {}),
    ...(Number.isNaN(created.getTime()) ? {} : { datePublished: created.toISOString().slice(0, 10) }),
    ...(totalMinutes ? { totalTime: formatIsoDuration(totalMinutes) } : {}),
    ...(diners === null ? {} : { recipeYield: countWithNoun(diners, 'serving') }),
    ...(mealType ? { recipeCategory: mealType } : {}),
    ...(type ? { keywords: type } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    recipeIngredient: ingredients.map(({ text }) => text),
    recipeInstructions: steps.map(
      (text, index): HowToStep => ({ '@type': 'HowToStep', position: index + 1, text }),
    ),
    ...(url ? { url } : {}),
  };
}

/** Returns minutes as an ISO 8601 duration: 'PT1H30M'. */
function formatIsoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** Diets that depend on the foods alone, unlike halal and kosher. */
const checkableDiets: readonly (readonly ['Vegan' | 'Vegetarian' | 'GlutenFree', RestrictedDiet])[] = [
  ['Vegan', 'https://schema.org/VeganDiet'],
  ['Vegetarian', 'https://schema.org/VegetarianDiet'],
  ['GlutenFree', 'https://schema.org/GlutenFreeDiet'],
];

/** Returns the diets that a recipe certainly fits: all ingredients are known, and none conflicts. */
function suitableDiets({ title, ingredients, steps }: ExportedRecipe): RestrictedDiet[] {
  if (ingredients.length === 0) return [];
  const texts = {
    title: plainText(title),
    ingredients: plainText(ingredients.map(({ text }) => text).join('\n')),
    description: plainText(steps.join('\n')),
  };
  return checkableDiets.flatMap(([diet, name]) => {
    const { hits, uncheckable, uncheckedReason } = checkAgainstProfile(texts, { diet });
    return hits.length === 0 && uncheckable.length === 0 && uncheckedReason === null ? [name] : [];
  });
}

export const jsonLdFileContent = (recipe: ExportedRecipe): string =>
  `${JSON.stringify(recipeToJsonLd(recipe), null, 2)}\n`;
