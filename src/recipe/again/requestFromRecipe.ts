import { ingredientLines } from '@/food/check/ingredientLines';
import { readText } from '@/food/check/recipeText';
import type { Recipe } from '../recipe';

const mostLines = 40;

/**
 * What a recipe is made of, by name and without amounts: 'Lentils, onion'. Lines that name no known food stay as they
 * are. Brings the lexicon along: load it lazily.
 */
export function ingredientNames({ ingredientes }: Pick<Recipe, 'ingredientes'>): string {
  const { present } = readText(ingredientes);
  const seen = new Set<string>();
  const names = ingredientLines(ingredientes)
    .slice(0, mostLines)
    .flatMap(({ start, end, text }) => {
      const foods = present.filter((food) => food.start >= start && food.end <= end);
      if (foods.length === 0) return [text];
      const fresh = foods.filter(({ ingredient }) => !seen.has(ingredient.id));
      for (const { ingredient } of fresh) seen.add(ingredient.id);
      return fresh.map((food) => food.text);
    });
  return names.join(', ');
}
