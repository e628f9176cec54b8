import type { FoodProfile } from '../types';
import type { CookingWish } from './cookingWishes';
import type { SimpleWish } from './wishesAndDiets';

/** For an allergy traces count too, for a dislike only certain contents. */
export type Strength = 'allergy' | 'cannot' | 'dislike';

/** A food, food family or diet that the note excludes or follows. */
export interface Exclusion {
  /** The note's words: 'allergic to peanuts and sesame'. */
  readonly quote: string;
  /** English name of the excluded food ('sesame') or of the diet ('Vegan'). */
  readonly name: string;
  readonly strength: Strength;
  /** Checked against a food or a finished recipe. */
  readonly rules: FoodProfile;
  /** 'condition': one of health, 'pregnant'. 'unknown': not a known food; only the word itself can be searched for. */
  readonly kind: 'food' | 'diet' | 'condition' | 'unknown';
}

export type Appliance =
  | 'hob'
  | 'oven'
  | 'grill'
  | 'blender'
  | 'microwave'
  | 'slow cooker'
  | 'air fryer'
  | 'pressure cooker';

/** A wish that is not about what can be eaten. `quote` has the note's words. */
export type Wish = { readonly quote: string } & (
  | { readonly kind: SimpleWish | CookingWish }
  /** The most minutes that there are: 'less than 20 minutes'. */
  | { readonly kind: 'within'; readonly minutes: number }
  | { readonly kind: 'without'; readonly appliance: Appliance }
  /** A country's or region's cooking, by its English name, and the cuisines that it means: 'something Vietnamese'. */
  | { readonly kind: 'kitchen'; readonly kitchen: string; readonly cuisines: RegExp }
  /** Foods to include, with the amount that there is of one: '300 ml cream'; those to use up come first. */
  | { readonly kind: 'with'; readonly foods: string; readonly isToUseUp: boolean }
);

export interface NoteSpan {
  readonly start: number;
  readonly end: number;
}

export interface Note {
  readonly exclusions: readonly Exclusion[];
  readonly wishes: readonly Wish[];
  /** Parts that were not understood, as typed, in order. */
  readonly unread: readonly string[];
  /** Where the note rules out foods: 'no garlic'. */
  readonly exclusionSpans: readonly NoteSpan[];
  /** Where the note says anything else that was understood, except foods to include: 'quick', 'vegan'. */
  readonly otherSpans: readonly NoteSpan[];
}
