import { isEatenCooked } from '@/food/rules/eatenCooked';
import type { Category, Ingredient } from '@/food/types';
import { numberByWord, valueByWord, wordSet } from '@/lib/words';
import { heat } from '../choose/dishFacts';
import type { BasketUse, Place } from '../choose/types';
import { isRawMeatOrFish } from '../choose/weights';
import { type CookbookDish, type IngredientPart, textOf } from '../cookbook/dish';
import { findSeasoningStep, isCookedSeasoning } from '../cookbook/seasoningStep';
import { boilingMinutes, isReadyName } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { capitalize } from '../words/grammar';
import type { PlannedFood } from './plan';

/** How a raw food is cooked before it goes into a dish that does not cook it. By ingredient id. */
export const precookedNotes = valueByWord(`
fry, in strips, in a dry pan for 6 minutes, until crisp: bacon pancetta turkey-bacon
fry in a spoonful of oil for 12 minutes, turning, until browned and cooked through: sausage chicken-sausage
fry, in slices, in a dry pan for 4 minutes, until crisp: chorizo black-pudding
boil for 9 minutes, cool, peel and halve: egg
fry, if raw, in a spoonful of oil for 3 minutes, until pink and opaque: prawn shrimp
boil for 12 minutes and drain: rice
boil for 10 minutes and drain: pasta
boil for 15 minutes and drain: quinoa
boil for 15 minutes, until tender, and slice: potato
peeled and coarsely grated: beetroot
`);
const isPrecooked = /^(?:fry|boil)\b/;
const minutesToBoilWater = 6;
/** Returns the minutes of what boils while the rest is made, with those until its water boils; 0 for other foods. */
export function minutesOfPrecooking({ preparation }: PlannedFood): number {
  const minutes = /^boil for (\d+) minutes/.exec(preparation ?? '')?.[1];
  return minutes === undefined ? 0 : minutesToBoilWater + Number(minutes);
}

/** The step for what is cooked before: 'Meanwhile, boil the eggs for 9 minutes, cool and peel.' Null for what is not. */
export function precookingStep({ preparation, shortName, replaces }: PlannedFood): string | null {
  if (preparation === null || replaces !== null || !isPrecooked.test(preparation)) return null;
  const words = preparation.replace(isPrecooked, `$& the ${shortName.replace(/^hard-boiled /, '')}`);
  return `${capitalize(words.replace(/^boil (?=.* minutes)/, 'meanwhile, boil '))}.`;
}

const restful = /\b(?:stand|rest|leave|cool|chill|wait|serve|soak|fridge|freez|aside)/i;

const bracketOf = ({ steps }: CookbookDish, slot: string) =>
  steps
    .flatMap(({ parts }) => parts.filter((part) => part.kind === 'bracket'))
    .find(({ parts }) => parts.some((part) => part.kind === 'ingredient' && part.slot === slot));
/** The words of a slot's bracket. */
export const slotText = (dish: CookbookDish, slot: string) => textOf(bracketOf(dish, slot)?.parts ?? []);

/** The minutes that a slot's foods are heated; infinite where its words say only that they are. */
function heatMinutes(dish: CookbookDish, slot: string): number {
  const bracket = bracketOf(dish, slot);
  if (!bracket || dish.kit.every((kit) => kit === 'blender')) return 0;
  const words = textOf(bracket.parts);
  let minutes = Math.max(0, ...bracket.parts.map((part) => (part.kind === 'time' ? part.minutes : 0)));
  if (minutes > 0 && /\b(?:lift|tip|drain|keep)/.test(words)) return minutes;
  if (minutes === 0 && heat.test(words)) return Number.POSITIVE_INFINITY;
  let [isIn, clause] = [false, ''];
  for (const part of dish.steps.flatMap(({ parts }) => parts)) {
    isIn ||= part === bracket;
    if (part.kind === 'text') clause = `${clause}${part.text}`.split(/[.:;] |, | and /).at(-1) ?? '';
    if (!isIn) continue;
    if (part.kind === 'time' && (heat.test(clause) || !restful.test(clause))) minutes += part.minutes;
  }
  return minutes;
}

/** Where a slot's food goes: raw rice to serve with it is boiled as a side is, and thyme is no herb to scatter. */
export function placeOf({ food, place }: BasketUse, dish: CookbookDish): Place['kind'] {
  if (place.kind !== 'slot') return place.kind;
  const { ingredient, states, name } = food;
  const words = slotText(dish, place.slot);
  const isHot =
    plates.test(dish.family) && /^(?:carrot|(?:savoy-)?cabbage|sweetcorn|spinach)$/.test(ingredient.id);
  const isRaw = isHot || isEatenCooked(ingredient, states) || servedBoiled.has(ingredient.id);
  const isBoiled =
    isRaw && !isReadyName.test(name) && boilingMinutes(food) !== undefined && !heat.test(words);
  const isServed = dish.family !== 'dip' && /^Serve with the \W/.test(words);
  if (isServed && (isBoiled || (/^(?:chips|couscous|red-cabbage)$/.test(ingredient.id) && !heat.test(words))))
    return 'side';
  const isHard = ingredient.category === 'herb' && isCookedSeasoning(ingredient);
  const isScattered = /^(?:Scatter|Finish|Top|Tear|Sprinkle)\b/.test(words);
  return isHard && isScattered && findSeasoningStep(dish, ingredient) ? 'season' : 'slot';
}
const plates = /^(?:seared|roast|fish|meatballs|stew|curry|pie)$/;
const servedBoiled = wordSet('bulgur broccoli cauliflower asparagus peas leek kale swiss-chard parsnip bok-choy'); // biome-ignore format: one row

/** How a food is cooked before it goes into a slot that does not cook it, or not long enough; null for other foods. */
export function precookedNote(
  { ingredient, name }: PlannedFood,
  { states }: BasketFood,
  dish: CookbookDish,
  slot: string,
) {
  if (ingredient === null || isReadyName.test(name)) return null;
  const { id, category } = ingredient;
  const words = slotText(dish, slot);
  if (category === 'processed meat') return heat.test(words) ? null : (precookedNotes.get(id) ?? null);
  const isLeft =
    /^(?:salad|dip)$/.test(dish.family) ||
    dish.kit.includes('microwave') ||
    /\b(?:fry|pot|boil)\b/i.test(words);
  const fry = isLeft ? undefined : (minutesToFry.get(id) ?? minutesToFry.get(`@${category}`));
  const isBoiled = isEatenCooked(ingredient, states) || (!isLeft && servedBoiled.has(id));
  const needed = fry ?? (isBoiled ? boilingMinutes({ ingredient }) : undefined);
  if (needed === undefined || slot === '' || heatMinutes(dish, slot) >= needed / 2) return null;
  return fry
    ? `fry, in slices, in a spoonful of oil for ${fry} minutes, until soft and brown`
    : `boil for ${needed} minutes and drain`;
}
/** Minutes of frying until they are soft and brown, by ingredient id or `@category`. */
const minutesToFry = numberByWord(`
6: @mushroom
10: aubergine cauliflower plantain
`);

const cutCategories = wordSet('vegetable mushroom fruit poultry redMeat pork fish');

const isOfCutCategory = ({ ingredient }: PlannedFood) =>
  ingredient !== null && cutCategories.has(ingredient.category);

/** Minutes to get a food ready that the dish does not count with: a knife's work, or opening a packet. */
export const minutesToReady = (food: PlannedFood): number =>
  /^fry/.test(food.preparation ?? '') ? 5 : food.preparation !== null && isOfCutCategory(food) ? 1 : 0.5;

/** ', cut small,' after a slot: the list says it instead, of the foods that want cutting. */
export const statedCut =
  /^, ((?:(?:very|finely|thinly|thickly|roughly) )*(?:cut (?:very )?(?:small|fine|thin|up|in(?:to)? (?:fine )?strips)|(?:chopped|sliced)(?: small| thin| fine)?|finely cut|(?:coarsely )?grated|shredded|diced|halved|in (?:(?!or\b)[\p{L}\d]+(?:\.\d)?[ -]){0,3}(?:pieces|chunks|slices|strips|sticks|dice|cubes|wedges|quarters|rounds|lengths)(?: of (?:the same|one) size)?))(?! (?:or|where|if|as|just|since|than|enough|which|brushed)\b)(,(?! (?:\p{L}+ed|those|which|the)\b)| and(?= \p{L}+ed\b))?(?=[ ,.;:]|$)/u;
/** ', grated or crumbled' after a slot: the list says which. */
const oneCut =
  '(?:(?:finely|thinly|roughly|very) )*(?:grated|crumbled|shredded|sliced|torn|chopped|drained|broken small|cut (?:very )?(?:small|fine)|in (?:wedges|quarters|dice|large flakes|small pieces))';
export const eitherCut = new RegExp(
  `^, ${oneCut}(?:, ${oneCut})? (?:or|(?<=drained )and) (${oneCut}),?(?=[ .]|$)`,
);
const cutAfter =
  /^,? ?(?:and )?(?:(?:thinly|roughly|finely|thickly|coarsely|well|very) )*(?:all )?(?:cut|slic|chopp|dic|halv|quarter|shred|torn|tear|whole|in (?:\p{L}+[ -]?){0,2}(?:pieces|chunks|slices|strips|cubes|dice))/u;
const cutBefore = /\b(?:cut|slice|chop|dice|tear|halve|grate|shred|zest of) (?:the )?$/i;

/** How a slot's foods are cut: as its text states it, null if the text goes on saying so, undefined if each in its own way. */
export function cutOfSlot(dish: CookbookDish, slot: IngredientPart): string | null | undefined {
  const bracket = bracketOf(dish, slot.name);
  const at = bracket?.parts.findIndex(({ kind }) => kind === 'ingredient') ?? 0;
  const [before = '', after = ''] = [at - 1, at + 1].map((index) => {
    const part = bracket?.parts[index];
    return part?.kind === 'text' ? part.text : '';
  });
  const [, last] = eitherCut.exec(after) ?? [];
  if (last !== undefined) return /cut|chop|slice|wedge|dice/.test(last) ? last : undefined;
  return statedCut.exec(after)?.[1] ?? (cutAfter.test(after) || cutBefore.test(before) ? null : undefined);
}

/** A food cut as its slot says: what has florets or lengths of its own, or is small by nature, is not. */
export function cutAs(food: PlannedFood, cut: string | null | undefined): PlannedFood {
  const { preparation, ingredient } = food;
  if (cut === undefined) return food;
  if (cut === null)
    return isOfCutCategory(food) && !isPrecooked.test(preparation ?? '')
      ? { ...food, preparation: null }
      : food;
  const isWhole = preparation === null && isRawMeatOrFish(ingredient?.category) && !/\bmince/.test(food.name);
  return isWhole || ownCut.test(preparation ?? '') ? { ...food, preparation: cut } : food;
}
const ownCut = /^(?:diced|chopped|(?:very thinly )?sliced|in (?:chunks|cubes|half-moons|matchsticks|rings|strips|wedges))$/; // biome-ignore format: one row

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
