/**
 * The shared vocabulary of food: the values a profile can hold (spec section 3) and what is known about an
 * ingredient. Types only, plus the value lists they are drawn from.
 */

/** Values of `intolerances` other than None (spec section 3). */
export const allIntolerances = [
  'Gluten',
  'Lactose',
  'Nuts',
  'Peanuts',
  'Shellfish',
  'Fish',
  'Eggs',
  'Soy',
  'Milk',
  'Wheat',
  'Sesame',
  'Mustard',
  'Celery',
  'Sulfites',
  'TreeNuts',
  'Corn',
  'Legumes',
  'Nightshades',
  'FODMAPs',
] as const;
export type Intolerance = (typeof allIntolerances)[number];

/** Values of `diet`, None included (spec section 3). */
export const allDiets = [
  'None',
  'Vegan',
  'Vegetarian',
  'Keto',
  'Paleo',
  'GlutenFree',
  'LowCarb',
  'Mediterranean',
  'DASH',
  'Pescatarian',
  'Flexitarian',
  'Whole30',
  'LowFODMAP',
  'RawFood',
  'Halal',
  'Kosher',
] as const;
export type Diet = (typeof allDiets)[number];

/** Values of `avoidIngredients` other than None (spec section 3). */
export const allAvoidTags = [
  'Oil',
  'Salt',
  'Sugar',
  'Processed',
  'Gluten',
  'Dairy',
  'Nuts',
  'Soy',
  'Eggs',
  'Shellfish',
  'RedMeat',
  'Pork',
  'Beef',
  'Artificial',
  'Preservatives',
] as const;
export type AvoidTag = (typeof allAvoidTags)[number];

/** Values of `healthConditions` other than None (spec section 3). */
export const allHealthConditions = [
  'Diabetes',
  'Hypertension',
  'HighCholesterol',
  'HeartDisease',
  'Obesity',
  'CeliacDisease',
  'IBS',
  'CrohnsDisease',
  'UlcerativeColitis',
  'KidneyDisease',
  'LiverDisease',
  'Gout',
  'ThyroidIssues',
  'Anemia',
  'Osteoporosis',
  'Pregnancy',
  'Lactation',
  'Cancer',
] as const;
export type HealthCondition = (typeof allHealthConditions)[number];

/** The shelf an ingredient stands on. */
export type Category =
  | 'vegetable'
  | 'mushroom'
  | 'fruit'
  | 'dried fruit'
  | 'grain'
  | 'flour'
  | 'pasta'
  | 'bread'
  | 'dairy'
  | 'cheese'
  | 'dairy alternative'
  | 'egg'
  | 'poultry'
  | 'redMeat'
  | 'pork'
  | 'processed meat'
  | 'fish'
  | 'shellfish'
  | 'legume'
  | 'plant protein'
  | 'nut'
  | 'seed'
  | 'oil'
  | 'animal fat'
  | 'sweetener'
  | 'sweet'
  | 'herb'
  | 'spice'
  | 'condiment'
  | 'sauce'
  | 'broth'
  | 'baking'
  | 'additive'
  | 'prepared'
  | 'beverage'
  | 'alcohol';

export type MeasureUnit = 'g' | 'ml' | 'piece' | 'tbsp' | 'tsp' | 'clove' | 'slice' | 'sprig' | 'pinch';

/** How a cook measures an ingredient. `perPerson` is a sensible serving in grams. */
export interface Measure {
  unit: MeasureUnit;
  gramsPerCup?: number;
  gramsPerPiece?: number;
  perPerson?: number;
}

export type CookingMethod =
  | 'boil'
  | 'fry'
  | 'roast'
  | 'steam'
  | 'simmer'
  | 'grill'
  | 'bake'
  | 'stir-fry'
  | 'poach'
  | 'braise';

/** Foods that must be cooked through, or handled with care for pregnant cooks. */
export type RawRisk = 'poultry' | 'mince' | 'egg' | 'pork' | 'shellfish' | 'fish' | 'dried-beans';

export interface Ingredient {
  /** Kebab-case English name, unique. */
  readonly id: string;
  /** The first name of each language is the one to show; the rest are synonyms. Plurals are found without being listed. */
  readonly names: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly category: Category;
  readonly contains: readonly Intolerance[];
  readonly mayContain: readonly Intolerance[];
  readonly excludedBy: readonly Diet[];
  readonly avoid: readonly AvoidTag[];
  readonly measure?: Measure;
  /** Minutes to done, by method. */
  readonly minutes?: Readonly<Partial<Record<CookingMethod, number>>>;
  readonly rawRisk?: RawRisk;
}

/** A mention of an ingredient in a text. `text` is `source.slice(start, end)`. */
export interface FoundIngredient {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly ingredient: Ingredient;
  /** Set on a name that the text denies ('without nuts'), where denied names are kept at all. */
  readonly denied?: true;
  /** What a qualifier beside the mention takes away: 'gluten-free pasta' clears Gluten and Wheat. */
  readonly cleared?: {
    readonly intolerances: readonly Intolerance[];
    readonly avoid: readonly AvoidTag[];
    readonly diets: readonly Diet[];
  };
}

/** The part of a user's profile that food can conflict with (spec section 3). Unknown values are ignored. */
export interface FoodProfile {
  readonly intolerances?: readonly string[];
  readonly diet?: string;
  readonly avoidIngredients?: readonly string[];
  readonly dislikedFood?: string;
  readonly healthConditions?: readonly string[];
}

/** One reason an ingredient does not fit a profile. */
export interface Conflict {
  readonly field: 'intolerances' | 'diet' | 'avoidIngredients' | 'dislikedFood' | 'healthConditions';
  /** The profile's own value, such as 'Lactose'. */
  readonly value: string;
  readonly grade: 'contains' | 'may contain';
  /** One sentence for the cook. */
  readonly reason: string;
}
