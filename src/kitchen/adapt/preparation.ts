import type { Category, Ingredient } from '@/food/types';
import { valueByWord, wordSet } from '@/lib/words';
import type { CookbookDish, IngredientPart } from '../cookbook/dish';
import type { BasketFood } from '../read/basket';
import type { PlannedFood } from './plan';

/** How a raw food is cooked before it goes into a dish that does not cook it. By ingredient id. */
export const precookedNotes = valueByWord(`
fried until crisp: bacon pancetta turkey-bacon
fried until browned and cooked through: sausage chicken-sausage
fried in slices until crisp: chorizo black-pudding
boiled for 9 minutes, cooled and peeled: egg
raw ones fried until pink and opaque: prawn shrimp
boiled and drained: rice pasta quinoa
boiled until tender, in slices: potato
boiled until tender, peeled and diced: beetroot
`);

/** The step for what is cooked before: 'While you make the rest, boil the eggs for 9 minutes, cool and peel.' Null for what is not. */
export function precookingStep({ ingredient, name, preparation, shortName }: PlannedFood): string | null {
  if (preparation === null || precookedNotes.get(ingredient?.id ?? '') !== preparation) return null;
  const isRaw = preparation.startsWith('raw ones ') ? ', if raw,' : '';
  const words = preparation
    .replace('raw ones ', '')
    .replace(
      /^(fri|boil)ed/,
      (_, verb: string) =>
        `${verb === 'fri' ? 'Fry' : 'Boil'} the ${shortName.replace(/^hard-boiled /, '')}${isRaw}`,
    )
    .replace(/cooled and peeled/, 'cool and peel')
    .replace(/\b(peel|dic|drain)ed\b/g, (_, verb: string) => (verb === 'dic' ? 'dice' : verb))
    .replace(/, in slices/, ', and slice');
  if (isReady.test(name) && isRaw !== '') return null;
  return `${words.replace(/^Boil (?=.* minutes)/, 'While you make the rest, boil ')}.`;
}
const isReady = /^(?:cooked|leftover|roast) /;

const heat = /\b(?:fry|fries|fried|brown|cook|simmer|stew|roast|grill|bake|sizzl|fat\b|piping hot)/i;

const slotText = (dish: CookbookDish, slot: string): string =>
  dish.steps
    .flatMap(({ parts }) => parts.filter((part) => part.kind === 'bracket'))
    .filter(({ parts }) => parts.some((part) => part.kind === 'ingredient' && part.slot === slot))
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])))
    .join(' ');

/** How bacon or a sausage is fried before it goes into a slot whose words do not cook it; null for other foods. */
export function precookedNote({ ingredient, name }: PlannedFood, dish: CookbookDish, slot: string) {
  if (ingredient?.category !== 'processed meat' || isReady.test(name) || heat.test(slotText(dish, slot)))
    return null;
  return precookedNotes.get(ingredient.id) ?? null;
}

const cutCategories = wordSet('vegetable mushroom fruit poultry redMeat pork fish');

const isOfCutCategory = ({ ingredient }: PlannedFood) =>
  ingredient !== null && cutCategories.has(ingredient.category);

/** Whether a knife gets it ready. */
export const isCutWithKnife = (food: PlannedFood) => isOfCutCategory(food) && food.preparation !== 'drained';

/** Minutes to get a food ready that the dish does not count with: a knife's work, or opening a packet. */
export const minutesToReady = (food: PlannedFood): number =>
  food.preparation !== null && isOfCutCategory(food) ? 1.5 : 0.5;

const cutAfter =
  /^,? ?(?:and )?(?:(?:thinly|roughly|finely|thickly|coarsely|well|very) )*(?:all )?(?:cut|slic|chopp|dic|halv|quarter|shred|torn|tear|in (?:\p{L}+[ -]?){1,2}(?:pieces|chunks|slices|strips|cubes|dice))/u;
const cutBefore = /\b(?:cut|slice|chop|dice|tear|halve) (?:the )?$/i;

/** 'the @?vegetables{}, cut small': then no list need say it. */
export const saysHowToCut = ({ steps }: CookbookDish, slot: IngredientPart): boolean =>
  steps.some(({ parts }) =>
    parts.some((bracket) => {
      if (bracket.kind !== 'bracket') return false;
      const at = bracket.parts.findIndex((part) => part.kind === 'ingredient' && part.name === slot.name);
      const [before, after] = [bracket.parts[at - 1], bracket.parts[at + 1]];
      if (at < 0) return false;
      return (
        (after?.kind === 'text' && cutAfter.test(after.text)) ||
        (before?.kind === 'text' && cutBefore.test(before.text))
      );
    }),
  );

const smallCategories: readonly Category[] = ['legume', 'dried fruit', 'nut', 'seed', 'spice', 'sauce', 'condiment']; // biome-ignore format: one row
const smallFoods = wordSet('peas sweetcorn pomegranate olives capers blueberry raspberry bean-sprouts cherry-tomato padron-pepper'); // biome-ignore format: one row

/** Whether a food is as small as others are when they are cut. */
export const isSmall = ({ ingredient }: Pick<PlannedFood, 'ingredient'>): boolean =>
  ingredient !== null &&
  (smallCategories.includes(ingredient.category) || smallFoods.has(ingredient.id)) &&
  ingredient.id !== 'green-beans';

const quickFoods = wordSet('peas spinach sweetcorn edamame mangetout bok-choy bean-sprouts asparagus broccoli'); // biome-ignore format: one row
/** Whether a few minutes cook it. */
export const isQuick = ({ ingredient }: BasketFood): boolean => quickFoods.has(ingredient.id);

/** Categories whose foods are prepared alike. */
const alike: readonly (readonly Category[])[] = [
  ['oil', 'beverage', 'broth', 'sauce', 'condiment'],
  ['poultry', 'redMeat', 'pork', 'processed meat'],
  ['fish'],
  ['shellfish'],
];

/** Whether what is done to the one can be done to the other: oil is not cut in cubes, tofu has no skin to leave on. */
export function canPrepareAlike(of: Ingredient | null, by: Ingredient | null): boolean {
  if (!of || !by || of.category === by.category) return true;
  if (of.category === 'cheese') return false;
  const kindOf = ({ category }: Ingredient) => alike.findIndex((categories) => categories.includes(category));
  return kindOf(of) === kindOf(by);
}
