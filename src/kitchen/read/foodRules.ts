import { allFoods, foodById } from '@/food/lexicon/foods';
import { findIngredients } from '@/food/names/findIngredients';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import type { Category, Conflict, FoodProfile, FoundIngredient, Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { choiceLabel } from '@/profile/foodChoices';
import type { RecipeType } from '@/request/themes';
import type { KitchenProfile } from './types';

/** Whether the request's rules allow a food. Each reason is the end of 'because …'. */
export interface FoodPermission {
  /** Why the food is forbidden; null if it is not. */
  readonly forbiddenReason: string | null;
  /** Why the food may contain something forbidden: replaced if possible. */
  readonly maybeForbiddenReason: string | null;
  /** A health condition advises to keep it low: fine for a cook who asks for it. A whole sentence. */
  readonly advice: string | null;
}

/** Decides which foods may be used. */
export interface FoodRules {
  readonly checkFood: (ingredient: Ingredient) => FoodPermission;
  /** True if the request's rules forbid no food named in the text. 'Pancakes' names egg and flour. */
  readonly namesOnlyAllowedFoods: (words: string) => boolean;
  /** Meat and milk may not meet in one dish. */
  readonly isKosher: boolean;
  readonly isHalal: boolean;
}

/** Why, where the note for the chef says so. */
export const asNoted = 'of your note';

/** Meat of any butcher, its stock, and sauces that may be brewed with alcohol. */
export const needsHalalLabel = ({ id, category }: Ingredient): boolean =>
  /^(?:poultry|redMeat)$/.test(category) ||
  /^(?:stock|chicken-stock|beef-stock|soy-sauce|worcestershire-sauce|vanilla)$/.test(id);

const seafood: readonly Category[] = ['fish', 'shellfish'];

function reasonFor({ field, value }: Conflict): string {
  if (field === 'diet') return `your diet is ${choiceLabel(value)}`;
  if (field === 'avoidIngredients') return `you avoid ${choiceLabel(value).toLowerCase()}`;
  if (field === 'dislikedFood') return 'of your dislikes';
  return `you listed ${choiceLabel(value)}`;
}

/**
 * What one profile forbids. Checks all foods at once: alternating between two lists of dislikes would parse each again for
 * every food.
 * @param isStrict foods that may contain it are forbidden too: with an allergy, a trace matters
 */
function restriction(profile: FoodProfile, because?: string, isStrict = false) {
  const conflicts = memoize((ingredient: Ingredient) => conflictsWithProfile(ingredient, profile));
  if (profile.dislikedFood !== undefined) for (const food of allFoods()) conflicts(food);
  return {
    isStrict,
    because,
    conflicts,
    forbids: ({ ingredient, cleared }: FoundIngredient) =>
      conflictsWithProfile(ingredient, profile, cleared).some(({ certainty }) => certainty === 'contains'),
  };
}

/** With an irritable bowel, garlic and onion are replaced where they can be. */
const isAdvice = ({ field, certainty, value }: Conflict) =>
  field === 'healthConditions' && certainty === 'may contain' && value !== 'IBS';

/**
 * The rules of one request: the profile, the theme and the note for the chef, all at once.
 * @param allergyRules those of the note's that even a trace is against
 */
export function foodRulesFor(
  profile: KitchenProfile | null,
  theme: RecipeType | null,
  noteRules: readonly FoodProfile[],
  allergyRules: readonly FoodProfile[] = [],
): FoodRules {
  const restrictions = [
    ...(profile ? [restriction(profile)] : []),
    ...(theme === 'Vegan Bliss' ? [restriction({ diet: 'Vegan' }, `${theme} is always vegan`)] : []),
    ...noteRules.map((rules) => restriction(rules, asNoted)),
    ...allergyRules.map((rules) => restriction(rules, asNoted, true)),
  ];
  const isOnDiet = (diet: string) => [profile, ...noteRules].some((rules) => rules?.diet === diet);
  const isRaw = isOnDiet('RawFood');
  const isCoeliac = profile?.healthConditions?.includes('CeliacDisease');
  const noSeafood = profile?.leastfavoriteCuisine === 'DishesWithSeafoodOrFish';
  const permissionFor = (ingredient: Ingredient): FoodPermission => {
    let forbiddenReason: string | null = null;
    let maybeForbiddenReason: string | null = null;
    let advice: string | null = null;
    for (const { conflicts: conflictsOf, because, isStrict } of restrictions) {
      const conflicts = conflictsOf(ingredient);
      // Of peanuts and nuts, peanuts are the reason: the narrowest comes first among what a food holds.
      const sures = conflicts.filter(({ certainty }) => certainty === 'contains');
      const narrowest = ingredient.contains.find((one) => sures.some(({ value }) => value === one));
      const sure = sures.find(({ value }) => value === narrowest) ?? sures[0];
      const possible = conflicts.find((one) => one.certainty === 'may contain' && !isAdvice(one));
      if (sure) forbiddenReason ??= because ?? reasonFor(sure);
      if (possible && isStrict) forbiddenReason ??= 'it may hold what is ruled out';
      if (possible) maybeForbiddenReason ??= because ?? reasonFor(possible);
      const advised = conflicts.find(isAdvice)?.reason ?? null;
      advice ??=
        because === asNoted ? (advised?.replace(/([Yy])ou listed/, '$1ou wrote of') ?? null) : advised;
    }
    if (isCoeliac && ingredient.mayContain.includes('Gluten'))
      maybeForbiddenReason ??= `you listed ${choiceLabel('CeliacDisease')}`;
    if (isRaw && (ingredient.rawRisk !== undefined || seafood.includes(ingredient.category)))
      forbiddenReason ??= `your diet is ${choiceLabel('RawFood')}`;
    if (noSeafood && seafood.includes(ingredient.category))
      forbiddenReason ??= 'seafood is your least favourite';
    return { forbiddenReason, maybeForbiddenReason, advice };
  };
  return {
    checkFood: memoize(permissionFor),
    namesOnlyAllowedFoods: (words) =>
      findIngredients(words).every((found) => !restrictions.some((one) => one.forbids(found))),
    isKosher: isOnDiet('Kosher'),
    isHalal: isOnDiet('Halal'),
  };
}

/** Words for a diet that rules out these foods, as dishes are asked for. */
const dietNames: readonly (readonly [words: readonly string[], without: readonly string[]])[] = [
  [['vegan', 'plant-based'], ['beef', 'egg', 'lactose-free-milk']],
  [['vegetarian', 'veggie'], ['beef']],
  [['egg-free', 'eggless', 'vegan'], ['egg']],
  [['dairy-free', 'vegan'], ['lactose-free-milk']],
  [['gluten-free', 'flourless'], ['flour']],
  [['keto', 'low-carb'], ['rice', 'potato', 'bread']],
  [['crustless'], ['puff-pastry']],
]; // biome-ignore format: one row each

/** Returns the words for the diets that the rules come to. */
export function requiredDiets({ checkFood }: FoodRules): string[] {
  const isForbidden = (food?: Ingredient) => food !== undefined && checkFood(food).forbiddenReason !== null;
  return dietNames.flatMap(([words, ids]) => (ids.every((id) => isForbidden(foodById(id))) ? words : []));
}
