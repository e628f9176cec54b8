import { correctSpelling } from '@/food/names/correctSpelling';
import { isOnlyCutName } from '@/food/names/cuts';
import { findIngredients } from '@/food/names/findIngredients';
import { rawMeatCategories } from '@/food/names/foodGroups';
import { isOnlyFoodState } from '@/food/names/foodStates';
import { singularAndPluralForms } from '@/food/text/plurals';
import { fold, gapsBefore, type Token, tokenize } from '@/food/text/tokenize';
import type { Category, FoundIngredient, Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { wordSet } from '@/lib/words';
import { type CookbookDish, listIngredients } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';

/** A dish, and a name that asks for it. */
interface NamedDish {
  readonly dish: CookbookDish;
  readonly name: string;
}

/** The names that ask for a dish, word by word. */
interface NameNode {
  readonly next: Map<string, NameNode>;
  /** What the words up to here ask for. */
  named?: NamedDish;
}

/** A dish asked for by name: `text.slice(start, end)` is the name as written. */
export interface AskedDish {
  readonly dish: CookbookDish;
  readonly start: number;
  readonly end: number;
  /** Nothing else is written. */
  readonly isAlone: boolean;
}

/** 'Roast chicken' and 'cooked rice' are something in the fridge, where they stand in a list. */
const prepared =
  /^(?:roast|roasted|cooked|boiled|tinned|frozen|leftover|dried|smoked|asad[oa]s?|cocid[oa]s?)\b/;
/** Before a name that is a food left over: 'leftover chilli con carne'. */
const beforeLeftovers = wordSet('leftover leftovers sobras restos cold tin tinned canned medio half');
/** And after it. */
const leftOver = /^ (?:que (?:me )?(?:ha )?sobr|de ayer\b|de anoche\b|del dia\b|sobra|fri[oa]s?\b)/;

/** Sheets, dough and meat that go by the name of what is made of them. */
const madeOfIt = new Set(['lasagne-sheets', 'pizza-dough', 'wonton-wrappers', 'carnitas']);
const isBase = (of: FoundIngredient) => madeOfIt.has(of.ingredient.id) || madeOfIt.has(fold(of.text));

const namesOf = (dish: CookbookDish): string[] => [
  ...listIngredients(dish).map((tag) => tag.name),
  ...dish.needs.flatMap(({ alternatives }) => alternatives.map((one) => one.name)),
];
const hasFood = (dish: CookbookDish, id: string): boolean =>
  namesOf(dish).some((name) => knownFood(name)?.ingredient.id === id);

/** Whether a dish has a food, or another of the same kind of animal, among its ingredients or what may take their place; `isItself`: that very food. */
export const canContain = (
  dish: CookbookDish,
  { id, category, mayContain }: Ingredient,
  isItself: boolean,
): boolean =>
  hasFood(dish, id) ||
  (!isItself &&
    rawMeatCategories.includes(category) &&
    // Meatballs are made with bread: they are the dish, and no meat for it.
    !mayContain.includes('Gluten') &&
    [...namesOf(dish), ...dish.welcomes.flatMap(({ foods }) => foods)].some(
      (name) => knownFood(name)?.ingredient.category === category,
    ));

/** Whether a food is what the dish is made of when nothing is said: 'chicken' of a chicken sandwich, 'carne' of carne asada. */
export function isDefaultFood({ needs }: CookbookDish, { id }: Ingredient): boolean {
  const usual = knownFood(needs[0]?.alternatives[0].name ?? '')?.ingredient.id ?? '';
  return id === 'meat' || usual === id || usual === `${id}-mince`;
}

/** Whether a name says no more than what the dish is made of: 'lentejas', 'rice'. It asks for the dish where nothing else is written, or before 'with'. */
const isOwnFood = memoize(({ name, dish }: NamedDish): boolean => {
  const [food, ...others] = findIngredients(name);
  const words = fold(name);
  if (!food) return isOnlyCutName(words, 'redMeat') || isOnlyCutName(words, 'poultry');
  if (others.length > 0) return false;
  const rest = `${name.slice(0, food.start)}${name.slice(food.end)}`.replace(/ de $/, '').trim();
  if (rest !== '' && !prepared.test(`${rest} `) && !isOnlyCutName(fold(rest), food.ingredient.category))
    return false;
  return !isBase(food) && hasFood(dish, food.ingredient.id);
});

/** After a dish's name these make a food of it: 'risotto rice', 'curry paste', 'burger buns'. */
const madeFood = wordSet('rice arroz sauce salsa paste pasta powder mix spice spices seasoning dough base kit herbs spread shells buns bun crust leaves cheese stock bread sheets noodles chips topping toppings filling strips'); // biome-ignore format: one row
/** And these before it: 'arroz para paella', 'masa de pizza'. */
const foodFor = wordSet('arroz masa pan panecillos bollos salsa base pasta especias caldo queso hojas laminas placas sobras restos'); // biome-ignore format: one row

/** Before a name that is a food: '500 g of pork ribs'. */
const measured = /\d[\d ./½¼¾-]*(?:(?!people|person)\p{L}+\.? )?(?:(?:of|de) )?$/iu;
/** After the name of a food these make it a dish: 'ramen with pork'. */
const servedWith = wordSet('with con');

/** What is bought ready as seldom as it is made: named, it is the dish. */
const made: readonly Category[] = ['prepared', 'sweet', 'redMeat', 'pasta', 'bread'];

/** What is made beforehand as often as it is asked for. */
const readyFood =
  /^(?:mash|mashed potato(?:es)?|pur[eé] de patatas?|(?:[\p{L}'-]+ )*(?:biscuits|cookies|sauce|curd|gravy|beans|bread|flatbreads?|ice cream|sorbet)|(?:galletas|salsa|frijoles|pan|mojo|helado|sorbete)(?: .+)?|arepas?|papas fritas|carne mechada|fish (?:fingers|sticks)|palitos de pescado|(?:instant|ramen|pot|packet|super) noodles?|instant ramen|ramen|tomato soup|cream of [\p{L}]+ soup|gingerbread|medialunas|gravlax|salm[oó]n marinado|hash browns?|(?:chicken )?nuggets|chicken (?:strips|tenders|goujons|fingers|dippers)|popcorn chicken|nuggets de pollo|microwave rice|stuffing|shortbread|naan|scones?|meringues?|brownies?|flatbreads?|(?:bread|burger|crusty) (?:rolls?|buns?)|crumpets|(?:belgian )?waffles|gofres|sponge cake|pork pies?|croutons|(?:roast(?:ed)?|grilled) vegetables|liver spread)$/iu;

/** Whether a name is a word for a food that the cook may have: 'chilli', 'hummus'. In a list with other foods it is the food. */
const isFoodName = memoize((name: string): boolean => {
  if (readyFood.test(name.trim())) return true;
  const [food] = findIngredients(name);
  if (/\s/.test(name.trim()) && food?.ingredient.category !== 'broth') return false;
  return (
    food?.text.length === name.trim().length && !isBase(food) && !made.includes(food.ingredient.category)
  );
});

const wordsOf = (text: string) => tokenize(text).map(({ folded }) => folded);

const rootFor = memoize((dishes: readonly CookbookDish[]): NameNode => {
  const root: NameNode = { next: new Map() };
  const add = (written: string, named: NamedDish) => {
    let node = root;
    for (const word of wordsOf(written)) {
      const child: NameNode = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, child);
      node = child;
    }
    if (node !== root) node.named ??= named;
  };
  const names = dishes.flatMap((dish) =>
    [...new Set([...dish.askedAs, dish.title, dish.english, dish.spanish].map((name) => name.toLowerCase()))]
      // 'Lomo saltado' is read as 'lomo de cerdo saltado'.
      .flatMap((name) => [...new Set([name, correctSpelling(name)])])
      .map((name) => ({ name, dish })),
  );
  // Names as written come before plurals made of them, so that no dish takes another's name.
  for (const named of names) add(named.name, named);
  for (const named of names)
    for (const language of ['en', 'es'] as const)
      for (const form of singularAndPluralForms(wordsOf(named.name), language)) add(form, named);
  return root;
});

/** The dishes that a text asks for by name, in order: the longest name wins, whole words, in any case and without accents. Linear in the text. */
export function findDishNames(text: string, dishes: readonly CookbookDish[]): AskedDish[] {
  const root = rootFor(dishes);
  const tokens: readonly Token[] = tokenize(text);
  const gaps = gapsBefore(text, tokens);
  const asked: AskedDish[] = [];
  const written = findIngredients(text);
  /** Whether the foods beside a name are what its dish is made of: 'gazpacho, tomatoes, cucumber', 'roast chicken, a raw chicken'. */
  const isBesideItsFoods = ({ needs }: CookbookDish, start: number, end: number) => {
    const others = written.filter((food) => food.end <= start || food.start >= end);
    const isNamed = (name: string) =>
      others.some((food) => food.ingredient.id === knownFood(name)?.ingredient.id);
    const areThere = needs.every(({ alternatives }) => alternatives.some(({ name }) => isNamed(name)));
    return areThere && !measured.test(text.slice(0, start));
  };
  /** 'Salmorejo or gazpacho' asks for the dish; 'gazpacho, bread' has some of it. */
  const isInFridge = (dish: CookbookDish, start: number, end: number) =>
    !/ (?:or|o) $/i.test(text.slice(0, start)) &&
    !/^(?: (?:or|o|for (?:(?:the|my|our|an?) )?(?:\p{L}+ )?(?:tea|breakfast|lunch|supper|birthday|party|picnic|fair|fete)) ?|:)/iu.test(
      text.slice(end),
    ) &&
    written.some((food) => food.end <= start || food.start >= end) &&
    !isBesideItsFoods(dish, start, end);
  for (let first = 0; first < tokens.length; first++) {
    let node = root.next.get(tokens[first]?.folded ?? '');
    let best: (NamedDish & { last: number }) | undefined;
    for (let last = first; node; last++) {
      const isAlone = first === 0 && last === tokens.length - 1;
      const isServedWith = gaps[last + 1] === 'tight' && servedWith.has(tokens[last + 1]?.folded ?? '');
      const isToBeMade = (dish: CookbookDish) =>
        last > first && isBesideItsFoods(dish, tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
      const { named } = node;
      if (named && (isAlone || isServedWith || !isOwnFood(named) || isToBeMade(named.dish)))
        best = { ...named, last };
      if (gaps[last + 1] !== 'tight') break;
      node = node.next.get(tokens[last + 1]?.folded ?? '');
    }
    const before = gaps[first] === 'tight' ? (tokens[first - 1]?.folded ?? '') : '';
    const beforeThat = before === 'de' || before === 'of' ? (tokens[first - 2]?.folded ?? '') : before;
    if (!best || beforeLeftovers.has(beforeThat)) continue;
    // 'Arroz cocido' is cooked rice, and no cocido.
    const isOneWord = best.last === first && before !== '';
    if (isOneWord && isOnlyFoodState(tokens[first]?.folded ?? '')) continue;
    const link = before === 'de' || before === 'para' || before === 'a';
    if (link && foodFor.has(tokens[first - 2]?.folded ?? '')) continue;
    const after = gaps[best.last + 1] === 'tight' ? (tokens[best.last + 1]?.folded ?? '') : '';
    const [start, end] = [tokens[first]?.start ?? 0, tokens[best.last]?.end ?? text.length];
    const isLeft = leftOver.test(fold(text.slice(end)));
    if (madeFood.has(after) || beforeLeftovers.has(after) || isLeft) continue;
    // 'Falafel with yoghurt sauce' begins with what is to be made.
    const isMade = first === 0 && servedWith.has(after);
    if (!isMade && isFoodName(best.name) && isInFridge(best.dish, start, end)) continue;
    const isPartOfFood = (food: { start: number; end: number }) =>
      food.start <= start && food.end >= end && food.end - food.start > end - start;
    if (written.some(isPartOfFood)) continue;
    asked.push({ dish: best.dish, start, end, isAlone: first === 0 && best.last === tokens.length - 1 });
    first = best.last;
  }
  return asked;
}

/** The dishes that others are by the name of a diet or a food: lentil bolognese is a vegetarian one. */
export const dishesUnderDiets = (
  asked: readonly CookbookDish[],
  diets: readonly string[],
  dishes: readonly CookbookDish[],
): CookbookDish[] =>
  asked.flatMap((own) =>
    own.askedAs
      .flatMap((name) => diets.flatMap((one) => [`${one} ${name}`, `${name} de ${one}`, `${name} ${one}`]))
      .flatMap((name) => findDishNames(name, dishes))
      .flatMap(({ dish, isAlone }) => (isAlone && dish !== own ? [dish] : [])),
  );
