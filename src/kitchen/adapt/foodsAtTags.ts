import { rawMeatCategories } from '@/food/names/foodGroups';
import { isRawCured } from '@/food/rules/doneness';
import { singularize } from '@/food/text/plurals';
import type { Ingredient } from '@/food/types';
import type { DishChoice } from '../choose/types';
import type { CookbookDish, IngredientPart } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { boiledFirst } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { isPlural, singularOrPlural } from '../words/grammar';
import type { PlannedFood } from './plan';
import { nameInSteps } from './usualAmounts';

/** What a food is called in a recipe. */
export type Naming = Pick<PlannedFood, 'name' | 'shortName' | 'ingredient'>;

const ingredientOf = (name: string): Ingredient | null => knownFood(name)?.ingredient ?? null;

/** A food of the dish's own text, as the text names it. */
export function ownNaming(dish: CookbookDish, { name }: IngredientPart): Naming {
  const need = dish.needs.find(({ alternatives: [first] }) => first.name === name);
  return { name, shortName: need?.alternatives[0].shortName ?? name, ingredient: ingredientOf(name) };
}

const words = (name: string) => singularize(name.toLowerCase()).split(/\s+/);

/** Whether a cook's name is to stand in the place of the cookbook's: 'sea bass' of a white fish, but not 'rice' of short-grain rice. */
function saysMore(food: BasketFood, { name, ingredient }: Naming): boolean {
  const [own, cooks] = [words(name), words(food.name)];
  const isOther = food.ingredient.id !== ingredient?.id;
  // 'Bread' for a burger is its bun, and 'boil the eggs' is not said of boiled ones.
  if (/^(?:bread|hard-boiled eggs) (?:bread|egg)$/.test(`${food.name} ${ingredient?.category}`)) return false;
  // 'Chicken' becomes the thighs that the dish is made with, but tomatoes are no cherry tomatoes, and cheese is no Gouda.
  const isOfAnimal = rawMeatCategories.includes(food.ingredient.category);
  if (name === `dried ${food.name}`) return food.ingredient.category === 'herb';
  if (cooks.every((word) => own.some((other) => singularize(other) === singularize(word))))
    return isOther && !isOfAnimal && !name.endsWith(' juice');
  const general = singularize(food.ingredient.names.en[0] ?? food.ingredient.id);
  const isWider = isOfAnimal || own.every((word) => cooks.includes(singularize(word)));
  return isOther || !isWider || singularize(food.name) !== general;
}

/** 'cod' in the place of 'white fish fillets' is 'cod fillets'. */
const cutNoun = /\b(?:fillets?|steaks?|loins?)$/;
/** Where cooked prawns go, shrimps are cooked too, and lentils and chicken are boiled. */
const cookedState = /^(?:cooked|(?:leftover|roast)(?= (?:chicken|turkey))|tinned(?= lentils)) /;

/** What a food of the basket is called in the place of one of the cookbook's. */
function namingWith(food: BasketFood, as: Naming): Naming {
  if (!saysMore(food, as)) return as;
  const [noun] = cutNoun.exec(as.name) ?? [];
  const isFish = food.ingredient.category === 'fish' && noun !== undefined && !cutNoun.test(food.name);
  const isCutOfIt = food.name.replace('bone-in ', '').startsWith(`${as.shortName} `);
  const isShort = isCutOfIt || singularize(food.name).endsWith(singularize(as.shortName));
  const shortName = isShort ? as.shortName : food.name.replace(/(?<!white fish) (?:fillets?|loins?)$/, '');
  const isRaw = food.states.length === 0 ? !isRawCured(food.ingredient) : boiledFirst(food, as.name) !== null;
  const [ready] = isRaw ? (cookedState.exec(as.name) ?? []) : [];
  return {
    name: isFish ? `${singularize(food.name)} ${noun}` : `${ready ?? ''}${food.name}`,
    shortName,
    ingredient: food.ingredient,
  };
}

const drinks = /^(?:red-wine|white-wine|wine|beer|cider)$/;
/** What stands at a tag of the text: foods with the basket's own, where it has one. */
export interface FoodAtTag {
  readonly naming: Naming;
  readonly food: BasketFood | null;
}

/** The foods at a tag that is no slot: the basket's, what the rules put in its place, or the dish's own. */
export function foodsAtTags({ dish, uses, replacements }: DishChoice, part: IngredientPart): FoodAtTag[] {
  const own = ownNaming(dish, part);
  const filled = uses.flatMap(({ food, place }): FoodAtTag[] => {
    if (place.kind === 'need') {
      const need = dish.needs[place.need];
      const alternative = need?.alternatives[place.alternative];
      if (need?.alternatives[0].name !== part.name || !alternative) return [];
      // 'Chicken' in a basket becomes the full name: 'chicken thighs'.
      const [first] = need.alternatives;
      const isOther = /^(?:leftover|roast|rye|new|salt) |^tinned (?:tom|p)/.test(first.name);
      const named = alternative.name === first.shortName && !isOther ? first : alternative;
      const as = { ...named, ingredient: ingredientOf(named.name) };
      return [{ naming: namingWith(food, as), food }];
    }
    if (place.kind === 'ingredient' && place.name === part.name)
      return [{ naming: namingWith(food, own), food }];
    if (place.kind === 'swap' && place.replaced === part.name) {
      const as = { name: place.choice, shortName: place.choice, ingredient: ingredientOf(place.choice) };
      // Wine and ale are half of much stock at most.
      const isMuchStock = own.ingredient?.category === 'broth' && (part.amount ?? 0) > 100 * dish.servings;
      const water = { name: 'water', shortName: 'water', ingredient: ingredientOf('water') };
      const isHalved = isMuchStock && drinks.test(food.ingredient.id);
      return [{ naming: namingWith(food, as), food }, ...(isHalved ? [{ naming: water, food: null }] : [])];
    }
    return [];
  });
  if (filled.length > 0) return filled;
  const replacement = replacements.find(({ replaced }) => replaced === part.name)?.replacement;
  if (replacement === undefined) return [{ naming: own, food: null }];
  const alternatives = dish.needs.flatMap((need) => need.alternatives);
  const shortName =
    alternatives.find(({ name }) => name === replacement)?.shortName ?? nameInSteps(replacement);
  return [{ naming: { name: replacement, shortName, ingredient: ingredientOf(replacement) }, food: null }];
}

/** A name for one or for several, and the short one with it where it is counted too. */
export function inflect(naming: Naming, areMany: boolean): Naming {
  // Two chicken breasts are no two chickens.
  const isOfAnimal = naming.name.startsWith(`${naming.shortName} `);
  const isShortCounted = isPlural(naming.name) === isPlural(naming.shortName) && !isOfAnimal;
  return {
    ...naming,
    name: singularOrPlural(naming.name, areMany),
    shortName: isShortCounted ? singularOrPlural(naming.shortName, areMany) : naming.shortName,
  };
}

/** What is counted by another name than it is called. By ingredient id. */
const pieceNames: Readonly<Record<string, string>> = { fennel: 'fennel bulb', celery: 'celery stick', lemongrass: 'lemongrass stalk' }; // biome-ignore format: one row

/** A name that takes a number: '2 fennel bulbs'. */
export const countable = (naming: Naming): Naming => ({
  ...naming,
  name: pieceNames[naming.ingredient?.id ?? ''] ?? naming.name,
});
