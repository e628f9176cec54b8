/**
 * What a food means that the recipe names and its list of ingredients does not have: the dish itself ('flip the pancakes'), a
 * suggestion ('serve with naan'), a swap ('use butter instead'), or one that the list forgot.
 */
import { relationOf } from '../lexicon/generalNames';
import { isHeading, type TextLine } from '../text/plainText';
import type { Category, FoundIngredient } from '../types';
import { isDefinite, sentencesOf } from './alternatives';
import { sectionsAbout, within } from './asides';
import { ingredientLines } from './ingredientLines';
import type { RecipeFoods, RecipeSource } from './recipeFoods';

/** What a recipe makes as often as it takes it from a packet. */
const bought: readonly Category[] = ['prepared', 'sauce', 'condiment'];
const baked: readonly Category[] = ['prepared', 'bread', 'sweet'];
/** What some make of nuts or soya: 'for the ricotta'. */
const milky: readonly Category[] = ['dairy', 'cheese'];
/** Words for a dish, a mixture or a whole shelf: 'a golden curry', 'fry the spices', 'half a plate of vegetables'. */
const collective: readonly string[] = [
  'batter',
  'curry-powder',
  'spices',
  'vegetables',
  'fruit',
  'berries',
  'mixed-herbs',
];
/** Dishes on other shelves. */
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
/** What leads to something that goes with the dish: 'serve with', 'good with', 'acompañar con'. */
const suggestion =
  /\b(?:serv\w+|goes|good|great|delicious|lovely|perfect|pairs?|accompan\w+|pairing|sirve\w*|servir\w*|acompañ\w+|queda\w*|ideal)\b[^.;\n]{0,60}\b(?:with|alongside|over|on|in|con|sobre|of)\b[^.;\n]{0,60}$/i;
/** What heads a section or a line about something besides the method: 'Variations', 'Dairy-free option: …'. */
const besides =
  /\b(?:swap|substitut|replac|varia|option|opci|alternativ|make it|sustitu|reemplaz|cambio|pairing|serving|tips?\b|notes?\b|consejo|truco|notas?\b)/i;
const leadIn = /^[^:.\n]{1,40}:/;
/** What leads to something that the recipe makes: 'make a smooth béchamel'. */
const making = /\b(?:makes?|prepare|form|prepara\w*|haz|elabora\w*) (?:\p{L}+ ){1,3}$/iu;
/** What only may be in it, by accident. */
const traces = /\b(?:may contain|traces? of|facility|puede contener|trazas)\b[^.\n]*$/i;

/** Characters before a food in which its company is read. */
const reach = 90;

const ifMore = 'if it holds more than the list says';
const ifChanged = 'if you make that change';
const ifServed = 'if you serve it so';
const asTrace = 'as a trace';

interface Judged {
  readonly found: FoundIngredient;
  /** What it only may hold is known from the list. */
  readonly isDish: boolean;
}

const plain = (found: FoundIngredient): Judged => ({ found, isDish: false });
const byPlace = (one: Judged, other: Judged): number => one.found.start - other.found.start;

/**
 * Judges the foods of a recipe that its list does not have; foods of the list stay as they are, and so do all without a list.
 * @returns for each text its foods, without those that only name the dish
 */
export function judgeUnlisted({
  title,
  ingredients,
  description,
}: RecipeFoods): Record<RecipeSource, Judged[]> {
  const isTrace = ({ start }: FoundIngredient): boolean =>
    traces.test(ingredients.text.slice(Math.max(0, start - reach), start));
  const [inLines, inHeads] = split(ingredients.present, ingredientLines(ingredients));
  const listed = new Map(
    inLines.filter((found) => !isTrace(found)).map(({ ingredient }) => [ingredient.id, ingredient]),
  );
  const [heads, method] = split(
    description.present,
    description.lines.filter((line) => isHeading(description, line)),
  );
  const idsOf = (foods: readonly FoundIngredient[]) =>
    new Set(foods.map(({ ingredient }) => ingredient.id.replace(/^gluten-free-/, '')));
  const announced = idsOf([...title.present, ...heads]);
  const madeApart = idsOf(inHeads);

  const isSettled = ({ ingredient, doubt }: FoundIngredient): boolean =>
    listed.size === 0 || listed.has(ingredient.id) || doubt !== undefined;
  const isDish = ({ ingredient }: FoundIngredient): boolean =>
    bought.includes(ingredient.category) ||
    collective.includes(ingredient.id) ||
    [...listed.values()].some((other) => relationOf(ingredient, other) === 'first is general');
  const isMade = ({ ingredient: { id, category } }: FoundIngredient): boolean =>
    dishes.includes(id) || baked.includes(category);
  const isOwnMake = (found: FoundIngredient): boolean =>
    isMade(found) || isDish(found) || milky.includes(found.ingredient.category);
  // Who lists a bread bakes no other.
  const listsBread = [...listed.values()].some(({ category }) => category === 'bread');
  const judged = (found: FoundIngredient, doubt: string | undefined): Judged => ({
    found: doubt === undefined ? found : { ...found, doubt },
    isDish: isDish(found),
  });

  const judgeName = (found: FoundIngredient): Judged =>
    isSettled(found) || !isOwnMake(found) ? plain(found) : { ...judged(found, ifMore), isDish: true };
  const sentences = sentencesOf(description.text);
  const lead = ({ start, end }: TextLine) => leadIn.exec(description.text.slice(start, end))?.[0] ?? '';
  const asides = description.lines.filter((line) => besides.test(lead(line)));
  const isInSection = within(sectionsAbout(besides, description));
  const isInLine = within(asides.map(({ start, end }) => [start, end] as const));
  let at = 0;
  const judgeUse = (found: FoundIngredient): Judged[] => {
    if (isSettled(found)) return [plain(found)];
    const { id, category } = found.ingredient;
    const isAnnounced = announced.has(id) && (isMade(found) || isDish(found));
    if (isOwnMake(found) && (isAnnounced || madeApart.has(id))) return [];
    while ((sentences[at]?.end ?? Number.POSITIVE_INFINITY) <= found.start) at += 1;
    const sentence = sentences[at];
    const from = Math.max(sentence?.start ?? 0, found.start - reach);
    const before = description.text.slice(from, found.start);
    const isChange = [isInSection(found.start), isInLine(found.start), sentence?.isSwap];
    if (isChange.some(Boolean)) return [{ ...judged(found, ifChanged), isDish: false }];
    if (traces.test(before)) return [judged(found, asTrace)];
    if (suggestion.test(before)) return [judged(found, ifServed)];
    const isMadeHere = isMade(found) && !(category === 'bread' && listsBread) && isDefinite(before);
    return [judged(found, isMadeHere || making.test(before) ? ifMore : undefined)];
  };
  return {
    title: title.present.map(judgeName),
    ingredients: [
      ...inLines.map((found) => plain(isTrace(found) ? { ...found, doubt: asTrace } : found)),
      ...inHeads.map(judgeName),
    ].sort(byPlace),
    description: [...heads.map(judgeName), ...method.flatMap(judgeUse)].sort(byPlace),
  };
}

/** The foods inside some places, which are in order, and the others. */
function split(
  foods: readonly FoundIngredient[],
  places: readonly { readonly start: number; readonly end: number }[],
): [inside: FoundIngredient[], outside: FoundIngredient[]] {
  const isInside = within(places.map(({ start, end }) => [start, end] as const));
  const inside: FoundIngredient[] = [];
  const outside: FoundIngredient[] = [];
  for (const food of foods) (isInside(food.start) ? inside : outside).push(food);
  return [inside, outside];
}
