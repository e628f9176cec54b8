import type { Category } from '@/food/types';
import { wordSet } from '@/lib/words';
import type { Plan, PlannedFood } from '../adapt/plan';
import { slotText } from '../adapt/preparation';
import { getDishFacts } from '../choose/dishFacts';
import { stewedFruit } from '../choose/pairings';
import { isRawMeatOrFish } from '../choose/weights';
import type { SeasoningStep } from '../cookbook/seasoningStep';
import { boilingMinutes, isReadyName, minutesAsSide } from '../handling/boilingMinutes';
import { isPlural, joinWithAnd, joinWithThe, writeMinutes } from '../words/grammar';

const theNames = (foods: readonly PlannedFood[]) => joinWithThe(foods.map(({ shortName }) => shortName));

/** A sentence with the names of some foods in the place of '%'; none where there are no foods. */
export const sentenceFor = (foods: readonly PlannedFood[], sentence: string): string[] =>
  foods.length > 0 ? [sentence.replace('%', () => theNames(foods))] : [];

/** Takes the foods of a kind, which no later kind has, out of some. */
function takingFrom(foods: readonly PlannedFood[]) {
  let rest = foods;
  return (isOfKind: (food: PlannedFood, id: string) => unknown) => {
    const taken = rest.filter((food) => isOfKind(food, food.ingredient?.id ?? ''));
    rest = rest.filter((food) => !taken.includes(food));
    return taken;
  };
}

const isRunny = ({ ingredient: of }: PlannedFood) =>
  /^(?:sweetener|sauce|condiment) | tahini$|-butter$/.test(`${of?.category} ${of?.id}`);

/** Where garlic, spices and hard herbs beyond the dish's own join those of a step, or else what is said of them. */
const joining: Readonly<Record<SeasoningStep['how'], readonly [place: RegExp, sentence: string]>> = {
  softened: [/\b(?:stir in|add) (?=the (?:[^.]{0,90}\bfor (?:the last|1|2) minutes?\b|(?:garlic|[^.,]{0,20}paprika|cumin)\b[^.,]{0,50}\.))/i, 'Stir in % for the last minute.'],
  tossed: [/\b(?:turn|toss)\b[^.]*? (?:with|in) (?!an? )(?=[^.]*\b(?:oil|butter)\b)/i, 'Turn % in with the oil.'],
  salted: [/\b(?:season|rub|sprinkle|turn|toss)\b[^.]*? (?:with|in) (?!an? (?!pinch|little))(?=[^.]*\bsalt\b)/i, 'Season with % as well.'],
  'stirred in': [/\b(?:beat|whisk|stir|mix|sift)\b[^.]*? (?:with|in) (?=(?:the|half|a third|two thirds|three quarters) [^.]*\b(?:sugar|eggs?|flour)\b)/i, 'Stir in % as well.'],
  simmered: [/\bsimmer with (?=the )|(?:\bwith|,) (?=(?:and )?the bay lea)/i, 'Put % in to simmer with it.'],
}; // biome-ignore format: one row each
const isListed = /^[^.;:]*? and (?:the|half|a|some|most|black|white|salt)\b/;
/** A step with garlic, spices and hard herbs beyond the dish's own. */
export function withSeasonings(text: string, foods: readonly PlannedFood[], how: SeasoningStep['how']) {
  const [place, sentence] = joining[how];
  const [match] = place.exec(text) ?? [];
  if (match === undefined) return [text, ...sentenceFor(foods, sentence)].join(' ');
  const end = text.indexOf(match) + match.length;
  const names = isListed.test(text.slice(end))
    ? `${foods.map(({ shortName }) => `the ${shortName}`).join(', ')}, `
    : `${theNames(foods)} and `;
  return `${text.slice(0, end)}${names}${text.slice(end)}`;
}

/** What goes over the finished dish, in a sentence; null for nothing. */
export function finishSentence({ finish, dish }: Plan): string | null {
  const take = takingFrom(finish);
  const takeAll = (category: Category) => take(({ ingredient }) => ingredient?.category === category);
  const parts = [
    ...sentenceFor(take((_, id) => /^(?:sour-)?cream(?:-cheese)?$/.test(id)), 'stir in % over a low heat until it is hot'),
    ...sentenceFor(takeAll('sweetener'), 'trickle % over in a thread'),
    ...sentenceFor(take(isRunny), dish.family === 'salad' ? 'fold % through' : 'spoon % over it'),
    ...sentenceFor(take((_, id) => id === 'lemon' || id === 'lime'), 'squeeze % over it'),
    ...sentenceFor(takeAll('fruit'), 'lay % on top'),
    ...sentenceFor(take(() => true), 'scatter % over the top'),
  ]; // biome-ignore format: one row a way
  return parts.length === 0 ? null : `To finish, ${joinWithAnd(parts)}.`;
}

const raw = wordSet('lettuce rocket watercress cucumber tomato cherry-tomato radish avocado fennel red-cabbage orange mandarin grapefruit'); // biome-ignore format: one row
/** What is boiled beside the dish and dressed with oil, and with the raw vegetables there are, as a salad is. */
const isDressed = ({ ingredient }: PlannedFood) =>
  /^(?:couscous|quinoa|bulgur|freekeh|millet)$/.test(ingredient?.id ?? '') ||
  /^(?:vegetable|pasta)$/.test(ingredient?.category ?? '');

/** What boils in one pot, longest first: vegetables together, rice and pasta each alone. */
function inPots(foods: readonly PlannedFood[]): PlannedFood[][] {
  const isGreen = ({ ingredient }: PlannedFood) => ingredient?.category === 'vegetable';
  const sorted = [...foods].sort((a, b) => (boilingMinutes(b) ?? 0) - (boilingMinutes(a) ?? 0));
  return [sorted.filter(isGreen), ...sorted.filter((food) => !isGreen(food)).map((food) => [food])];
}

/** How to tell that meat or fish is cooked through, to stand after 'until'. */
const donenessOf = (category: Category | undefined): string =>
  category === 'fish' || category === 'shellfish'
    ? 'opaque right through'
    : `cooked through, ${category === 'poultry' ? 74 : 70} °C inside`;

/** How what is boiled first is done, other than rice. By ingredient id. */
const untilBoiled: Readonly<Record<string, string>> = {
  potato: '15 minutes, until a knife goes through. Drain well, and let them steam dry.',
  poultry: '15 minutes, until no pink is left, 74 °C inside. Lift out and pull into shreds.',
  beetroot: '16 minutes, until a knife goes in, and drain.',
  lentils: '25 minutes, until tender but whole, and drain. The step that takes them waits for them.',
};

const isForBeside =
  /\bto serve (?:beside|with|alongside)\b|\bgoes beside\b|\bkeep (?:(?:it|them|the [\p{L} ]+) )?(?:warm|hot)\b|\bdrain\.$/u;
/** The foods of slots that are cooked apart and kept for the end. */
const cookedApart = ({ dish, foods }: Plan): readonly PlannedFood[] =>
  dish.welcomes.flatMap(({ name }) =>
    isForBeside.test(slotText(dish, name)) ? (foods.get(name) ?? []) : [],
  );

/** Returns the steps for the side dishes: `before` the dish, `during` and `after` it, and what was `kept` for the end. */
export function sideSteps(plan: Plan) {
  const { boiledFirst, dish, sides } = plan;
  const { isSweet } = getDishFacts(dish);
  const take = takingFrom(sides);
  const pulses = take(({ ingredient }) => ingredient?.category === 'legume');
  const warmed = take(
    ({ name, ingredient: of }, id) =>
      (isReadyName.test(name) && of?.category !== 'fruit') || /^(?:gravy|baked-beans)$/.test(id),
  );
  const boiled = take((food) => boilingMinutes(food) !== undefined);
  const steeped = take((_, id) => id === 'couscous');
  const dressed = [...boiled, ...steeped].filter(isDressed);
  const ofPackets = take((_, id) => id === 'chips');
  const raws = isSweet ? [] : take((_, id) => raw.has(id));
  const mashed =
    raws.length === 0 && /^(?:seared|meatballs|stew)$/.test(dish.family)
      ? dressed.filter(({ name }) => /^(?:sweet )?potato/.test(name))
      : [];
  const isServedAsItIs = (food: PlannedFood) => !isDressed(food) || raws.length + mashed.length === 0;
  const fat = plan.list.some(({ ingredient }) => ingredient?.id === 'butter') ? 'butter' : 'oil';
  const sour = plan.list.find(({ name }) => /^(?:lemon|lime)(?: juice)?$|vinegar$/.test(name));
  const sharp = sour === undefined ? '' : ` and a few drops of ${sour.shortName}`;
  const salad = dressed.length > 0 && raws.length > 0 ? `, fold in ${theNames(raws)}` : '';
  const fried = take((food) => isRawMeatOrFish(food.ingredient?.category) && !/^smoked /.test(food.name));
  const stewed = take((_, id) => stewedFruit.has(id));
  const after: readonly (readonly [readonly PlannedFood[], string])[] = [
    [take((_, id) => id === 'egg'), 'Fry % in a spoonful of hot oil until the white is set, and serve on top.'],
    [isSweet ? [] : take((_, id) => /^(?:pineapple|mango|banana|plantain)$/.test(id)), 'Fry % in a spoonful of hot oil in a separate pan until brown at the edges, and serve alongside.'],
    [pulses, 'Fry % with a pinch of salt and a little oil in a separate pan until they sizzle and take colour, and serve alongside.'],
    [warmed, 'Heat % until steaming hot all through, and serve alongside.'],
    [mashed, `Crush % with a fork, with a pinch of salt, a little ${fat} and a splash of hot water, until smooth and fluffy, and serve alongside.`],
    [dressed.filter((food) => !mashed.includes(food) && !(boiled.includes(food) && isServedAsItIs(food))), `Turn % in a pinch of salt and a little oil${sharp}${salad} and serve alongside.`],
    [salad === '' ? raws : [], `Just before you eat, toss % with a pinch of salt and a little oil${sharp}, and heap alongside.`],
    [isSweet ? [] : take((_, id) => id === 'yoghurt'), 'Beat % with a pinch of salt and a little oil, and spoon this sauce on cold.'],
    [take(({ ingredient, name }) => ingredient?.category === 'bread' && dish.kit.some((kit) => kit !== 'blender') && !/tortilla|wrap|naan|pitt?a|flatbread/.test(name)), `Toast %${isSweet ? '' : `, with a little ${fat},`} until crisp at the edges, and serve alongside.`],
    [isSweet ? take((_, id) => id === 'cream') : [], 'Whip % until it just holds its shape, and serve alongside.'],
    [take(() => true), 'Serve % alongside.'],
  ]; // biome-ignore format: one row a kind
  // What is made while the dish cooks, to stand after 'Meanwhile, ', and how long it takes.
  const during = [
    ...inPots(boiled).flatMap(([first, ...later]) => {
      if (!first) return [];
      const kept = isDressed(first)
        ? ` and toss, still hot, in a little ${fat}${sharp}`
        : `, fork in a little ${fat} and keep ${isPlural(first.shortName) ? 'them' : 'it'} covered and hot`;
      const added = later
        .map((food) => `, with the ${food.shortName} for the last ${boilingMinutes(food)}`)
        .join('');
      return {
        minutes: minutesAsSide(first),
        words: `boil the ${first.shortName} in salted water for ${writeMinutes(boilingMinutes(first) ?? 0)}${added}, until tender. Drain${isServedAsItIs(first) ? kept : ''}.`,
      };
    }),
    ...ofPackets.map((food) => ({
      minutes: minutesAsSide(food),
      words: `bake or fry the ${food.shortName} as their packet says, to be ready with the rest.`,
    })),
    ...[
      ...sentenceFor(steeped, 'cover % with boiling salted water, put a lid on for 5 minutes and fork up.'),
      ...sentenceFor(stewed, `cook % gently in a spoonful of ${fat}, turning, until soft and glossy.`),
    ].map((words) => ({ minutes: 10, words })),
  ];
  return {
    kept: [...cookedApart(plan), ...boiled.filter(isServedAsItIs), ...ofPackets, ...stewed],
    before: boiledFirst.map(({ ingredient, name }) => {
      const how = untilBoiled[ingredient?.id ?? ''] ?? untilBoiled[ingredient?.category ?? ''];
      const asRice = `${boilingMinutes({ ingredient }) ?? 12} minutes, until just tender. Drain well, and spread out for 5 minutes to dry and cool.`;
      const boil = ingredient?.id === 'lentils' ? 'Meanwhile, boil' : 'Boil';
      return `${boil} the ${name} in plenty of salted water for ${how ?? asRice}`;
    }),
    during,
    after: [
      ...fried.map(
        ({ shortName, ingredient }) =>
          `Season the ${shortName} and fry over high heat in a spoonful of oil in a separate frying pan, turning, until browned and ${donenessOf(ingredient?.category)}. Serve alongside.`,
      ),
      ...after.flatMap(([foods, sentence]) => sentenceFor(foods, sentence)),
    ],
  };
}
