import type { MealType, noMealType } from '@/request/mealTypes';
import type { ThemeName } from '@/request/themes';
import type { DishKind } from '../picture/dishes/dishRows';

/** What sort of dish it is: how it is cooked and eaten. */
export const dishFamilies = [
  'eggs',
  'toast',
  'sandwich',
  'wrap',
  'soup',
  'stew',
  'curry',
  'pasta',
  'noodles',
  'rice',
  'risotto',
  'roast',
  'tray',
  'gratin',
  'pie',
  'pizza',
  'meatballs',
  'burger',
  'seared',
  'fish',
  'shellfish',
  'salad',
  'bowl',
  'side',
  'pulses',
  'tofu',
  'tapas',
  'porridge',
  'pancakes',
  'cake',
  'biscuits',
  'crumble',
  'pudding',
  'fruit',
  'dip',
  'skewers',
  'stuffed',
  'fritters',
] as const;
export type DishFamily = (typeof dishFamilies)[number];

/** Heat and machines that a dish needs. */
export const kitNames = ['hob', 'oven', 'grill', 'blender', 'microwave'] as const;
export type Kit = (typeof kitNames)[number];

/** A meal that a dish can be right for. */
export type Meal = Exclude<MealType, typeof noMealType>;

/** A food that a dish needs, as its text names it: 'chicken thighs', and 'chicken' from then on. */
export interface NamedFood {
  /** As in the front matter, its state included: 'leftover chicken'. */
  readonly name: string;
  /** What the text calls it later; the name itself where the front matter gives none. */
  readonly shortName: string;
}

/** A food without which it is not this dish. */
export interface Need {
  /** What may fill it, in the same amount and cooked the same way. The first is the one that the text names. */
  readonly alternatives: readonly [NamedFood, ...NamedFood[]];
}

/** An ingredient where the text first uses it. */
export interface IngredientPart {
  readonly kind: 'ingredient';
  /** For a slot, the slot's name. */
  readonly name: string;
  /** For `servings` people; null for what is not measured. */
  readonly amount: number | null;
  /** 'g', 'ml', 'tbsp', 'tsp' or what is counted: 'clove', 'slice'; null for pieces. Kilograms and litres come as g and ml. */
  readonly unit: string | null;
  /** 'finely chopped'. */
  readonly preparation: string | null;
  readonly isOptional: boolean;
  /** The slot of `welcomes` that it stands for, else null. */
  readonly slot: string | null;
}

export type PlainPart =
  | IngredientPart
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string }
  /** `isMeanwhile`: work done while something else cooks, which adds nothing to the dish's time. */
  | { readonly kind: 'time'; readonly minutes: number; readonly isMeanwhile: boolean };

/** Words that are left out when their optional ingredient is. */
export interface BracketPart {
  readonly kind: 'bracket';
  readonly parts: readonly PlainPart[];
}

export type StepPart = PlainPart | BracketPart;

export interface DishStep {
  readonly parts: readonly StepPart[];
}

/** One dish of the cookbook. */
export interface CookbookDish {
  /** The file's name without its ending. */
  readonly id: string;
  readonly title: string;
  readonly english: string;
  readonly spanish: string;
  /** The words that ask for it by name, lower case, in either language. */
  readonly askedAs: readonly string[];
  /** One sentence. */
  readonly about: string;
  readonly family: DishFamily;
  readonly picture: DishKind;
  readonly meals: readonly Meal[];
  readonly themes: readonly ThemeName[];
  readonly cuisine: string;
  readonly kit: readonly Kit[];
  /** 1 easy, 2 some practice, 3 skilled. */
  readonly level: 1 | 2 | 3;
  /** People that the amounts are for. */
  readonly servings: number;
  /** Minutes of work that no timer counts. */
  readonly prep: number;
  /** Minutes in all. */
  readonly time: number;
  readonly needs: readonly Need[];
  /** Ingredients of the text that something else may replace, best first. */
  readonly swaps: readonly { readonly replaced: string; readonly choices: readonly string[] }[];
  /** Places for foods that the cook names. */
  readonly welcomes: readonly { readonly name: string; readonly foods: readonly string[] }[];
  /** Foods of its slots that a cook who asks for it by name expects to find in it. */
  readonly usual: readonly string[];
  /** Foods that would spoil it. */
  readonly never: readonly string[];
  readonly steps: readonly DishStep[];
  readonly notes: readonly string[];
}

/** Every part of a dish's text in order, those in brackets included. */
export const partsOf = (dish: CookbookDish): readonly PlainPart[] =>
  dish.steps.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'bracket' ? part.parts : [part])));

/** Every ingredient that a dish's text tags, slots included, in order. */
export const ingredientsOf = (dish: CookbookDish): readonly IngredientPart[] =>
  partsOf(dish).filter((part) => part.kind === 'ingredient');

/** Whether a bracket stays: all of its optional ingredients are in the dish. */
export const isKept = ({ parts }: BracketPart, isIn: (part: IngredientPart) => boolean): boolean =>
  parts.every((part) => part.kind !== 'ingredient' || !part.isOptional || isIn(part));
