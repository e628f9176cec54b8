import { hashText, seededRandom } from '@/lib/random';
import { noMealType } from '@/request/mealTypes';
import type { CookbookDish } from '../cookbook/dish';
import { judgeDish, mainFoodOf } from './judgeDish';
import type { Chosen, Judgement, Situation } from './types';
import {
  bearableWaste,
  farMargin,
  faultyMargin,
  importanceOf,
  leastTurns,
  margin,
  mostTurns,
  wantedTurns,
  weights,
  widerMargin,
} from './weights';

/** The dishes for a request. */
export interface Ranking {
  /** What to cook first; the next one where the finished text will not do. Empty where everything is forbidden. */
  readonly dishes: readonly Chosen[];
  /** Dishes asked for by name that may not be cooked, with why: 'butter: your diet is Vegan'. */
  readonly refused: readonly { readonly dish: CookbookDish; readonly because: string }[];
}

/** Every dish, best first. */
export function judgeAll(dishes: readonly CookbookDish[], situation: Situation): Judgement[] {
  const strictly = dishes.map((dish) => judgeDish(dish, situation));
  // Nothing that the cook has makes a dish: then one that asks for more is better than none.
  const judged = strictly.some(({ chosen }) => chosen !== null)
    ? strictly
    : dishes.map((dish) => judgeDish(dish, situation, 'as it is'));
  const missed = situation.asked.filter((dish) => judged.some((one) => one.dish === dish && !one.chosen));
  const likened = missed.length === 0 ? judged : judged.map((one) => withLikeness(one, missed));
  return likened.sort((a, b) => b.score - a.score || (a.dish.id < b.dish.id ? -1 : 1));
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

const littleWaste = 0.4;
/** How much of what the cook named, and may have, is left out. */
const wasteOf = ({ chosen }: Judgement, { rules }: Situation): number =>
  (chosen?.leftOut ?? [])
    .filter(({ food, reason }) => rules.verdictOn(food.ingredient).refusal !== reason)
    .reduce((sum, { food }) => sum + importanceOf(food), 0);

const isFor = ({ meals }: CookbookDish, { meal }: Situation): boolean =>
  meal === null || meal === noMealType || meals.includes(meal);

/** Fits the time, and is a dish that a cook would make of this: then nothing later takes its place. */
const isSensible = (judgement: Judgement, situation: Situation, leastWaste: number): boolean =>
  !judgement.isLacking &&
  isFor(judgement.dish, situation) &&
  wasteOf(judgement, situation) <=
    Math.max(
      leastWaste * asWasteful,
      bearableWaste * situation.foods.reduce((sum, food) => sum + importanceOf(food), 0),
    );

/** Of a basket that no dish takes whole, a dish in time may leave a little more. */
const asWasteful = 1.25;
/** A dish that takes this much longer as written is not got ready in time by the quickest hands. */
const neverSoFast = 1.4;

/**
 * The time given is a promise: what keeps it, where one of those is sensible, and everything where none is. A dish asked
 * for by name takes as long as it takes.
 */
function timely(open: readonly Judgement[], situation: Situation, leastWaste: number): readonly Judgement[] {
  const { minutes, minutesOf, asked } = situation;
  const isInTime = ({ dish, chosen }: Judgement): boolean =>
    asked.includes(dish) ||
    (dish.time <= minutes * neverSoFast && ((chosen && minutesOf?.(chosen)) ?? dish.time) <= minutes);
  const inTime = open.filter(isInTime);
  return inTime.some((one) => isSensible(one, situation, leastWaste)) ? inTime : open;
}

const openDish = ({ chosen }: Judgement): readonly Chosen[] => (chosen ? [chosen] : []);

/**
 * The dishes for a request, the one to cook first: among the best, the seed picks. Pure; with the same dishes, the same
 * situation gives the same ranking.
 */
export function rankDishes(dishes: readonly CookbookDish[], situation: Situation): Ranking {
  const judged = judgeAll(dishes, situation);
  const open = judged.filter(({ chosen }) => chosen !== null);
  const leastWaste = Math.min(...open.map((one) => wasteOf(one, situation)));
  const ready = timely(open, situation, leastWaste);
  const best = ready.find((one) => isSensible(one, situation, leastWaste)) ?? ready[0];
  // A dish that leaves more of the basket lying takes no turn.
  const able = ready.filter(
    (one) => best && wasteOf(one, situation) <= wasteOf(best, situation) + littleWaste,
  );
  const within = (points: number) => able.filter(({ score }) => best && best.score - score <= points);
  // Of an empty kitchen every dish lacks something.
  const isEmpty = situation.foods.length === 0;
  const nearest = within(isEmpty ? widerMargin : margin)
    .filter((one) => isEmpty || one.isSound || !best || best.score - one.score <= faultyMargin)
    .slice(0, mostTurns);
  const soundWithin = (points: number) =>
    within(points).filter((one) => one.isSound && !nearest.includes(one));
  const others = [
    ...soundWithin(widerMargin),
    ...soundWithin(farMargin)
      .slice(soundWithin(widerMargin).length)
      .slice(0, Math.max(0, leastTurns - nearest.length - soundWithin(widerMargin).length)),
  ];
  // In an order of the basket's own, each once, so that neighbouring seeds always differ where two dishes are good.
  const key = `${situation.meal ?? ''}${situation.theme ?? ''}${situation.foods.map(({ name }) => name).join()}`;
  const turns = seededRandom(hashText(key)).shuffle([
    ...nearest,
    ...others.slice(0, Math.max(0, wantedTurns - nearest.length)),
  ]);
  const turn = turns[Math.abs(Math.trunc(situation.seed)) % Math.max(1, turns.length)];
  const first = [...new Set([...(turn ? [turn] : []), ...ready, ...open])];
  return {
    dishes: first.flatMap(openDish),
    refused: situation.asked.flatMap((dish) => {
      const judgement = judged.find((one) => one.dish === dish);
      return judgement?.out === undefined ? [] : [{ dish, because: judgement.out }];
    }),
  };
}
