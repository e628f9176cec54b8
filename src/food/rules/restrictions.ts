/** Checks an ingredient against a profile: intolerances, diet, avoided and disliked foods, health conditions. */

import { choiceInSentence } from '@/profile/foodChoices';
import { conjugateFor, isPluralName } from '../text/plurals';
import {
  type AvoidTag,
  allAvoidTags,
  allDiets,
  allHealthConditions,
  allIntolerances,
  type Category,
  type Conflict,
  type Diet,
  type FoodProfile,
  type FoundIngredient,
  type Ingredient,
  type Intolerance,
} from '../types';
import { isDisliked } from './dislikedFood';
import { healthRulesFor } from './healthRules';

/** Reasons other than 'has …'; each completes 'whey …'. */
const intolerancePhrases: Readonly<Partial<Record<Intolerance, string>>> = {
  Lactose: 'is a milk product',
  Milk: 'is a milk product',
  Eggs: 'has egg',
  Sulfites: 'has sulphites',
  TreeNuts: 'has tree nuts',
  FODMAPs: 'is high in FODMAPs',
};
/** Reasons for foods that are what the cook does not tolerate, by category. */
const kindPhrases: Readonly<Partial<Record<Intolerance, Readonly<Partial<Record<Category, string>>>>>> = {
  Nuts: { nut: 'is a nut' },
  TreeNuts: { nut: 'is a nut' },
  Fish: { fish: 'is fish' },
  Shellfish: { shellfish: 'is shellfish' },
};
const intolerancePhrase = (value: Intolerance, category?: Category): string =>
  (category && kindPhrases[value]?.[category]) ?? intolerancePhrases[value] ?? `has ${value.toLowerCase()}`;

/** Avoided foods that an ingredient is; of the others it has some. */
const avoidedKinds: readonly AvoidTag[] = ['Dairy', 'Processed', 'RedMeat'];

/** Different reasons if a conflict is only possible: blue cheese is a milk product, and may have lactose left. */
const possiblePhrases: Readonly<Partial<Record<Intolerance, string>>> = { Lactose: 'has lactose' };

/** Intolerances that, in `mayContain`, make a conflict with the diet or tag possible. */
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

/** Returns the values of `list` that are in `values`. */
export const knownValues = <T extends string>(
  list: readonly T[],
  values: readonly string[] | undefined,
): T[] => list.filter((value) => values?.includes(value));

/** Returns the ingredient without what its qualifiers remove: 'gluten-free pasta' without gluten. */
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
  // Dairy-free butter is vegan: it contains no other animal product.
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

export const dislikeReason = (name: string): string =>
  `${name}: you said you dislike ${isPluralName(name) ? 'them' : 'it'}`;

export const displayName = ({ names, id }: Ingredient): string => names.en[0] ?? id;

/** Yields an ingredient's conflicts with intolerances, diet and avoided foods. */
export function* restrictionConflicts(ingredient: Ingredient, profile: FoodProfile): Generator<Conflict> {
  const name = displayName(ingredient);
  const may = (value: Intolerance) =>
    (possiblePhrases[value] ?? intolerancePhrase(value))
      .replace(/^has\b/, 'may have')
      .replace(/^is\b/, 'may be');

  for (const value of knownValues(allIntolerances, profile.intolerances)) {
    const listed = `You listed ${choiceInSentence(value)}`;
    const place = { field: 'intolerances', value } as const;
    if (ingredient.contains.includes(value))
      yield {
        ...place,
        certainty: 'contains',
        reason: `${name} ${conjugateFor(name, intolerancePhrase(value, ingredient.category))}. ${listed}`,
      };
    else if (ingredient.mayContain.includes(value))
      yield { ...place, certainty: 'may contain', reason: `${name} ${may(value)}. ${listed}` };
  }

  for (const value of knownValues(allDiets, profile.diet === undefined ? [] : [profile.diet])) {
    const place = { field: 'diet', value } as const;
    const diet = choiceInSentence(value);
    const does = isPluralName(name) ? 'do' : 'does';
    const possible = possibleByDiet[value]?.find((one) => ingredient.mayContain.includes(one));
    if (ingredient.excludedBy.includes(value))
      yield { ...place, certainty: 'contains', reason: `${name} ${does} not fit a ${diet} diet` };
    else if (possible)
      yield { ...place, certainty: 'may contain', reason: `${name} ${may(possible)}. Your diet is ${diet}` };
  }

  for (const value of knownValues(allAvoidTags, profile.avoidIngredients)) {
    const place = { field: 'avoidIngredients', value } as const;
    const label = choiceInSentence(value);
    const verb = conjugateFor(name, avoidedKinds.includes(value) ? 'is' : 'has');
    const possible = possibleByTag[value];
    if (ingredient.avoid.includes(value))
      yield { ...place, certainty: 'contains', reason: `${name} ${verb} ${label}, which you avoid` };
    else if (possible && ingredient.mayContain.includes(possible))
      yield { ...place, certainty: 'may contain', reason: `${name} ${may(possible)}. You avoid ${label}` };
  }
}

function* allConflicts(ingredient: Ingredient, profile: FoodProfile): Generator<Conflict> {
  const name = displayName(ingredient);
  yield* restrictionConflicts(ingredient, profile);
  if (profile.dislikedFood && isDisliked(ingredient, profile.dislikedFood)) {
    const value = profile.dislikedFood;
    yield {
      field: 'dislikedFood',
      value,
      certainty: 'contains',
      reason: dislikeReason(name),
    };
  }

  for (const value of knownValues(allHealthConditions, profile.healthConditions)) {
    const concern = healthRulesFor(ingredient, value)[0];
    if (concern) {
      const reason = `${name} ${conjugateFor(name, concern.because)}. You listed ${choiceInSentence(value)}`;
      yield { field: 'healthConditions', value, certainty: concern.certainty, reason };
    }
  }
}

/**
 * Returns every conflict of an ingredient with a profile, in the order of the profile's fields.
 * @param cleared what a qualifier beside the mention removes, from findIngredients
 */
export function conflictsWithProfile(
  ingredient: Ingredient,
  profile: FoodProfile,
  cleared?: FoundIngredient['cleared'],
): Conflict[] {
  return [...allConflicts(withoutCleared(ingredient, cleared), profile)];
}
