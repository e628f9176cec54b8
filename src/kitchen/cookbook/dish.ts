import type { MealType, noMealType } from '@/request/mealTypes';
import type { ThemeName } from '@/request/themes';

/** Families of dishes, by how they are cooked and eaten. */
export const dishFamilies = [
  'eggs', 'toast', 'sandwich', 'wrap', 'soup', 'stew', 'curry', 'pasta', 'noodles', 'rice', 'risotto',
  'roast', 'tray', 'gratin', 'pie', 'pizza', 'meatballs', 'burger', 'seared', 'fish', 'shellfish', 'salad',
  'bowl', 'side', 'pulses', 'tofu', 'tapas', 'porridge', 'pancakes', 'cake', 'biscuits', 'crumble',
  'pudding', 'fruit', 'dip', 'skewers', 'stuffed', 'fritters',
] as const; // biome-ignore format: rows
export type DishFamily = (typeof dishFamilies)[number];

/** Kinds of dishes, by what they look like. */
export const dishKinds = [
  'soup', 'stew', 'stir-fry', 'traybake', 'rice', 'gratin', 'curry', 'grain-bowl', 'noodles', 'salad',
  'smoothie-bowl', 'breakfast-bowl', 'fruit-bowl', 'pudding', 'scoops', 'turned-out', 'snack-bowl', 'mash',
  'egg-pan', 'crumble', 'roast', 'meat-plate', 'fish-plate', 'omelette', 'pasta', 'fritters', 'pancakes',
  'wedges', 'biscuits', 'squares', 'stuffed-vegetables', 'skewers', 'dip', 'burger', 'sandwich', 'pizza',
  'tacos', 'pie', 'bake', 'mash-pie', 'scramble', 'fried-eggs', 'turnovers', 'battered', 'croquettes', 'rolls', 'toast',
  'loaf-cake', 'cake', 'frittata', 'quiche', 'dessert',
] as const; // biome-ignore format: rows
export type DishKind = (typeof dishKinds)[number];

/** Appliances that a dish needs. */
export const kitNames = ['hob', 'oven', 'grill', 'blender', 'microwave', 'air fryer', 'slow cooker'] as const;
export type Kit = (typeof kitNames)[number];
/** Appliances whose dishes come only when a note asks for them. */
export const kitOnRequest: readonly Kit[] = ['air fryer', 'slow cooker'];

/** A meal that a dish suits. */
export type Meal = Exclude<MealType, typeof noMealType>;

/** A food that meets a need: 'chicken thighs', in later sentences 'chicken'. */
export interface NeedAlternative {
  /** As in the front matter, its state included: 'leftover chicken'. */
  readonly name: string;
  /** Its name in later sentences; `name` if the front matter has no other. */
  readonly shortName: string;
}

/** A food that defines the dish. */
export interface Need {
  /** Foods that meet it, in the same amount and cooked the same way. The text names the first. */
  readonly alternatives: readonly [NeedAlternative, ...NeedAlternative[]];
}

/** A slot for the quick vegetables of the slots before it in the text. */
export const lateSlot = 'late';

/** A tagged ingredient of the text. */
export interface IngredientPart {
  readonly kind: 'ingredient';
  /** For a slot, the slot's name. */
  readonly name: string;
  /** For `servings` people; null for ingredients without an amount. */
  readonly amount: number | null;
  /** 'g', 'ml', 'tbsp', 'tsp', 'clove', 'slice'; null for pieces. Never kilograms or litres. */
  readonly unit: string | null;
  /** 'finely chopped'. */
  readonly preparation: string | null;
  readonly isOptional: boolean;
  /** The slot of `welcomes` that it stands for; null for a food. */
  readonly slot: string | null;
}

export type PlainPart =
  | IngredientPart
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string }
  /** `isMeanwhile`: parallel to another time, so not added to the dish's time. */
  | { readonly kind: 'time'; readonly minutes: number; readonly isMeanwhile: boolean };

/** Text that is omitted with its optional ingredient. */
export interface BracketPart {
  readonly kind: 'bracket';
  readonly parts: readonly PlainPart[];
}

export type StepPart = PlainPart | BracketPart;

export interface DishStep {
  readonly parts: readonly StepPart[];
}

export interface CookbookDish {
  /** The file's name without its ending. */
  readonly id: string;
  readonly title: string;
  readonly english: string;
  readonly spanish: string;
  /** Names that ask for it, in lower case, in both languages. */
  readonly askedAs: readonly string[];
  /** One sentence. */
  readonly about: string;
  readonly family: DishFamily;
  readonly picture: DishKind;
  /** What the picture shows instead of the first need: 'meatball'. */
  readonly shown: readonly string[];
  readonly meals: readonly Meal[];
  readonly themes: readonly ThemeName[];
  readonly cuisine: string;
  readonly kit: readonly Kit[];
  /** 1 easy, 2 some practice, 3 skilled. */
  readonly level: 1 | 2 | 3;
  /** People that the amounts are for. */
  readonly servings: number;
  /** Minutes of preparation, which are not among the times of the text. */
  readonly prep: number;
  /** Total minutes. */
  readonly time: number;
  readonly needs: readonly Need[];
  /** Replacements of ingredients, best first. */
  readonly swaps: readonly { readonly replaced: string; readonly choices: readonly string[] }[];
  /** Slots for foods that the cook names. */
  readonly welcomes: readonly { readonly name: string; readonly foods: readonly string[] }[];
  /** Foods of its slots that are added if a cook asks for the dish by name and the slot is empty. */
  readonly usual: readonly string[];
  /** Foods that the dish is never made with. */
  readonly never: readonly string[];
  readonly steps: readonly DishStep[];
  readonly notes: readonly string[];
}

/** Returns the parts of a dish's text in order, brackets flattened. */
export const listParts = (dish: CookbookDish): readonly PlainPart[] =>
  dish.steps.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'bracket' ? part.parts : [part])));

/** Returns the tagged ingredients and slots of a dish's text in order. */
export const listIngredients = (dish: CookbookDish): readonly IngredientPart[] =>
  listParts(dish).filter((part) => part.kind === 'ingredient');

/** True if a bracket stays: all of its optional ingredients are in the dish. */
export const isKept = ({ parts }: BracketPart, isIn: (part: IngredientPart) => boolean): boolean =>
  parts.every((part) => part.kind !== 'ingredient' || !part.isOptional || isIn(part));
