import { findIngredients } from '@/food/findIngredients';
import { labelOf } from '@/food/labels';
import { forbiddenBy } from '@/food/restrictions';
import type { Conflict, FoodProfile, FoundIngredient, Ingredient } from '@/food/types';
import { allIngredients } from '../amounts/measuredFoods';
import type { Food } from '../handling/foods';
import type { Role } from '../handling/roles';
import type { ChefNote } from './chefNote';
import type { KitchenProfile } from './types';

/** A set of restrictions and, when it is not the cook's own profile, why it holds. */
interface Restriction {
  conflicts: (ingredient: Ingredient) => readonly Conflict[];
  /** Whether a mention in a text contains something forbidden. */
  forbids: (found: FoundIngredient) => boolean;
  because?: string;
}

const forbids =
  (profile: FoodProfile) =>
  ({ ingredient, cleared }: FoundIngredient): boolean =>
    forbiddenBy(ingredient, profile, cleared).some(({ grade }) => grade === 'contains');

const restriction = (profile: FoodProfile, because?: string): Restriction => ({
  conflicts: (ingredient) => forbiddenBy(ingredient, profile),
  forbids: forbids(profile),
  ...(because !== undefined && { because }),
});

/** Judged in one go: two lists of dislikes asked about in turn would each be read again for every food. */
function noteRestriction(profile: FoodProfile): Restriction {
  const judged = new Map(
    allIngredients().map((ingredient) => [ingredient.id, forbiddenBy(ingredient, profile)]),
  );
  return {
    conflicts: ({ id }) => judged.get(id) ?? [],
    forbids: forbids(profile),
    because: 'your note asked for it',
  };
}

/** Decides which foods may be used. */
export interface Rules {
  /**
   * Why a food may not be used, as the end of 'because …'; null when it may. What a health condition only advises to
   * keep low is refused to the kitchen, and allowed to a cook who asked for it.
   */
  refusal: (food: Food, how?: { asked: boolean }) => string | null;
  /** The name a food must carry to be safe: 'certified gluten-free oats'. */
  labelOf: (food: Food) => string;
  /** Whether words promise nothing that is forbidden: 'pancakes' are made of egg and flour until said otherwise. */
  mayName: (words: string) => boolean;
  /** What to tell a cook who asked for a food that a health condition advises to keep low. */
  caution: (food: Food) => string | null;
}

const seafood: readonly Role[] = ['fish', 'tinned fish', 'shellfish'];
/** What this kitchen only ever uses cooked, toasted or from a tin. */
const neverRaw: readonly Role[] = [
  'poultry',
  'meat',
  'mince',
  'cured',
  'fish',
  'tinned fish',
  'shellfish',
  'soy',
  'pulse',
  'egg',
  'rice',
  'grain',
  'oats',
  'pasta',
  'noodles',
  'bread',
  'tortilla',
  'flour',
  'stock',
  'tomato base',
];

function reasonFor({ field, value }: Conflict): string {
  if (field === 'diet') return `your diet is ${labelOf(value)}`;
  if (field === 'avoidIngredients') return `you avoid ${labelOf(value).toLowerCase()}`;
  if (field === 'dislikedFood') return 'it is among your dislikes';
  return `you listed ${labelOf(value)}`;
}

/** Grain that only dust from the mill makes unsafe: a certified packet is safe. */
const isCertifiable = ({ ingredient }: Food, conflicts: readonly Conflict[]) =>
  ingredient.id === 'oats' &&
  conflicts.every(({ grade, field }) => grade === 'may contain' && field !== 'healthConditions');

const isAdvice = ({ field, grade }: Conflict) => field === 'healthConditions' && grade === 'may contain';

interface Verdict {
  refusal: string | null;
  advice: string | null;
  certified: boolean;
}

function verdictOn(food: Food, restrictions: readonly Restriction[]): Verdict {
  const verdict: Verdict = { refusal: null, advice: null, certified: false };
  for (const { conflicts: conflictsOf, because } of restrictions) {
    const conflicts = conflictsOf(food.ingredient);
    if (conflicts.length === 0) continue;
    verdict.advice ??= conflicts.find(isAdvice)?.reason ?? null;
    const hard = conflicts.filter((conflict) => !isAdvice(conflict));
    const [first] = hard;
    if (!first) continue;
    if (isCertifiable(food, hard)) verdict.certified = true;
    else verdict.refusal ??= because ?? reasonFor(first);
  }
  return verdict;
}

/** The rules of one request: the profile, the theme and the note for the chef, all at once. */
export function rulesFor(profile: KitchenProfile | null, theme: string, note: ChefNote): Rules {
  const restrictions: Restriction[] = [
    ...(profile ? [restriction(profile)] : []),
    ...(theme === 'Vegan Bliss' ? [restriction({ diet: 'Vegan' }, 'Vegan Bliss is always vegan')] : []),
    ...note.rules.map(noteRestriction),
  ];
  const noSeafood = profile?.leastfavoriteCuisine === 'DishesWithSeafoodOrFish';
  const eatsRaw = profile?.diet === 'RawFood';
  const known = new Map<string, Verdict>();
  const judge = (food: Food): Verdict => {
    const seen = known.get(food.ingredient.id);
    if (seen) return seen;
    const verdict = verdictOn(food, restrictions);
    if (noSeafood && seafood.includes(food.handling.role))
      verdict.refusal ??= 'seafood is your least favourite';
    if (eatsRaw && neverRaw.includes(food.handling.role)) verdict.refusal ??= 'your diet is Raw food';
    known.set(food.ingredient.id, verdict);
    return verdict;
  };
  return {
    refusal: (food, how) => {
      const { refusal, advice } = judge(food);
      return refusal ?? (how?.asked ? null : advice);
    },
    labelOf: (food) => (judge(food).certified ? 'certified gluten-free oats' : food.handling.label),
    mayName: (words) =>
      findIngredients(words).every((found) => !restrictions.some((one) => one.forbids(found))),
    caution: (food) => judge(food).advice,
  };
}
