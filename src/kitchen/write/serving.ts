import type { Category } from '@/food/types';
import type { Plan, PlannedFood } from '../adapt/plan';
import { capital, isMany, listed, writeMinutes } from '../words/grammar';

const theNames = (foods: readonly PlannedFood[]) => listed(foods.map(({ shortName }) => `the ${shortName}`));

const squeezed = new Set(['lemon', 'lime']);
const isSqueezed = ({ ingredient }: PlannedFood) => ingredient !== null && squeezed.has(ingredient.id);

/** What goes over the finished dish, in a sentence; null for nothing. */
export function finishSentence({ finish }: Plan): string | null {
  if (finish.length === 0) return null;
  const [juicy, scattered] = [finish.filter(isSqueezed), finish.filter((food) => !isSqueezed(food))];
  const parts = [
    ...(scattered.length > 0 ? [`scatter ${theNames(scattered)} over the top`] : []),
    ...(juicy.length > 0 ? [`squeeze ${theNames(juicy)} over it`] : []),
  ];
  return `${capital(`to finish, ${listed(parts)}.`)}`;
}

/** Minutes in boiling salted water for what is served beside a dish. By ingredient id. */
const boiled: Readonly<Record<string, number>> = {
  potato: 15,
  'sweet-potato': 12,
  broccoli: 4,
  cauliflower: 6,
  'green-beans': 6,
  carrot: 8,
  peas: 3,
  sweetcorn: 5,
  asparagus: 4,
  'Brussels-sprout': 8,
  'brussels-sprout': 8,
  cabbage: 5,
  'savoy-cabbage': 5,
  kale: 4,
  spinach: 1,
  'swiss-chard': 4,
  'bok-choy': 3,
  mangetout: 2,
  beetroot: 30,
  parsnip: 10,
  turnip: 12,
  leek: 8,
};
const raw = new Set([
  'lettuce',
  'rocket',
  'watercress',
  'cucumber',
  'tomato',
  'cherry-tomato',
  'radish',
  'avocado',
  'fennel',
  'red-cabbage',
]);
const warmed: readonly Category[] = ['bread'];

/** One step for everything of a kind that is served beside the dish. */
export function sideSteps({ sides }: Plan): string[] {
  const minutesOf = ({ ingredient }: PlannedFood) => (ingredient ? boiled[ingredient.id] : undefined);
  const isRaw = ({ ingredient }: PlannedFood) => ingredient !== null && raw.has(ingredient.id);
  const isWarmed = ({ ingredient }: PlannedFood) =>
    ingredient !== null && warmed.includes(ingredient.category);
  const cooked = sides.filter((food) => minutesOf(food) !== undefined);
  const dressed = sides.filter((food) => minutesOf(food) === undefined && isRaw(food));
  const breads = sides.filter((food) => minutesOf(food) === undefined && isWarmed(food));
  const others = sides.filter((food) => ![...cooked, ...dressed, ...breads].includes(food));
  const areMany = (foods: readonly PlannedFood[]) =>
    foods.length > 1 || foods.some(({ shortName }) => isMany(shortName));
  return [
    ...cooked.map((food) => {
      const many = areMany([food]);
      return `Meanwhile, boil the ${food.shortName} in salted water for ${writeMinutes(minutesOf(food) ?? 0)}, until just tender, then drain and serve ${many ? 'them' : 'it'} beside the dish.`;
    }),
    ...(dressed.length > 0
      ? [
          `Arrange ${theNames(dressed)} in a bowl, season with a pinch of salt and a little oil, and serve alongside.`,
        ]
      : []),
    ...(breads.length > 0 ? [`Serve with ${theNames(breads)}, warmed if you like.`] : []),
    ...(others.length > 0 ? [`Serve ${theNames(others)} alongside.`] : []),
  ];
}
