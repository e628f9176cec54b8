import { cutOfName, minutesFor } from '@/food/names/cuts';
import { meatCategories } from '@/food/names/foodGroups';
import { noMealType } from '@/request/mealTypes';
import { hurriedShare, preparationMinutes, scaleFactor } from '../amounts/scaling';
import { type CookbookDish, type IngredientPart, isKept, type Kit, timerMinutes } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { boiledFirst, isReadyName, minutesAsSide } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { getDishFacts } from './dishFacts';
import { isReady } from './placeFoods';
import type { BasketUse, DishRequirements, ScoredDish } from './types';
import { foodImportance, isRawMeatOrFish, isSavoury } from './weights';

/** What the criteria know of the request. */
interface RatingContext {
  readonly requirements: DishRequirements;
  /** Null if the basket has no meat, fish or replacement for them. */
  readonly mainProtein: BasketFood | null;
  /** The importance of the unused foods of the dish that uses most of the basket. */
  readonly minUnused: number;
}

/** The meat, fish or sausage of a basket, else the ham, tofu, pulse or frying cheese: the first that is named. */
export function findMainProtein(foods: readonly BasketFood[]): BasketFood | null {
  const isOther = ({ ingredient: { category, id } }: BasketFood) =>
    /^(?:processed meat|plant protein|legume) | (?:halloumi|paneer)$/.test(`${category} ${id}`);
  // Tofu in the place of a little chorizo is no reason to leave the eggs.
  const isForGarnish = ({ ingredient, replaces }: BasketFood) =>
    ingredient.id === 'anchovy' || replaces?.ingredient.category === 'processed meat';
  const main = foods.filter((food) => !isForGarnish(food));
  const isMeat = ({ ingredient: { category, id } }: BasketFood) =>
    isRawMeatOrFish(category) || id === 'sausage';
  return main.find(isMeat) ?? main.find(isOther) ?? null;
}

/** Returns 2 if the dish uses the main protein, 1 if only in a slot or replaced, else 0. */
function rateMainProtein({ dish, chosen }: ScoredDish, { mainProtein, requirements }: RatingContext): number {
  if (mainProtein === null || chosen === null) return 2;
  if (requirements.rules.checkFood(mainProtein.ingredient).forbiddenReason !== null)
    return chosen.leftOut.some(({ food }) => food === mainProtein) ? 1 : 2;
  const place = chosen.uses.find(({ food }) => food === mainProtein)?.place;
  if (place?.kind === 'need' || place?.kind === 'ingredient' || place?.kind === 'swap') return 2;
  const isBought = (name: string) => isRawMeatOrFish(knownFood(name)?.ingredient.category);
  if (place?.kind === 'side' && requirements.asked.includes(dish))
    return chosen.additions.some(isBought) ? 0 : 2;
  if (place?.kind !== 'slot') return 0;
  // Tuna out of a tin is the tuna that a salad is made with.
  if (requirements.asked.includes(dish) || isReadyName.test(place.as)) return 2;
  // Cuttlefish goes into a fideuá of prawns.
  const isBesideAnother = chosen.uses.some(
    (use) => use.place.kind === 'need' && meatCategories.includes(use.food.ingredient.category),
  );
  const isRaw = isRawMeatOrFish(mainProtein.ingredient.category) && mainProtein.states.length === 0;
  return isRaw && !isBesideAnother ? 1 : 2;
}

/** Returns 0 if the profile has few tools and the dish needs an oven, a grill or a blender. */
function rateTools({ dish }: ScoredDish, { requirements: { profile, asked } }: RatingContext): number {
  const hasFew = profile?.toolsLevel === 'None' || profile?.toolsLevel === 'Basic';
  const needsFew = dish.kit.every((kit) => kit === 'hob' || kit === 'microwave');
  return hasFew && !needsFew && !asked.includes(dish) ? 0 : 1;
}

/** Returns 0 if a sweet is asked for and this is none. */
const rateSweetness = ({ dish }: ScoredDish, { requirements: { theme } }: RatingContext): number =>
  theme !== 'Sweet Treats' || getDishFacts(dish).isSweet ? 1 : 0;

/** Most dishes asked for by name that are ranked by their order. */
const maxAsked = 8;
function rateAskedByName({ dish, isMissingIngredients }: ScoredDish, { requirements }: RatingContext) {
  const { asked, alike = [] } = requirements;
  const at = asked.indexOf(dish);
  return at < 0 || (isMissingIngredients && alike.includes(dish)) ? 0 : Math.max(1, maxAsked - at);
}

const rateKind = ({ dish }: ScoredDish, { requirements: { kinds = [] } }: RatingContext): number =>
  kinds.length === 0 || kinds.includes(dish.family) ? 1 : 0;

/** Counts what the note asks of it that decides as a kind does; a whole dish written for an appliance counts twice. */
function rateWayOfCooking({ dish, isMissingIngredients }: ScoredDish, { requirements }: RatingContext) {
  const isFor = (kit?: Kit) => !isMissingIngredients && kit && dish.kit.includes(kit);
  const decisive = (requirements.wishes.preferences ?? []).filter((one) => one.isDecisive);
  return decisive.reduce((sum, { kit, isMetBy }) => sum + (isFor(kit) ? 2 : Number(isMetBy(dish))), 0);
}

/** Returns the minutes there are: those asked for, or what a raw cut of the basket needs. */
export function minutesThere({ foods, minutes }: DishRequirements): number {
  const cuts = foods.flatMap(({ ingredient: { category }, name, states }) =>
    isReady(states) ? [] : cutOfName(name, category),
  );
  return Math.max(minutes, ...cuts.map((cut) => minutesFor(cut, minutes)));
}

/** True if a dish takes at most so many times as long as there is time. */
export const isWithin = (ratio: number, { dish, chosen }: ScoredDish, requirements: DishRequirements) =>
  quickestMinutes(dish, requirements.diners, chosen?.uses ?? []) <= minutesThere(requirements) * ratio;

/** A tenth more than the time asked for costs a dish less, and its turn. */
export const bearablyLate = 1.1;
/** Longest acceptable time, as a multiple of the time asked for. */
const maxTimeRatio = 1.5;
const rateTime = (scored: ScoredDish, { requirements }: RatingContext): number =>
  isWithin(maxTimeRatio, scored, requirements) ? 1 : 0;

/** Share of the basket, by importance, that a complete dish may leave unused. */
const maxUnusedShare = 0.2;
/** If no dish uses the whole basket: how much more than the best one a dish may leave unused, as a multiple. */
const unusedTolerance = 1.25;

/** A whole dish that takes so many times as long gives way to one that is in time. */
const maxCompleteTimeRatio = 1.35;
/** Returns 1 if no ingredient is missing, most of the basket is used, and it is about in time. */
function rateWholeness(scored: ScoredDish, { requirements, minUnused }: RatingContext): number {
  if (!isWithin(maxCompleteTimeRatio, scored, requirements)) return 0;
  const total = requirements.foods.reduce((sum, food) => sum + foodImportance(food), 0);
  return !scored.isMissingIngredients &&
    unusedImportance(scored, requirements) <= Math.max(minUnused * unusedTolerance, maxUnusedShare * total)
    ? 1
    : 0;
}

/** Returns the importance of the allowed foods that are left out. */
export const unusedImportance = ({ chosen }: Pick<ScoredDish, 'chosen'>, { rules }: DishRequirements) =>
  (chosen?.leftOut ?? [])
    .filter(({ food, reason }) => rules.checkFood(food.ingredient).forbiddenReason !== reason)
    .reduce((sum, { food }) => sum + foodImportance(food), 0);

/** Sugar, or fruit and flour, and nothing savoury: a cake or a pudding for after the meal. */
const isSweet = (foods: readonly BasketFood[]) =>
  !foods.some(isSavoury) &&
  /sweet|fruit.*flour|flour.*fruit/.test(foods.map(({ ingredient }) => ingredient.category).join());
const rateMeal = ({ dish }: ScoredDish, { requirements: { meal, theme, foods } }: RatingContext): number =>
  Number(!meal || theme === 'Sweet Treats' || isSweet(foods) || [...dish.meals, noMealType].includes(meal));

/** Returns the shortest minutes of a dish without resting and chilling, with one for each food that is none of its own. */
export function quickestMinutes(dish: CookbookDish, diners: number, uses: readonly BasketUse[]): number {
  if (dish.kit.includes('slow cooker')) return dish.prep; // It works while the cook is away.
  const besides = uses.filter(({ place }) => !['need', 'ingredient', 'swap'].includes(place.kind));
  const hands = preparationMinutes(dish, scaleFactor(dish, diners), besides.length);
  const boiled = uses.map(({ food, place }) =>
    place.kind === 'need'
      ? boiledFirst(food, dish.needs[place.need]?.alternatives[place.alternative]?.name ?? '')?.minutes
      : 0,
  );
  const isFilled = ({ slot }: IngredientPart) =>
    slot === null || uses.some(({ place }) => place.kind === 'slot' && place.slot === slot);
  const brackets = dish.steps.flatMap(({ parts }) => parts.filter((part) => part.kind === 'bracket'));
  const omitted = brackets.filter((bracket) => !isKept(bracket, isFilled));
  const spared = timerMinutes(omitted.flatMap(({ parts }) => parts));
  const own = dish.time - getDishFacts(dish).restMinutes - spared - dish.prep + hurriedShare * hands;
  const beside = uses.map(({ food, place }) => (place.kind === 'side' ? minutesAsSide(food) : 0));
  return Math.max(own + Math.max(0, ...boiled.map((minutes) => minutes ?? 0)), ...beside);
}

/** Compared before the scores, in this order; more is better. Scores decide among dishes with equal ratings (see weights.ts). */
const criteria = [rateTools, rateSweetness, rateMainProtein, rateAskedByName, rateKind,
  rateTime, rateWayOfCooking, rateWholeness, rateMeal]; // biome-ignore format: two rows

/** Returns how well each dish meets the criteria, one digit per criterion: the larger number goes first. */
export function rankByCriteria(
  dishes: readonly ScoredDish[],
  requirements: DishRequirements,
): ReadonlyMap<ScoredDish, number> {
  const open = dishes.filter(({ chosen }) => chosen !== null);
  const { foods, rules } = requirements;
  // No lamb is bought in the place of a pork that is not eaten, where there is chicken.
  const allowed = foods.filter(({ ingredient }) => rules.checkFood(ingredient).forbiddenReason === null);
  const request: RatingContext = {
    requirements,
    mainProtein: findMainProtein(allowed) ?? findMainProtein(foods),
    minUnused: Math.min(...open.map((one) => unusedImportance(one, requirements))),
  };
  return new Map(
    open.map((one) => [one, criteria.reduce((rank, rate) => rank * 10 + rate(one, request), 0)]),
  );
}
