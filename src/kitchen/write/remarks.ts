import { findCut, minutesFor } from '@/food/names/cuts';
import { doubtSentence, pregnancyAdvice } from '@/food/note/exclusionSentences';
import { singularize } from '@/food/text/plurals';
import { fold } from '@/food/text/tokenize';
import { groupBy } from '@/lib/groupBy';
import { foodsToSeeTo, type Plan, type PlannedFood } from '../adapt/plan';
import { writeQuantity } from '../amounts/kitchenNumbers';
import { bearablyLate } from '../choose/criteria';
import { getDishFacts } from '../choose/dishFacts';
import type { WritingContext } from '../choose/readRequest';
import type { DishChoice, DishRequirements } from '../choose/types';
import { foodImportance, isRawMeatOrFish } from '../choose/weights';
import { isReadyName } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { asNoted, needsHalalLabel } from '../read/foodRules';
import type { ParsedRequest } from '../read/parseRequest';
import { isPlural, joinWithAnd, joinWithThe } from '../words/grammar';
import { writeAmount } from './writeIngredients';
import { writeSteps } from './writeSteps';

/** A sentence about some of the cook's words; none where there are none. */
const tellOf = (said: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${said} ${joinWithAnd(words.map((word) => `“${word}”`))}.`] : [];

/** Foods that the dish has no place for, in the cook's words, together where the reason is one. Oil and baking powder are missed by nobody. */
function leftOutFoods(leftOut: DishChoice['leftOut']): string[] {
  const told = leftOut.filter(
    ({ food }) => foodImportance(food) > 0.4 || food.ingredient.id === 'sesame-oil',
  );
  return [...groupBy(told, ({ reason }) => reason)].map(([reason, foods]) => {
    const names = joinWithAnd(foods.map(({ food }) => food.written));
    return `Left out${reason && `, because ${reason}`}: ${names}.`;
  });
}

/** Says that it takes longer than asked, and that the cut is why where it is. */
function tooLate({ dish, minutes, foods }: Plan, { minutes: asked }: ParsedRequest): string[] {
  if (minutes <= asked * bearablyLate) return [];
  if (dish.kit.includes('slow cooker'))
    return [`You asked for ${asked} minutes; on low this takes ${minutes}, and on high about half as long.`];
  const rest = getDishFacts(dish).restMinutes;
  const byItself = rest > 0 ? `: at least ${rest} of them it rests or chills by itself` : '';
  const isSlow = ({ ingredient, name }: PlannedFood) =>
    ingredient !== null &&
    !isReadyName.test(name) &&
    minutesFor(findCut(fold(name), ingredient.category), asked) > Math.max(asked, 60);
  // A roast is large, and not always tough.
  const slow = dish.family === 'roast' ? undefined : [...foods.values()].flat().find(isSlow);
  if (!slow) return [`You asked for ${asked} minutes; this takes ${minutes}${byItself}.`];
  const tough = `${slow.name} ${isPlural(slow.name) ? 'are' : 'is'} tough until cooked for longer`;
  return [`You asked for ${asked} minutes, and ${tough}: this takes ${minutes}.`];
}

/**
 * Everything the cook should know about how the request was read.
 * @param leftOut what the dish has no place for; what the rules forbid is told among the swaps
 */
export function writeRemarks(
  plan: Plan,
  { parsed, basket, refused }: WritingContext,
  leftOut: DishChoice['leftOut'],
): string[] {
  // A dish that makes its own white sauce does not leave it out, though the cook's may stay in the cupboard.
  const text = fold(` ${plan.dish.about} ${writeSteps(plan).join(' ')}`);
  const isOwn = ({ food: { written, name, ingredient: of }, reason }: DishChoice['leftOut'][number]) =>
    basket.foods.some((one) => one.written === written) &&
    plan.list.every((one) => one.name !== name) &&
    (isRawMeatOrFish(of.category) || plan.list.every((one) => one.ingredient?.id !== of.id)) &&
    (reason !== '' || isRawMeatOrFish(of.category) || !text.includes(` ${fold(singularize(name))}`));
  return [
    ...parsed.corrections,
    ...([basket.foods, basket.asked, basket.kinds].every((named) => named.length === 0)
      ? ['No food could be read in your list, so this is a simple dish that needs little.']
      : []),
    ...refused.map(
      ({ dish, because }) =>
        `${dish.title} is beyond this kitchen with what you ask${because && ` (${because})`}.`,
    ),
    ...tooLate(plan, parsed),
    ...plan.shortages.map(
      ({ food: { name, given }, has, takes }) =>
        `${given?.isEstimate ? `Your ${name} ${isPlural(name) ? 'come' : 'comes'} to about ${writeQuantity(has)}` : `You mentioned ${writeAmount(name, has)}`}; this usually takes ${writeAmount(name, takes)}.`,
    ),
    ...(plan.batches === null ? [] : [plan.batches]),
    ...leftOutFoods(leftOut.filter(isOwn)),
    ...tellOf('One dish takes only so much, so this does without', basket.tooMany),
    ...tellOf('Left out, because the kitchen does not know them as food:', basket.unknown),
  ];
}

/** What the cook asked for and may not have, apart from what the dish has no place for. */
export function swapsOf({ uses, leftOut }: DishChoice, { rules }: DishRequirements) {
  const reasonOf = (food: BasketFood): string => rules.checkFood(food.ingredient).forbiddenReason ?? '';
  const isRefused = ({ food, reason }: DishChoice['leftOut'][number]) =>
    food.replaces !== undefined || (reason !== '' && reasonOf(food) === reason);
  return {
    swaps: [
      ...uses.flatMap(({ food: { name, replaces } }) =>
        replaces ? [{ replaced: replaces.name, replacement: name, because: reasonOf(replaces) }] : [],
      ),
      ...leftOut
        .filter(isRefused)
        .map(({ food: { replaces, ...food } }) => replaces ?? food)
        .map((food) => ({ replaced: food.name, replacement: null, because: reasonOf(food) })),
    ],
    leftOut: leftOut.filter((one) => !isRefused(one)),
  };
}

/** What health advice says about foods of the cook's own, gently told, and which labels are to be read. */
export function cautions({ uses }: DishChoice, plan: Plan, { rules, profile }: DishRequirements): string[] {
  const foods = [...plan.list, ...plan.finish, ...plan.sides];
  const theNames = (some: readonly PlannedFood[]) => joinWithThe(some.map(({ shortName }) => shortName));
  const reasonOf = ({ ingredient }: PlannedFood) =>
    ingredient && rules.checkFood(ingredient).maybeForbiddenReason;
  const doubts = (some: readonly PlannedFood[]) =>
    [...groupBy(some, reasonOf)].filter(([reason]) => reason !== null && reason !== asNoted);
  const isGrown = (food: PlannedFood) =>
    /IBS|FODMAP/.test(reasonOf(food) ?? '') ||
    (food.ingredient?.category === 'vegetable' && food.ingredient.id !== 'seaweed');
  const certified = foods.filter(({ ingredient }) => ingredient && needsHalalLabel(ingredient));
  return [
    ...uses.flatMap(({ food: { ingredient, name } }) => {
      const advice = rules.checkFood(ingredient).advice?.replace(ingredient.names.en[0] ?? name, name);
      return advice ? [`Worth knowing: ${advice.replace(/\.?$/, '.')}`] : [];
    }),
    ...[true, false].flatMap((areGrown) =>
      doubts(foods.filter((food) => isGrown(food) === areGrown)).map(([reason, some]) =>
        doubtSentence(theNames(some), reason ?? '', areGrown),
      ),
    ),
    ...(profile?.healthConditions?.includes('Pregnancy') ? pregnancyAdvice(foodsToSeeTo(plan)) : []),
    ...(rules.isHalal && certified.length > 0 ? [`To be halal, buy ${theNames(certified)} certified.`] : []),
  ];
}
