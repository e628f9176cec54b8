import type { FoodProfile } from '../types';

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
  /** 'unknown': not a known food; only the word itself can be searched for. */
  readonly kind: 'food' | 'diet' | 'unknown';
}

export type Appliance = 'hob' | 'oven' | 'grill' | 'blender' | 'microwave';

/** A wish that is not about what can be eaten. `quote` has the note's words. */
export type Wish = { readonly quote: string } & (
  | {
      readonly kind:
        | 'hot'
        | 'mild'
        | 'less salt'
        | 'for children'
        | 'one pot'
        | 'light'
        | 'quick'
        | 'easy'
        | 'cheap'
        | 'special'
        | 'in the oven'
        | 'crispy'
        | 'creamy';
    }
  | { readonly kind: 'without'; readonly appliance: Appliance }
  /** Foods to include; those to use up come first. */
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
