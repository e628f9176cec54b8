import type { CookbookDish, DishFamily, Kit } from '../cookbook/dish';
import type { BasketFood } from '../read/basket';
import type { FoodRules } from '../read/foodRules';
import type { ParsedRequest } from '../read/parseRequest';
import type { KitchenProfile } from '../read/types';
import type { Preference } from './preferences';

/** Where a food of the basket goes in the dish. */
export type Place =
  /** Fills a need, as one of its alternatives: indices into the dish's `needs` and that need's `alternatives`. */
  | { readonly kind: 'need'; readonly need: number; readonly alternative: number }
  /** Is an ingredient that the text tags, optional or not. */
  | { readonly kind: 'ingredient'; readonly name: string }
  /** Takes the place of a tagged ingredient. `replaced` is a swap's `replaced`, `choice` one of its choices. */
  | { readonly kind: 'swap'; readonly replaced: string; readonly choice: string }
  /** Goes into a slot of `welcomes`; `as` is the food of the slot's list that it is. */
  | { readonly kind: 'slot'; readonly slot: string; readonly as: string }
  /** Garlic, ginger or a spice, cooked with the onions or turned in the oil. */
  | { readonly kind: 'season' }
  /** Scattered or squeezed over the finished dish: herbs, soft cheese, nuts, citrus. */
  | { readonly kind: 'finish' }
  /** Served beside it: a vegetable, bread, salad. */
  | { readonly kind: 'side' };

export interface BasketUse {
  readonly food: BasketFood;
  readonly place: Place;
}

/** An ingredient of the text that is replaced because the request's rules forbid it. */
export interface Replacement {
  /** The tagged ingredient: the first alternative of a need, or the `replaced` of a swap. */
  readonly replaced: string;
  /** Another alternative of the need, or a choice of the swap. */
  readonly replacement: string;
  /** Why, as the end of 'because …': 'you listed Lactose'. Empty for what is only likelier to be at hand. */
  readonly because: string;
}

/** A dish chosen for a request, with the use of every food. */
export interface DishChoice {
  readonly dish: CookbookDish;
  readonly uses: readonly BasketUse[];
  /** Ingredients replaced for the rules' sake. What the basket replaces is in `uses`. */
  readonly replacements: readonly Replacement[];
  /**
   * Tagged ingredients beyond the cupboard that the cook did not name: optional ones are kept and marked 'if you have
   * it'. An optional ingredient that is neither here nor in `uses` is left out with its bracket.
   */
  readonly additions: readonly string[];
  /** Foods of the basket that are not cooked, with why, as the end of 'because …'; '' for no reason. */
  readonly leftOut: readonly { readonly food: BasketFood; readonly reason: string }[];
}

/** What a note for the chef wishes of a dish, as far as the choice can meet it. */
export interface Wishes {
  /** Not to be used: 'no oven'. */
  readonly without: readonly Kit[];
  /** A diet of raw food: nothing is heated, whatever is asked for by name. */
  readonly isRaw?: boolean;
  /** Cooked in one pot or pan: nothing is boiled beside it. */
  readonly isOneVessel?: boolean;
  readonly heat: 'hot' | 'mild' | null;
  readonly isForChildren: boolean;
  readonly isForBaby?: boolean;
  /** There is nothing besides the basket: what has to be bought counts twice, and what is optional is left out. */
  readonly isNothingElse?: boolean;
  /** What else it should be, if it can: quick, crisp. */
  readonly preferences?: readonly Preference[];
}

/** What the request, the profile and the note for the chef require of a dish. */
export interface DishRequirements extends Readonly<Omit<ParsedRequest, 'corrections'>> {
  readonly foods: readonly BasketFood[];
  readonly asked: readonly CookbookDish[];
  /** Dishes that this should be like. */
  readonly alike?: readonly CookbookDish[];
  /** Kinds of dishes asked for; none where left out. */
  readonly kinds?: readonly DishFamily[];
  readonly rules: FoodRules;
  readonly profile: KitchenProfile | null;
  readonly wishes: Wishes;
  /** The foods are named in Spanish. */
  readonly isInSpanish?: boolean;
  readonly seed: number;
}

/** A dish scored for a request. */
export interface ScoredDish {
  readonly dish: CookbookDish;
  readonly score: number;
  /** What it was given points for, and what it lost them for, most first. */
  readonly reasons: readonly (readonly [points: number, why: string])[];
  /** True if a food that the dish is made of is missing. */
  readonly isMissingIngredients: boolean;
  /** Null if the dish is rejected. */
  readonly chosen: DishChoice | null;
  readonly rejectionReason?: string;
}

/** Gives points to a dish, with the reason that `npm run cookbook` prints. */
export type Give = (points: number, why: string) => void;
