import type { CookbookDish } from '../cookbook/dish';
import { judgeDish, mainFoodOf } from './judgeDish';
import { lawRanks, unusedImportance } from './laws';
import type { Chosen, Judgement, Situation } from './types';
import { weights } from './weights';

/** The dishes for a request. */
export interface Ranking {
  /** What to cook first; the next one where the finished text will not do. Empty where everything is forbidden. */
  readonly dishes: readonly Chosen[];
  /** Dishes asked for by name that may not be cooked, with why: 'butter: your diet is Vegan'. */
  readonly refused: readonly { readonly dish: CookbookDish; readonly because: string }[];
}

/** Every dish, best first: by the laws, then by its points. */
export const judgeAll = (dishes: readonly CookbookDish[], situation: Situation): readonly Judgement[] =>
  judgeAndRank(dishes, situation).judged;

function judgeAndRank(dishes: readonly CookbookDish[], situation: Situation) {
  const strictly = dishes.map((dish) => judgeDish(dish, situation));
  // Nothing that the cook has makes a dish: then one that asks for more is better than none.
  const judged = strictly.some(({ chosen }) => chosen !== null)
    ? strictly
    : dishes.map((dish) => judgeDish(dish, situation, 'as it is'));
  const missed = situation.asked.filter((dish) => judged.some((one) => one.dish === dish && !one.chosen));
  const likened = missed.length === 0 ? judged : judged.map((one) => withLikeness(one, missed));
  const ranks = lawRanks(likened, situation);
  const rankOf = (one: Judgement) => ranks.get(one) ?? -1;
  return {
    judged: [...likened].sort(
      (a, b) => rankOf(b) - rankOf(a) || b.score - a.score || (a.dish.id < b.dish.id ? -1 : 1),
    ),
    rankOf,
  };
}

/** The nearest to a dish that may not be cooked: of its family, its kitchen, its main food. */
function withLikeness(judgement: Judgement, missed: readonly CookbookDish[]): Judgement {
  if (!judgement.chosen) return judgement;
  const { dish } = judgement;
  const alike = missed.flatMap((one) => [
    ...(one.family === dish.family ? ['kind'] : []),
    ...(one.cuisine === dish.cuisine ? ['kitchen'] : []),
    ...(mainFoodOf(one)?.ingredient.id === mainFoodOf(dish)?.ingredient.id ? ['main food'] : []),
  ]);
  if (alike.length === 0) return judgement;
  const points = weights.likeAsked * alike.length;
  return {
    ...judgement,
    score: judgement.score + points,
    reasons: [[points, `like what was asked for: ${alike.join(', ')}`], ...judgement.reasons],
  };
}

/** Dishes that keep the same laws as the best, and are as good but for so many points, take turns. */
const variationMarginPoints = 10;
/** As many as this at most. */
const mostTurns = 8;
/** A cook who asks again gets another dish: where fewer are that good, faultless ones a little further off make up so many. */
const leastTurns = 4;
/** A dish that leaves more of the basket lying than the best takes no turn. */
const littleUnused = 0.4;
const widerMarginPoints = 25;

/**
 * The dishes for a request, the one to cook first: seed 1 cooks the best, other seeds take turns among those that are nearly
 * as good. Pure; with the same dishes, the same situation gives the same ranking.
 */
export function rankDishes(dishes: readonly CookbookDish[], situation: Situation): Ranking {
  const { judged, rankOf } = judgeAndRank(dishes, situation);
  const open = judged.filter(({ chosen }) => chosen !== null);
  const [best] = open;
  const isAsWhole = (one: Judgement) =>
    best !== undefined &&
    rankOf(one) === rankOf(best) &&
    unusedImportance(one, situation) <= unusedImportance(best, situation) + littleUnused;
  const within = (points: number) =>
    open.filter((one) => isAsWhole(one) && (best?.score ?? 0) - one.score <= points);
  const near = within(variationMarginPoints)
    .filter((one) => one === best || one.hasNoMajorFault || !best?.hasNoMajorFault)
    .slice(0, mostTurns);
  const further = within(widerMarginPoints).filter((one) => one.hasNoMajorFault && !near.includes(one));
  const turns = [...near, ...further.slice(0, Math.max(0, leastTurns - near.length))];
  const turn = turns[Math.abs(Math.trunc(situation.seed) - 1) % Math.max(1, turns.length)];
  const first = [...new Set([...(turn ? [turn] : []), ...open])];
  return {
    dishes: first.flatMap(({ chosen }) => (chosen ? [chosen] : [])),
    refused: situation.asked.flatMap((dish) => {
      const judgement = judged.find((one) => one.dish === dish);
      return judgement?.out === undefined ? [] : [{ dish, because: judgement.out }];
    }),
  };
}
