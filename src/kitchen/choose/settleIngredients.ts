import { foodById } from '@/food/lexicon/foods';
import type { Category, Ingredient } from '@/food/types';
import { wordSet } from '@/lib/words';
import type { CookbookDish, DishFamily } from '../cookbook/dish';
import { type KnownFood, knownFood } from '../cookbook/knownFood';
import type { FoodPermission } from '../read/foodRules';
import { type DishFacts, type DishTag, getDishFacts } from './dishFacts';
import { freeFromVariants, isAsSalty, replacementsFor, replacementsForMissing } from './replacements';
import { substituteScore } from './substitutes';
import type { DishRequirements, Give, Replacement } from './types';
import { isRawMeatOrFish, isStaple, maxAdditions, weights } from './weights';

export type CheckFood = (ingredient: Ingredient) => FoodPermission;

const cupboardCategories: readonly Category[] = ['oil', 'spice', 'broth', 'baking'];
/** Herbs among them are those that every kitchen has dried. */
const cupboardFoods = wordSet(
  `water salt black-pepper salt-and-pepper flour cornflour sugar onion red-onion garlic vinegar wine-vinegar cider-vinegar
  butter egg bay-leaf mixed-herbs gluten-free-flour margarine oregano thyme rosemary sage marjoram`,
);
const tooRich = wordSet('sesame-oil truffle-oil yeast gelatine');

/** True if every kitchen has the food, so that a dish may add it. */
export const isInCupboard = ({ ingredient, states }: Pick<KnownFood, 'ingredient' | 'states'>): boolean =>
  cupboardFoods.has(ingredient.id) ||
  (ingredient.category === 'herb' && states.includes('dried')) ||
  (cupboardCategories.includes(ingredient.category) && !tooRich.has(ingredient.id));

const notMeat: readonly Category[] = ['baking', 'sweet'];
/** True for what a Kosher kitchen counts as meat. */
export const isMeat = ({ excludedBy, category }: Ingredient) =>
  excludedBy.includes('Pescatarian') && !notMeat.includes(category);

/** True for gluten-free food where nothing rules gluten out: pasta without eggs is no reason for it. */
export function isNeedlesslyFree({ name }: KnownFood, checkFood: CheckFood): boolean {
  const flour = foodById('flour');
  return name.startsWith('gluten-free ') && !!flour && checkFood(flour).forbiddenReason === null;
}

/** Returns how a tagged ingredient that the basket does not have is resolved; why the dish is out, where it can't be. */
function resolveMissingIngredient(
  tag: DishTag,
  { needs, isSweet, tags }: DishFacts,
  checkFood: CheckFood,
  isInBasket: (food: KnownFood) => boolean,
): { food: KnownFood | null; replacement: Replacement | null; isDropped: boolean } | string {
  const { name, food, isOptional } = tag;
  const alternatives = tag.need === null ? [] : (needs[tag.need] ?? []);
  const kept = { food, replacement: null, isDropped: false };
  if (!food) return kept;
  const permission = checkFood(food.ingredient);
  const because = permission.forbiddenReason ?? permission.maybeForbiddenReason;
  if (because === null) return kept;
  if (isOptional) return { ...kept, isDropped: true };
  const variants = freeFromVariants(name, food.ingredient, permission.forbiddenReason !== null);
  const isLast = (one: KnownFood) =>
    one.name.startsWith('vegan ') && /^(?:cheese|pasta|dairy)$/.test(food.ingredient.category);
  const usual = replacementsFor(food.ingredient.id);
  // Herbs season a stew in salt's place, and stock in wine's, but no cake, whose butter is beaten, as oil is not.
  const isUnfit = (one: KnownFood) =>
    tags.some((tag) => tag.food?.ingredient === one.ingredient) ||
    (/herb|broth|oil/.test(one.ingredient.category) && !isInBasket(one));
  const choices = [
    ...variants.filter((one) => !isLast(one)),
    ...alternatives.flatMap((one) => one ?? []),
    ...tag.swaps,
    ...usual.filter((one) => !isSweet || !isUnfit(one)),
    ...variants.filter(isLast),
  ];
  const isAllowed = (one: KnownFood) => checkFood(one.ingredient).forbiddenReason === null;
  const isSure = (one: KnownFood) =>
    isAllowed(one) && checkFood(one.ingredient).maybeForbiddenReason === null && !isAsSalty(one, because);
  const sure = choices.filter((one) => one !== food && isSure(one) && !isNeedlesslyFree(one, checkFood));
  const isForbidden = permission.forbiddenReason !== null;
  // The vegetables of a basket have places of their own.
  const spare = sure.filter((one) => !(isInBasket(one) && one.ingredient.category === 'vegetable'));
  const inBasket = spare.find((one) => isInBasket(one) && !/juice$/.test(one.name));
  const substitute = inBasket ?? spare[0] ?? sure[0] ?? (isForbidden ? choices.find(isAllowed) : undefined);
  if (!substitute) return isForbidden ? `${name}, because ${because}` : kept;
  const replacement = { replaced: name, replacement: substitute.name, because: inBasket ? '' : because };
  return { ...kept, food: substitute, replacement };
}

/** A food with at least this substitute score counts as the food itself. */
const minAlike = 0.8;

/** Bread, or what is like it, holds these. */
const held: readonly DishFamily[] = ['wrap', 'sandwich', 'burger', 'pizza', 'toast'];

/** Tins and lemons that most kitchens have, as they have herbs: a dish loses few points for them. */
const oftenThere: ReadonlySet<string> = new Set(['tinned-tomato', 'passata', 'tomato-paste', 'lemon', 'lemon-juice', 'lime']); // biome-ignore format: one row
/** What most fridges have. */
const common: ReadonlySet<string> = new Set(['milk', 'tomato', 'mustard', 'dijon-mustard', 'worcestershire-sauce', 'soy-sauce', 'ketchup', 'mayonnaise', 'honey', 'breadcrumbs', 'tinned-tomato', 'ginger', 'lemon', 'lime', 'lemon-juice', 'lime-juice']); // biome-ignore format: one row
const isQuicklyHad = ({ ingredient: { id, category } }: KnownFood) =>
  oftenThere.has(id) || category === 'herb';

/** What becomes of the ingredients that the basket does not fill. */
export interface SettledIngredients {
  readonly replacements: readonly Replacement[];
  /** Of the cupboard, and optional. */
  readonly free: readonly string[];
  /** Beyond the cupboard, and the text cannot do without. */
  readonly needed: readonly string[];
  readonly optional: readonly string[];
  /** Foods that the dish is made of among those needed. */
  readonly missing: number;
}

/** Settles every ingredient that the basket does not fill, as it does the `filled` tags; the reason why the dish is out, where one can't be settled. */
export function settleIngredients(
  dish: CookbookDish,
  { foods, asked, wishes }: DishRequirements,
  checkFood: CheckFood,
  filled: ReadonlySet<string>,
  give: Give,
): SettledIngredients | string {
  const facts = getDishFacts(dish);
  const isAllowed = ({ ingredient }: KnownFood) => checkFood(ingredient).forbiddenReason === null;
  const isRefused = (food: KnownFood) =>
    !isAllowed(food) && foods.some(({ ingredient }) => ingredient.id === food.ingredient.id);
  const isInBasket = (food: KnownFood) =>
    foods.some((one) => substituteScore(one, food) >= (food.ingredient.category === 'oil' ? 1 : minAlike));
  const replacements: Replacement[] = [];
  const needed: string[] = [];
  const optional: string[] = [];
  const free: string[] = [];
  /** Could be bought, and something of the cupboard does. */
  const spared: Replacement[] = [];
  let missing = 0;

  /** A cook who named nothing has to buy whatever it is. */
  const buy: Give = (points, why) => foods.length > 0 && give(points * (wishes.isNothingElse ? 2 : 1), why);
  const add = (name: string) => {
    needed.push(name);
    const ingredient = knownFood(name)?.ingredient;
    const isOther = ingredient && (isMeat(ingredient) || isRawMeatOrFish(ingredient.category));
    const share = isOther ? 2 : common.has(ingredient?.id ?? '') ? 0.5 : 1;
    buy(weights.addition * share, `needs ${name} besides`);
  };
  const missNeed = ({ name, need }: DishTag, food: KnownFood | null) => {
    if (need !== 0 && food && isQuicklyHad(food)) {
      buy(weights.stapleMissing, `${name} has to be bought`);
      return;
    }
    missing += 1;
    const isHolder = food?.ingredient.category === 'bread' && held.includes(dish.family);
    if (isHolder || food?.states.includes('leftover'))
      buy(weights.holderMissing, `cannot be without ${name}`);
    else if (isStaple(food?.ingredient)) buy(weights.stapleMissing, `${name} has to be bought`);
    else buy(weights.needMissing, `${name} are not there`);
  };

  for (const tag of facts.tags) {
    if (filled.has(tag.name)) continue;
    const resolved = resolveMissingIngredient(tag, facts, checkFood, isInBasket);
    if (typeof resolved === 'string') return resolved;
    if (resolved.isDropped) continue;
    const { food, replacement } = resolved;
    // There are eggs for a cake, but not ten for a scramble.
    const isThere = food && isInCupboard(food) && !(food.ingredient.id === 'egg' && dish.family === 'eggs');
    const isCupboard = food !== null && (isThere || (replacement !== null && isInBasket(food)));
    if (tag.isOptional) {
      (isCupboard ? free : optional).push(tag.name);
      continue;
    }
    if (replacement) replacements.push(replacement);
    const permission = food && checkFood(food.ingredient);
    if (food && permission?.maybeForbiddenReason)
      give(weights.doubtful, `${food.name} may hold what is forbidden`);
    if (isCupboard) continue;
    // Eggs that the cook has and must not eat are no reason to buy eggs: a replacement is bought.
    const isInstead = replacement !== null && tag.food !== null && isRefused(tag.food);
    if (tag.need !== null && !isInstead) {
      needed.push(tag.name);
      missNeed(tag, food);
      continue;
    }
    const spares = [...tag.swaps, ...(food ? replacementsForMissing(food.ingredient.id) : [])];
    const isFixed = asked.includes(dish) || replacement || !food;
    const cheaper = isFixed ? undefined : spares.find((one) => isInCupboard(one) && isAllowed(one));
    if (cheaper) {
      spared.push({ replaced: tag.name, replacement: cheaper.name, because: '' });
      continue;
    }
    add(tag.name);
  }
  // Wine is bought where there is room for it; where not, stock does.
  const bought = spared.splice(0, Math.max(0, maxAdditions - needed.length));
  for (const { replaced } of bought) add(replaced);
  return { replacements: [...replacements, ...spared], free, needed, optional, missing };
}
