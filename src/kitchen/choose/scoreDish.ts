import { foodById } from '@/food/lexicon/foods';
import { findIngredients } from '@/food/names/findIngredients';
import { meatCategories, spicyFoodIds } from '@/food/names/foodGroups';
import type { Category, Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { wordSet } from '@/lib/words';
import { noMealType } from '@/request/mealTypes';
import { type CookbookDish, type DishFamily, type Kit, kitOnRequest } from '../cookbook/dish';
import { type KnownFood, knownFood } from '../cookbook/knownFood';
import type { BasketFood } from '../read/basket';
import type { FoodPermission } from '../read/foodRules';
import { isBeginner } from '../read/parseRequest';
import { findMainProtein, minutesThere, quickestMinutes } from './criteria';
import { isInCupboard } from './cupboard';
import { type DishFacts, type DishTag, getDishFacts } from './dishFacts';
import { type PlacedFood, type Placing, placeFoods } from './placeFoods';
import { freeFromVariants, replacementsFor, replacementsForMissing } from './replacements';
import { substituteScore } from './substitutes';
import type { BasketUse, DishRequirements, Place, Replacement, ScoredDish } from './types';
import { foodImportance, isOnlyBeside, isRawMeatOrFish, isStaple, maxAdditions, weights } from './weights';

type CheckFood = (ingredient: Ingredient) => FoodPermission;

const apart = 'a Kosher diet keeps meat and milk apart';
const notMeat: readonly Category[] = ['baking', 'sweet'];
const isMilk = ({ contains }: Ingredient) => contains.includes('Milk');
const isMeat = ({ excludedBy, category }: Ingredient) =>
  excludedBy.includes('Pescatarian') && !notMeat.includes(category);

/** Dishes of the kinds that a profile may name as its least favourite. */
const leastLiked: Readonly<Record<string, (dish: CookbookDish, facts: DishFacts) => boolean>> = {
  FastFood: ({ family, meals }) =>
    ['burger', 'pizza', 'wrap'].includes(family) && meals.includes('Fast Food'),
  GreasyFood: ({ family }) => ['fritters', 'gratin', 'burger', 'pie'].includes(family),
  DishesWithLotsOfSauces: ({ family }) => ['curry', 'stew', 'gratin'].includes(family),
  FoodWithManySpices: ({ family }) => family === 'curry',
  HighlySeasonedFood: ({ family }, { isHot }) => family === 'curry' || isHot,
  SpicyFood: (_, { isHot }) => isHot,
};

const unscored = { score: Number.NEGATIVE_INFINITY, reasons: [], isMissingIngredients: true, chosen: null };
const rejected = (dish: CookbookDish, rejectionReason: string): ScoredDish => ({
  ...unscored,
  dish,
  rejectionReason,
});

/** Returns a dish scored for a request: what each food is used for, what is missing, and points. */
export function scoreDish(
  dish: CookbookDish,
  requirements: DishRequirements,
  anyAdditions = false,
): ScoredDish {
  const { rules } = requirements;
  const plain = scoreUnder(dish, requirements, rules.checkFood, anyAdditions);
  if (!rules.isKosher) return plain;
  const without = (isBarred: (ingredient: Ingredient) => boolean) => {
    const checkFood: CheckFood = (ingredient) => {
      const permission = rules.checkFood(ingredient);
      const isApart = permission.forbiddenReason === null && isBarred(ingredient);
      return isApart ? { ...permission, forbiddenReason: apart } : permission;
    };
    return scoreUnder(dish, requirements, checkFood, anyAdditions);
  };
  const [withoutMilk, withoutMeat] = [without(isMilk), without(isMeat)];
  return withoutMilk.score > withoutMeat.score ? withoutMilk : withoutMeat;
}

/** How a tagged ingredient that the basket does not have is resolved. */
interface ResolvedIngredient {
  readonly food: KnownFood | null;
  readonly replacement: Replacement | null;
  readonly isDropped: boolean;
}

function resolveMissingIngredient(
  tag: DishTag,
  { needs, isSweet }: DishFacts,
  checkFood: CheckFood,
  isInBasket: (food: KnownFood) => boolean,
): ResolvedIngredient | string {
  const { name, food, isOptional } = tag;
  const alternatives = tag.need === null ? [] : (needs[tag.need] ?? []);
  const kept = { food, replacement: null, isDropped: false };
  if (!food) return kept;
  const permission = checkFood(food.ingredient);
  const because = permission.forbiddenReason ?? permission.maybeForbiddenReason;
  if (because === null) return kept;
  if (isOptional) return { ...kept, isDropped: true };
  const variants = freeFromVariants(name, food.ingredient, permission.forbiddenReason !== null);
  const isLast = (one: KnownFood) =>
    one.name.startsWith('vegan ') && /^(?:cheese|pasta|dairy)$/.test(food.ingredient.category);
  const choices = [
    ...variants.filter((one) => !isLast(one)),
    ...alternatives.flatMap((one) => one ?? []),
    ...tag.swaps,
    // Herbs season a stew in salt's place, but no cake.
    ...replacementsFor(food.ingredient.id).filter((one) => !(isSweet && one.ingredient.id === 'mixed-herbs')),
    ...variants.filter(isLast),
  ];
  const isAllowed = (one: KnownFood) => checkFood(one.ingredient).forbiddenReason === null;
  const isSure = (one: KnownFood) =>
    isAllowed(one) && checkFood(one.ingredient).maybeForbiddenReason === null;
  const flour = foodById('flour');
  const mayHaveGluten = flour !== undefined && checkFood(flour).forbiddenReason === null;
  const sure = choices.filter(
    (one) => one !== food && isSure(one) && !(mayHaveGluten && one.name.startsWith('gluten-free ')),
  );
  const isForbidden = permission.forbiddenReason !== null;
  const substitute = sure.find(isInBasket) ?? sure[0] ?? (isForbidden ? choices.find(isAllowed) : undefined);
  if (substitute)
    return {
      ...kept,
      food: substitute,
      replacement: { replaced: name, replacement: substitute.name, because },
    };
  return !isForbidden ? kept : `${name}, because ${because}`;
}

/** A food with at least this substitute score counts as the food itself. */
const minAlike = 0.8;

/** Returns the food of the cupboard that replaces a missing one. */
const fromCupboard = (tag: DishTag, food: KnownFood, isAllowed: (food: KnownFood) => boolean) =>
  [...tag.swaps, ...replacementsForMissing(food.ingredient.id)].find(
    (one) => isInCupboard(one) && isAllowed(one),
  ) ?? null;

/** Bread, or what is like it, holds these. */
const held: readonly DishFamily[] = ['wrap', 'sandwich', 'burger', 'pizza', 'toast'];

type Give = (points: number, why: string) => void;

/** Herbs and tins that most kitchens have: a dish loses few points for them. */
const oftenThere: ReadonlySet<string> = new Set(['tinned-tomato', 'passata', 'tomato-paste', 'lemon', 'lemon-juice', 'lime']); // biome-ignore format: one row
/** What most fridges have. */
const common: ReadonlySet<string> = new Set(['milk', 'tomato', 'mustard', 'dijon-mustard', 'worcestershire-sauce', 'soy-sauce', 'ketchup', 'mayonnaise', 'honey', 'breadcrumbs', 'tinned-tomato', 'ginger', 'lemon', 'lime', 'lemon-juice', 'lime-juice']); // biome-ignore format: one row
const isQuicklyHad = ({ ingredient: { id, category } }: KnownFood) =>
  oftenThere.has(id) || category === 'herb';

/** What becomes of the ingredients that the basket does not fill. */
interface Settled {
  readonly replacements: readonly Replacement[];
  /** Of the cupboard, and optional. */
  readonly free: readonly string[];
  /** Beyond the cupboard, and the text cannot do without. */
  readonly needed: readonly string[];
  readonly optional: readonly string[];
  /** Foods that the dish is made of among those needed. */
  readonly missing: number;
}

/**
 * Settles every ingredient that the basket does not fill; the reason why the dish is out, where one can't be settled.
 * @param filled tags that the basket fills
 */
function settleTags(
  dish: CookbookDish,
  { foods, asked, wishes }: DishRequirements,
  checkFood: CheckFood,
  filled: ReadonlySet<string>,
  give: Give,
): Settled | string {
  const facts = getDishFacts(dish);
  const isAllowed = ({ ingredient }: KnownFood) => checkFood(ingredient).forbiddenReason === null;
  const isRefused = (food: KnownFood) =>
    !isAllowed(food) && foods.some(({ ingredient }) => ingredient.id === food.ingredient.id);
  const isInBasket = (food: KnownFood) => foods.some((one) => substituteScore(one, food) >= minAlike);
  const replacements: Replacement[] = [];
  const needed: string[] = [];
  const optional: string[] = [];
  const free: string[] = [];
  /** Could be bought, and something of the cupboard does. */
  const spared: Replacement[] = [];
  let missing = 0;

  /** A cook who named nothing has to buy whatever it is. */
  const buy: Give = (points, why) => foods.length > 0 && give(points * (wishes.isNothingElse ? 2 : 1), why);
  const add = (name: string) => {
    needed.push(name);
    const ingredient = knownFood(name)?.ingredient;
    const isOther = ingredient && (isMeat(ingredient) || isRawMeatOrFish(ingredient.category));
    const share = isOther ? 2 : common.has(ingredient?.id ?? '') ? 0.5 : 1;
    buy(weights.addition * share, `needs ${name} besides`);
  };
  const missNeed = ({ name, need }: DishTag, food: KnownFood | null) => {
    if (need !== 0 && food && isQuicklyHad(food)) {
      buy(weights.stapleMissing, `${name} has to be bought`);
      return;
    }
    missing += 1;
    const isHolder = food?.ingredient.category === 'bread' && held.includes(dish.family);
    if (isHolder || food?.states.includes('leftover'))
      buy(weights.holderMissing, `cannot be without ${name}`);
    else if (isStaple(food?.ingredient.category, food?.ingredient.id))
      buy(weights.stapleMissing, `${name} has to be bought`);
    else buy(weights.needMissing, `${name} are not there`);
  };

  for (const tag of facts.tags) {
    if (filled.has(tag.name)) continue;
    const resolved = resolveMissingIngredient(tag, facts, checkFood, isInBasket);
    if (typeof resolved === 'string') return resolved;
    if (resolved.isDropped) continue;
    const { food, replacement } = resolved;
    const isCupboard = food !== null && (isInCupboard(food) || (replacement !== null && isInBasket(food)));
    if (tag.isOptional) {
      (isCupboard ? free : optional).push(tag.name);
      continue;
    }
    if (replacement) replacements.push(replacement);
    const permission = food && checkFood(food.ingredient);
    if (food && permission?.maybeForbiddenReason)
      give(weights.doubtful, `${food.name} may hold what is forbidden`);
    if (food && permission?.advice) give(weights.advisedAgainst, `${food.name} is better kept low`);
    if (isCupboard) continue;
    // Eggs that the cook has and must not eat are no reason to buy eggs: a replacement is bought.
    const isInstead = replacement !== null && tag.food !== null && isRefused(tag.food);
    if (tag.need !== null && !isInstead) {
      needed.push(tag.name);
      missNeed(tag, food);
      continue;
    }
    const cheaper = asked.includes(dish) || replacement || !food ? null : fromCupboard(tag, food, isAllowed);
    if (cheaper) {
      spared.push({ replaced: tag.name, replacement: cheaper.name, because: '' });
      continue;
    }
    add(tag.name);
  }
  // Wine is bought where there is room for it; where not, stock does.
  const bought = spared.splice(0, Math.max(0, maxAdditions - needed.length));
  for (const { replaced } of bought) add(replaced);
  return { replacements: [...replacements, ...spared], free, needed, optional, missing };
}

/** More kinds of food than this may fill a need that is open to nearly anything, as a slot is. */
const maxKinds = 4;
const isOpenNeed = ({ needs }: CookbookDish, need: number): boolean =>
  new Set(needs[need]?.alternatives.map(({ shortName }) => shortName)).size > maxKinds;

/** Gives points for how much of the basket is used, how well, and how much of the dish it makes. */
function scoreBasket(
  dish: CookbookDish,
  { placed, unplaced, needFits }: Placing,
  { foods, refusedCredit, total }: { foods: readonly BasketFood[]; refusedCredit: number; total: number },
  give: Give,
): void {
  const worthOf = (list: readonly PlacedFood[]) =>
    list.reduce((sum, { food, worth }) => sum + foodImportance(food) * worth, 0);
  const inNeeds = placed.filter(({ place }) => place.kind === 'need');
  if (total > 0) {
    const names = placed.map(({ food }) => food.name).join(', ');
    give((weights.allUsed * (worthOf(placed) + refusedCredit)) / total, `uses ${names}`);
    const own = placed.filter(
      ({ place }) => place.kind === 'ingredient' || (place.kind === 'need' && !isOpenNeed(dish, place.need)),
    );
    give((weights.exact * worthOf(own)) / total, `${own.length} of ${foods.length} are its own`);
  }
  for (const { food, place, worth } of placed)
    if (isOnlyBeside(place, worth))
      give(weights.beside * foodImportance(food), `${food.name} only beside it`);
  for (const food of unplaced) give(weights.leftOut * foodImportance(food), `no place for ${food.name}`);
  if (dish.needs.length > 0) {
    const met = needFits.reduce((sum, fit) => sum + fit, 0) / dish.needs.length;
    give(weights.needsMet * met, 'is made of what is there');
  }
  // Rice may as well be served beside.
  const weighed = foods.filter(({ ingredient }) => ingredient.category !== 'grain');
  const most = Math.max(0, ...(weighed.length > 0 ? weighed : foods).map(foodImportance));
  const mattersMost = (food: BasketFood) =>
    (weighed.length === 0 || weighed.includes(food)) && foodImportance(food) >= most - 0.1;
  if (inNeeds.some(({ food }) => mattersMost(food))) give(weights.heartOfIt, 'made of what matters most');
  // 'Roast vegetables' with lentils stirred in is no dish of lentils.
  const main = findMainProtein(foods);
  const isAboutMain = main === null || inNeeds.some(({ food }) => food === main);
  const promised = isAboutMain ? promisedFoods(dish) : [];
  const namesake = Math.max(
    0,
    ...inNeeds.flatMap(({ food, place }) =>
      place.kind === 'need' && place.need === 0 ? promised.map((one) => substituteScore(food, one)) : [],
    ),
  );
  give(weights.namesake * namesake, 'what its name promises');
}

/** Whether a dish's name, in either language, has a food in it: salmon in 'Teriyaki salmon', nothing in 'Minestrone'. */
const names = ({ title, english, spanish }: CookbookDish, food: KnownFood | null): boolean =>
  food !== null &&
  findIngredients(`${title}. ${english}. ${spanish}`).some(
    ({ ingredient }) => substituteScore({ ...food, ingredient, written: '', states: [] }, food) >= 0.75,
  );

/** What a dish's name promises: its first food where it is named there, else whatever may be the first food. */
const promisedFoods = memoize((dish: CookbookDish): readonly KnownFood[] => {
  const all = getDishFacts(dish).needs[0]?.flatMap((food) => food ?? []) ?? [];
  const [own] = all;
  return own && names(dish, own) ? [own] : all;
});

function scoreUnder(
  dish: CookbookDish,
  requirements: DishRequirements,
  checkFood: CheckFood,
  anyAdditions: boolean,
): ScoredDish {
  const facts = getDishFacts(dish);
  const { wishes, profile } = requirements;
  const isAsked = requirements.asked.includes(dish);
  const isUnwanted = (kit: Kit) =>
    kitOnRequest.includes(kit) && !wishes.preferences?.some((one) => one.kit === kit);
  const barred = dish.kit.find((kit) => wishes.without.includes(kit) || isUnwanted(kit));
  if (barred !== undefined && (!isAsked || wishes.isRaw)) return rejected(dish, `needs the ${barred}`);
  const isAllowed = ({ ingredient }: { readonly ingredient: Ingredient }) =>
    checkFood(ingredient).forbiddenReason === null;
  const refused = requirements.foods.filter((food) => !isAllowed(food));
  const foods = requirements.foods.filter(isAllowed);
  const spoilers = isAsked ? [] : foods.filter((food) => isSpoiler(food, facts));
  const main = spoilers.length > 0 ? findMainProtein(foods) : null;
  const [spoiler] = spoilers.filter(
    (food) => main === null || food === main || foodImportance(food) >= notToSpare,
  );
  if (spoiler) return rejected(dish, `${spoiler.name} would spoil it`);

  if (isWhiteSauceRefused(facts, checkFood)) return rejected(dish, 'its sauce is ruled out');

  const reasons: (readonly [number, string])[] = [];
  const give: Give = (points, why) => {
    if (points !== 0) reasons.push([Math.round(points * 10) / 10, why]);
  };
  const placeable = foods.filter((food) => !spoilers.includes(food));
  const isUnboiled = wishes.isOneVessel || wishes.without.includes('hob');
  const laid = placeFoods(dish, placeable, isAllowed, isAsked, isUnboiled);
  const placing = { ...laid, unplaced: [...laid.unplaced, ...spoilers] };
  const { placed, unplaced, needFits } = placing;
  const filled = new Set(placed.flatMap(({ place }) => tagOf(dish, place) ?? []));
  const settled = settleTags(dish, requirements, checkFood, filled, give);
  if (typeof settled === 'string') return rejected(dish, settled);
  const { replacements, needed, optional, free, missing } = settled;
  const isReplaced = ({ name }: DishTag) =>
    placed.some(({ place, food }) => tagOf(dish, place) === name && !isWine(food)) ||
    replacements.some(({ replaced, replacement }) => replaced === name && !isWine(knownFood(replacement)));
  const wine = facts.tags.find((tag) => isWine(tag.food) && isReplaced(tag) && namesWine(dish.title));
  if (wine) return rejected(dish, `it is named after its ${wine.name}`);
  const isAtLiberty = isAsked || anyAdditions || requirements.foods.length === 0;
  if (needed.length > maxAdditions && !isAtLiberty) return rejected(dish, `has to add ${needed.join(', ')}`);
  if (!isAtLiberty && missing > 0 && foods.length > 0 && needFits.every((fit) => fit === 0))
    return rejected(dish, 'nothing of what it is made of is there');

  const stoodFor = refused.filter((food) =>
    facts.tags.some(
      (tag) =>
        tag.food !== null &&
        substituteScore(food, tag.food) >= 0.5 &&
        replacements.some(({ replaced }) => replaced === tag.name),
    ),
  );
  const weigh = (list: readonly BasketFood[]) => list.reduce((sum, food) => sum + foodImportance(food), 0);
  scoreBasket(
    dish,
    placing,
    { foods, refusedCredit: weigh(stoodFor) * weights.replaced, total: weigh(requirements.foods) },
    give,
  );
  scoreOccasion(dish, facts, requirements, placed, give);
  if (leastLiked[profile?.leastfavoriteCuisine ?? '']?.(dish, facts))
    give(weights.leastLiked, 'of the kind liked least');

  const room = wishes.isNothingElse ? 0 : Math.max(0, maxAdditions - needed.length);
  return {
    dish,
    score: reasons.reduce((sum, [points]) => sum + points, 0),
    reasons: [...reasons].sort(([a], [b]) => Math.abs(b) - Math.abs(a)),
    isMissingIngredients: missing > 0 || needFits.every((fit) => fit === 0),
    chosen: {
      dish,
      uses: [
        ...placed.map(({ food, place }) => ({ food, place })),
        ...(isAsked ? usualFoodsOf(dish, placed, requirements, isAllowed) : []),
      ],
      replacements,
      additions: [...free, ...needed, ...(isAsked ? optional : optional.slice(0, room))],
      leftOut: [
        ...refused
          .filter((food) => !stoodFor.includes(food))
          .map((food) => ({ food, reason: checkFood(food.ingredient).forbiddenReason ?? '' })),
        ...unplaced.map((food) => ({ food, reason: reasonFor(food, facts) })),
      ],
    },
  };
}

const isWine = (food: Pick<KnownFood, 'ingredient'> | null) => food?.ingredient.category === 'alcohol';
const namesWine = (title: string) => findIngredients(title).some(isWine);
const isMild = ({ heat, isForChildren }: DishRequirements['wishes']) => heat === 'mild' || isForChildren;

/** What a dish that was asked for by name has in the slots for which the cook listed nothing. */
function usualFoodsOf(
  dish: CookbookDish,
  placed: readonly PlacedFood[],
  { wishes }: DishRequirements,
  isAllowed: (food: KnownFood) => boolean,
): BasketUse[] {
  return dish.welcomes
    .filter(({ name }) => placed.every(({ place }) => place.kind !== 'slot' || place.slot !== name))
    .flatMap(({ name: slot, foods }) =>
      dish.usual
        .filter((name) => foods.includes(name))
        .flatMap((name): BasketUse[] => {
          const food = knownFood(name);
          if (!food || !isAllowed(food) || (isMild(wishes) && spicyFoodIds.has(food.ingredient.id)))
            return [];
          return [{ food: { ...food, written: name }, place: { kind: 'slot', slot, as: name } }];
        }),
    );
}

const whiteSauce = ['bechamel', 'flour', 'milk', 'butter'].flatMap((id) => foodById(id) ?? []);
/** Whether a dish makes a white sauce of butter, flour and milk, each allowed, for a cook who wants none. */
const isWhiteSauceRefused = ({ tags }: DishFacts, checkFood: CheckFood): boolean =>
  whiteSauce.every((food, index) => {
    const isMade = tags.some((tag) => !tag.isOptional && tag.food?.ingredient === food);
    return index === 0
      ? checkFood(food).forbiddenReason !== null
      : isMade && checkFood(food).forbiddenReason === null;
  });

const isSpoiler = (food: BasketFood, { never }: DishFacts): boolean =>
  never.some((one) => one.ingredient.id === food.ingredient.id || substituteScore(food, one) >= 0.9);
/** Only what matters less is left out of a dish that it would spoil. */
const notToSpare = 2.3;

/** The tagged ingredient that a place fills, if any. */
function tagOf(dish: CookbookDish, place: Place): string | undefined {
  if (place.kind === 'ingredient') return place.name;
  if (place.kind === 'swap') return place.replaced;
  return place.kind === 'need' ? dish.needs[place.need]?.alternatives[0].name : undefined;
}

const savouryOnly: readonly Category[] = [...meatCategories, 'mushroom', 'broth'];
const savouryFoods = wordSet('onion red-onion shallot spring-onion leek garlic cabbage cauliflower broccoli brussels-sprout ketchup mustard mayonnaise soy-sauce fish-sauce oyster-sauce worcestershire-sauce pickled-onion gherkin capers olives anchovy hot-sauce pesto'); // biome-ignore format: one row

/** Why a food is not in the dish, as the end of 'because …'; '' where the dish only has no place for it. */
function reasonFor(food: BasketFood, { isSweet }: DishFacts): string {
  const { category, id } = food.ingredient;
  if (isSweet && (savouryOnly.includes(category) || savouryFoods.has(id)))
    return 'nothing savoury belongs in something sweet';
  if (!isSweet && category === 'sweet') return 'this dish is not sweet';
  if (food.states.includes('dried') && category === 'legume')
    return 'dried pulses soak overnight and then simmer for an hour or two, which there is no time for';
  return '';
}

/** Families of dishes that go with others. */
const accompanying: readonly DishFamily[] = ['side', 'dip'];
const isNoMeal = ({ family }: CookbookDish, meal: DishRequirements['meal']): boolean =>
  accompanying.includes(family) &&
  (meal === null || meal === noMealType || meal === 'Lunch' || meal === 'Dinner');

const curryFoods = wordSet('coconut-milk coconut curry-paste thai-curry-paste ginger chilli yoghurt paneer tofu okra cauliflower aubergine coriander mango'); // biome-ignore format: one row
const isOfCurry = ({ ingredient: { id, category } }: BasketFood): boolean =>
  curryFoods.has(id) || category === 'spice' || category === 'legume';
const latinKitchens =
  /Mexican|Peruvian|Argentine|Colombian|Venezuelan|Latin|Chilean|Cuban|Ecuador|Rican|Salvador|Central Am/;
const spanishKitchens = new RegExp(`Spanish|Catalan|${latinKitchens.source}`);
/** Words of Latin America for what Spain calls otherwise. */
const latinWords = /\b(?:papas?|molida|arvejas?|choclos?|zapallos?|frijol(?:es)?|porotos?|paltas?|elotes?|jitomates?|ejotes?|camar[oó]n(?:es)?|res|camotes?|caraotas?|duraznos?|aj[ií]es|chiles?)\b/i; // biome-ignore format: one row
/** How much of the time that it rests, chills or soaks counts. */
const restShare = 0.7;
/** A tenth more than the time asked for costs a dish less, and its turn. */
export const bearablyLate = 1.1;

function scoreOccasion(
  dish: CookbookDish,
  facts: DishFacts,
  requirements: DishRequirements,
  uses: readonly BasketUse[],
  give: Give,
): void {
  const { meal, theme, diners, profile, wishes, foods, asked, isInSpanish } = requirements;
  const minutes = minutesThere(requirements);
  const isGuess = foods.length === 0;
  const isTooSweet = facts.isSweet && meal !== 'Breakfast' && meal !== 'Snack' && theme !== 'Sweet Treats';
  if ((isNoMeal(dish, meal) || (isGuess && (isTooSweet || !dish.goodFor.includes('any cook')))) && !asked.includes(dish))
    give(weights.noMeal * (isGuess ? 3 : 1), 'no meal by itself');
  if (dish.family === 'curry' && !isGuess && !asked.includes(dish) && !foods.some(isOfCurry))
    give(weights.unspiced, 'a curry, of nothing that asks for one');
  const isLatin = foods.some(({ written }) => latinWords.test(written));
  const kitchens = isLatin ? latinKitchens : spanishKitchens;
  if (isInSpanish && dish.title === dish.spanish && kitchens.test(dish.cuisine))
    give(weights.ownKitchen, 'of a Spanish-speaking kitchen');
  // Eggs that set in the pan are made one by one.
  if (diners > 6 && /^(?:omelette|frittata)$/.test(dish.picture)) give(weights.late, 'one panful');
  const isThemed = dish.themes.some((one) => one === theme);
  // Every dish is cooked without animals' foods for this theme.
  const fitsAny = theme === null || theme === 'Default Recipe' || theme === 'Vegan Bliss';
  if (!fitsAny) give(isThemed ? weights.rightTheme : weights.wrongTheme, `asked for: ${theme}`);
  const asks = (words: RegExp) => wishes.preferences?.some(({ name }) => words.test(name));
  // What is made the day before rests while nobody waits.
  const rest = asks(/day before/) ? 0 : facts.restMinutes * restShare;
  const quickest = quickestMinutes(dish, diners, uses) + rest;
  if (quickest > minutes)
    give(
      (quickest > minutes * bearablyLate ? weights.late : 0) + weights.lateTimes * (quickest / minutes - 1),
      `takes ${dish.time} of ${minutes} minutes`,
    );
  else if (quickest > requirements.minutes)
    give(weights.slowCut * (quickest / requirements.minutes - 1), 'its cut is slow');
  else if (minutes >= 40 && dish.time > minutes / 2)
    give((weights.unhurried * Math.min(dish.time, minutes)) / minutes, 'makes use of the time');
  if (profile?.cookingPreference === 'QuickAndEasy' && dish.time <= 25) give(weights.quick, 'quick');
  if (isBeginner(profile) && dish.level > 1)
    give(dish.level > 2 ? weights.tooHard : weights.aBitHard, 'hard for a beginner');
  if (facts.isHot && isMild(wishes)) give(weights.heatUnwanted, 'hot');
  if (wishes.heat === 'hot')
    give(facts.isHot ? weights.heatAsked : weights.wishMissed, facts.isHot ? 'hot' : 'not hot');
  const forFew = facts.isSweet ? null : /microwave|^plain/i.exec(`${dish.title} ${dish.kit.join()}`)?.[0];
  if (forFew && !asks(new RegExp(forFew, 'i'))) give(weights.heatUnwanted, `${forFew}, not asked for`);
  for (const { name, isMetBy } of wishes.preferences ?? [])
    give(isMetBy(dish) ? weights.wishMet : weights.wishMissed, name);
}

/** Returns the food of the dish's first need. */
export const findMainFood = (dish: CookbookDish): KnownFood | null =>
  dish.needs[0] ? knownFood(dish.needs[0].alternatives[0].name) : null;
