import type { Category } from '@/food/types';
import { noMealType } from '@/request/mealTypes';
import { briskPace, factorFor, preparationMinutes } from '../amounts/scaling';
import type { CookbookDish } from '../cookbook/dish';
import type { BasketFood } from '../read/basket';
import { factsOf } from './dishFacts';
import type { Chosen, Judgement, Place, Situation } from './types';
import { importanceOf, isMeaty } from './weights';

/**
 * What decides which dish is cooked, before any points do. A dish that keeps an earlier law goes before one that breaks it,
 * whatever their scores; among dishes that keep the same laws the score decides (see weights.ts). What the rules forbid is no
 * judgement here: such a dish has nothing chosen (see judgeDish.ts).
 */
interface Law {
  readonly name: string;
  /** How well a dish keeps it; more is better. */
  readonly keptBy: (judgement: Judgement, request: LawRequest) => number;
}

/** What the laws know of a request besides the dish. */
interface LawRequest {
  readonly situation: Situation;
  /** Null where the basket has neither meat nor fish, nor what takes their place. */
  readonly mainProtein: BasketFood | null;
  /** Of all dishes, the least of the basket that one leaves lying. */
  readonly leastUnused: number;
}

const meatless: readonly Category[] = ['processed meat', 'plant protein', 'legume'];
/** Cheeses that are fried as a steak is. */
const friedCheeses: ReadonlySet<string> = new Set(['halloumi', 'paneer']);
const isPlainLegume = ({ id }: BasketFood['ingredient']) => id !== 'peas' && id !== 'green-beans';

/** The meat or fish of a basket, else the sausage, tofu or pulse: the first that is named. */
export function mainProteinOf(foods: readonly BasketFood[]): BasketFood | null {
  const isOther = ({ ingredient }: BasketFood) =>
    friedCheeses.has(ingredient.id) || (meatless.includes(ingredient.category) && isPlainLegume(ingredient));
  // Tofu in the place of a little chorizo is no reason to leave the eggs.
  const isForGarnish = ({ insteadOf }: BasketFood) => insteadOf?.ingredient.category === 'processed meat';
  const main = foods.filter((food) => !isForGarnish(food));
  return main.find(({ ingredient }) => isMeaty(ingredient.category)) ?? main.find(isOther) ?? null;
}

/** Tuna out of a tin is the tuna that a salad is made with. */
const isReady = /^(?:tinned|smoked|cooked|leftover|roast) /;
/** In the dish, 2; a little of it in one of its slots, or something in its place that the cook may have, 1. */
function proteinKept({ dish, chosen }: Judgement, { mainProtein: main, situation }: LawRequest): number {
  if (main === null || chosen === null) return 2;
  if (situation.rules.verdictOn(main.ingredient).refusal !== null)
    return chosen.leftOut.some(({ food }) => food === main) ? 1 : 2;
  const place = chosen.uses.find(({ food }) => food === main)?.place;
  if (place?.kind === 'need' || place?.kind === 'ingredient' || place?.kind === 'swap') return 2;
  if (place?.kind === 'side' && situation.asked.includes(dish)) return 2;
  if (place?.kind !== 'slot') return 0;
  if (situation.asked.includes(dish) || isReady.test(place.as)) return 2;
  return isMeaty(main.ingredient.category) && main.states.length === 0 ? 1 : 2;
}

/** An oven, a grill or a blender is no matter of course where a profile has few tools. */
function hasTools({ dish }: Judgement, { situation: { profile, asked } }: LawRequest): number {
  const tools = profile?.toolsLevel;
  const hasFew = tools === 'None' || tools === 'Basic';
  return hasFew && !asked.includes(dish) && dish.kit.some((kit) => kit !== 'hob' && kit !== 'microwave')
    ? 0
    : 1;
}

const isSweetEnough = ({ dish }: Judgement, { situation: { theme } }: LawRequest): number =>
  theme !== 'Sweet Treats' || factsOf(dish).isSweet || dish.themes.includes('Sweet Treats') ? 1 : 0;

/** The dish that is named first goes first. */
const mostAsked = 9;
function askedFor({ dish }: Judgement, { situation: { asked } }: LawRequest): number {
  const at = asked.indexOf(dish);
  return at < 0 ? 0 : Math.max(1, mostAsked - at);
}

const isOfKind = ({ dish }: Judgement, { situation: { kinds = [] } }: LawRequest): number =>
  kinds.length === 0 || kinds.includes(dish.family) ? 1 : 0;

/** Nobody waits longer than this, of the time asked for. */
const farTooLate = 1.5;
const isNearlyInTime = ({ dish, chosen }: Judgement, { situation: { minutes, diners } }: LawRequest) =>
  quickestMinutes(dish, diners, chosen?.uses ?? []) <= minutes * farTooLate ? 1 : 0;

/** Of all that the cook named, as much as a whole dish may leave lying. */
const bearableShare = 0.2;
/** Of a basket that no dish takes whole, it may leave a little more than the best. */
const asWasteful = 1.25;

/** Nothing that the dish is made of is missing, and it makes use of what there is. */
function isComplete(judgement: Judgement, { situation, leastUnused }: LawRequest): number {
  const total = situation.foods.reduce((sum, food) => sum + importanceOf(food), 0);
  return !judgement.isLacking &&
    unusedImportance(judgement, situation) <= Math.max(leastUnused * asWasteful, bearableShare * total)
    ? 1
    : 0;
}

/** How much of what the cook named, and may have, is left out. */
export const unusedImportance = ({ chosen }: Pick<Judgement, 'chosen'>, { rules }: Situation): number =>
  leftLying(chosen, rules).reduce((sum, { food }) => sum + importanceOf(food), 0);

const leftLying = (chosen: Chosen | null, rules: Situation['rules']) =>
  (chosen?.leftOut ?? []).filter(({ food, reason }) => rules.verdictOn(food.ingredient).refusal !== reason);

const isFor = ({ meals }: CookbookDish, { meal }: Situation): boolean =>
  meal === null || meal === noMealType || meals.includes(meal);

/** Minutes to get a food ready that is none of the dish's own. */
const minutesEach = 1;
/** Minutes that a dish takes at the least for so many; what it rests by itself, in the fridge or the tin, is told apart. */
export function quickestMinutes(
  dish: CookbookDish,
  diners: number,
  uses: readonly { readonly place: Place }[],
): number {
  const besides = uses.filter(({ place }) => !['need', 'ingredient', 'swap'].includes(place.kind));
  const hands = preparationMinutes(dish, factorFor(dish, diners), minutesEach * besides.length);
  return dish.time - factsOf(dish).restMinutes - dish.prep + briskPace * hands;
}

const laws: readonly Law[] = [
  { name: 'can be cooked with the tools there are', keptBy: hasTools },
  { name: 'is sweet where sweets are asked for', keptBy: isSweetEnough },
  { name: 'has the main protein', keptBy: proteinKept },
  { name: 'was asked for by name', keptBy: askedFor },
  { name: 'is of the kind that was asked for', keptBy: isOfKind },
  { name: 'does not take far longer than there is time', keptBy: isNearlyInTime },
  { name: 'is a whole dish of this basket', keptBy: isComplete },
  { name: 'is right for the meal', keptBy: ({ dish }, { situation }) => (isFor(dish, situation) ? 1 : 0) },
];

/** How well dishes keep the laws, one digit a law: the larger number goes first. */
export function lawRanks(
  judgements: readonly Judgement[],
  situation: Situation,
): ReadonlyMap<Judgement, number> {
  const open = judgements.filter(({ chosen }) => chosen !== null);
  const request: LawRequest = {
    situation,
    mainProtein: mainProteinOf(situation.foods),
    leastUnused: Math.min(...open.map((one) => unusedImportance(one, situation))),
  };
  return new Map(
    open.map((one) => [one, laws.reduce((rank, { keptBy }) => rank * 10 + keptBy(one, request), 0)]),
  );
}
