import { type FoodChoice, type foodChoices, listRestrictions, type Restriction } from '@/profile/foodChoices';
import type { Profile } from '@/profile/profileFields';

/** Values of `intolerances` other than None. */
export const allIntolerances = listRestrictions('intolerances');
export type Intolerance = Restriction<'intolerances'>;

/** Values of `diet`, None included. */
export const allDiets: readonly Diet[] = ['None', ...listRestrictions('diet')];
export type Diet = FoodChoice<'diet'>;

/** Values of `avoidIngredients` other than None. */
export const allAvoidTags = listRestrictions('avoidIngredients');
export type AvoidTag = Restriction<'avoidIngredients'>;

/** Values of `healthConditions` other than None. */
export const allHealthConditions = listRestrictions('healthConditions');
export type HealthCondition = Restriction<'healthConditions'>;

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

/** Foods that must be cooked through or, in pregnancy, avoided raw. */
export type RawRisk = 'poultry' | 'mince' | 'egg' | 'pork' | 'shellfish' | 'fish' | 'dried-beans';

export interface Ingredient {
  /** Kebab-case English name, unique. */
  readonly id: string;
  /** The first name of each language is shown; the rest are synonyms. Plurals need not be listed. */
  readonly names: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly category: Category;
  readonly contains: readonly Intolerance[];
  readonly mayContain: readonly Intolerance[];
  readonly excludedBy: readonly Diet[];
  readonly avoid: readonly AvoidTag[];
  readonly rawRisk?: RawRisk;
}

/** A mention of an ingredient in a text. `text` is `source.slice(start, end)`. */
export interface FoundIngredient {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly ingredient: Ingredient;
  /** True for a denied name ('without nuts'); present only if denied names were asked for. */
  readonly isDenied?: true;
  /**
   * The condition under which the text means this food: 'if this is not the oat milk of the list'. Such a food is only
   * possible.
   */
  readonly condition?: string;
  /** What a qualifier beside the mention removes: 'gluten-free pasta' clears Gluten and Wheat. */
  readonly cleared?: {
    readonly intolerances: readonly Intolerance[];
    readonly avoid: readonly AvoidTag[];
    readonly diets: readonly Diet[];
  };
}

/** The profile fields that food can conflict with. Unknown values are ignored. */
export type FoodProfile = {
  readonly [Field in keyof typeof foodChoices | 'dislikedFood']?: Readonly<Profile[Field]>;
};

/** A reason why an ingredient does not fit a profile. */
export interface Conflict {
  readonly field: keyof FoodProfile;
  /** The profile's own value, such as 'Lactose'. */
  readonly value: string;
  readonly certainty: 'contains' | 'may contain';
  readonly reason: string;
}
