import { cutOfName } from '@/food/names/cuts';
import { rawMeatCategories } from '@/food/names/foodGroups';
import type { FoodState } from '@/food/names/foodStates';
import type { Category } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { rowsOf } from '@/lib/words';
import { type CookbookDish, listParts, textOf } from '../cookbook/dish';
import type { KnownFood } from '../cookbook/knownFood';
import { boilingMinutes } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { friedEgg } from '../read/foodNames';
import { type DishTag, getDishFacts } from './dishFacts';
import { pairingWorth } from './pairings';
import { isInCupboard } from './settleIngredients';
import { substituteScore } from './substitutes';
import type { BasketUse, Place } from './types';
import { foodImportance, isRawMeatOrFish, placeWorth, roomySlot } from './weights';

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

/** More vegetables than two break a patty. */
const stirredIn = /^fritters (?:in |with it|to go in|vegetables)/;
/** Slots of a family that only take what they list: what is eaten raw, cut to dip, or laid on a grill. */
const isAsListed = /^(?:salad|fruit)| .*(?:salad|slaw|leaves|grill|dip|roast)/;
/** A food with a lower substitute score is another food. */
const minScore = 0.5;
const maxSeasonings = 3;
const maxBeside = 2;
/** Two of them in the place of one are still that dish: two vegetables, two cheeses. */
const shareable: readonly Category[] = ['vegetable', 'mushroom', 'fruit', 'fish', 'shellfish', 'legume', 'cheese', 'poultry', 'pork', 'redMeat', 'processed meat', 'nut', 'plant protein', 'dairy']; // biome-ignore format: one row

interface NeedOption {
  readonly food: BasketFood;
  readonly alternative: number;
  readonly fit: number;
}

/** What meets each need, and how well all of them are met. */
interface Met {
  readonly met: readonly (NeedOption | null)[];
  readonly total: number;
}

/** Which food meets which need, so that the whole is met best. */
function meetNeeds([options, ...later]: readonly NeedOption[][], taken: readonly BasketFood[] = []): Met {
  if (!options) return { met: [], total: 0 };
  const open = options.filter(({ food }) => !taken.includes(food));
  return [...open, null]
    .map((option): Met => {
      const { met, total } = meetNeeds(later, option ? [...taken, option.food] : taken);
      const worth = option ? option.fit * (foodImportance(option.food) + 1) : 0;
      return { met: [option, ...met], total: total + worth };
    })
    .reduce((best, one) => (one.total > best.total ? one : best));
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

function slotFit(
  food: BasketFood,
  foods: readonly KnownFood[],
  isOnlyListed: boolean,
): { as: string; fit: number } | null {
  let best: { as: string; fit: number } | null = null;
  for (const listed of foods) {
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

/** Substitutes, used if the dish's file names none: `foods | what they replace | families, or all | fit`. */
const loosely = rowsOf(`
butter | olive-oil vegetable-oil sunflower-oil | soup stew curry pasta rice risotto pulses seared roast fish shellfish tray pie gratin toast eggs pancakes side sandwich | 0.8
tomato cherry-tomato | tinned-tomato passata | all | 0.85
tinned-tomato tomato-sauce passata | tinned-tomato passata tomato-sauce tomato | soup stew curry pasta rice pulses meatballs eggs gratin pie pizza | 0.85
lime lemon | lemon lime | all | 0.7
ginger garam-masala | ground-ginger curry-powder | all | 0.9
curry-powder | garam-masala coriander-seed cumin | curry stew | 0.9
honey maple-syrup golden-syrup | honey maple-syrup golden-syrup | all | 0.85
tamari | soy-sauce | all | 0.95
oyster-sauce teriyaki-sauce hoisin-sauce | soy-sauce oyster-sauce | all | 0.8
leek | onion | soup stew risotto pie eggs rice | 0.6
cider beer white-wine red-wine | chicken-stock beef-stock vegetable-stock fish-stock white-wine | seared stew roast meatballs pulses tray fish | 0.75
gravy | beef-stock chicken-stock vegetable-stock stock | seared stew roast meatballs pie | 0.85
cornflakes | breadcrumbs | all | 0.9
brioche bread baguette bread-roll | bread baguette bread-roll | eggs toast sandwich burger soup tapas | 0.85
pita naan bread-roll brioche | bread pita naan bread-roll baguette | sandwich burger | 0.8
pumpkin butternut-squash courgette beetroot parsnip sweet-potato | carrot | cake | 0.85
jackfruit | beef-mince chicken chicken-thigh | curry wrap stew pulses | 0.85
spaghetti egg-noodles rice-noodles | noodles egg-noodles rice-noodles | noodles | 0.75
ravioli egg-noodles | pasta spaghetti fresh-pasta | pasta gratin | 0.8
choricero-pepper | paprika | stew rice soup pulses fish shellfish | 0.9
sour-cream cream cream-cheese cream-of-mushroom | cream sour-cream yoghurt ricotta | soup curry stew pasta gratin seared | 0.7
coconut-cream | coconut-milk | soup curry stew pulses rice noodles | 0.9
sour-cream | mayonnaise yoghurt | salad sandwich wrap dip | 0.75
`).map((row) => {
  const [has = [], wants = [], families = [], [fit] = []] = row.split(' | ').map((cell) => cell.split(' '));
  return { has, wants, families, fit: Number(fit) };
});

function looseFit(food: BasketFood, wants: KnownFood, family: string): number {
  if (food.states.length > 0 && !food.states.every((state) => state === 'tinned')) return 0;
  const rows = loosely.filter(
    (row) =>
      row.has.includes(food.ingredient.id) &&
      row.wants.includes(wants.ingredient.id) &&
      (row.families[0] === 'all' || row.families.includes(family)),
  );
  return Math.max(0, ...rows.map(({ fit }) => fit));
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

/** Puts each food in the place of the dish that suits it best. */
export function placeFoods(
  dish: CookbookDish,
  foods: readonly BasketFood[],
  isAllowed: (food: KnownFood) => boolean,
  isAsked = false,
  isNothingBoiled = false,
): Placing {
  const facts = getDishFacts(dish);
  const placed: PlacedFood[] = [];
  const beaten = facts.tags.filter(({ isBeaten }) => isBeaten);
  const options = facts.needs.map((alternatives, at) =>
    foods
      .filter((food) => !isBoiledEgg(food) || beaten.every(({ need }) => need !== at))
      .flatMap((food): NeedOption[] => {
        let best: NeedOption | null = null;
        for (const [alternative, wanted] of alternatives.entries()) {
          const fit = wanted ? substituteScore(food, wanted) : 0;
          if (!wanted || fit < minScore || fit <= (best?.fit ?? 0)) continue;
          // Gluten-free pasta goes where pasta may not.
          if ((isAllowed(wanted) || food.replaces) && isCookedRight(food, dish, wanted))
            best = { food, alternative, fit };
        }
        return best ? [best] : [];
      })
      .sort((a, b) => b.fit - a.fit)
      .slice(0, 5),
  );
  const { met } = meetNeeds(options);
  const taken = new Set<BasketFood>();
  for (const [need, option] of met.entries()) {
    if (!option) continue;
    taken.add(option.food);
    const { food, alternative, fit } = option;
    placed.push({ food, place: { kind: 'need', need, alternative }, worth: placeWorth.need * fit });
  }

  const countIn = (kind: Place['kind'], slot?: string): number =>
    placed.filter(({ place }) => place.kind === kind && (place.kind !== 'slot' || place.slot === slot))
      .length;
  const filledTags = new Set<string>();
  const rest = foods.filter((food) => !taken.has(food));
  const unplaced: BasketFood[] = [];
  for (const food of [...rest].sort((a, b) => foodImportance(b) - foodImportance(a))) {
    const found: PlacedFood[] = [];
    const add = (place: Place, worth: number) => found.push({ food, place, worth });
    for (const { name, food: own, need, swaps, isBeaten } of facts.tags) {
      if (filledTags.has(name) || (isBeaten && isBoiledEgg(food))) continue;
      if (need === null && own && isCookedRight(food, dish, own)) {
        const fit = substituteScore(food, own);
        if (fit >= minScore) add({ kind: 'ingredient', name }, placeWorth.ingredient * fit);
      }
      if (need !== null && met[need] !== null && met[need] !== undefined) continue;
      // Oat cream in the place of the cook's cream goes where the cream would.
      const meant = own ? standInFit(food, own, dish) : 0;
      if (meant >= minScore)
        add({ kind: 'swap', replaced: name, choice: food.name }, placeWorth.ingredient * meant);
      const loose = own ? looseFit(food, own, dish.family) : 0;
      if (loose > 0) add({ kind: 'swap', replaced: name, choice: food.name }, placeWorth.swap * loose);
      // Carrots take no place of the bean sprouts that are there.
      const isThere = own && rest.some((one) => one !== food && substituteScore(one, own) >= minScore);
      for (const swap of isThere ? [] : swaps) {
        const fit = substituteScore(food, swap);
        if (fit >= 0.75) add({ kind: 'swap', replaced: name, choice: swap.name }, placeWorth.swap * fit);
      }
    }
    for (const { name, foods: listed } of facts.slots) {
      const fitting = listed.filter((one) => isCookedRight(food, dish, one));
      const slot = slotFit(food, fitting, isAsListed.test(`${dish.family} ${name}`));
      const count = countIn('slot', name);
      if (slot && count < (stirredIn.test(`${dish.family} ${name}`) ? 2 : roomySlot * 2))
        add(
          { kind: 'slot', slot: name, as: slot.as },
          placeWorth.slot * slot.fit * (count >= roomySlot ? 0.8 : 1),
        );
    }
    for (const [need, list] of options.entries()) {
      const option = list.find((one) => one.food === food);
      if (!option || !shareable.includes(food.ingredient.category)) continue;
      if (placed.filter(({ place }) => place.kind === 'need' && place.need === need).length < 2)
        add({ kind: 'need', need, alternative: option.alternative }, placeWorth.need * option.fit * 0.75);
    }
    const beside = pairingWorth(food, dish, facts);
    if (beside.season > 0 && countIn('season') < maxSeasonings)
      add({ kind: 'season' }, placeWorth.season * beside.season);
    const isPot = food.states.length === 0 && boilingMinutes(food) !== undefined;
    const isBoiled = (isNothingBoiled && isPot) || food.states.includes('dried');
    if (beside.finish > 0 && countIn('finish') < maxBeside) add({ kind: 'finish' }, beside.finish);
    if (beside.side > 0 && countIn('side') < maxBeside && !isBoiled) add({ kind: 'side' }, beside.side);

    // 'Greek salad with chicken': what the dish has no place for is fried, and lies beside it.
    const isPlate = isAsked && dish.family !== 'side' && dish.family !== 'dip';
    const isFried =
      isPlate && rawMeatCategories.includes(food.ingredient.category) && isCookedRight(food, dish);
    if (isFried && countIn('side') < maxBeside) add({ kind: 'side' }, placeWorth.side);

    const most = Math.max(0, ...found.map(({ worth }) => worth));
    const best = found.find(({ worth }) => worth > 0 && worth === most);
    if (!best) unplaced.push(food);
    else placed.push(best);
    if (best?.place.kind === 'ingredient') filledTags.add(best.place.name);
    if (best?.place.kind === 'swap') filledTags.add(best.place.replaced);
  }
  const replacing = (need: number) =>
    placed.find(
      ({ place }) => place.kind === 'swap' && place.replaced === dish.needs[need]?.alternatives[0].name,
    )?.worth ?? 0;
  return { placed, unplaced, needFits: met.map((option, need) => option?.fit ?? replacing(need)) };
}
