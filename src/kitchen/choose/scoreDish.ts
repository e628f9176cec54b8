import { misfitOf } from '@/food/amounts/statedAmounts';
import { findIngredients } from '@/food/names/findIngredients';
import { isHotFood } from '@/food/names/foodGroups';
import type { Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { shareOfIngredient } from '../amounts/scaling';
import { type CookbookDish, type Kit, kitOnRequest } from '../cookbook/dish';
import { type KnownFood, knownFood } from '../cookbook/knownFood';
import type { BasketFood } from '../read/basket';
import { findMainProtein } from './criteria';
import { type DishFacts, type DishTag, getDishFacts } from './dishFacts';
import { canBeMadeOf, type PlacedFood, type Placing, placeFoods, tagOf } from './placeFoods';
import { isMild, scoreOccasion } from './scoreOccasion';
import { type CheckFood, isMeat, settleIngredients } from './settleIngredients';
import { substituteScore } from './substitutes';
import type { BasketUse, DishRequirements, Give, ScoredDish } from './types';
import { foodImportance, isOnlyBeside, isSavoury, isStaple, maxAdditions, weights } from './weights';

const apart = 'a Kosher diet keeps meat and milk apart';

const unscored = { score: Number.NEGATIVE_INFINITY, reasons: [], isMissingIngredients: true, chosen: null };
const rejected = (dish: CookbookDish, why: string) => ({ ...unscored, dish, rejectionReason: why });

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
  const [withoutMilk, withoutMeat] = [without(({ contains }) => contains.includes('Milk')), without(isMeat)];
  return withoutMilk.score > withoutMeat.score ? withoutMilk : withoutMeat;
}

/** More kinds of food than this may fill a need that is open to nearly anything, as a slot is; what the name says is its own. */
const maxKinds = 4;
const isOpenNeed = (dish: CookbookDish, need: number, food: KnownFood): boolean =>
  new Set(dish.needs[need]?.alternatives.map((one) => one.shortName)).size > maxKinds && !names(dish, food);

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
    const used = placed.map(({ food }) => food.name).join(', ');
    give((weights.allUsed * (worthOf(placed) + refusedCredit)) / total, `uses ${used}`);
    const isOwn = ({ food, place }: PlacedFood) =>
      place.kind === 'ingredient' || (place.kind === 'need' && !isOpenNeed(dish, place.need, food));
    const own = placed.filter(isOwn);
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
  // Rice and bread may as well be served beside.
  const weighed = foods.filter(({ ingredient }) => !/^(?:grain|bread)$/.test(ingredient.category));
  const most = Math.max(0, ...weighed.map(foodImportance)) - 0.1;
  const mattersMost = (food: BasketFood) => weighed.includes(food) && foodImportance(food) >= most;
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

/** How far what the dish takes is from what there is, each food by its importance. */
function amountsOff(dish: CookbookDish, diners: number, placed: readonly PlacedFood[]): number {
  return misfitOf(
    placed.flatMap(({ food, place }) => {
      const tag = food.given && tagOf(dish, place);
      const share = tag === undefined ? null : shareOfIngredient(dish, tag, diners, food);
      return share === null ? [] : [{ share, weight: foodImportance(food) }];
    }),
  );
}

/** Whether a dish's name, in either language, has a food in it: salmon in 'Teriyaki salmon', nothing in 'Minestrone'. */
const names = (dish: CookbookDish, food: KnownFood): boolean =>
  foodsInName(dish).some(
    ({ ingredient }) => substituteScore({ ...food, ingredient, written: '', states: [] }, food) >= 0.75,
  );
const foodsInName = memoize(({ title, english, spanish }: CookbookDish) =>
  findIngredients(`${title}. ${english}. ${spanish}`),
);

/** What a dish's name promises: its first food where it is named there, else whatever may be the first food. */
const promisedFoods = memoize((dish: CookbookDish): readonly KnownFood[] => {
  const all = getDishFacts(dish).needs[0]?.flatMap((food) => food ?? []) ?? [];
  return all[0] && names(dish, all[0]) ? all.slice(0, 1) : all;
});

/** Whether the text, its preparations included, speaks of the skin or bone of meat or fish. */
const speaksOf = ({ about, steps }: CookbookDish, part: string): boolean =>
  new RegExp(`\\b${part}s?\\b`).test(JSON.stringify([about, steps]));

function scoreUnder(
  dish: CookbookDish,
  requirements: DishRequirements,
  checkFood: CheckFood,
  anyAdditions: boolean,
): ScoredDish {
  const facts = getDishFacts(dish);
  const { wishes } = requirements;
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
  const lacked = foods.flatMap(({ lacks = [] }) => lacks).find((part) => speaksOf(dish, part));
  if (lacked !== undefined && !isAsked) return rejected(dish, `there is no ${lacked}`);

  const reasons: (readonly [number, string])[] = [];
  const give: Give = (points, why) => {
    if (points !== 0) reasons.push([Math.round(points * 10) / 10, why]);
  };
  const placeable = foods.filter((food) => !spoilers.includes(food));
  const isAtLiberty = isAsked || anyAdditions || requirements.foods.length === 0;
  if (!isAtLiberty && foods.length > 0 && !canBeMadeOf(dish, placeable))
    return rejected(dish, 'nothing of what it is made of is there');
  const isNothingBoiled = wishes.isOneVessel || wishes.without.includes('hob');
  const laid = placeFoods({ dish, foods: placeable, isAllowed, isAsked, isNothingBoiled });
  const placing = { ...laid, unplaced: [...laid.unplaced, ...spoilers] };
  const { placed, unplaced, needFits } = placing;
  const filled = new Set(placed.flatMap(({ place }) => tagOf(dish, place) ?? []));
  const settled = settleIngredients(dish, requirements, checkFood, filled, give);
  if (typeof settled === 'string') return rejected(dish, settled);
  const { replacements, needed, optional, free, missing } = settled;
  const isReplaced = ({ name }: DishTag) =>
    placed.some(({ place, food }) => tagOf(dish, place) === name && !isWine(food)) ||
    replacements.some(({ replaced, replacement }) => replaced === name && !isWine(knownFood(replacement)));
  const wine = facts.tags.find((tag) => isWine(tag.food) && isReplaced(tag) && namesWine(dish.title));
  if (wine) return rejected(dish, `it is named after its ${wine.name}`);
  if (needed.length > maxAdditions && !isAtLiberty) return rejected(dish, `has to add ${needed.join(', ')}`);

  const replaced = facts.tags.filter(({ name }) => replacements.some((one) => one.replaced === name));
  const standsFor = (food: BasketFood) => (tag: DishTag) =>
    tag.food && substituteScore(food, tag.food) >= 0.5;
  const stoodFor = refused.filter((food) => replaced.some(standsFor(food)));
  const weigh = (list: readonly BasketFood[]) => list.reduce((sum, food) => sum + foodImportance(food), 0);
  scoreBasket(
    dish,
    placing,
    { foods, refusedCredit: weigh(stoodFor) * weights.replaced, total: weigh(requirements.foods) },
    give,
  );
  const off = amountsOff(dish, requirements.diners, placed);
  if (off > 0) give((weights.otherAmounts * off) / weigh(requirements.foods), 'takes other amounts');
  scoreOccasion(dish, requirements, placed, give);

  const room = wishes.isNothingElse ? 0 : Math.max(0, maxAdditions - needed.length);
  // Potatoes are not bought for a plate that has the cook's chips on it.
  const hasStaple = placed.some(({ food, place }) => place.kind === 'side' && isStaple(food.ingredient));
  const extras = optional.filter((name) => !hasStaple || !isStaple(knownFood(name)?.ingredient));
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
      additions: [...free, ...needed, ...(isAsked ? extras : extras.slice(0, room))],
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
          if (!food || !isAllowed(food) || (isMild(wishes) && isHotFood(food))) return [];
          return [{ food: { ...food, written: name }, place: { kind: 'slot', slot, as: name } }];
        }),
    );
}

const isSpoiler = (food: BasketFood, { never }: DishFacts): boolean =>
  never.some((one) => one.ingredient.id === food.ingredient.id || substituteScore(food, one) >= 0.9);
/** Only what matters less is left out of a dish that it would spoil. */
const notToSpare = 2.3;

/** Why a food is not in the dish, as the end of 'because …'; '' where the dish only has no place for it. */
function reasonFor(food: BasketFood, { isSweet }: DishFacts): string {
  const { category, id } = food.ingredient;
  if (isSweet && isSavoury(food)) return 'nothing savoury belongs in something sweet';
  if (food.states.includes('dried') && category === 'legume' && !/lentil/.test(id))
    return 'dried pulses soak overnight and then simmer for an hour or two, which there is no time for';
  return '';
}
