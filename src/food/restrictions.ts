/** Holds an ingredient against a profile: intolerances, diet, avoided and disliked foods, health (spec section 3). */
import { isDisliked } from './dislikes';
import { healthConcerns } from './healthRules';
import { labelOf } from './labels';
import { agreeing, isPluralName } from './plurals';
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
} from './types';

/** How each intolerance is told: completes 'whey …'. */
const intolerancePhrases: Readonly<Record<Intolerance, string>> = {
  Gluten: 'has gluten',
  Lactose: 'is a milk product',
  Nuts: 'has nuts',
  Peanuts: 'has peanuts',
  Shellfish: 'has shellfish',
  Fish: 'has fish',
  Eggs: 'has egg',
  Soy: 'has soy',
  Milk: 'is a milk product',
  Wheat: 'has wheat',
  Sesame: 'has sesame',
  Mustard: 'has mustard',
  Celery: 'has celery',
  Sulfites: 'has sulphites',
  TreeNuts: 'has tree nuts',
  Corn: 'has corn',
  Legumes: 'has legumes',
  Nightshades: 'has nightshades',
  FODMAPs: 'is high in FODMAPs',
};

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

const known = <T extends string>(list: readonly T[], values: readonly string[] | undefined): T[] =>
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
  return {
    ...ingredient,
    contains: ingredient.contains.filter((value) => !intolerances.has(value)),
    mayContain: ingredient.mayContain.filter((value) => !intolerances.has(value)),
    excludedBy: ingredient.excludedBy.filter((value) => !diets.has(value)),
    avoid: ingredient.avoid.filter((value) => !tags.has(value)),
  };
}

/** Why a disliked food does not fit. */
export const dislikeReason = (name: string): string =>
  `${name}: you said you dislike ${isPluralName(name) ? 'them' : 'it'}`;

function* conflicts(ingredient: Ingredient, profile: FoodProfile): Generator<Conflict> {
  const name = ingredient.names.en[0] ?? ingredient.id;
  const isMany = isPluralName(name);
  const tell = (phrase: string) => agreeing(name, phrase);
  const may = (value: Intolerance) =>
    (possiblePhrases[value] ?? intolerancePhrases[value])
      .replace(/^has\b/, 'may have')
      .replace(/^is\b/, 'may be');

  for (const value of known(allIntolerances, profile.intolerances)) {
    const phrase = intolerancePhrases[value];
    const listed = `you listed ${labelOf(value)}`;
    const place = { field: 'intolerances', value } as const;
    if (ingredient.contains.includes(value))
      yield { ...place, grade: 'contains', reason: `${name} ${tell(phrase)}: ${listed}` };
    else if (ingredient.mayContain.includes(value)) {
      yield { ...place, grade: 'may contain', reason: `${name} ${may(value)}: ${listed}` };
    }
  }

  for (const value of known(allDiets, profile.diet === undefined ? [] : [profile.diet])) {
    const place = { field: 'diet', value } as const;
    const diet = labelOf(value);
    const possible = possibleByDiet[value]?.find((intolerance) =>
      ingredient.mayContain.includes(intolerance),
    );
    if (ingredient.excludedBy.includes(value)) {
      yield {
        ...place,
        grade: 'contains',
        reason: `${name} ${isMany ? 'do' : 'does'} not fit a ${diet} diet`,
      };
    } else if (possible) {
      yield {
        ...place,
        grade: 'may contain',
        reason: `${name} ${may(possible)}: your diet is ${diet}`,
      };
    }
  }

  for (const value of known(allAvoidTags, profile.avoidIngredients)) {
    const place = { field: 'avoidIngredients', value } as const;
    const avoided = `you avoid ${labelOf(value)}`;
    const possible = possibleByTag[value];
    if (ingredient.avoid.includes(value))
      yield { ...place, grade: 'contains', reason: `${name}: ${avoided}` };
    else if (possible && ingredient.mayContain.includes(possible)) {
      yield {
        ...place,
        grade: 'may contain',
        reason: `${name} ${may(possible)}: ${avoided}`,
      };
    }
  }

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
      const reason = `${name} ${tell(concern.because)}: you listed ${labelOf(value)}`;
      yield { field: 'healthConditions', value, grade: concern.grade, reason };
    }
  }
}

/**
 * Every reason an ingredient does not fit a profile, in the order of the profile's fields (spec section 3).
 * @param cleared what a qualifier beside the mention takes out, from findIngredients
 */
export function forbiddenBy(
  ingredient: Ingredient,
  profile: FoodProfile,
  cleared?: FoundIngredient['cleared'],
): Conflict[] {
  return [...conflicts(withoutCleared(ingredient, cleared), profile)];
}
