import { meatCategories } from '@/food/names/foodGroups';
import { wasHeated } from '@/food/rules/eatenCooked';
import { singularize } from '@/food/text/plurals';
import type { CookbookDish } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import type { BasketFood } from '../read/basket';
import { dishesUnderDiets } from '../read/dishNames';
import { type FoodRules, requiredDiets } from '../read/foodRules';
import { findMainFood } from './dishFacts';
import { substituteScore } from './substitutes';
import { isRawMeatOrFish } from './weights';

/** True for 'chicken noodle soup' where all the chicken is cooked already. */
function isOfRaw(dish: CookbookDish, foods: readonly BasketFood[]): boolean {
  const main = findMainFood(dish);
  if (!main || !isRawMeatOrFish(main.ingredient.category) || wasHeated(main.states)) return false;
  const there = foods.filter(({ ingredient }) => ingredient.category === main.ingredient.category);
  return there.length > 0 && there.every(({ states }) => wasHeated(states));
}

/** True for a need of meat or fish. */
const isOfMeat = ({ alternatives: [{ name }] }: CookbookDish['needs'][number]): boolean =>
  meatCategories.some((one) => one === knownFood(name)?.ingredient.category);

/** True if a dish needs meat or fish that is not there. */
const missesMeat = ({ needs }: CookbookDish, foods: readonly BasketFood[]): boolean =>
  needs.filter(isOfMeat).some(({ alternatives }) => {
    const wanted = alternatives.flatMap(({ name }) => knownFood(name) ?? []);
    return !foods.some((food) => wanted.some((one) => substituteScore(food, one) > 0));
  });

/** Foods that have a version of a dish to themselves. */
const readyMade =
  /( chip|buttermilk|cocoa powder|kefir|carrot|banana|pumpkin|blueberry|condensed milk|past(e|ry)|beer|béchamel|crust|arepa flour|harina|yeast|fish finger|salsa verde|coriander|mashed potato|ricotta|cottage cheese)$/;

/**
 * The dishes asked for by name, and before them their versions that fit these foods and rules: the leftover chicken noodle
 * soup for roast chicken, a lasagne of spinach where there is no meat, the vegan one for a vegan.
 * @param ways words of other versions: 'mild', or 'quick' where the dish takes half as long again as there is time
 */
export function findAskedVersions(
  asked: readonly CookbookDish[],
  { foods, rules, ways }: { foods: readonly BasketFood[]; rules: FoodRules; ways: readonly string[] },
  dishes: readonly CookbookDish[],
) {
  const cookedAgain = asked.filter((dish) => isOfRaw(dish, foods));
  const asNamed = asked.filter((dish) => !cookedAgain.includes(dish));
  const names = foods.map(({ name }) => singularize(name));
  // Lamb shoulder chops are lamb, skirt steak is steak, and cod is fish.
  const namesOf = ({ name, states, ingredient: { names, category } }: BasketFood) => [
    singularize(name),
    ...`${name} ${category}`.split(' '),
    ...(states.length === 0 ? names.en.slice(0, 1) : []),
  ];
  const meatFoods = foods.filter(({ ingredient: one }) => meatCategories.includes(one.category));
  const meats = meatFoods.flatMap(namesOf);
  // A paella takes both the chicken and the prawns.
  const ofOneMeat = asNamed.filter(({ needs }) => meatFoods.length < 2 || needs.filter(isOfMeat).length < 2);
  const noMeatFor = asNamed.filter((dish) => missesMeat(dish, foods));
  const diets = requiredDiets(rules);
  const strict = diets.includes('plant-based') ? diets : diets.filter((diet) => diet !== 'vegan');
  const versions = [
    ...dishesUnderDiets(noMeatFor, names, dishes),
    ...dishesUnderDiets(ofOneMeat, [...names.filter((name) => readyMade.test(name)), ...meats], dishes),
    ...dishesUnderDiets(cookedAgain, ['leftover'], dishes),
    ...dishesUnderDiets(asked, [...strict, ...ways], dishes),
  ];
  // For who only may not have milk or eggs, the vegan one where the dish itself can't be made.
  const spare = dishesUnderDiets(asked, diets, dishes);
  return { asked: [...new Set([...versions, ...asNamed, ...spare])], cookedAgain };
}
