import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { plainText } from '@/food/text/plainText';
import type { FoodProfile } from '@/food/types';
import { plainPlate } from './adapt/plainPlate';
import type { Plan, Swap } from './adapt/plan';
import { planDish } from './adapt/planDish';
import { rankDishes } from './choose/rankDishes';
import type { Chosen, Wishes } from './choose/types';
import type { CookbookDish } from './cookbook/dish';
import { type Basket, readBasket } from './read/basket';
import { type Brief, readBrief, skillOf } from './read/brief';
import { type ChefNote, readChefNote } from './read/chefNote';
import { type FoodRules, foodRulesFor } from './read/foodRules';
import { isSpanish } from './read/language';
import type { KitchenProfile, KitchenRequest } from './read/types';
import { profileNotes } from './write/advice';
import { explained } from './write/glossary';
import { writeRemarks } from './write/remarks';
import { writeIngredients } from './write/writeIngredients';
import { writeDescription } from './write/writeRecipe';
import { writeSteps } from './write/writeSteps';
import { writeTitle } from './write/writeTitle';

/** A dish chosen, planned and written, before it is drawn. */
export interface ComposedDish {
  readonly plan: Plan;
  readonly title: string;
  readonly ingredients: string;
  readonly description: string;
}

/** Everything that was read of a request. */
interface Read {
  readonly brief: Brief;
  readonly basket: Basket;
  /** The note for the chef, and what the ingredients box says besides foods. */
  readonly notes: readonly [ChefNote, ChefNote];
  readonly rules: FoodRules;
  readonly profile: KitchenProfile | null;
  readonly isSpanish: boolean;
}

/** What the finished text is held against: the cook's own profile, the theme and the note. */
const restrictionsOf = ({ profile, brief, notes }: Read): FoodProfile[] => [
  ...(profile ? [profile] : []),
  ...(brief.theme === 'Vegan Bliss' ? [{ diet: 'Vegan' } as const] : []),
  ...notes.flatMap(({ rules }) => rules),
];

/** As many dishes as are written out, to find one whose every word may be read by this cook. */
const mostTries = 12;

const wishesOf = (notes: readonly ChefNote[]): Wishes => ({
  without: [],
  heat: notes.find(({ heat }) => heat !== null)?.heat ?? null,
  isOnePot: false,
  isLight: false,
  isForChildren: notes.some(({ forChildren }) => forChildren),
});

/** What the cook asked for and may not have, apart from what the dish has no place for. */
function swapsOf({ leftOut }: Chosen, { rules }: Read): { swaps: Swap[]; leftOut: Chosen['leftOut'] } {
  const isRefused = ({ food, reason }: Chosen['leftOut'][number]) =>
    rules.verdictOn(food.ingredient).refusal === reason;
  return {
    swaps: leftOut
      .filter(isRefused)
      .map(({ food, reason }) => ({ instead: food.name, used: null, because: reason })),
    leftOut: leftOut.filter((one) => !isRefused(one)),
  };
}

/** What health advice says about foods of the cook's own, used and gently told. */
const cautions = ({ uses }: Chosen, { rules }: Read): string[] =>
  uses.flatMap(({ food }) => {
    const { advice } = rules.verdictOn(food.ingredient);
    return advice === null ? [] : [`Worth knowing: ${advice.replace(/\.?$/, '.')}`];
  });

function written(
  chosen: Chosen,
  read: Read,
  refused: readonly { readonly name: string; readonly because: string }[],
): ComposedDish {
  const { rules, brief, basket, notes, profile } = read;
  const plan = planDish(chosen, brief.diners, brief.minutes);
  const title = writeTitle(plan, read.isSpanish ? 'es' : 'en', rules.mayName);
  const { swaps, leftOut } = swapsOf(chosen, read);
  const ingredients = writeIngredients(plan);
  const isBeginner = skillOf(profile) === 'beginner';
  return {
    plan,
    title,
    ingredients,
    description: writeDescription(plan, {
      title,
      swaps,
      tips: isBeginner ? explained([ingredients, ...writeSteps(plan)].join('\n')) : [],
      notes: [
        ...writeRemarks({ brief, basket, notes, plan, leftOut, refused }),
        ...cautions(chosen, read),
        ...profileNotes(profile).filter(rules.mayName),
      ],
      mayName: rules.mayName,
    }),
  };
}

const withoutMarks = (markdown: string) => markdown.replace(/\*\*|^#+ |^- |^\d+\. /gm, '');

/** Whether nothing in the finished text surely contains what this cook may not have. */
const isAllowed = ({ title, ingredients, description }: ComposedDish, restrictions: readonly FoodProfile[]) =>
  restrictions.every((restricted) =>
    checkAgainstProfile(
      {
        title: plainText(title),
        ingredients: plainText(withoutMarks(ingredients)),
        description: plainText(withoutMarks(description)),
      },
      restricted,
    ).hits.every(({ grade }) => grade !== 'contains'),
  );

/**
 * Composes a dish of the cookbook for a request and a profile. Pure and deterministic by seed; nothing that the profile,
 * the theme or the note for the chef forbids is ever used.
 */
export function composeDish(
  request: KitchenRequest,
  profile: KitchenProfile | null,
  seed: number,
  dishes: readonly CookbookDish[],
): ComposedDish {
  const brief = readBrief(request);
  const basket = readBasket(request.ingredientes, dishes);
  const notes: Read['notes'] = [
    readChefNote(request.necesidadesDiners),
    readChefNote(basket.remarks.join('. ')),
  ];
  const rules = foodRulesFor(
    profile,
    brief.theme,
    notes.flatMap((note) => note.rules),
  );
  const read: Read = {
    brief,
    basket,
    notes,
    rules,
    profile,
    isSpanish: isSpanish(request.ingredientes, basket.foods),
  };
  const ranking = rankDishes(dishes, {
    foods: basket.foods,
    asked: basket.asked,
    minutes: brief.minutes,
    meal: brief.meal,
    theme: brief.theme,
    rules,
    profile,
    wishes: wishesOf(notes),
    seed,
  });
  const refused = ranking.refused.map(({ dish, because }) => ({
    name: read.isSpanish ? dish.spanish : dish.title,
    because,
  }));
  const restrictions = restrictionsOf(read);
  for (const chosen of ranking.dishes.slice(0, mostTries)) {
    const composed = written(chosen, read, refused);
    if (isAllowed(composed, restrictions)) return composed;
  }
  return written(plainPlate(rules), read, refused);
}
