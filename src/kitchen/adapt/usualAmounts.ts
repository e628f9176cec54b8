import { singularize } from '@/food/text/plurals';
import type { Category, Ingredient } from '@/food/types';
import { numberByWord, valueByWord, wordSet } from '@/lib/words';
import type { Quantity } from '../amounts/kitchenNumbers';
import type { DishFamily } from '../cookbook/dish';
import { findServing, type ServingAndCut } from '../handling/handling';
import type { BasketFood } from '../read/basket';
import { isPlural, singularOrPlural } from '../words/grammar';
import type { PlannedFood } from './plan';
import { precookedNotes } from './preparation';

/** How much of its usual serving a food gets beside so many others in one place. */
const shares = [0.7, 0.5, 0.4, 0.35, 0.3] as const;
const shareOf = (count: number) => shares[Math.min(count, shares.length) - 1] ?? 0.3;
/** Potatoes with meat and fish, and rice beside, are the meal's starch, however many vegetables there are. */
const helpingShare = 0.9;
/** They thicken a soup of other vegetables, or beans. */
const thickeningShare = 0.4;
const plates: readonly DishFamily[] = ['seared', 'roast', 'fish', 'meatballs', 'stew', 'tray', 'side'];
const isPotato = ({ id }: Ingredient) => id === 'potato' || id === 'sweet-potato';

/** How many usual servings a dish of some families takes of fruit and vegetables, and of rice and pasta, which are not its meal. */
const freshShares = numberByWord(`
0.3: cake biscuits
0.5: crumble pudding
0.7: pizza
1.4: bowl curry fish noodles pasta pie pulses rice risotto roast salad seared stew tray
`);
const starchShares = numberByWord(`
0.35: soup pulses stuffed
0.5: stew curry salad
`);
const freshGroups = ['fruit', 'berry', 'vegetable'];

const cookedStates: readonly string[] = ['cooked', 'leftover'];
/** How much heavier rice and pasta are once they are cooked. */
const swollen = 2.3;

/** Cuts that suit how a dish is cooked better than a vegetable's usual one. */
const familyCuts = valueByWord(`
very thinly sliced: noodles wrap pizza salad bowl
diced: soup rice eggs risotto
in chunks: tray roast skewers
`);
const cutFor = ({ group, cut }: ServingAndCut, family: DishFamily): string | null =>
  group === 'vegetable' && /^(?:sliced|diced|in (?:chunks|cubes|half-moons))$/.test(cut ?? '')
    ? (familyCuts.get(family) ?? cut)
    : cut;

/** Words of a list line that the text does without: 'fresh parsley' is 'the parsley' in the pan. */
export const nameInSteps = (name: string): string =>
  name
    .replace(
      / (?:fillets?|loin|extract|bulb|sheets?|sticks?|stalks?)$|(?<=artichoke) hearts$|(?<=thyme) leaves$/,
      '',
    )
    .replace(
      /^(?:certified gluten-free|semi-skimmed|whole(?= milk)|caster|strong|cooked|fresh|dried|ground|firm|rolled|tinned|shelled|boneless|boned|desiccated|natural|pitted|plain|wheat|toasted) (?=\p{L}{3})/u,
      '',
    );

/** Large vegetables, and cheeses, that are a meal where nothing else of the list is: grams a person. */
const mainServings = numberByWord(`
60: blue-cheese
100: halloumi paneer feta goat-cheese mozzarella camembert brie
150: cabbage savoy-cabbage red-cabbage cauliflower broccoli pumpkin butternut-squash aubergine
`);
const proteins: readonly Category[] = ['poultry', 'redMeat', 'pork', 'fish', 'shellfish', 'legume', 'egg', 'plant protein']; // biome-ignore format: one row
/** How many times its usual serving a food gets that is the main one of its kind among those used. */
function mainShare({ ingredient }: BasketFood, serving: Quantity, used: readonly BasketFood[]) {
  const { id, category } = ingredient;
  const grams = mainServings.get(id) ?? 0;
  const isMain = used.every(
    ({ ingredient: other }) =>
      other.id === id ||
      (category === 'cheese'
        ? !proteins.includes(other.category)
        : !mainServings.has(other.id) && !other.id.endsWith('potato')),
  );
  return isMain && serving.unit === 'g' && grams > serving.amount ? grams / serving.amount : 1;
}

/** States that the list names, so that the food is not bought raw. */
const toldStates = ['cooked', 'leftover', 'roast', 'tinned', 'frozen', 'smoked', 'minced'];

function labelOf({ states, name }: BasketFood, label: string): string {
  const state = states.find((one) => toldStates.includes(one) && name.includes(one));
  if (state === undefined || label.includes(state)) return label;
  // 'Tinned sardines' are no fillets.
  return isPlural(label) ? singularOrPlural(name, true) : name;
}

/** 'Hard-boiled eggs' are eggs, 'cherry tomatoes' are no tomatoes. */
const readyWords =
  /^(?:cooked|boiled|hard-boiled|tinned|smoked|leftover|roast|roasted|fried|mashed|dried|frozen|toasted) /;

/** Foods that the list always calls cooked, so that they are not served raw. */
const calledCooked = wordSet('prawn shrimp');

/** A food beyond the dish's own ingredients, in its usual amount and cut, for a kind of dish; `as` is its name in the cookbook's list. */
export function usualFood(
  food: BasketFood,
  { as, people, beside, family }: { as: string; people: number; beside: number; family: DishFamily },
  used: readonly BasketFood[],
): PlannedFood & { quantity: Quantity } {
  const handling = findServing(food.ingredient, food.name);
  const { serving, group } = handling ?? { serving: { amount: 80, unit: 'g' }, group: '' };
  const isStarch = group === 'starch';
  const sharesOfGroup = freshGroups.includes(group) ? freshShares : isStarch ? starchShares : undefined;
  const familyShare = sharesOfGroup?.get(family) ?? 1;
  const isCooked = isStarch && food.states.some((state) => cookedStates.includes(state));
  const isThinned = family === 'soup' && food.ingredient.category === 'cheese';
  const main = familyShare >= 1 && !isThinned ? mainShare(food, serving, used) : 1;
  const isHelping = isPotato(food.ingredient) ? plates.includes(family) : isStarch && family === 'side';
  const isThickening = isPotato(food.ingredient) && /^(?:soup|pulses)$/.test(family);
  const share = isHelping ? helpingShare : isThickening ? thickeningShare : shareOf(beside);
  const quantity = {
    amount: serving.amount * people * (main > 1 ? main : share * familyShare) * (isCooked ? swollen : 1),
    unit: serving.unit,
  };
  const usual = handling?.label ?? food.name;
  // 'Black olives' are black, and vegan naans are no others.
  const isKind = food.replaces !== undefined || singularize(food.name).endsWith(` ${singularize(usual)}`);
  // A dish that welcomes 'hard-boiled eggs' does not want them raw, and where it has cooked prawns shrimps are cooked too.
  const [readyWord] = readyWords.exec(as) ?? [];
  const isItself = ` ${singularize(as)}`.endsWith(` ${singularize(food.name)}`);
  const isGotReady =
    readyWord !== undefined &&
    (isItself || (food.states.length === 0 && precookedNotes.has(food.ingredient.id)));
  const isToReady = isGotReady && food.states.length === 0;
  const readied = isToReady ? precookedNotes.get(food.ingredient.id) : undefined;
  const label =
    isGotReady && (readied === undefined || calledCooked.has(food.ingredient.id))
      ? singularOrPlural(isItself ? as : `${readyWord}${food.name}`, isPlural(usual) || isPlural(as))
      : labelOf(food, isKind ? food.name : usual);
  const weighed = singularize(label) === singularize(food.name) ? food.name : label;
  const name = quantity.unit === null ? singularOrPlural(label, quantity.amount > 1) : weighed;
  const isCutAtAll = !food.states.includes('minced') && !/mashed|purée/.test(food.name) && !isCooked;
  const cut = handling && isCutAtAll ? cutFor(handling, family) : null;
  return {
    ingredient: food.ingredient,
    name,
    shortName: nameInSteps(name),
    quantity,
    preparation: readied ?? cut,
    isOptional: false,
    replaces: null,
  };
}

/** How a food is cut when nothing else is said of it; null for what needs no knife. */
export const usualCut = (ingredient: Ingredient, name: string): string | null =>
  findServing(ingredient, singularize(name))?.cut ?? null;

/** What pieces of one food become in another that is weighed: 4 eggs are 250 g of tofu. Null where both are counted. */
export function weighedReplacement(pieces: number, of: Ingredient | null, by: Ingredient | null) {
  const [own, other] = [of, by].map((food) => (food ? findServing(food)?.serving : undefined));
  if (own?.unit !== null || other === undefined || other.unit === null) return null;
  return { amount: (pieces / own.amount) * other.amount, unit: other.unit };
}
