import type { Category } from '@/food/types';
import type { CookbookDish, IngredientPart } from '../cookbook/dish';
import type { PlannedFood } from './plan';

const cutShelves: readonly Category[] = [
  'vegetable',
  'mushroom',
  'fruit',
  'poultry',
  'redMeat',
  'pork',
  'fish',
];

/** Whether a knife gets it ready. */
export const isKnifed = ({ ingredient, preparation }: PlannedFood) =>
  ingredient !== null && cutShelves.includes(ingredient.category) && preparation !== 'drained';

const cutting =
  /^,? ?(?:and )?(?:(?:thinly|roughly|finely|thickly|coarsely|well|very) )*(?:all )?(?:cut|slic|chopp|dic|halv|quarter|shred|torn|tear|in (?:\p{L}+[ -]?){1,2}(?:pieces|chunks|slices|strips|cubes|dice))/u;

/** 'the @?vegetables{}, cut small': then no list need say it. */
export function saysHowToCut(dish: CookbookDish, slot: IngredientPart): boolean {
  for (const { parts } of dish.steps)
    for (const part of parts) {
      if (part.kind !== 'bracket') continue;
      const at = part.parts.findIndex((one) => one.kind === 'ingredient' && one.name === slot.name);
      const after = at < 0 ? undefined : part.parts[at + 1];
      if (after?.kind === 'text' && cutting.test(after.text)) return true;
      const before = at < 1 ? undefined : part.parts[at - 1];
      if (before?.kind === 'text' && /\b(?:cut|slice|chop|dice|tear|halve) (?:the )?$/i.test(before.text))
        return true;
    }
  return false;
}

/** What is never eaten as it comes out of the packet, and how it is got ready where the text does not fry it. */
const friedFirst: Readonly<Record<string, string>> = {
  bacon: 'fried until crisp',
  pancetta: 'fried until crisp',
  'turkey-bacon': 'fried until crisp',
  sausage: 'fried until browned and cooked through',
  'chicken-sausage': 'fried until browned and cooked through',
};
const heat = /\b(?:fry|fries|fried|brown|cook|simmer|stew|roast|grill|bake|sizzl|fat\b|piping hot)/i;

const slotText = (dish: CookbookDish, slot: string): string =>
  dish.steps
    .flatMap(({ parts }) => parts.filter((part) => part.kind === 'bracket'))
    .filter(({ parts }) => parts.some((part) => part.kind === 'ingredient' && part.slot === slot))
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])))
    .join(' ');

/** How a food is got ready before it goes into a slot whose words do not cook it; null for what needs no heat. */
export function friedBefore(
  { ingredient, name }: PlannedFood,
  dish: CookbookDish,
  slot: string,
): string | null {
  const how = friedFirst[ingredient?.id ?? ''];
  const isReady = /^(?:cooked|leftover|roast) /.test(name);
  return how === undefined || isReady || heat.test(slotText(dish, slot)) ? null : how;
}

/** Minutes to get a food ready that the dish does not count with: a knife's work, or opening a packet. */
export const minutesToReady = ({ ingredient, preparation }: PlannedFood): number =>
  preparation !== null && ingredient !== null && cutShelves.includes(ingredient.category) ? 1.5 : 0.5;

const smallShelves: readonly Category[] = ['legume', 'dried fruit', 'nut', 'seed', 'spice'];
const smallFoods = new Set([
  'peas', 'sweetcorn', 'pomegranate', 'olives', 'capers', 'blueberry', 'raspberry', 'bean-sprouts', 'cherry-tomato', 'padron-pepper',
]); // biome-ignore format: one row

/** Whether a food is as small as others are when they are cut. */
export const isSmall = ({ ingredient }: Pick<PlannedFood, 'ingredient'>): boolean =>
  ingredient !== null &&
  (smallShelves.includes(ingredient.category) || smallFoods.has(ingredient.id)) &&
  ingredient.id !== 'green-beans';
