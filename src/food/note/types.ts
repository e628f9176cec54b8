/** What a cook's own words ask for besides a list of foods: what to leave out, and what is wished for. */
import type { FoodProfile } from '../types';

/** Why something is left out: for an allergy even a trace matters, for a dislike only what is surely there. */
export type Strength = 'allergy' | 'cannot' | 'dislike';

/** A food, a family of foods or a diet that the words rule out or hold to. */
export interface Exclusion {
  /** The words that say so, as typed: 'allergic to peanuts and sesame'. */
  readonly written: string;
  /** What is left out, in plain English: 'sesame'; of a diet its name: 'Vegan'. */
  readonly name: string;
  readonly strength: Strength;
  /** What a food, or a finished recipe, is held against. */
  readonly rules: FoodProfile;
  /** 'unknown' is a name of no food that is known: only the word itself can be looked for. */
  readonly kind: 'food' | 'diet' | 'unknown';
}

/** Machines that a kitchen may be without. */
export type Appliance = 'hob' | 'oven' | 'grill' | 'blender' | 'microwave';

/** A wish that has nothing to do with what may be eaten. `written` is the words that say so. */
export type Wish = { readonly written: string } & (
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
        | 'crispy'
        | 'creamy';
    }
  | { readonly kind: 'without'; readonly appliance: Appliance }
  /** Foods to be in it; those to be used up matter most. */
  | { readonly kind: 'with'; readonly foods: string; readonly isToUseUp: boolean }
);

/** A stretch of the text. */
export interface NoteSpan {
  readonly start: number;
  readonly end: number;
}

/** A note, read. */
export interface Note {
  readonly exclusions: readonly Exclusion[];
  readonly wishes: readonly Wish[];
  /** Parts that say something and could not be followed, as typed, in order. */
  readonly unread: readonly string[];
  /** Where the words stand that leave something out. */
  readonly refusals: readonly NoteSpan[];
  /** Where the other words stand that were read, foods that are wished for aside. */
  readonly others: readonly NoteSpan[];
}
