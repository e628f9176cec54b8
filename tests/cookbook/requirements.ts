import type { FoodProfile } from '@/food/types';
import type { DishRequirements } from '@/kitchen/choose/types';
import type { CookbookDish } from '@/kitchen/cookbook/dish';
import { type Basket, readBasket } from '@/kitchen/read/basket';
import { foodRulesFor } from '@/kitchen/read/foodRules';
import type { KitchenProfile } from '@/kitchen/read/types';

interface RequirementOptions {
  readonly minutes?: number;
  readonly meal?: DishRequirements['meal'];
  readonly theme?: DishRequirements['theme'];
  readonly profile?: KitchenProfile | null;
  readonly noteRules?: readonly FoodProfile[];
  readonly wishes?: Partial<DishRequirements['wishes']>;
  readonly seed?: number;
}

/** Returns the requirements for a basket. */
export function requirementsFor(
  text: string,
  dishes: readonly CookbookDish[],
  {
    minutes = 60,
    meal = null,
    theme = null,
    profile = null,
    noteRules = [],
    wishes = {},
    seed = 0,
  }: RequirementOptions = {},
): DishRequirements & { readonly basket: Basket } {
  const basket = readBasket(text, dishes);
  return {
    basket,
    foods: basket.foods,
    asked: basket.asked,
    minutes,
    diners: 2,
    meal,
    theme,
    profile,
    rules: foodRulesFor(profile, theme, noteRules),
    wishes: { without: [], heat: null, isForChildren: false, ...wishes },
    seed,
  };
}
