import { findCut, minutesFor } from '@/food/names/cuts';
import { fold } from '@/food/text/tokenize';
import { groupBy } from '@/lib/groupBy';
import type { Plan, PlannedFood } from '../adapt/plan';
import { bearablyLate } from '../choose/criteria';
import { getDishFacts } from '../choose/dishFacts';
import type { Ranking } from '../choose/rankDishes';
import type { DishChoice } from '../choose/types';
import { isReadyName } from '../handling/boilingMinutes';
import type { Basket } from '../read/basket';
import type { ParsedRequest } from '../read/parseRequest';
import { isPlural, joinWithAnd } from '../words/grammar';
import { writeAmount } from './writeIngredients';

const namesOf = (names: readonly string[], quote = false): string =>
  joinWithAnd(names.map((name) => (quote ? `“${name}”` : name)));

/** Foods that the dish has no place for, together where the reason is one. */
const leftOutFoods = (leftOut: DishChoice['leftOut']): string[] =>
  [...groupBy(leftOut, ({ reason }) => reason)].map(([reason, foods]) => {
    const names = namesOf(foods.map(({ food }) => food.name));
    return reason === '' ? `Left out: the ${names}.` : `Left out, because ${reason}: the ${names}.`;
  });

/** Says that it takes longer than asked, and that the cut is why where it is. */
function tooLate({ dish, minutes, foods }: Plan, { minutes: asked }: ParsedRequest): string[] {
  if (minutes <= asked * bearablyLate) return [];
  if (dish.kit.includes('slow cooker') && minutes <= asked * 2)
    return [`You asked for ${asked} minutes: cook it on high, which takes half as long as on low.`];
  const rest = getDishFacts(dish).restMinutes;
  const byItself = rest > 0 ? `: ${rest} of them it rests or chills by itself` : '';
  const isSlow = ({ ingredient, name }: PlannedFood) =>
    ingredient !== null &&
    !isReadyName.test(name) &&
    minutesFor(findCut(fold(name), ingredient.category), asked) > asked;
  const slow = [...foods.values()].flat().find(isSlow);
  if (!slow) return [`You asked for ${asked} minutes; done properly this takes ${minutes}${byItself}.`];
  const isTough = `${slow.name} ${isPlural(slow.name) ? 'are' : 'is'} tough until cooked for longer`;
  const isForPressure = /^(?:stew|curry)(?!.*pressure)/.test(dish.family + dish.kit);
  const faster = isForPressure ? ' In a pressure cooker the simmering takes a third as long.' : '';
  return [`You asked for ${asked} minutes, and ${isTough}: this takes ${minutes}.${faster}`];
}

interface RemarkContext {
  readonly parsed: ParsedRequest;
  readonly basket: Basket;
  readonly plan: Plan;
  /** What the dish has no place for; what the rules forbid is told among the swaps. */
  readonly leftOut: DishChoice['leftOut'];
  readonly refused: Ranking['refused'];
}

/** Everything the cook should know about how the request was read. */
export function writeRemarks({ parsed, basket, plan, leftOut, refused }: RemarkContext): string[] {
  return [
    ...parsed.corrections,
    ...([basket.foods, basket.asked, basket.kinds].every((named) => named.length === 0)
      ? ['No food could be read in your list, so this is a simple dish that needs little.']
      : []),
    ...refused.map(
      ({ dish, because }) => `You asked for ${dish.title}, which is not possible here (${because}).`,
    ),
    ...tooLate(plan, parsed),
    ...plan.shortages.map(
      ({ food: { name, given }, has, takes }) =>
        `You mentioned ${given?.isEstimate ? 'about ' : ''}${writeAmount(name, has)}; for ${plan.diners === 1 ? 'one person' : `${plan.diners} people`} this usually takes ${writeAmount(name, takes)}.`,
    ),
    ...(plan.batches === null ? [] : [plan.batches.advice]),
    ...leftOutFoods(leftOut.filter(({ food }) => basket.foods.some((one) => one.written === food.written))),
    ...(basket.tooMany.length > 0
      ? [`One dish takes only so much, so this does without the ${namesOf(basket.tooMany)}.`]
      : []),
    ...(basket.unknown.length > 0
      ? [`Left out, because the kitchen does not know them as food: ${namesOf(basket.unknown, true)}.`]
      : []),
  ];
}
