import { convertAmount } from '@/food/amounts/pieceWeights';
import { replacementAmount } from '@/food/amounts/replacementAmount';
import { gramsOfCuts, isWholeCut } from '@/food/names/cuts';
import type { Ingredient } from '@/food/types';
import { drainedTin, type Quantity, wholeTins } from '../amounts/kitchenNumbers';
import type { BasketUse } from '../choose/types';
import type { IngredientPart } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { boilingMinutes } from '../handling/boilingMinutes';
import { findServing } from '../handling/handling';
import type { BasketFood } from '../read/basket';
import type { Naming } from './foodsAtTags';
import type { PlannedFood } from './plan';
import { canPrepareAlike } from './preparation';
import { usualCut, weighedReplacement } from './usualAmounts';

/** Returns as many for one as for the other, where there are more than diners: 12 drumsticks for four, not 11. */
const forAll = (amount: number, diners: number): number =>
  amount > diners && Number.isInteger(diners)
    ? Math.max(1, Math.round(amount / diners)) * diners
    : Math.round(amount);

const isTwoKinds = / and .* peppers?$/;
/** Returns how many birds for five, chops, drumsticks or tortillas there are of it; null for what is weighed. */
export function wholeCuts({ amount, unit }: Quantity, { name, ingredient }: Naming, diners: number) {
  if (unit === null && ingredient?.category === 'bread') return { amount: forAll(amount, diners), unit };
  if (name === 'whole chicken') return { amount: Math.ceil(diners / 5), unit: null };
  if (unit === null && isTwoKinds.test(name)) return { amount: Math.max(2, Math.round(amount)), unit };
  const grams = gramsOfCuts.find(([cut]) => cut.test(name))?.[1];
  if (grams === undefined || unit !== 'g') return null;
  const least = /drumsticks$/.test(name) ? 2 * diners : 1;
  return { amount: Math.max(1, least, forAll(amount / grams, diners)), unit: null };
}

const halved = /^(?:onion|red-onion|lemon|lime|chilli|red-chilli|green-chilli)$/;
const gramsTooMany = 250;
/** Returns a rounder amount for foods besides the dish's own: a leek and 2 carrots instead of halves, bread for all. */
export function roughly(quantity: Quantity, { id, category }: Ingredient, name: string, diners: number) {
  const { amount, unit } = quantity;
  if (unit === null && isTwoKinds.test(name)) return { amount: Math.max(2, Math.ceil(amount)), unit };
  if (unit === 'g') return wholeTins(quantity, name, drainedTin);
  if (unit === null && category === 'bread')
    return { amount: Math.max(diners, forAll(amount, diners)), unit };
  if (unit === 'slice' || id === 'egg')
    return { amount: forAll(id === 'egg' ? amount - 0.1 : amount, diners), unit };
  const grams = unit === null ? convertAmount(1, null, 'g', id) : null;
  const isWhole = amount > 1 || (!halved.test(id) && grams !== null && grams < gramsTooMany);
  return { amount: unit === null && isWhole ? Math.ceil(amount) : amount, unit };
}

/** Returns how many minutes more, or fewer, a grain or pasta boils than the cookbook's: brown rice more than white, fresh pasta fewer. */
export function extraMinutes([food]: readonly PlannedFood[]): number {
  const own = /^(?:grain|pasta)$/.test(food?.ingredient?.category ?? '') && food?.replaces;
  const [minutes, usual] = [food, own && knownFood(own.name)].map((one) => one && boilingMinutes(one));
  const extra = minutes && usual ? minutes - usual : 0;
  return extra > 3 || extra < (food?.name.includes('rice') ? -10 : -3) ? extra : 0;
}

const isCounted = (food: Ingredient): boolean => findServing(food)?.serving.unit === null;

/** Returns how much of a food replaces another; by weight if the replacement is not counted. */
export function replacementFor(written: Quantity, of: Ingredient | null, by: Ingredient | null) {
  const known = replacementAmount(written, of, by);
  if (known.quantity !== written || written.unit !== null) return known;
  const weight = by && of && !isCounted(by) ? convertAmount(written.amount, null, 'g', of.id) : null;
  const weighed = weight === null ? written : { amount: weight, unit: 'g' };
  return { quantity: weighedReplacement(written.amount, of, by) ?? weighed };
}

/** What has neither peel nor core: berries, figs, rhubarb. */
const isSoftFruit = (food: Ingredient): boolean =>
  /^(?:rhubarb|fig|dried-fig|grapes|raisins|sultanas)$/.test(food.id) || findServing(food)?.group === 'berry';

const hasNoPeel =
  /^(?:.*cabbage|.*mushrooms?|squid|seafood|mussel|clam|scallop|leek|fennel|broccoli|cauliflower|courgette|brussels-sprout)$/;
const softCheese =
  /^(?:feta|brie|camembert|ricotta|burrata|mascarpone|.*(?:goat|blue|cream|cottage)-cheese)$/;
/** What is done to a food before it is cooked: what the text says of its own, where that can be done to this one. */
export function preparationOf({ preparation }: IngredientPart, own: Naming, { ingredient, name }: Naming) {
  const usual = ingredient && usualCut(ingredient, name);
  const isFresh =
    /^(?:tinned |passata$|tomato (?:sauce|purée)$)/.test(own.name) && !/^tinned |purée/.test(name);
  if (name === 'whole chicken' && own.name !== name) return 'jointed';
  // Mince and peas are neither boned nor cut, discs of pastry are round, and tinned tomatoes are not grated.
  const isReady = /-mince$|^(?:ground-ginger|cayenne|tinned-tomato|passata|crab|refried-beans)$/.test(
    ingredient?.id ?? '',
  );
  const isCutAlready =
    /\b(?:minced|mince|discs?|rounds|chicken pieces|peas|sweetcorn|fillets)\b/.test(name) &&
    (name.endsWith('fillets') ? /^in (?:\w+ (?:thick )?)?(?:fillets|pieces)$/ : /\b(?:cut|sliced)\b|^in pieces/).test(preparation ?? ''); // biome-ignore format: one row
  if (isCutAlready || (isReady && own.ingredient !== ingredient)) return null;
  if (isFresh && /^(?:vegetable|fruit|fish)$/.test(ingredient?.category ?? '')) return usual;
  if (preparation === null) return null;
  // Leeks have no florets, cabbage and squid have no peel, and soft cheese is not grated.
  if (/floret/.test(preparation) && !/floret/.test(usual ?? '')) return usual;
  if (preparation === 'grated' && softCheese.test(ingredient?.id ?? '')) return usual;
  if (ingredient && isSoftFruit(ingredient) && ingredient !== own.ingredient)
    return (
      preparation
        .split(', ')
        .filter((one) => !/peel|core|ston|chunk|piece|dice/.test(one))
        .join(', ') || usual
    );
  // Feta is crumbled, cheddar grated.
  const [, ...either] =
    /^(grated|crumbled|torn|sliced) or (grated|crumbled|torn|sliced)$/.exec(preparation) ?? [];
  if (either.length > 0)
    return usual ?? (softCheese.test(ingredient?.id ?? '') ? 'in small pieces' : (either[0] ?? null));
  // Chops are no slices of loin; for rice and noodles they are cut off the bone.
  const isCut = /\b(?:cut|slic|strip|chunk|cube|piece|dice|bone)/.test(preparation);
  if (isCut && name.endsWith(' ribs')) return 'cut apart between the bones';
  if (isCut && isWholeCut.test(name) && !isWholeCut.test(own.name))
    return /\bpork chops$/.test(name) && /\b(?:dice|strips|cubes|thin slices)\b/.test(preparation)
      ? `boned, ${preparation}`
      : null;
  // Cherry tomatoes are halved, and tomatoes cut in more pieces.
  const isHalved = ingredient?.id !== own.ingredient?.id && preparation.startsWith('halved');
  if (isHalved || !canPrepareAlike(own.ingredient, ingredient)) return usual;
  // Cod needs no soaking, milk no beating and squid no peeling.
  if (own.name.startsWith('salt ') && !name.startsWith('salt '))
    return preparation.replace(/^soaked(?:, |$)/, '') || null;
  if (ingredient?.category !== 'egg' && /^(?:lightly )?beaten$/.test(preparation)) return null;
  return preparation.replace(hasNoPeel.test(ingredient?.id ?? '') ? /^peeled(?:, | or |$)/ : '', '') || null;
}

/** How many of the foods in one place, with this one, share its room: chilli and herbs take none of the vegetables'. */
export function substantial(food: BasketFood, uses: readonly BasketUse[]): number {
  const isMinor = ({ ingredient }: BasketFood) => findServing(ingredient)?.cut === 'finely chopped';
  return isMinor(food) ? uses.length : uses.filter((use) => !isMinor(use.food)).length;
}
