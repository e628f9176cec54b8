/** Holds an ingredient against a profile: intolerances, diet, avoided and disliked foods, health. */

import { choiceLabel } from '@/profile/foodChoices';
import { agreeing, isPluralName } from '../text/plurals';
import {
  type AvoidTag,
  allAvoidTags,
  allDiets,
  allHealthConditions,
  allIntolerances,
  type Conflict,
  type Diet,
  type FoodProfile,
  type FoundIngredient,
  type Ingredient,
  type Intolerance,
} from '../types';
import { isDisliked } from './dislikes';
import { healthConcerns } from './healthRules';

/** How an intolerance is told, where 'has …' does not say it: completes 'whey …'. */
const intolerancePhrases: Readonly<Partial<Record<Intolerance, string>>> = {
  Lactose: 'is a milk product',
  Milk: 'is a milk product',
  Eggs: 'has egg',
  Sulfites: 'has sulphites',
  TreeNuts: 'has tree nuts',
  FODMAPs: 'is high in FODMAPs',
};
const phraseOf = (value: Intolerance): string => intolerancePhrases[value] ?? `has ${value.toLowerCase()}`;

/** Where what is possible is less than what is sure: a blue cheese is of milk, and may have lactose left. */
const possiblePhrases: Readonly<Partial<Record<Intolerance, string>>> = { Lactose: 'has lactose' };

/** What makes a diet or an avoided food possible, when the ingredient only may hold it. */
const possibleByDiet: Readonly<Partial<Record<Diet, readonly Intolerance[]>>> = {
  Vegan: ['Milk', 'Eggs', 'Fish', 'Shellfish'],
  Vegetarian: ['Fish', 'Shellfish'],
  GlutenFree: ['Gluten'],
  LowFODMAP: ['FODMAPs'],
  Kosher: ['Shellfish'],
};
const possibleByTag: Readonly<Partial<Record<AvoidTag, Intolerance>>> = {
  Gluten: 'Gluten',
  Dairy: 'Milk',
  Nuts: 'Nuts',
  Soy: 'Soy',
  Eggs: 'Eggs',
  Shellfish: 'Shellfish',
};

/** The values of a list that a profile names. */
export const known = <T extends string>(list: readonly T[], values: readonly string[] | undefined): T[] =>
  list.filter((value) => values?.includes(value));

/** The ingredient as its qualifiers leave it: 'gluten-free pasta' without its gluten. */
export function withoutCleared(ingredient: Ingredient, cleared: FoundIngredient['cleared']): Ingredient {
  if (!cleared) return ingredient;
  const intolerances = new Set(cleared.intolerances);
  const tags = new Set<AvoidTag>(cleared.avoid);
  const diets = new Set<Diet>(cleared.diets);
  if (intolerances.has('Gluten')) diets.add('GlutenFree');
  if (intolerances.has('FODMAPs')) diets.add('LowFODMAP');
  for (const tag of ingredient.avoid) {
    const source = possibleByTag[tag];
    if (source && intolerances.has(source)) tags.add(tag);
  }
  const contains = ingredient.contains.filter((value) => !intolerances.has(value));
  // Dairy-free butter is vegan: nothing of an animal is left.
  const isAnimal = (value: Intolerance) => possibleByDiet.Vegan?.includes(value) ?? false;
  const wasAnimal = ingredient.contains.some(isAnimal) && !ingredient.excludedBy.includes('Vegetarian');
  if (wasAnimal && !contains.some(isAnimal)) diets.add('Vegan');
  return {
    ...ingredient,
    contains,
    mayContain: ingredient.mayContain.filter((value) => !intolerances.has(value)),
    excludedBy: ingredient.excludedBy.filter((value) => !diets.has(value)),
    avoid: ingredient.avoid.filter((value) => !tags.has(value)),
  };
}

/** Why a disliked food does not fit. */
export const dislikeReason = (name: string): string =>
  `${name}: you said you dislike ${isPluralName(name) ? 'them' : 'it'}`;

/** What to call an ingredient in English. */
export const nameOf = ({ names, id }: Ingredient): string => names.en[0] ?? id;

/** What an ingredient, as its qualifiers leave it, has against intolerances, diet and avoided foods. */
export function* restrictionsMet(ingredient: Ingredient, profile: FoodProfile): Generator<Conflict> {
  const name = nameOf(ingredient);
  const may = (value: Intolerance) =>
    (possiblePhrases[value] ?? phraseOf(value)).replace(/^has\b/, 'may have').replace(/^is\b/, 'may be');

  for (const value of known(allIntolerances, profile.intolerances)) {
    const listed = `you listed ${choiceLabel(value)}`;
    const place = { field: 'intolerances', value } as const;
    if (ingredient.contains.includes(value))
      yield { ...place, grade: 'contains', reason: `${name} ${agreeing(name, phraseOf(value))}: ${listed}` };
    else if (ingredient.mayContain.includes(value))
      yield { ...place, grade: 'may contain', reason: `${name} ${may(value)}: ${listed}` };
  }

  for (const value of known(allDiets, profile.diet === undefined ? [] : [profile.diet])) {
    const place = { field: 'diet', value } as const;
    const diet = choiceLabel(value);
    const does = isPluralName(name) ? 'do' : 'does';
    const possible = possibleByDiet[value]?.find((one) => ingredient.mayContain.includes(one));
    if (ingredient.excludedBy.includes(value))
      yield { ...place, grade: 'contains', reason: `${name} ${does} not fit a ${diet} diet` };
    else if (possible)
      yield { ...place, grade: 'may contain', reason: `${name} ${may(possible)}: your diet is ${diet}` };
  }

  for (const value of known(allAvoidTags, profile.avoidIngredients)) {
    const place = { field: 'avoidIngredients', value } as const;
    const avoided = `you avoid ${choiceLabel(value)}`;
    const possible = possibleByTag[value];
    if (ingredient.avoid.includes(value))
      yield { ...place, grade: 'contains', reason: `${name}: ${avoided}` };
    else if (possible && ingredient.mayContain.includes(possible))
      yield { ...place, grade: 'may contain', reason: `${name} ${may(possible)}: ${avoided}` };
  }
}

function* conflicts(ingredient: Ingredient, profile: FoodProfile): Generator<Conflict> {
  const name = nameOf(ingredient);
  yield* restrictionsMet(ingredient, profile);
  if (profile.dislikedFood && isDisliked(ingredient, profile.dislikedFood)) {
    const value = profile.dislikedFood;
    yield {
      field: 'dislikedFood',
      value,
      grade: 'contains',
      reason: dislikeReason(name),
    };
  }

  for (const value of known(allHealthConditions, profile.healthConditions)) {
    const concern = healthConcerns(ingredient, value)[0];
    if (concern) {
      const reason = `${name} ${agreeing(name, concern.because)}: you listed ${choiceLabel(value)}`;
      yield { field: 'healthConditions', value, grade: concern.grade, reason };
    }
  }
}

/**
 * Every reason an ingredient does not fit a profile, in the order of the profile's fields.
 * @param cleared what a qualifier beside the mention takes out, from findIngredients
 */
export function forbiddenBy(
  ingredient: Ingredient,
  profile: FoodProfile,
  cleared?: FoundIngredient['cleared'],
): Conflict[] {
  return [...conflicts(withoutCleared(ingredient, cleared), profile)];
}
