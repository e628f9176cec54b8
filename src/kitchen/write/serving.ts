import { rawMeatCategories } from '@/food/names/foodGroups';
import type { Category } from '@/food/types';
import { boilingMinutes } from '../adapt/boiledSides';
import type { Plan, PlannedFood } from '../adapt/plan';
import { stewedFruit } from '../choose/beside';
import { capital, isMany, listed, writeMinutes } from '../words/grammar';

const theNames = (foods: readonly PlannedFood[]) => listed(foods.map(({ shortName }) => `the ${shortName}`));

const squeezed = new Set(['lemon', 'lime']);
const isSqueezed = ({ ingredient }: PlannedFood) => ingredient !== null && squeezed.has(ingredient.id);

const isDust = ({ ingredient }: PlannedFood) => ingredient?.category === 'spice';

const runnyShelves: readonly Category[] = ['sweetener', 'sauce', 'condiment'];
const isRunny = ({ ingredient }: PlannedFood) =>
  ingredient !== null &&
  (/^tahini$|-butter$/.test(ingredient.id) ||
    (runnyShelves.includes(ingredient.category) && !/olives|capers/.test(ingredient.id)));

/** How garlic and spices beyond the dish's own go in, in a sentence. */
export function seasoningSentence(seasonings: readonly PlannedFood[], how: 'softened' | 'tossed'): string {
  const names = theNames(seasonings);
  return how === 'softened'
    ? `Stir in ${names} for the last minute, until you can smell ${seasonings.length > 1 || isMany(names) ? 'them' : 'it'}.`
    : `Turn ${names} in with the oil.`;
}

/** What goes over the finished dish, in a sentence; null for nothing. */
export function finishSentence({ finish }: Plan): string | null {
  if (finish.length === 0) return null;
  const juicy = finish.filter(isSqueezed);
  const dusted = finish.filter(isDust);
  const spooned = finish.filter(isRunny);
  const scattered = finish.filter((food) => !isSqueezed(food) && !isDust(food) && !isRunny(food));
  const parts = [
    ...(scattered.length > 0 ? [`scatter ${theNames(scattered)} over the top`] : []),
    ...(spooned.length > 0 ? [`spoon ${theNames(spooned)} over it`] : []),
    ...(dusted.length > 0 ? [`dust it with ${theNames(dusted)}`] : []),
    ...(juicy.length > 0 ? [`squeeze ${theNames(juicy)} over it`] : []),
  ];
  return `${capital(`to finish, ${listed(parts)}.`)}`;
}

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

/** How to tell that meat or fish is cooked through, to stand after 'until'. */
const donenessOf = (shelf: Category | undefined, areMany: boolean): string =>
  shelf === 'fish' || shelf === 'shellfish'
    ? `${areMany ? 'they are' : 'it is'} opaque right through`
    : `cooked through, ${shelf === 'poultry' ? 74 : 70} °C inside`;

/** What to do for everything that is served beside a dish: what cooks while it does, and what is only put on the table. */
export function sideSteps({ sides, swaps }: Plan): { before: string[]; after: string[] } {
  const isSaltless = swaps.some(({ instead }) => instead === 'salt');
  const water = isSaltless ? 'water' : 'salted water';
  const isRaw = ({ ingredient }: PlannedFood) => ingredient !== null && raw.has(ingredient.id);
  const isWarmed = ({ ingredient }: PlannedFood) =>
    ingredient !== null && warmed.includes(ingredient.category);
  const isReady = ({ name }: PlannedFood) => /^(?:cooked|leftover|roast|tinned) /.test(name);
  const cooked = sides.filter((food) => boilingMinutes(food) !== undefined && !isReady(food));
  const steeped = sides.filter(({ ingredient }) => ingredient?.id === 'couscous');
  const rest = sides.filter((food) => !cooked.includes(food) && !steeped.includes(food));
  const reheated = rest.filter(isReady);
  const fresh = rest.filter((food) => !isReady(food));
  const dressed = fresh.filter(isRaw);
  const breads = fresh.filter((food) => !isRaw(food) && isWarmed(food));
  const ofPackets = fresh.filter(({ ingredient }) => ingredient?.id === 'chips');
  const stewed = fresh.filter(({ ingredient }) => ingredient !== null && stewedFruit.has(ingredient.id));
  const fried = fresh.filter(({ ingredient }) =>
    rawMeatCategories.some((shelf) => shelf === ingredient?.category),
  );
  const told = [...dressed, ...breads, ...ofPackets, ...stewed, ...fried];
  const others = fresh.filter((food) => !told.includes(food));
  return {
    before: [
      ...steeped.map(
        ({ shortName }) =>
          `While the rest cooks, pour as much boiling ${water} over the ${shortName} as there is of it, cover for 5 minutes and fork it loose.`,
      ),
      ...cooked.map(
        (food) =>
          `While you make the rest, boil the ${food.shortName} in ${water} for ${writeMinutes(boilingMinutes(food) ?? 0)}, until tender. Drain, and keep ${isMany(food.shortName) ? 'them' : 'it'} warm to serve beside the dish.`,
      ),
      ...ofPackets.map(
        ({ shortName }) => `Bake or fry the ${shortName} as their packet says, to be ready with the rest.`,
      ),
    ],
    after: [
      ...fried.map(
        ({ shortName, ingredient }) =>
          `Season the ${shortName} and fry over high heat in a spoonful of oil in a frying pan, turning, until browned and ${donenessOf(ingredient?.category, isMany(shortName))}. Serve alongside.`,
      ),
      ...(stewed.length > 0
        ? [
            `Meanwhile, warm ${theNames(stewed)} in a small saucepan with a spoonful of water, covered, until soft, and serve alongside.`,
          ]
        : []),
      ...(reheated.length > 0
        ? [`Heat ${theNames(reheated)} until steaming hot all through, and serve alongside.`]
        : []),
      ...(dressed.length > 0
        ? [
            `Season ${theNames(dressed)} with ${isSaltless ? 'a little oil' : 'a pinch of salt and a little oil'}, and serve alongside.`,
          ]
        : []),
      ...(breads.length > 0 ? [`Serve with ${theNames(breads)}, warm if you like.`] : []),
      ...(others.length > 0 ? [`Serve ${theNames(others)} alongside.`] : []),
    ],
  };
}
