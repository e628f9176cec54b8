/** Amounts that a note asks for: less sugar, plenty of sauce. */
import { isMeant, type WishedAmount, wishedAmount } from '@/food/note/amountWishes';
import type { Wish } from '@/food/note/types';
import { toKitchenAmount } from '../amounts/kitchenNumbers';
import type { DishChoice } from '../choose/types';
import type { PlannedFood } from './plan';

/** Returns a food in the amount that is wished for, but no more of it than there is. */
export function inWishedAmount(food: PlannedFood, wished: readonly WishedAmount[], chosen: DishChoice) {
  const { ingredient, quantity } = food;
  const meant = wished.filter((one) => one.families.test(chosen.dish.family) && isMeant(one, food));
  const isLimited = chosen.uses.some((use) => use.food.given && use.food.ingredient.id === ingredient?.id);
  const share = meant.reduce((all, one) => (one.share > 1 && isLimited ? all : all * one.share), 1);
  if (share === 1 || !quantity) return food;
  return { ...food, quantity: toKitchenAmount({ ...quantity, amount: quantity.amount * share }, ingredient) };
}

/** Returns 'less sugar than usual'; empty where the dish has none of it, null where it should have more. */
export function amountReply(wish: Wish, foods: readonly PlannedFood[], family: string): string | null {
  const amount = wishedAmount(wish);
  if (amount === null) return '';
  const isMore = amount.share > 1;
  const isThere = amount.families.test(family) && foods.some((food) => isMeant(amount, food));
  return isThere ? `${isMore ? 'more' : 'less'} ${amount.name} than usual` : isMore ? null : '';
}
