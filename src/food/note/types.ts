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

/** A wish that is no more than its kind. */
export type SimpleWish =
  /** 'Something like a lasagne'. */
  | 'loosely'
  | 'plain'
  | 'mild'
  | 'hot'
  | 'less salt'
  /** An occasion that asks for no certain dish: 'sunday lunch', 'cena con amigos'. */
  | 'occasion'
  /** There is nothing but what the list names: 'nothing else in the fridge'. */
  | 'nothing else'
  /** 'I have a cold'. */
  | 'warming'
  | 'make ahead'
  /** 'Something to leave on the stove'. */
  | 'slow'
  | 'portable'
  /** Packed in a box, to be heated again or eaten cold. */
  | 'boxed'
  /** A baby that begins to eat solid food. */
  | 'for a baby'
  /** 'Hide the vegetables'. */
  | 'hidden vegetables'
  | 'for children'
  /** Only a frying pan: no pot, no oven. */
  | 'in a frying pan'
  | 'one pot'
  | 'light'
  | 'quick'
  | 'easy'
  | 'cheap'
  | 'special'
  | 'in the oven'
  | 'crispy'
  /** Nothing is heated: 'no cooking', 'sin cocinar'. */
  | 'uncooked'
  /** 'Not too sweet'. */
  | 'less'
  | 'well done'
  /** 'No raw fish': fish is welcome, cooked. */
  | 'nothing raw'
  | 'soft'
  | 'not fried'
  /** 'Hates onions cut big'. */
  | 'cut small'
  | 'high protein'
  | 'slow cooker'
  | 'air fryer'
  | 'pressure cooker'
  | 'in the microwave'
  | 'freezable'
  | 'creamy';

/** Ways of cooking, amounts, results and doneness that rule out no food: read for writing recipes, not for checking them. */
export type CookingWish =
  | 'grilled'
  | 'barbecued'
  /** 'Que quede caldoso'. */
  | 'soupy'
  | 'steamed'
  | 'not boiled'
  | 'fried'
  | 'gratinated'
  | 'stuffed'
  | 'crisp skin'
  | 'falling apart'
  | 'sticky'
  | 'smooth'
  | 'blended'
  | 'rare'
  | 'runny'
  /** 'Plenty of cheese'. */
  | 'more'
  | 'saucy'
  | 'big portions'
  | 'leftovers'
  /** 'Somos 6', 'enough for 6 portions'. */
  | 'servings'
  /** 'We eat at different times'. */
  | 'waits'
  | 'with mash'
  /** Nothing is peeled. */
  | 'skins on'
  /** 'Dressing on the side'. */
  | 'served apart'
  | 'with gravy';

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
