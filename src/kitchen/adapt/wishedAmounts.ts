/** Amounts that a note asks for: less sugar, plenty of sauce. */
import { isMeant, type WishedAmount, wishedAmount } from '@/food/note/amountWishes';
import type { Wish } from '@/food/note/types';
import { toKitchenAmount } from '../amounts/kitchenNumbers';
import type { DishChoice } from '../choose/types';
import type { Plan, PlannedFood } from './plan';

/** Returns a food in the amount that is wished for, but no more of it than there is. */
export function inWishedAmount(food: PlannedFood, wished: readonly WishedAmount[], chosen: DishChoice) {
  const { ingredient, quantity } = food;
  const meant = wished.filter((one) => one.families.test(chosen.dish.family) && isMeant(one, food));
  const isLimited = isGiven(food, chosen.uses);
  const share = meant.reduce((all, one) => (one.share > 1 && isLimited ? all : all * one.share), 1);
  if (share === 1 || !quantity) return food;
  return { ...food, quantity: toKitchenAmount({ ...quantity, amount: quantity.amount * share }, ingredient) };
}
const deepMillilitres = 120; // From so much oil on, food is fried in it.
const isGiven = ({ ingredient }: PlannedFood, uses: DishChoice['uses']) =>
  uses.some((use) => use.food.given && use.food.ingredient.id === ingredient?.id);

/** Returns 'less sugar than usual'; empty where the dish has none, null where it should have more, or where food is fried deep in its oil. */
export function amountReply(wish: Wish, foods: Plan['list'], family: string, uses: DishChoice['uses']) {
  const amount = wishedAmount(wish);
  if (amount === null) return '';
  const meant = foods.filter((food) => amount.families.test(family) && isMeant(amount, food));
  const isOil = (food: PlannedFood) => isMeant(amount, { ...food, quantity: { unit: 'tbsp' } });
  const isDeep = foods.some((food) => isOil(food) && (food.quantity?.amount ?? 0) >= deepMillilitres);
  const isMore = amount.share > 1;
  if (meant.length === 0) return isMore || isDeep ? null : '';
  if (isMore && meant.every((food) => isGiven(food, uses))) return `all the ${amount.name} you have`;
  return `${isMore ? 'more' : 'less'} ${amount.name} than usual`;
}
