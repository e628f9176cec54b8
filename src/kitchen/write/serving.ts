import { rawMeatCategories } from '@/food/names/foodGroups';
import type { Category } from '@/food/types';
import { wordSet } from '@/lib/words';
import type { Plan, PlannedFood } from '../adapt/plan';
import { getDishFacts } from '../choose/dishFacts';
import { stewedFruit } from '../choose/pairings';
import type { SeasoningStep } from '../cookbook/seasoningStep';
import { boilingMinutes, isReadyName, minutesAsSide } from '../handling/boilingMinutes';
import { capitalize, isPlural, joinWithAnd, writeMinutes } from '../words/grammar';

const theNames = (foods: readonly PlannedFood[]) =>
  joinWithAnd(foods.map(({ shortName }) => `the ${shortName}`));

/** A sentence with the names of some foods in the place of '%'; none where there are no foods. */
const sentenceFor = (foods: readonly PlannedFood[], sentence: string): string[] =>
  foods.length > 0 ? [sentence.replace('%', () => theNames(foods))] : [];

const isSqueezed = ({ ingredient }: PlannedFood) => ingredient?.id === 'lemon' || ingredient?.id === 'lime';

const runnyCategories: readonly Category[] = ['sweetener', 'sauce', 'condiment'];
const isRunny = ({ ingredient }: PlannedFood) =>
  ingredient !== null &&
  (/^tahini$|-butter$/.test(ingredient.id) ||
    (runnyCategories.includes(ingredient.category) && !/olives|capers/.test(ingredient.id)));

/** How garlic, spices and hard herbs beyond the dish's own go in, in a sentence. */
export function seasoningSentence(seasonings: readonly PlannedFood[], how: SeasoningStep['how']): string {
  const names = theNames(seasonings);
  const areMany = seasonings.length > 1 || isPlural(names);
  return {
    softened: `Stir in ${names} for the last minute, until you can smell ${areMany ? 'them' : 'it'}.`,
    tossed: `Turn ${names} in with the oil.`,
    salted: `Season with ${names} as well.`,
    simmered: `${capitalize(names)} ${areMany ? 'simmer' : 'simmers'} with the rest.`,
  }[how];
}

/** What goes over the finished dish, in a sentence; null for nothing. */
export function finishSentence({ finish }: Plan): string | null {
  const [juicy, runny] = [finish.filter(isSqueezed), finish.filter(isRunny)];
  const honeyed = runny.filter(({ ingredient }) => ingredient?.category === 'sweetener');
  const spooned = runny.filter((food) => !honeyed.includes(food));
  const scattered = finish.filter((food) => ![...juicy, ...runny].includes(food));
  const parts = [
    ...sentenceFor(scattered, 'scatter % over the top'),
    ...sentenceFor(honeyed, 'trickle % over in a thread'),
    ...sentenceFor(spooned, 'spoon % over it'),
    ...sentenceFor(juicy, 'squeeze % over it'),
  ];
  return parts.length === 0 ? null : `To finish, ${joinWithAnd(parts)}.`;
}

const raw = wordSet('lettuce rocket watercress cucumber tomato cherry-tomato radish avocado fennel red-cabbage orange mandarin grapefruit'); // biome-ignore format: one row
/** What is boiled beside the dish and dressed with oil, and with the raw vegetables there are, as a salad is. */
const isDressed = ({ ingredient }: PlannedFood) =>
  /^(?:couscous|quinoa|bulgur|freekeh|millet)$/.test(ingredient?.id ?? '') ||
  /^(?:vegetable|pasta)$/.test(ingredient?.category ?? '');

/** How to tell that meat or fish is cooked through, to stand after 'until'. */
const donenessOf = (category: Category | undefined): string =>
  category === 'fish' || category === 'shellfish'
    ? 'opaque right through'
    : `cooked through, ${category === 'poultry' ? 74 : 70} °C inside`;

/** How what is boiled first is done, other than rice. By ingredient id. */
const untilBoiled: Readonly<Record<string, string>> = {
  potato: '15 minutes, until a knife goes through. Drain well, and let them steam dry.',
  lentils: '25 minutes, until tender but whole, and drain. Go on meanwhile.',
};

/** What is made while the dish cooks, and how long it takes. */
interface Meanwhile {
  readonly minutes: number;
  /** Words to stand after 'Meanwhile, '. */
  readonly words: string;
}

/** Returns the steps for the side dishes: `before` the dish, `during` and `after` it. */
export function sideSteps({ boiledFirst, dish, sides, swaps }: Plan) {
  const isSaltless = swaps.some(({ replaced }) => replaced === 'salt');
  const water = isSaltless ? 'water' : 'salted water';
  const oil = isSaltless ? 'a little oil' : 'a pinch of salt and a little oil';
  const { isSweet } = getDishFacts(dish);
  let rest = sides;
  /** The foods of a kind, which no later kind has. */
  const take = (isOfKind: (food: PlannedFood, id: string) => unknown) => {
    const taken = rest.filter((food) => isOfKind(food, food.ingredient?.id ?? ''));
    rest = rest.filter((food) => !taken.includes(food));
    return taken;
  };
  const pulses = take((food) => food.ingredient?.category === 'legume' && !boilingMinutes(food));
  const warmed = take(({ name }) => isReadyName.test(name));
  const boiled = take((food) => boilingMinutes(food) !== undefined);
  const steeped = take((_, id) => id === 'couscous');
  const dressed = [...boiled, ...steeped].filter(isDressed);
  const ofPackets = take((_, id) => id === 'chips');
  const raws = isSweet ? [] : take((_, id) => raw.has(id));
  const salad = dressed.length > 0 && raws.length > 0 ? `, fold in ${theNames(raws)}, cut small,` : '';
  const fried = take(({ ingredient }) => rawMeatCategories.some((meat) => meat === ingredient?.category));
  const stewed = take((_, id) => stewedFruit.has(id));
  const after: readonly (readonly [readonly PlannedFood[], string])[] = [
    [take((_, id) => id === 'egg'), 'Fry % in a spoonful of hot oil until the white is set, and lay them on top as you serve.'],
    [isSweet ? [] : take((_, id) => /^(?:pineapple|mango|banana)$/.test(id)), 'Fry %, in slices, in a spoonful of hot oil until brown at the edges, and serve on top.'],
    [pulses, `Fry % with ${oil} in a hot pan until they sizzle and take colour, and serve alongside.`],
    [warmed, 'Heat % until steaming hot all through, and serve alongside.'],
    [dressed, `Turn % in ${oil}${salad} and serve with it.`],
    [salad === '' ? raws : [], `Cut % small, turn in ${oil} as a quick salad, and serve alongside.`],
    [isSweet ? [] : take((_, id) => id === 'yoghurt'), `Season % with ${isSaltless ? 'pepper' : 'a pinch of salt'}, and spoon it on cold.`],
    [take(({ ingredient }) => ingredient?.category === 'bread'), 'Toast or warm %, and serve with it.'],
    [rest, 'Serve % alongside.'],
  ]; // biome-ignore format: one row a kind
  const during: readonly Meanwhile[] = [
    ...steeped.map(({ shortName }) => ({
      minutes: 10,
      words: `pour as much boiling ${water} over the ${shortName} as there is of it, cover for 5 minutes and fork it loose.`,
    })),
    ...boiled.map((food) => {
      const kept = `, and keep ${isPlural(food.shortName) ? 'them' : 'it'} warm to serve beside the dish`;
      return {
        minutes: minutesAsSide(food),
        words: `boil the ${food.shortName} in ${water} for ${writeMinutes(boilingMinutes(food) ?? 0)}, until tender. Drain${isDressed(food) ? '' : kept}.`,
      };
    }),
    ...ofPackets.map(({ shortName }) => ({
      minutes: 25,
      words: `bake or fry the ${shortName} as their packet says, to be ready with the rest.`,
    })),
    ...sentenceFor(
      stewed,
      'warm % in a small saucepan with a spoonful of water, covered, until soft, to serve alongside.',
    ).map((words) => ({ minutes: 10, words })),
  ];
  return {
    before: boiledFirst.map(
      ({ ingredient, shortName }) =>
        `Boil the ${shortName} in plenty of ${water} for ${untilBoiled[ingredient?.id ?? ''] ?? '12 minutes, until just tender. Drain well, and spread out for 5 minutes to dry and cool.'}`,
    ),
    during,
    after: [
      ...fried.map(
        ({ shortName, ingredient, name }) =>
          `${/^salt /.test(name) ? `Fry the ${shortName}` : `Season the ${shortName} and fry`} over high heat in a spoonful of oil in a frying pan, turning, until browned and ${donenessOf(ingredient?.category)}. Serve alongside.`,
      ),
      ...after.flatMap(([foods, sentence]) => sentenceFor(foods, sentence)),
    ],
  };
}
