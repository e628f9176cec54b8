import { cutOfName } from '@/food/names/cuts';
import { rawMeatCategories } from '@/food/names/foodGroups';
import type { FoodState } from '@/food/names/foodStates';
import type { Category } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { type CookbookDish, listParts, textOf } from '../cookbook/dish';
import type { KnownFood } from '../cookbook/knownFood';
import { boilingMinutes } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { friedEgg } from '../read/foodNames';
import { type DishTag, getDishFacts } from './dishFacts';
import { pairingWorth } from './pairings';
import { isInCupboard } from './settleIngredients';
import { looseFit, substituteScore } from './substitutes';
import type { BasketUse, Place } from './types';
import { foodImportance, isRawMeatOrFish, placeWorth } from './weights';

/** A food in its place, and how well it is used there, 0 to 1. */
export interface PlacedFood extends BasketUse {
  readonly worth: number;
}

export interface Placing {
  readonly placed: readonly PlacedFood[];
  readonly unplaced: readonly BasketFood[];
  /** For each need, how well it is met; 0 where nothing of the basket meets it. */
  readonly needFits: readonly number[];
}

/** Slots of a family that only take what they list: what is eaten raw, cut to dip, or laid on a grill. */
const isAsListed = /^(?:salad|fruit)| .*(?:salad|slaw|leaves|grill|dip|roast)/;
/** A food with a lower substitute score is another food. */
const minScore = 0.5;
const maxInSlot = 8;
const maxSeasonings = 3;
const maxBeside = 2;
/** Two of them in the place of one are still that dish: two vegetables, two cheeses. */
const shareable: readonly Category[] = ['vegetable', 'mushroom', 'fruit', 'fish', 'shellfish', 'legume', 'cheese', 'poultry', 'pork', 'redMeat', 'processed meat', 'nut', 'plant protein', 'dairy']; // biome-ignore format: one row

interface NeedOption {
  readonly food: BasketFood;
  readonly place: Extract<Place, { kind: 'need' }>;
  readonly fit: number;
}

/** 'Mixed vegetables' go where four of them would. */
const generalCategories: Readonly<Record<string, Category>> = {
  vegetables: 'vegetable', fruit: 'fruit', nuts: 'nut', 'mixed-seeds': 'seed', 'mixed-herbs': 'herb', berries: 'fruit',
}; // biome-ignore format: one row
/** A vegetable that a wide slot forgot to list still goes in. */
const wideSlot = 6;
const unlistedWorth = 0.55;
const wideCategories: readonly Category[] = ['vegetable', 'mushroom', 'fruit', 'nut', 'herb', 'cheese', 'dried fruit']; // biome-ignore format: one row
/** Vegetables that 'vegetables' in a list does not mean. */
const peculiar = new Set(['halloumi', 'paneer', 'avocado', 'bean-sprouts', 'sweet-potato', 'olives', 'gherkin', 'capers', 'lettuce', 'rocket', 'watercress', 'cucumber', 'radish', 'potato', 'chips', 'garlic', 'ginger', 'pickled-onion', 'beetroot', 'rhubarb', 'tomato-paste', 'passata', 'guacamole', 'seaweed', 'kimchi', 'sauerkraut', 'lemon', 'lime']); // biome-ignore format: one row

/** Raw chicken in the place of cooked: it is boiled for a need, and for no slot. */
const isRawForReady = ({ ingredient: { category }, states }: BasketFood, wanted: KnownFood) =>
  category === 'poultry' && isReady(wanted.states) && !isReady(states);
const isOfLeftovers = ({ id, about }: CookbookDish) => /leftover|yesterday|what is left/i.test(id + about);

function slotFit(
  food: BasketFood,
  foods: readonly KnownFood[],
  isOnlyListed: boolean,
): { as: string; fit: number } | null {
  let best: { as: string; fit: number } | null = null;
  for (const listed of foods) {
    if (isRawForReady(food, listed)) continue;
    const fit = substituteScore(food, listed);
    if (fit >= 0.4 && fit > (best?.fit ?? 0)) best = { as: listed.name, fit };
  }
  if (best) return best;
  const { category, id } = food.ingredient;
  const alike = foods.filter((listed) => listed.ingredient.category === (generalCategories[id] ?? category));
  const [first] = alike;
  if (!first) return null;
  if (generalCategories[id] !== undefined) return alike.length >= 3 ? { as: first.name, fit: 0.9 } : null;
  const isOrdinary =
    !isOnlyListed && wideCategories.includes(category) && !peculiar.has(id) && food.states.length === 0;
  return isOrdinary && alike.length >= wideSlot ? { as: first.name, fit: unlistedWorth } : null;
}

const ready: readonly FoodState[] = ['cooked', 'leftover', 'roast', 'tinned', 'minced', 'smoked'];
/** Whether a food's states leave no cut that has to be cooked for long. */
export const isReady = (states: readonly FoodState[]): boolean => states.some((one) => ready.includes(one));
/** What is left on its bone takes longer than the pieces that some dishes are made with. */
const boneIn: readonly string[] = ['legs', 'wings'];
const minutesOnTheBone = 18;
const longestTimer = memoize((dish: CookbookDish): number =>
  Math.max(0, ...listParts(dish).map((part) => (part.kind === 'time' ? part.minutes : 0))),
);
/** Meat of old or wild animals, which is tough in less, whatever its cut. */
const toughMeats: ReadonlySet<string> = new Set(['mutton', 'goat-meat', 'wild-boar']);
const minutesForTough = 90;
/**
 * Whether a cut of meat is cooked as long as it needs, and no longer: no stew of steaks, no stir-fry of cheeks. A dish that
 * names the cut itself cooks it right: thin slices of belly take minutes.
 */
function isCookedRight(food: BasketFood, dish: CookbookDish, as?: KnownFood): boolean {
  const { category, id } = food.ingredient;
  if (id === 'chicken-carcass') return as !== undefined;
  // A whole bird is roasted whole, or cut up for what cooks on the bone: it is no breast.
  if (category === 'poultry' && food.states.includes('whole') && !as?.states.includes('whole'))
    return longestTimer(dish) > minutesOnTheBone && !/breast|escalope|mince/.test(as?.name ?? 'mince');
  const isTough = toughMeats.has(id) && !isReady(food.states);
  if (isTough && dish.time < minutesForTough) return false;
  const cut = isReady(food.states) ? null : cutOfName(food.name, category);
  const isOnTheBone = cut ? boneIn.includes(cut.method) : food.states.includes('whole');
  if (isOnTheBone && category !== 'fish' && longestTimer(dish) < minutesOnTheBone) return false;
  if (cut === null) return true;
  const [least, most] = cut.minutes;
  return (dish.time >= least && dish.time <= most) || (as && cutOfName(as.name, category)) === cut;
}

/** Words about a bird, a joint or a fish as which no tofu can be cooked. */
const bodyParts =
  /\b(?:score|prick|dr(?:y|ies)|peel off|cut off|under|over|thin|away|without|snip|from) (?:the |any |thin )*skin\b|\bskin (?:blisters|lets)|\b(?:bones|bone side|shells|birds?|carve|rind|raw (?:look|inside)|legs|heads|tails|the thigh|breast side|fat (?:edges?|side|first)|on its fat|slash|fillets|(?:to|out|across) the bone|(?:medium )?rare|rosy|pink (?:within|inside)|flake (?:in|it|the)|into (?:large )?flakes|beat the [\w ]*(?:flat|thin))\b/i;
const isOfABody = memoize((dish: CookbookDish) => bodyParts.test(textOf(listParts(dish))));
/** How well a food does in the place of the forbidden one that it replaces, 0 to 1: chicken takes longer than prawns, tofu is no fried egg. */
function standInFit({ ingredient, replaces }: BasketFood, own: KnownFood, dish: CookbookDish): number {
  const category = replaces?.ingredient.category ?? 'egg';
  const isRaw = ingredient.rawRisk !== undefined && category !== 'processed meat';
  const isUnlike = category === 'egg' || (isRawMeatOrFish(category) && isOfABody(dish));
  return !replaces || isRaw || isUnlike ? 0 : substituteScore(replaces, own);
}

/** Boiled or fried, an egg is never beaten. */
const isBoiledEgg = ({ ingredient, states, written }: BasketFood) =>
  ingredient.id === 'egg' && (isReady(states) || friedEgg.test(written));

/** Whether anything that a dish is made of is there. Placing foods in no others, a request takes a third of the time. */
export function canBeMadeOf(dish: CookbookDish, foods: readonly BasketFood[]): boolean {
  const { tags, madeOf } = getDishFacts(dish);
  const isThere = (wanted: KnownFood) =>
    foods.some(
      (food) =>
        substituteScore(food, wanted) > 0 ||
        (food.replaces && substituteScore(food.replaces, wanted) > 0) ||
        looseFit(food, wanted, dish.family) > 0,
    );
  const isInEveryKitchen = ({ need, food }: DishTag) => need === null || (food && isInCupboard(food));
  return madeOf.some(isThere) || tags.every(isInEveryKitchen);
}

interface PlacingRequest {
  readonly dish: CookbookDish;
  readonly foods: readonly BasketFood[];
  readonly isAllowed: (food: KnownFood) => boolean;
  /** The dish is asked for by name. */
  readonly isAsked?: boolean;
  readonly isNothingBoiled?: boolean;
}

/** The foods that may meet each need. */
function findNeedOptions({ dish, foods, isAllowed, isAsked }: PlacingRequest): NeedOption[] {
  const { needs, tags } = getDishFacts(dish);
  const isBeaten = (need: number) => tags.some((tag) => tag.isBeaten && tag.need === need);
  return needs.flatMap((alternatives, need) =>
    foods.flatMap((food): NeedOption[] => {
      let best: NeedOption | null = null;
      for (const [alternative, wanted] of alternatives.entries()) {
        const fit = wanted ? substituteScore(food, wanted) : 0;
        if (!wanted || fit < minScore || fit <= (best?.fit ?? 0)) continue;
        if (!isAsked && isRawForReady(food, wanted) && isOfLeftovers(dish)) continue;
        // Gluten-free pasta goes where pasta may not.
        if (
          (isAllowed(wanted) || food.replaces || /-free /.test(food.name)) &&
          isCookedRight(food, dish, wanted)
        )
          best = { food, fit, place: { kind: 'need', need, alternative } };
      }
      return best && !(isBoiledEgg(food) && isBeaten(need)) ? [best] : [];
    }),
  );
}

/** Which foods meet the needs, in their order: what fits best is settled first. */
function meetNeeds(options: readonly NeedOption[]): NeedOption[] {
  const met: NeedOption[] = [];
  for (const option of [...options].sort((a, b) => b.fit - a.fit))
    if (met.every(({ food, place }) => food !== option.food && place.need !== option.place.need))
      met.push(option);
  return met.sort((a, b) => a.place.need - b.place.need);
}

/** The tagged ingredient that a place fills, if any. */
export function tagOf(dish: CookbookDish, place: Place): string | undefined {
  if (place.kind === 'ingredient') return place.name;
  if (place.kind === 'swap') return place.replaced;
  return place.kind === 'need' ? dish.needs[place.need]?.alternatives[0].name : undefined;
}

/** A place that a food may have, and how well it is used there. */
type Offer = readonly [worth: number, place: Place | null];

const countIn = (placed: readonly PlacedFood[], isThere: (place: Place) => boolean): number =>
  placed.filter(({ place }) => isThere(place)).length;

/** Places as a tagged ingredient that is not there yet, or instead of it. */
function offersOfTags(food: BasketFood, { dish, foods }: PlacingRequest, placed: PlacedFood[]): Offer[] {
  const filled = new Set(placed.map(({ place }) => tagOf(dish, place)));
  const isThere = (own: KnownFood) =>
    foods.some((one) => one !== food && substituteScore(one, own) >= minScore);
  return getDishFacts(dish).tags.flatMap(({ name, food: own, need, swaps, isBeaten }): Offer[] => {
    if (!own || filled.has(name) || (isBeaten && isBoiledEgg(food))) return [];
    const itself = need === null && isCookedRight(food, dish, own) ? substituteScore(food, own) : 0;
    // Oat cream in the place of the cook's cream goes where the cream would.
    const meant = standInFit(food, own, dish);
    const choices = swaps
      .map((one) => ({ name: one.name, fit: substituteScore(food, one) }))
      // Carrots take no place of the bean sprouts that are there.
      .filter(({ fit }) => fit >= 0.75 && !isThere(own));
    const swap = (choice: string) => ({ kind: 'swap', replaced: name, choice }) as const;
    return [
      [itself < minScore ? 0 : placeWorth.ingredient * itself, { kind: 'ingredient', name }],
      [meant < minScore ? 0 : placeWorth.ingredient * meant, swap(food.name)],
      [placeWorth.swap * looseFit(food, own, dish.family), swap(food.name)],
      ...choices.map((one): Offer => [placeWorth.swap * one.fit, swap(one.name)]),
    ];
  });
}

/** Places in the slots that have room. */
const offersOfSlots = (food: BasketFood, dish: CookbookDish, placed: PlacedFood[]): Offer[] =>
  getDishFacts(dish).slots.flatMap(({ name, foods }): Offer[] => {
    const listed = foods.filter((one) => isCookedRight(food, dish, one));
    const found = slotFit(food, listed, isAsListed.test(`${dish.family} ${name}`));
    const count = countIn(placed, (place) => place.kind === 'slot' && place.slot === name);
    if (!found || count >= maxInSlot) return [];
    return [[placeWorth.slot * found.fit, { kind: 'slot', slot: name, as: found.as }]];
  });

/** Places beside another food of its kind that meets a need. */
const offersToShare = (food: BasketFood, options: NeedOption[], placed: PlacedFood[]): Offer[] =>
  options
    .filter((one) => one.food === food && shareable.includes(food.ingredient.category))
    .filter(({ place: { need } }) => countIn(placed, (one) => one.kind === 'need' && one.need === need) < 2)
    .map(({ place, fit }) => [placeWorth.need * fit * 0.75, place]);

/** Places with or beside the dish. */
function offersBeside(food: BasketFood, request: PlacingRequest, placed: PlacedFood[]): Offer[] {
  const { dish, isAsked, isNothingBoiled } = request;
  const worth = pairingWorth(food, dish, getDishFacts(dish));
  const hasRoom = (kind: Place['kind'], most: number) =>
    countIn(placed, (place) => place.kind === kind) < most;
  const isPot = food.states.length === 0 && boilingMinutes(food) !== undefined;
  const isBoiled = (isNothingBoiled && isPot) || food.states.includes('dried');
  // 'Greek salad with chicken': what the dish has no place for is fried, and lies beside it.
  const isRawMeat = rawMeatCategories.includes(food.ingredient.category) && isCookedRight(food, dish);
  const isFried = isAsked && isRawMeat && !getDishFacts(dish).isSweet && !/^(?:side|dip)$/.test(dish.family);
  const side = Math.max(isBoiled ? 0 : worth.side, isFried ? placeWorth.side : 0);
  return [
    [hasRoom('season', maxSeasonings) ? placeWorth.season * worth.season : 0, { kind: 'season' }],
    [hasRoom('finish', maxBeside) ? worth.finish : 0, { kind: 'finish' }],
    [hasRoom('side', maxBeside) ? side : 0, { kind: 'side' }],
  ];
}

/** Puts each food in the place of the dish that suits it best. */
export function placeFoods(request: PlacingRequest): Placing {
  const { dish, foods } = request;
  const options = findNeedOptions(request);
  const placed = meetNeeds(options).map(
    ({ food, place, fit }): PlacedFood => ({ food, place, worth: placeWorth.need * fit }),
  );
  const rest = foods.filter((food) => placed.every((one) => one.food !== food));
  const unplaced: BasketFood[] = [];
  for (const food of [...rest].sort((a, b) => foodImportance(b) - foodImportance(a))) {
    const offers = [
      ...offersOfTags(food, request, placed),
      ...offersOfSlots(food, dish, placed),
      ...offersToShare(food, options, placed),
      ...offersBeside(food, request, placed),
    ];
    const [worth, place] = offers.reduce((best, one) => (one[0] > best[0] ? one : best), [0, null]);
    if (place) placed.push({ food, place, worth });
    else unplaced.push(food);
  }
  const worthAt = (name: string) => placed.find(({ place }) => tagOf(dish, place) === name)?.worth ?? 0;
  const needFits = dish.needs.map(({ alternatives: [first] }) => worthAt(first.name));
  return { placed, unplaced, needFits };
}
