import type { Ingredient } from '@/food/types';
import type { Quantity } from '../amounts/kitchenNumbers';
import type { DishFamily } from '../cookbook/dish';
import { type CutName, cuts } from '../handling/cuts';
import { type Handling, handlingOf, nameKey } from '../handling/handling';
import type { BasketFood } from '../read/basket';
import { inNumber, isMany, singularOf } from '../words/grammar';
import type { PlannedFood } from './plan';

/** How much of its usual serving a food gets beside so many others in one place. */
const shares = [0.7, 0.5, 0.4, 0.35, 0.3] as const;
const shareOf = (count: number) => shares[Math.min(count, shares.length) - 1] ?? 0.3;

/** Where fruit and vegetables are a little something in it, and where they are half of it. */
const familyShares: Partial<Record<DishFamily, number>> = {
  cake: 0.3,
  biscuits: 0.3,
  crumble: 0.5,
  pudding: 0.5,
  pie: 0.6,
  pizza: 0.7,
};
const freshRoles = ['fruit', 'berry', 'root', 'vegetable', 'leafy', 'tomato', 'onion'];

const starchRoles = ['rice', 'grain', 'pasta', 'noodles'];
/** Families in which rice or pasta is not the meal. */
const starchShares: Partial<Record<DishFamily, number>> = {
  soup: 0.35,
  stew: 0.5,
  curry: 0.5,
  pulses: 0.35,
  salad: 0.5,
  stuffed: 0.35,
};

const cookedStates: readonly string[] = ['cooked', 'leftover'];
/** How much heavier rice and pasta are once they are cooked. */
const swollen = 2.3;

/** Cuts that suit how a dish is cooked better than a food's usual one. */
const familyCuts: readonly (readonly [
  families: readonly DishFamily[],
  from: readonly CutName[],
  to: CutName,
])[] = [
  [['noodles', 'wrap'], ['slice', 'chunks', 'dice', 'cubes', 'half-moons'], 'thin'],
  [['pizza', 'salad', 'bowl'], ['slice', 'chunks', 'half-moons'], 'thin'],
  [['soup', 'rice', 'eggs', 'risotto'], ['chunks', 'cubes', 'slice', 'strips', 'half-moons'], 'dice'],
  [['tray', 'roast', 'skewers'], ['slice', 'dice', 'half-moons', 'cubes', 'strips'], 'chunks'],
];
const vegetableRoles = ['root', 'vegetable', 'onion', 'tomato'];

function cutFor({ role, cut }: Handling, family: DishFamily): CutName {
  if (!vegetableRoles.includes(role)) return cut;
  return familyCuts.find(([families, from]) => families.includes(family) && from.includes(cut))?.[2] ?? cut;
}

/** Words of a list line that the text does without: 'fresh parsley' is 'the parsley' in the pan. */
export const spoken = (name: string): string =>
  name
    .replace(
      / (?:fillets?|loin|extract|bulb|sheets?|sticks?|stalks?)$|(?<=artichoke) hearts$|(?<=thyme) leaves$/,
      '',
    )
    .replace(
      /^(?:certified gluten-free|cooked|fresh|dried|ground|firm|rolled|tinned|shelled|boneless|boned|desiccated|natural|pitted|plain|wheat|toasted) (?=\p{L}{3})/u,
      '',
    );

const unitOf = (unit: string): string | null => (unit === 'piece' ? null : unit);
/** What a food that no table knows gets, a person. */
const unknownServing: Quantity = { amount: 80, unit: 'g' };

/** States that a list line names: nobody should start from raw. */
const toldStates = ['cooked', 'leftover', 'roast', 'tinned', 'frozen', 'smoked', 'minced'];

function labelOf({ states, name }: BasketFood, label: string): string {
  const state = states.find((one) => toldStates.includes(one));
  if (state === undefined || label.includes(state)) return label;
  if (state === 'cooked' && singularOf(label) === 'egg') return 'hard-boiled eggs';
  // 'Tinned sardines' are no fillets.
  if (name.includes(state)) return isMany(label) ? inNumber(name, true) : name;
  return `${state} ${label.replace(/^(?:cooked|fresh|raw) /, '').replace(/ fillets?$/, '')}`;
}

/** How a food is cooked first, that a dish welcomes cooked and the cook has raw. By ingredient, else by shelf. */
const readiedBy: Readonly<Record<string, string>> = {
  egg: 'boiled for 9 minutes, cooled and peeled',
  bacon: 'fried until crisp',
  sausage: 'fried until browned and cooked through',
  prawn: 'raw ones fried until pink and opaque',
  shrimp: 'raw ones fried until pink and opaque',
  rice: 'boiled and drained',
  pasta: 'boiled and drained',
  quinoa: 'boiled and drained',
  potato: 'boiled until tender, in slices',
  beetroot: 'boiled until tender, peeled and diced',
};

/** 'Hard-boiled eggs' are eggs, 'cherry tomatoes' are no tomatoes. */
const readyWords =
  /^(?:cooked|boiled|hard-boiled|tinned|smoked|leftover|roast|roasted|fried|mashed|dried|frozen|toasted) /;

/** Called cooked in the list all the same, so that nobody serves them raw. */
const calledCooked: ReadonlySet<string> = new Set(['egg', 'prawn', 'shrimp']);

/**
 * A food beyond the dish's own ingredients, in its usual amount and cut, for a kind of dish.
 * @param as the food of the cookbook's list that it is
 */
export function usualFood(
  food: BasketFood,
  { as, people, beside, family }: { as: string; people: number; beside: number; family: DishFamily },
): { planned: PlannedFood; quantity: Quantity } {
  const keys = [nameKey(food.name), nameKey(singularOf(food.name))];
  const handling = keys.map((key) => handlingOf(food.ingredient, key)).find((one) => one !== null) ?? null;
  const serving = handling
    ? { amount: handling.serving.amount, unit: unitOf(handling.serving.unit) }
    : unknownServing;
  const role = handling?.role ?? '';
  const familyShare =
    (freshRoles.includes(role) ? familyShares[family] : undefined) ??
    (starchRoles.includes(role) ? starchShares[family] : undefined) ??
    1;
  const isCooked = starchRoles.includes(role) && food.states.some((state) => cookedStates.includes(state));
  const quantity = {
    amount: serving.amount * people * shareOf(beside) * familyShare * (isCooked ? swollen : 1),
    unit: serving.unit,
  };
  const usual = handling?.label ?? food.name;
  // 'Black olives' are black.
  const isKind = singularOf(food.name).endsWith(` ${singularOf(usual)}`);
  // A dish that welcomes 'hard-boiled eggs' does not want them raw, and where it has cooked prawns shrimps are cooked too.
  const [readyWord] = readyWords.exec(as) ?? [];
  const isItself = singularOf(as).endsWith(` ${singularOf(food.name)}`);
  const isGotReady =
    readyWord !== undefined && (isItself || (food.states.length === 0 && food.ingredient.id in readiedBy));
  const readied = isGotReady && food.states.length === 0 ? readiedBy[food.ingredient.id] : undefined;
  const label =
    isGotReady && (readied === undefined || calledCooked.has(food.ingredient.id))
      ? inNumber(isItself ? as : `${readyWord}${food.name}`, isMany(usual) || isMany(as))
      : labelOf(food, isKind ? food.name : usual);
  const name = quantity.unit === null ? inNumber(label, quantity.amount > 1) : label;
  const shortName = spoken(name);
  const isCutAtAll = food.states.every((state) => state !== 'minced') && !isCooked;
  const cut = handling && isCutAtAll ? cuts[cutFor(handling, family)] : null;
  return {
    planned: {
      ingredient: food.ingredient,
      name,
      shortName,
      quantity,
      preparation: readied ?? cut,
      isIfAtHand: false,
      instead: null,
    },
    quantity,
  };
}

/** How a food is cut when nothing else is said of it; null for what needs no knife. */
export function usualCut(ingredient: Ingredient, name: string): string | null {
  const handling = handlingOf(ingredient, nameKey(singularOf(name)));
  return handling ? cuts[handling.cut] : null;
}

/** What pieces of one food become in another that is weighed: 4 eggs are 250 g of tofu. Null where both are counted. */
export function weighedInstead(
  pieces: number,
  of: Ingredient | null,
  by: Ingredient | null,
): Quantity | null {
  const [own, other] = [of, by].map((food) => (food ? handlingOf(food)?.serving : undefined));
  if (own?.unit !== 'piece' || other === undefined || other.unit === 'piece') return null;
  return { amount: (pieces / own.amount) * other.amount, unit: unitOf(other.unit) };
}
