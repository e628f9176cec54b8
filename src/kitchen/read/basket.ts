import { type GivenAmount, givenAmount, sumOf } from '@/food/amounts/givenAmounts';
import { foodById } from '@/food/lexicon/foods';
import { isGeneralName } from '@/food/lexicon/generalNames';
import { correctSpelling } from '@/food/names/correctSpelling';
import { withoutCutNames } from '@/food/names/cutsOfAnimals';
import { emojiPattern, foodNameForEmoji } from '@/food/names/emoji';
import { findIngredients } from '@/food/names/findIngredients';
import { meatCategories } from '@/food/names/foodGroups';
import { type FoodState, findFoodStates, isOnlyFoodState } from '@/food/names/foodStates';
import { isVegetablePepper, meantBy } from '@/food/names/meantBy';
import { partsLacking, withoutPreparations } from '@/food/names/preparations';
import { bothKinds } from '@/food/names/specificNames';
import { ownNames, statesOfIds } from '@/food/names/stateNames';
import { isReadAsWish } from '@/food/note/cookingWishes';
import { withoutDietsOfDishes } from '@/food/note/dietsOfDishes';
import { withoutIAm } from '@/food/note/noteWords';
import { readNote } from '@/food/note/readNote';
import { asksForNothing, isRequest } from '@/food/note/requestWords';
import type { Note } from '@/food/note/types';
import { withoutCleared } from '@/food/rules/restrictions';
import { blanked, isNameable, type Span, segmentsOf } from '@/food/text/lists';
import { safeQuote } from '@/food/text/safeQuote';
import { fold, maskMarkup } from '@/food/text/tokenize';
import type { FoundIngredient, Ingredient } from '@/food/types';
import { wordSet } from '@/lib/words';
import type { CookbookDish, DishFamily } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { findAskedFamilies } from './askedFamilies';
import { type AskedDish, canContain, findDishNames, isDefaultFood } from './dishNames';
import { foodNameInRecipe } from './foodNames';

/** A food of the ingredients box. */
export interface BasketFood {
  readonly ingredient: Ingredient;
  /** The cook's own word for it, safe to print: 'calabacín', 'chicken thighs'. */
  readonly written: string;
  /** Its plain English name in a recipe, plural where several are meant: 'courgettes'. */
  readonly name: string;
  readonly states: readonly FoodState[];
  /** What it comes without: 'skin', 'bone'. */
  readonly lacks?: readonly string[];
  /** The cook wants it gone: 'use up the leeks'. */
  readonly isToUseUp?: true;
  /** The food of the cook's that it stands for, which the rules forbid. */
  readonly replaces?: BasketFood;
  /** What there is of it, in g, ml or pieces (null); left out where the cook did not say. */
  readonly given?: GivenAmount;
}

/** The ingredients box, read. */
export interface Basket {
  readonly foods: readonly BasketFood[];
  /** Dishes that the box asks for by name, the first one first. */
  readonly asked: readonly CookbookDish[];
  /** Kinds of dishes that it asks for: 'a curry with …'. */
  readonly kinds: readonly DishFamily[];
  /** What else it says: 'no onions', 'something spicy'. */
  readonly note: Note;
  /** Words that name no food that the kitchen knows, safe to quote. */
  readonly unknown: readonly string[];
  /** Foods beyond the number that one dish can take. */
  readonly tooMany: readonly string[];
}

/** Text beyond this length is not read. */
const longestText = 4000;
const maxFoods = 24;
const maxUnknown = 12;

/** In every savoury dish anyway. */
const takenForGranted = wordSet('salt-and-pepper salt black-pepper seasoning water');

/** 'Quiero hacer una', 'I want to make a': what follows is a dish or a food. */
const asking =
  /(?<!\p{L})(?:(?:quiero|puedo|me gustar[ií]a|para|i (?:want|would like|['’]?d like) to|let['’]?s|can i) )?(?:hacer|cocinar|preparar|make|cook) (?:unos|unas|una|un|some|an?|the)?(?!\p{L})|(?<!\p{L})(?:veg(?:gie|etable)?|fruit) box(?:es)?(?!\p{L})/giu;

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** Returns a text without what it refuses, except in the name of a dish: 'flourless chocolate cake', 'tortilla sin cebolla'. */
export function blankedApart(
  text: string,
  refusals: readonly Span[],
  dishes: readonly CookbookDish[],
): string {
  const names = refusals.length > 0 ? findDishNames(text, dishes) : [];
  const isApart = ({ start, end }: Span) => names.every((one) => start < one.start || end > one.end);
  return blanked(text, refusals.filter(isApart));
}

/** What is left over, with its foods in brackets: 'leftover stew (beef, carrots)'. */
const leftoversInBrackets = /((?:leftovers?|sobras|restos)\b[^,:()]*)\(([^)]*)\)/giu;

/** Reads the ingredients box, in English or Spanish, as people type it; `dishes` may be asked for by name. Never throws; time is linear in the text. */
export function readBasket(written: string, dishes: readonly CookbookDish[]): Basket {
  // Text cut short is cut between words.
  const shortened =
    written.length > longestText ? written.slice(0, longestText).replace(/\S*$/, '') : written;
  const { text: plain, diets } = withoutDietsOfDishes(
    maskMarkup(withoutIAm(withoutPreparations(shortened.normalize('NFC')))),
    (words) => [...findDishNames(words, dishes), ...findAskedFamilies(words, findIngredients(words))],
  );
  const whole = [plain, ...diets].join(', ');
  const note = readNote(whole, 'ingredients');
  const drawn = blankedApart(plain, note.exclusionSpans, dishes).replace(
    emojiPattern,
    (picture) => `, ${foodNameForEmoji(picture)} ,`,
  );
  // 'Leftover stew (beef, carrots)' lists what is left as 'leftover stew: beef, carrots' does.
  const said = correctSpelling(drawn.replace(leftoversInBrackets, '$1:$2;')).replace(asking, ',');
  const named = findDishNames(said, dishes);
  const foodsSaid = findIngredients(said);
  const kinds = findAskedFamilies(said, foodsSaid).filter(
    (kind) => !named.some(({ start, end }) => kind.start < end && start < kind.end),
  );
  const isKind = ({ start, end }: Span) => kinds.some((kind) => start >= kind.start && end <= kind.end);
  // 'Vegetables: leeks, carrots' are leeks and carrots.
  const isHeading = ({ ingredient, end }: FoundIngredient) =>
    (isGeneralName(ingredient) || ingredient.id === 'meat') && /^\s*:/.test(said.slice(end));
  const all = withoutCutNames(
    foodsSaid.filter((food) => !isKind(food) && !isHeading(food)),
    said,
  );
  // 'Sirloin steak' asks for a dish, and is what the dish is made of; 'tortilla de patatas' has no tortilla in it.
  const withFood = new Set<AskedDish>();
  const nameAround = (food: FoundIngredient) =>
    named.find(({ start, end }) => food.start >= start && food.end <= end);
  const found = all.filter(({ food }) => {
    const name = nameAround(food);
    if (name === undefined) return true;
    // 'Fish pie with haddock': the haddock is the fish.
    const { id, category } = food.ingredient;
    // The 'carne' of a chilli con carne, linguine and rice in a dish's name: no more than the dish has.
    if (/^(?:meat|ceviche)$/.test(id) || category === 'pasta' || category === 'grain') return false;
    const isToldOutside = all.some(
      (other) => other.food.ingredient.category === category && nameAround(other.food) === undefined,
    );
    if (isToldOutside && meatCategories.includes(category)) return false;
    // 'Hamburguesas' are the dish and no meat beside it.
    const isWhole = food.end - food.start === name.end - name.start;
    const isUsual = name.isAlone && isDefaultFood(name.dish, food.ingredient);
    const isOfIt = !isUsual && canContain(name.dish, food.ingredient, isWhole);
    if (isOfIt) withFood.add(name);
    return isOfIt;
  });
  const text = blanked(said, [...named.filter((name) => !withFood.has(name)), ...kinds]);
  const segments = segmentsOf(text);
  const foods = new Map<string, BasketFood>();
  const tooMany: string[] = [];
  let carried: FoodState | null = null;
  /** 'Leftovers: rice, chicken, peas' */
  let isListOfLeftovers = false;

  for (const segment of segments) {
    const inside = found.filter(({ food }) => food.start >= segment.start && food.start < segment.end);
    isListOfLeftovers &&= !/;[\s,]*$/.test(text.slice(0, segment.start));
    const isBeside = !segment.isJoined || / (?:with|plus|con|m[aá]s) $/i.test(text.slice(0, segment.start));
    if (isBeside && !isListOfLeftovers) carried = null;
    for (const [index, { food, from }] of inside.entries()) {
      const left = inside[index - 1]?.food.end ?? segment.start;
      const right = inside[index + 1]?.from ?? Math.max(segment.end, food.end);
      const before = text.slice(left, from);
      const after = text.slice(food.end, right);
      const category = food.ingredient.category;
      const own = [
        ...findFoodStates(fold(before).replace(/['’]/g, ''), 'before', category),
        ...findFoodStates(fold(after), 'after', category),
        ...statesOfIds.flatMap(([id, state]) => (id.test(food.ingredient.id) ? [state] : [])),
        ...(named.some((name) => isMincedIn(name, food, said)) ? (['minced'] as const) : []),
      ];
      const leftovers = /(?<!\p{L})(?:leftovers?|sobr[oó]|sobras|restos)(?!\p{L})([^:]*:)?/iu.exec(before);
      if (leftovers) carried = 'leftover';
      isListOfLeftovers ||= leftovers?.[1] !== undefined;
      // 'Leftover mash and 2 onions': what is counted, and bread, is bought.
      const isBought = category === 'bread' || (!isListOfLeftovers && /\d/.test(before));
      const carriedOn =
        carried && own.length === 0 && !isBought ? findFoodStates(carried, 'before', category) : [];
      const states = unique([...own, ...carriedOn]);
      add(food, { from, before, after, states, around: fold(text.slice(left, right)) });
    }
    // 'rice, cooked'
    const alone = fold(text.slice(segment.start, segment.end)).trim();
    const last = [...foods.values()].at(-1);
    if (inside.length === 0 && last && isOnlyFoodState(alone)) {
      const states = findFoodStates(alone, 'after', last.ingredient.category);
      if (states.length > 0) foods.set(keyOf(last), { ...last, states: unique([...last.states, ...states]) });
    }
  }

  function add(
    food: FoundIngredient,
    read: { from: number; before: string; after: string; around: string; states: readonly FoodState[] },
  ): void {
    const isPepper = food.ingredient.id === 'black-pepper' && isVegetablePepper(food.text, text);
    if (takenForGranted.has(food.ingredient.id) && !isPepper) return;
    const [renamed = ''] = read.states.flatMap((state) => ownNames[food.ingredient.id]?.[state] ?? []);
    const base = foodById(renamed) ?? meantBy(food, read.around, text) ?? food.ingredient;
    const ingredient = withoutCleared(base, food.cleared);
    const given = givenAmount(read.before, read.after, ingredient);
    const basketFood: BasketFood = {
      ingredient,
      written: safeQuote(text.slice(read.from, food.end), 60),
      name: nameFor(ingredient, food, read, given),
      states: read.states,
      lacks: partsLacking(read.around),
      ...(given !== null && { given }),
    };
    const key = keyOf(basketFood);
    const known = foods.get(key);
    const kinds = known && bothKinds(known.name, basketFood.name, ingredient.category);
    // Ribs and belly are pork, and no more of the same.
    const isMore = known?.name === basketFood.name || known?.name !== kinds || ingredient.id === 'sugar';
    const all = sumOf(known?.given, isMore || !known?.given ? given : null);
    if (kinds) foods.set(key, { ...known, name: kinds, ...(all && { given: all }) });
    else if (foods.size < maxFoods) foods.set(key, basketFood);
    else tooMany.push(basketFood.written);
  }

  const unknown = segments
    .filter((segment) => !found.some(({ food }) => food.start < segment.end && food.end > segment.start))
    .filter((segment) => !named.some(({ start, end }) => start < segment.end && end > segment.start))
    .map(({ start, end }) => text.slice(start, end))
    .filter((words) => isNameable(words) && !isOnlyFoodState(fold(words)));
  const wishes = unknown.filter(isRequest);
  return {
    foods: [...foods.values()],
    asked: unique(named.map(({ dish }) => dish)),
    kinds: unique(kinds.flatMap(({ families }) => families)),
    note: { ...note, unread: [...note.unread, ...wishes.filter((words) => !isReadAsWish(words))] },
    unknown: unique(
      unknown
        .filter((words) => !wishes.includes(words) && !isReadAsWish(words) && !asksForNothing(words))
        .map((words) => safeQuote(words, 40).replace(/^[\d\s.,]+/, ''))
        .filter((words) => /\p{L}/u.test(words)),
    ).slice(0, maxUnknown),
    tooMany: unique(tooMany),
  };
}

/** Foods that the cook named twice are one; leftover rice and rice are two. */
const keyOf = ({ ingredient: { id }, states }: BasketFood): string => `${id} ${[...states].sort().join()}`;

/** Whether meat stands in the name of a dish of mince, so that it is minced: 'turkey meatloaf', 'lasaña de pollo'. */
function isMincedIn({ dish: { needs }, start, end }: AskedDish, food: FoundIngredient, text: string) {
  const around = text.slice(Math.min(start, food.start), Math.max(end, food.end));
  const isTight =
    around.length <= end - start + food.text.length + ' de '.length && !/[,;&]| y /.test(around);
  const isIt = ({ name }: { name: string }) =>
    knownFood(name)?.ingredient.id === ownNames[food.ingredient.id]?.minced;
  const isOfMince = needs.some(({ alternatives: all }) => /^minced /.test(all[0].name) && all.some(isIt));
  return isOfMince && isTight;
}

function nameFor(
  ingredient: Ingredient,
  { text: written, cleared }: FoundIngredient,
  read: { readonly states: readonly FoodState[]; readonly around: string; readonly before: string },
  given: GivenAmount | null,
): string {
  const isOne = given?.unit === null && given.amount <= 1;
  const name = foodNameInRecipe(ingredient, written, read, isOne);
  if (cleared?.intolerances.includes('Gluten')) return `gluten-free ${name}`;
  if (cleared?.diets.includes('Vegan')) return `vegan ${name}`;
  return name;
}
