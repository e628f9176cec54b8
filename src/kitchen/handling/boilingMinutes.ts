import type { Ingredient } from '@/food/types';
import { numberByWord } from '@/lib/words';

interface BoiledFood {
  readonly ingredient: Ingredient | null;
  readonly name?: string;
}

/** Minutes in boiling salted water for what is served beside a dish. By ingredient id: dried tagliatelle are 'fresh-pasta' too. */
const boiled = numberByWord(`
2: spinach mangetout
3: peas bok-choy gnocchi ravioli
4: broccoli asparagus kale swiss-chard rice-noodles
5: egg-noodles noodles sweetcorn cabbage savoy-cabbage
6: cauliflower green-beans
8: carrot brussels-sprout leek fresh-pasta
10: pasta spaghetti parsnip
12: basmati-rice rice jasmine-rice bulgur sweet-potato turnip
15: quinoa potato
17: arborio-rice millet
25: cassava yam
30: barley beetroot brown-rice
`);

/** Returns the minutes that a side boils; undefined for a food that is not boiled. */
export const boilingMinutes = ({ ingredient, name }: BoiledFood): number | undefined =>
  name === 'fresh pasta' ? 3 : boiled.get(ingredient?.id ?? '');

const minutesToBoilWater = 8;
/** Returns the minutes of a side, with those until its water boils. */
export const minutesAsSide = (food: BoiledFood): number =>
  food.ingredient?.id === 'chips' ? 25 : minutesToBoilWater + (boilingMinutes(food) ?? 0);

/** Begins the name of a food that is cooked already. */
export const isReadyName = /^(?:cooked|leftover(?! bread)|mashed|roast|tinned) /;
/** `minutes` of `stepMinutes` are not filled by the cutting of the rest; `share` is raw weight by cooked weight. */
export interface BoiledFirst {
  readonly share: number;
  readonly stepMinutes: number;
  readonly minutes: number;
  readonly preparation?: string;
}

/** Returns how raw rice, potatoes and dried lentils are boiled in a place for cooked ones; null for what is not boiled first. */
export const boiledFirst = (
  { ingredient, states }: { readonly ingredient: Ingredient; readonly states: readonly string[] },
  as: string,
): BoiledFirst | null => {
  if (!isReadyName.test(as)) return null;
  if (ingredient.id === 'lentils' && states.includes('dried'))
    return { share: 0.4, stepMinutes: 15, minutes: 12, preparation: 'rinsed' };
  if (states.length > 0) return null;
  if (ingredient.id === 'beetroot')
    return { share: 1, stepMinutes: 20, minutes: 18, preparation: 'peeled, in 1 cm dice' };
  if (ingredient.category === 'poultry')
    return { share: 1, stepMinutes: 23, minutes: 12, preparation: 'left whole' };
  const minutes = boilingMinutes({ ingredient }) ?? 12;
  if (ingredient.category === 'grain')
    return { share: 0.4, stepMinutes: minutes + 5, minutes: minutes - 4, preparation: 'rinsed' };
  if (ingredient.id !== 'potato') return null;
  return { share: 1, stepMinutes: 18, minutes: 18, preparation: 'peeled, in chunks' };
};
