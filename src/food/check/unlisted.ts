/**
 * Resolves foods that the recipe names and its list does not contain: the dish itself ('flip the pancakes'), a suggestion
 * ('serve with naan'), a swap ('use butter instead'), or a forgotten ingredient.
 */
import { compareGenerality } from '../lexicon/generalNames';
import { isHeading, type TextLine } from '../text/plainText';
import type { Category, FoundIngredient } from '../types';
import { ingredientLines } from './ingredientLines';
import { isAfterDefiniteArticle, splitSentences } from './listedFoodContrast';
import { createRangeTester, sectionsAbout } from './presentFoods';
import type { RecipeFoods, RecipeSource } from './recipeFoods';

/** Categories of foods that recipes make as often as they use a bought one. */
const bought: readonly Category[] = ['prepared', 'sauce', 'condiment'];
const baked: readonly Category[] = ['prepared', 'bread', 'sweet'];
/** Categories that are also made of nuts or soya: 'for the ricotta'. */
const milky: readonly Category[] = ['dairy', 'cheese'];
/**
 * Ids that can mean a dish, a mixture or a whole category: 'a golden curry', 'fry the spices', 'half a plate of vegetables'.
 */
const collective: readonly string[] = [
  'batter',
  'curry-powder',
  'spices',
  'vegetables',
  'fruit',
  'berries',
  'mixed-herbs',
];
const dishes: readonly string[] = [
  'custard',
  'creme-anglaise',
  'ice-cream',
  'beef-burger',
  'meatballs',
  'sausage',
  'chips',
  'hummus',
  'falafel',
  'granola',
  'gnocchi',
];
/** Words before something to serve with the dish: 'serve with', 'good with', 'acompañar con'. */
const suggestion =
  /\b(?:serv\w+|goes|good|great|delicious|lovely|perfect|pairs?|accompan\w+|pairing|sirve\w*|servir\w*|acompañ\w+|queda\w*|ideal)\b[^.;\n]{0,60}\b(?:with|alongside|over|on|in|con|sobre|of)\b[^.;\n]{0,60}$/i;
/** Starts of sections or lines that are not the method: 'Variations', 'Dairy-free option: …'. */
const besides =
  /\b(?:swap|substitut|replac|varia|option|opci|alternativ|make it|sustitu|reemplaz|cambio|pairing|serving|tips?\b|notes?\b|consejo|truco|notas?\b)/i;
const leadIn = /^[^:.\n]{1,40}:/;
/** Words before something that the recipe makes: 'make a smooth béchamel'. */
const making = /\b(?:makes?|prepare|form|prepara\w*|haz|elabora\w*) (?:\p{L}+ ){1,3}$/iu;
const traces = /\b(?:may contain|traces? of|facility|puede contener|trazas)\b[^.\n]*$/i;

const reachChars = 90;

const ifMore = 'if it holds more than the list says';
const ifChanged = 'if you make that change';
const ifServed = 'if you serve it so';
const asTrace = 'as a trace';

interface ResolvedFood {
  readonly found: FoundIngredient;
  /** True if the list says what the food contains, so that its 'may contain' conflicts are not reported. */
  readonly isDish: boolean;
}

const asListed = (found: FoundIngredient): ResolvedFood => ({ found, isDish: false });
const byPosition = (one: ResolvedFood, other: ResolvedFood): number => one.found.start - other.found.start;

/**
 * Resolves the foods that the list does not contain. Listed foods do not change, nor does anything if there is no list.
 * @returns the foods of each text, without those that only name the dish
 */
export function resolveUnlistedFoods({
  title,
  ingredients,
  description,
}: RecipeFoods): Record<RecipeSource, ResolvedFood[]> {
  const isTrace = ({ start }: FoundIngredient): boolean =>
    traces.test(ingredients.text.slice(Math.max(0, start - reachChars), start));
  const [inLines, inHeads] = splitByRanges(ingredients.present, ingredientLines(ingredients));
  const listed = new Map(
    inLines.filter((found) => !isTrace(found)).map(({ ingredient }) => [ingredient.id, ingredient]),
  );
  const [heads, method] = splitByRanges(
    description.present,
    description.lines.filter((line) => isHeading(description, line)),
  );
  const idsOf = (foods: readonly FoundIngredient[]) =>
    new Set(foods.map(({ ingredient }) => ingredient.id.replace(/^gluten-free-/, '')));
  const announced = idsOf([...title.present, ...heads]);
  const madeApart = idsOf(inHeads);

  const isSettled = ({ ingredient, condition }: FoundIngredient): boolean =>
    listed.size === 0 || listed.has(ingredient.id) || condition !== undefined;
  const isDish = ({ ingredient }: FoundIngredient): boolean =>
    bought.includes(ingredient.category) ||
    collective.includes(ingredient.id) ||
    [...listed.values()].some((other) => compareGenerality(ingredient, other) === 'first is general');
  const isMade = ({ ingredient: { id, category } }: FoundIngredient): boolean =>
    dishes.includes(id) || baked.includes(category);
  const isOwnMake = (found: FoundIngredient): boolean =>
    isMade(found) || isDish(found) || milky.includes(found.ingredient.category);
  // A recipe that lists bread does not bake another.
  const listsBread = [...listed.values()].some(({ category }) => category === 'bread');
  const withCondition = (found: FoundIngredient, condition: string | undefined): ResolvedFood => ({
    found: condition === undefined ? found : { ...found, condition },
    isDish: isDish(found),
  });

  const resolveTitleFood = (found: FoundIngredient): ResolvedFood =>
    isSettled(found) || !isOwnMake(found)
      ? asListed(found)
      : { ...withCondition(found, ifMore), isDish: true };
  const sentences = splitSentences(description.text);
  const lead = ({ start, end }: TextLine) => leadIn.exec(description.text.slice(start, end))?.[0] ?? '';
  const asides = description.lines.filter((line) => besides.test(lead(line)));
  const isInSection = createRangeTester(sectionsAbout(besides, description));
  const isInLine = createRangeTester(asides.map(({ start, end }) => [start, end] as const));
  let at = 0;
  const resolveMethodFood = (found: FoundIngredient): ResolvedFood[] => {
    if (isSettled(found)) return [asListed(found)];
    const { id, category } = found.ingredient;
    const isAnnounced = announced.has(id) && (isMade(found) || isDish(found));
    if (isOwnMake(found) && (isAnnounced || madeApart.has(id))) return [];
    while ((sentences[at]?.end ?? Number.POSITIVE_INFINITY) <= found.start) at += 1;
    const sentence = sentences[at];
    const from = Math.max(sentence?.start ?? 0, found.start - reachChars);
    const before = description.text.slice(from, found.start);
    const isChange = [isInSection(found.start), isInLine(found.start), sentence?.isSwap];
    if (isChange.some(Boolean)) return [{ ...withCondition(found, ifChanged), isDish: false }];
    if (traces.test(before)) return [withCondition(found, asTrace)];
    if (suggestion.test(before)) return [withCondition(found, ifServed)];
    const isMadeHere =
      isMade(found) && !(category === 'bread' && listsBread) && isAfterDefiniteArticle(before);
    return [withCondition(found, isMadeHere || making.test(before) ? ifMore : undefined)];
  };
  return {
    title: title.present.map(resolveTitleFood),
    ingredients: [
      ...inLines.map((found) => asListed(isTrace(found) ? { ...found, condition: asTrace } : found)),
      ...inHeads.map(resolveTitleFood),
    ].sort(byPosition),
    description: [...heads.map(resolveTitleFood), ...method.flatMap(resolveMethodFood)].sort(byPosition),
  };
}

/** Splits foods into those inside the ranges and the others. Ranges must be in order. */
function splitByRanges(
  foods: readonly FoundIngredient[],
  places: readonly { readonly start: number; readonly end: number }[],
): [inside: FoundIngredient[], outside: FoundIngredient[]] {
  const isInside = createRangeTester(places.map(({ start, end }) => [start, end] as const));
  const inside: FoundIngredient[] = [];
  const outside: FoundIngredient[] = [];
  for (const food of foods) (isInside(food.start) ? inside : outside).push(food);
  return [inside, outside];
}
