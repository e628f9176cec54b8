/** Reads `dislikedFood`, free text of the profile (claim 3.6): single foods, and groups such as 'seafood' or 'mariscos'. */
import { findIngredients } from '../names/findIngredients';
import { tokenize } from '../text/tokenize';
import type { Category, Ingredient } from '../types';

interface Dislikes {
  readonly ingredients: readonly Ingredient[];
  readonly categories: ReadonlySet<Category>;
}

const meats: readonly Category[] = ['redMeat', 'pork', 'poultry', 'processed meat'];

/** Words that mean a whole shelf. */
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
let lastDislikes: Dislikes = { ingredients: [], categories: new Set() };

/** Parses the text; the last answer is kept, since one profile is asked about many ingredients. */
function parseDislikes(text: string): Dislikes {
  if (text === lastText) return lastDislikes;
  const found = findIngredients(text, { denied: 'keep' });
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
  lastDislikes = { ingredients: found.map((mention) => mention.ingredient), categories };
  return lastDislikes;
}

/** Whether a text names any food or group of foods. */
export function namesKnownFood(text: string): boolean {
  const { ingredients, categories } = parseDislikes(text);
  return ingredients.length > 0 || categories.size > 0;
}

/** Shelves where a shared word means no shared food: coconut milk is no milk, peanut butter no butter. */
const looseNames: readonly Category[] = [
  'dairy',
  'cheese',
  'oil',
  'sauce',
  'condiment',
  'spice',
  'broth',
  'beverage',
];

/** Who dislikes olives or apples may well like their oil and their vinegar. */
const isPressed = ({ id, category }: Ingredient): boolean => category === 'oil' || /vinegar$/.test(id);

/** Foods that share a word with another, and nothing else. */
const namesakes: Readonly<Record<string, readonly string[]>> = {
  potato: ['sweet-potato', 'sweet-potato-noodles'],
  chestnuts: ['water-chestnut'],
  pear: ['prickly-pear'],
  oyster: ['oyster-mushroom', 'vegetarian-oyster-sauce'],
};

/** 'tomato' covers 'cherry tomato' and 'tomato paste'. */
function isKindOf(ingredient: Ingredient, disliked: Ingredient): boolean {
  if (ingredient.id === disliked.id) return true;
  if (looseNames.includes(disliked.category) || isPressed(ingredient)) return false;
  if (namesakes[disliked.id]?.includes(ingredient.id)) return false;
  const words = ingredient.id.split('-');
  return disliked.id
    .split('-')
    .every((word) => words.some((other) => other === word || other === `${word}s` || `${other}s` === word));
}

/** Whether the cook said they dislike an ingredient, by name or by group. Unknown words are ignored. */
export function isDisliked(ingredient: Ingredient, dislikedFood: string): boolean {
  const { ingredients, categories } = parseDislikes(dislikedFood);
  return (
    categories.has(ingredient.category) || ingredients.some((disliked) => isKindOf(ingredient, disliked))
  );
}
