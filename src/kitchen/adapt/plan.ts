import type { Ingredient } from '@/food/types';
import type { Quantity } from '../amounts/kitchenNumbers';
import { getDishFacts } from '../choose/dishFacts';
import type { Replacement } from '../choose/types';
import { batterFamilies, type CookbookDish, type PlainPart } from '../cookbook/dish';
import type { BasketFood } from '../read/basket';

/** A food as it goes into the dish. */
export interface PlannedFood {
  /** Null for what `src/food` does not know. */
  readonly ingredient: Ingredient | null;
  /** In the list and where the text first uses it: 'chicken thighs'. */
  readonly name: string;
  /** From then on: 'chicken'. */
  readonly shortName: string;
  /** Null for what is not measured: salt, oil for the pan. */
  readonly quantity: Quantity | null;
  /** 'finely chopped'. */
  readonly preparation: string | null;
  /** True if the cook did not name it and the dish can do without. */
  readonly isOptional: boolean;
  /** How the text says it at its tag, where the name alone would not do: 'the rest of the olive oil'. */
  readonly textOverride?: string;
  /** The cookbook's names at that place; null for a food of a slot, of the finish or beside the dish. */
  readonly replaces: { readonly name: string; readonly shortName: string } | null;
}

/** A food that was replaced by another or, with null, left out. */
export type FoodReplacement = Omit<Replacement, 'replacement'> & { readonly replacement: string | null };

/** A dish with everything decided: only the words are left to write. */
export interface Plan {
  readonly dish: CookbookDish;
  readonly diners: number;
  /** How much of the dish as written is cooked. */
  readonly factor: number;
  readonly minutes: number;
  /** The foods of every tag of the text, by the tag's name; a tag without is left out with its bracket. */
  readonly foods: ReadonlyMap<string, readonly PlannedFood[]>;
  /** What to buy and measure: every food once, sides left out, in the order of the text. */
  readonly list: readonly PlannedFood[];
  /** Garlic and spices that are cooked with the onions, or turned in the oil. */
  readonly seasonings: readonly PlannedFood[];
  /** Times of the text with the minutes more that its grain takes or the cook can spare. */
  readonly longer: ReadonlyMap<PlainPart, number>;
  /** Goes over the finished dish. */
  readonly finish: readonly PlannedFood[];
  /** Rice that the dish takes cooked and the cook has raw: boiled first. */
  readonly boiledFirst: readonly PlannedFood[];
  /** Frozen meat, fish and seafood, which thaw first. */
  readonly thawed: readonly BasketFood[];
  readonly sides: readonly PlannedFood[];
  readonly swaps: readonly FoodReplacement[];
  /** What the cook has far less of, or far more, than the dish usually takes. */
  readonly shortages: readonly Readonly<{ food: BasketFood } & Record<'has' | 'takes', Quantity>>[];
  readonly batches: string | null;
}

/** Returns the foods of a plan's text, in its order. */
export const foodsOfText = ({ foods }: Pick<Plan, 'foods'>): PlannedFood[] => [...foods.values()].flat();

/** Returns the foods of a plan that a cook can tell the doneness of: eggs beaten into something sweet or a batter are not among them. */
export const foodsToSeeTo = ({ dish, list, finish, sides }: Plan): PlannedFood[] =>
  [...list, ...finish, ...sides].filter(
    ({ ingredient }) =>
      ingredient?.id !== 'egg' || !(getDishFacts(dish).isSweet || batterFamilies.includes(dish.family)),
  );

/** Returns the ids of all foods of a plan. */
export const foodIdsIn = ({ list, finish, sides }: Plan): ReadonlySet<string | undefined> =>
  new Set([...list, ...finish, ...sides].map(({ ingredient }) => ingredient?.id));
