/** Parses `dislikedFood`, free text of the profile (claim 3.6): single foods, and groups such as 'seafood' or 'mariscos'. */
import { findIngredients } from '../names/findIngredients';
import { tokenize } from '../text/tokenize';
import type { Category, Ingredient } from '../types';

interface DislikedFoods {
  readonly ingredients: readonly Ingredient[];
  readonly categories: ReadonlySet<Category>;
}

const meats: readonly Category[] = ['redMeat', 'pork', 'poultry', 'processed meat'];

const groups: readonly (readonly [string, readonly Category[]])[] = [
  ['mushroom mushrooms fungi champinones champinon setas hongos', ['mushroom']],
  ['seafood', ['fish', 'shellfish']],
  ['shellfish marisco mariscos', ['shellfish']],
  ['fish pescado pescados', ['fish']],
  ['cheese cheeses queso quesos', ['cheese']],
  ['dairy lacteos lacteo', ['dairy', 'cheese']],
  ['meat meats carne carnes', meats],
  ['poultry aves', ['poultry']],
  ['nuts nut', ['nut']],
  ['beans legumes pulses legumbres frijoles', ['legume']],
  ['egg eggs huevo huevos', ['egg']],
  ['alcohol', ['alcohol']],
  ['pasta', ['pasta']],
  ['vegetables verduras', ['vegetable']],
  ['fruit frutas fruta', ['fruit']],
];

const categoriesByWord = new Map<string, readonly Category[]>(
  groups.flatMap(([list, categories]) => list.split(' ').map((word) => [word, categories] as const)),
);

let lastText: string | undefined;
let lastParsed: DislikedFoods = { ingredients: [], categories: new Set() };

/** Parses the text. Caches the last result, because many ingredients are checked against one profile. */
function parseDislikedFood(text: string): DislikedFoods {
  if (text === lastText) return lastParsed;
  const found = findIngredients(text, { includeDenied: true });
  const categories = new Set<Category>();
  for (const mention of found.length > 0 ? found : [{ text }]) {
    const words = tokenize(mention.text);
    const [only] = words;
    if (words.length === 1 && only)
      for (const category of categoriesByWord.get(only.folded) ?? []) categories.add(category);
  }
  for (const token of tokenize(text)) {
    if (!found.some((mention) => mention.start <= token.start && token.end <= mention.end)) {
      for (const category of categoriesByWord.get(token.folded) ?? []) categories.add(category);
    }
  }
  lastText = text;
  lastParsed = { ingredients: found.map((mention) => mention.ingredient), categories };
  return lastParsed;
}

export function namesKnownFood(text: string): boolean {
  const { ingredients, categories } = parseDislikedFood(text);
  return ingredients.length > 0 || categories.size > 0;
}

/** Categories in which a shared word does not mean a shared food: coconut milk is not milk, peanut butter is not butter. */
const exactNameCategories: readonly Category[] = [
  'dairy',
  'cheese',
  'oil',
  'sauce',
  'condiment',
  'spice',
  'broth',
  'beverage',
];

/** A cook can dislike olives or apples, but not their oil or vinegar. */
const isPressed = ({ id, category }: Ingredient): boolean => category === 'oil' || /vinegar$/.test(id);

/** Foods that share only a word with another. */
const namesakes: Readonly<Record<string, readonly string[]>> = {
  potato: ['sweet-potato', 'sweet-potato-noodles'],
  chestnuts: ['water-chestnut'],
  pear: ['prickly-pear'],
  oyster: ['oyster-mushroom', 'vegetarian-oyster-sauce'],
};

/** True if a dislike covers the ingredient: 'tomato' covers 'cherry tomato' and 'tomato paste'. */
function isKindOf(ingredient: Ingredient, disliked: Ingredient): boolean {
  if (ingredient.id === disliked.id) return true;
  if (exactNameCategories.includes(disliked.category) || isPressed(ingredient)) return false;
  if (namesakes[disliked.id]?.includes(ingredient.id)) return false;
  const words = ingredient.id.split('-');
  return disliked.id
    .split('-')
    .every((word) => words.some((other) => other === word || other === `${word}s` || `${other}s` === word));
}

/** True if the dislikes name an ingredient or its group. Unknown words are ignored. */
export function isDisliked(ingredient: Ingredient, dislikedFood: string): boolean {
  const { ingredients, categories } = parseDislikedFood(dislikedFood);
  return (
    categories.has(ingredient.category) || ingredients.some((disliked) => isKindOf(ingredient, disliked))
  );
}
