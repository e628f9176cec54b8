import type { CookingMethod } from '@/food/types';
import type { CutName } from '../handling/cuts';
import type { Role } from '../handling/roles';
import type { DishKind } from '../picture/drawDish';

export type Meal =
  | 'Breakfast'
  | 'Lunch'
  | 'Dinner'
  | 'Snack'
  | 'Brunch'
  | 'Fast Food'
  | 'Appetizer'
  | 'Tapas';

/** What a dish needs beyond knives, bowls and a pan on a hob. */
export type Tool = 'oven' | 'blender' | 'hob';

/** A place in a dish for one or more ingredients. */
export interface Slot {
  key: string;
  takes: readonly Role[];
  /** The only ids it takes, when the role is too wide. */
  only?: readonly string[];
  /** Ids it never takes. */
  never?: readonly string[];
  /** How many ingredients fit. */
  max: number;
  /** What the kitchen adds of its own when the cook gave nothing, best first. */
  offers?: readonly string[];
  /** The dish cannot be made without it. */
  needed?: boolean;
  /** Serving per person in this dish, such as '60g' or '0.5'; otherwise the usual one. */
  serving?: string;
  /** Multiplies the usual serving. */
  share?: number;
  cut?: CutName;
  /** A list line without amount: 'Water, for boiling'. */
  unmeasured?: string;
}

/** How many ingredients a group of slots should hold, and what the kitchen adds to get there, best first. */
export interface Fill {
  of: readonly string[];
  enough: number;
  offers: readonly string[];
  needed?: boolean;
}

/**
 * One step. In the texts `{a+b}` is 'the carrots and celery' of slots a and b, `{a~}` leaves out 'the',
 * `{a:is|are}` agrees with them, `{a#done}` says how to tell they are cooked; `[…]` is left out when a slot named
 * inside is empty, `[?a+b|…]` when both are, and `[!a+b|…]` unless both are.
 */
export interface StepDesign {
  lead: string;
  text: string;
  /** Said instead to a professional. */
  pro?: string;
  /** Added for a beginner. */
  novice?: string;
  /** Least and best minutes; `cook` may raise both. */
  minutes: number | readonly [number, number];
  /** The step takes as long as its slowest ingredient needs by this method, up to `cap` minutes. */
  cook?: { slots: string; method: CookingMethod; cap: number };
  /** Left out when all of these slots are empty: 'meat+fish'. */
  needs?: string;
  /** Left out when one of these slots is filled. */
  unless?: string;
}

/** Everything the kitchen knows about one kind of dish. */
export interface DishDesign {
  id: string;
  picture: DishKind;
  course: 'savoury' | 'sweet';
  /** What to call it, best first: the first name that promises nothing the cook may not have. */
  called: readonly [string, ...string[]];
  /** Title templates: {kind} is what it is called, {adj}, {stars} 'chickpea and spinach', {those} 'chickpeas and spinach'. */
  titles: readonly [string, ...string[]];
  /** Sentences before the method; same tokens as the titles, in lower case. */
  intros: readonly [string, ...string[]];
  /** Slots whose ingredients the title never names: they are the dish itself. */
  unsung?: readonly string[];
  meals: readonly Meal[];
  /** Themes it suits best. */
  themes: readonly string[];
  tools: readonly Tool[];
  /** Oven temperature in °C, said in the first step. */
  oven?: number;
  /** Nothing is heated. */
  raw?: boolean;
  /** Which seasonings go: ids of palettes; empty for none. */
  palettes: readonly string[];
  slots: readonly Slot[];
  fills: readonly Fill[];
  steps: readonly StepDesign[];
  tips: readonly [string, ...string[]];
}
