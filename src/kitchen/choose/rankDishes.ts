import type { CookbookDish } from '../cookbook/dish';
import { bearablyLate, isWithin, rankByCriteria, unusedImportance } from './criteria';
import { scoreDish } from './scoreDish';
import type { DishChoice, DishRequirements, ScoredDish } from './types';

/** The dishes for a request. */
export interface Ranking {
  /** Every dish, best first: by the criteria, then by score. */
  readonly scoredDishes: readonly ScoredDish[];
  /** What to cook first; the next one where the finished text will not do. Empty where everything is forbidden. */
  readonly dishes: readonly DishChoice[];
  /** Dishes asked for by name that may not be cooked, with why: 'butter: your diet is Vegan'. */
  readonly refused: readonly { readonly dish: CookbookDish; readonly because: string }[];
}

function scoreAndRank(dishes: readonly CookbookDish[], requirements: DishRequirements) {
  const strictly = dishes.map((dish) => scoreDish(dish, requirements));
  // Nothing that the cook has makes a dish: then one that asks for more is better than none.
  const scoredDishes = strictly.some(({ chosen }) => chosen !== null)
    ? strictly
    : dishes.map((dish) => scoreDish(dish, requirements, true));
  const isMissed = (dish: CookbookDish) => scoredDishes.some((one) => one.dish === dish && !one.chosen);
  const missed = [...(requirements.alike ?? []), ...requirements.asked.filter(isMissed)];
  const kinds = [...(requirements.kinds ?? []), ...missed.map(({ family }) => family)];
  const ranks = rankByCriteria(scoredDishes, { ...requirements, kinds });
  const rankOf = (one: ScoredDish) => ranks.get(one) ?? -1;
  return {
    scoredDishes: [...scoredDishes].sort(
      (a, b) => rankOf(b) - rankOf(a) || b.score - a.score || (a.dish.id < b.dish.id ? -1 : 1),
    ),
    rankOf,
  };
}

/** Variants are dishes that meet the criteria as well as the best one, and score at most so many points less. */
const variationMarginPoints = 10;
const maxVariants = 8;
/** How much more importance of unused foods than the best dish a variant may have. */
const maxExtraUnused = 0.4;

/** Returns the dishes for a request, the one to cook first: seed 1 takes the best, other seeds one of the variants. Pure. */
export function rankDishes(dishes: readonly CookbookDish[], requirements: DishRequirements): Ranking {
  const { scoredDishes, rankOf } = scoreAndRank(dishes, requirements);
  const open = scoredDishes.filter(({ chosen }) => chosen !== null);
  const [best] = open;
  const alike = open
    .filter(
      (one) =>
        best !== undefined &&
        rankOf(one) === rankOf(best) &&
        best.score - one.score <= variationMarginPoints &&
        unusedImportance(one, requirements) <= unusedImportance(best, requirements) + maxExtraUnused,
    )
    .slice(0, maxVariants);
  const inTime = alike.filter((one) => isWithin(bearablyLate, one, requirements));
  const turns = inTime.length > 0 ? inTime : alike;
  const turn = turns[Math.abs(Math.trunc(requirements.seed) - 1) % Math.max(1, turns.length)];
  return {
    scoredDishes,
    dishes: [...new Set([turn, ...open])].flatMap((one) => one?.chosen ?? []),
    refused: requirements.asked.flatMap((dish) => {
      const scored = scoredDishes.find((one) => one.dish === dish);
      return scored?.rejectionReason === undefined ? [] : [{ dish, because: scored.rejectionReason }];
    }),
  };
}
