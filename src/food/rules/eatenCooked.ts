/** Foods that nobody eats raw. */
import { wordSet } from '@/lib/words';
import type { FoodState } from '../names/foodStates';
import type { Ingredient } from '../types';
import { isRawCured } from './doneness';

const readyStates: readonly FoodState[] = ['cooked', 'leftover', 'roast', 'tinned', 'smoked'];

const eatenCooked = wordSet(
  'potato sweet-potato aubergine pumpkin butternut-squash squash green-beans swede turnip artichoke brussels-sprout plantain cassava yam chips gnocchi puff-pastry stock stock-cube rhubarb quince chestnuts bacon pancetta turkey-bacon sausage chicken-sausage',
);
/** Raw where they are fresh, and usually out of a tin or cooked where a salad has them. */
const oftenReady = wordSet('tuna sardine anchovy crab mussel meringue');

/** True if a food in these states has been heated: by the cook, or in its tin. */
export const wasHeated = (states: readonly FoodState[]): boolean =>
  states.some((state) => readyStates.includes(state) && state !== 'smoked');

/** True if a food in these states has to be heated before it is eaten. */
export const isEatenCooked = ({ id, category, rawRisk }: Ingredient, states: readonly FoodState[]): boolean =>
  !states.some((state) => readyStates.includes(state)) &&
  ((rawRisk !== undefined && !oftenReady.has(id) && (category !== 'legume' || states.includes('dried'))) ||
    eatenCooked.has(id) ||
    (category === 'vegetable' && states.includes('frozen')) ||
    category === 'pasta' ||
    (category === 'grain' && !/oats|couscous|bulgur|granola|cereal|cornflakes|rice-cake/.test(id)));

const heatsIt = /\b(?:fry|fried|bake|grill|roast|simmer|(?<!-)boil|cook|melt|steam|oven|heat)/i;
/** True if a recipe serves ham, salami or chorizo as they were cured: its method heats nothing once they are in. */
export const servesRawCured = (
  foods: readonly { readonly ingredient: Ingredient | null; readonly name: string }[],
  description: string,
): boolean => {
  const [, method = ''] = /## Method([^#]*)/.exec(description) ?? [];
  return foods.some(({ ingredient, name }) => {
    const at = method.indexOf(name.split(' ').at(-1) ?? name);
    const sentence = Math.max(0, method.lastIndexOf('. ', at));
    return ingredient !== null && isRawCured(ingredient) && !heatsIt.test(method.slice(sentence));
  });
};
