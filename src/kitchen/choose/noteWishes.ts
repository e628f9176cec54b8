import { isGeneralName } from '@/food/lexicon/generalNames';
import { hotPasteIds, isHotFood } from '@/food/names/foodGroups';
import { addCookingWishes, isDishToCook } from '@/food/note/cookingWishes';
import { sparingDishes } from '@/food/note/families';
import { readNote } from '@/food/note/readNote';
import type { Note, Wish } from '@/food/note/types';
import { isForPregnancy } from '@/food/rules/doneness';
import { isEatenCooked, wasHeated } from '@/food/rules/eatenCooked';
import type { Ingredient } from '@/food/types';
import { type CookbookDish, type Kit, kitNames } from '../cookbook/dish';
import { findAskedFamilies } from '../read/askedFamilies';
import { type Basket, type BasketFood, blankedApart, readBasket } from '../read/basket';
import { findDishNames } from '../read/dishNames';
import { friedEgg } from '../read/foodNames';
import type { KitchenProfile, KitchenRequest } from '../read/types';
import { findMainProtein } from './criteria';
import { getDishFacts } from './dishFacts';
import { preferenceFor, refusedKind } from './preferences';
import type { DishRequirements, Wishes } from './types';

/** Characters of the note in which a dish is looked for by name. */
const longestNoteRead = 2_000;
/** Foods of a note that are cooked with. */
const maxWanted = 8;

/** The two notes of a request: the one for the chef, and what the ingredients box says besides foods. */
export function readNotes(
  request: KitchenRequest,
  basket: Basket,
  dishes: readonly CookbookDish[],
  profile: KitchenProfile | null,
): readonly [Note, Note] {
  const text = request.necesidadesDiners ?? '';
  const names = [...findDishNames(text, dishes), ...findAskedFamilies(text, [])];
  const ofChef = addCookingWishes(readNote(text), text, names);
  const rules = [profile, ...ofChef.exclusions.map((one) => one.rules)];
  const isSomebodyPregnant = rules.some((one) => one && isForPregnancy(one));
  // A dish of which somebody pregnant eats is cooked through, and the check forbids even to quote 'rare'.
  const wishes = ofChef.wishes.filter(({ kind }) => kind !== 'rare' || !isSomebodyPregnant);
  const exclusions = ofChef.exclusions.map((one) => sparingDishes(one, text, names));
  return [{ ...ofChef, wishes, exclusions }, addCookingWishes(basket.note, request.ingredientes, [], true)];
}

export const heating: readonly Kit[] = kitNames.filter((kit) => kit !== 'blender');

/** Returns what a kitchen lacks that lacks an appliance: without an oven it has no grill. */
export const lackingWith = (kit: Kit): readonly Kit[] => (kit === 'oven' ? ['oven', 'grill'] : [kit]);

/** What the choice of a dish can do about the wishes of the notes, and about a diet of raw food. */
export function mergeWishes(notes: readonly Note[], profile: KitchenProfile | null): Wishes {
  const wishes = notes.flatMap((note) => note.wishes);
  const exclusions = notes.flatMap((note) => note.exclusions);
  const has = (kind: Wish['kind']) => wishes.some((wish) => wish.kind === kind);
  const isRaw = profile?.diet === 'RawFood' || exclusions.some(({ rules: { diet } }) => diet === 'RawFood');
  const without = wishes.flatMap((wish) => (wish.kind === 'without' ? lackingWith(wish.appliance) : []));
  const beyondThePan: Kit[] = has('in a frying pan') ? ['oven', 'grill', 'microwave', 'blender'] : [];
  const isMicrowaved = without.includes('hob') && without.includes('oven') && !without.includes('microwave');
  return {
    without: [...new Set([...without, ...(isRaw || has('uncooked') ? heating : []), ...beyondThePan])],
    isOneVessel: has('in a frying pan') || has('one pot'),
    isRaw,
    heat: has('mild') || has('plain') ? 'mild' : has('hot') ? 'hot' : null,
    isForChildren: has('for children') || has('for a baby'),
    isForBaby: has('for a baby'),
    isNothingElse: has('nothing else'),
    preferences: [
      ...new Set(wishes.map(preferenceFor)),
      isMicrowaved ? preferenceFor({ kind: 'in the microwave' }) : null,
      ...exclusions.map(({ name }) => refusedKind(name)),
      profile?.healthConditions?.includes('Pregnancy') ? refusedKind('pregnancy') : null,
    ].filter((one) => one !== null),
  };
}

/** The foods to cook with, and those that the wishes leave out, with why. */
export function divideByWishes(foods: readonly BasketFood[], { without, heat, isRaw }: Wishes) {
  const isUncooked = (['hob', 'oven', 'microwave'] as const).every((one) => without.includes(one));
  const reasonOf = (food: BasketFood): string | null => {
    if (heat === 'mild' && isHotFood(food) && !hotPasteIds.has(food.ingredient.id))
      return 'this is to be mild, and those who like it hot can add some';
    if (isUncooked && isEatenCooked(food.ingredient, food.states))
      return 'nothing is heated here, and not every food is eaten raw';
    return isRaw && wasHeated(food.states) ? 'your diet is raw food' : null;
  };
  const leftOut = foods.flatMap((food) => {
    const reason = reasonOf(food);
    return reason === null ? [] : [{ food, reason }];
  });
  return { foods: foods.filter((food) => reasonOf(food) === null), leftOut };
}

/** Whether a food is made with others that are there: white sauce. */
export const isMadeWith = (id: string, isThere: (id: string) => boolean) =>
  id === 'bechamel' && ['flour', 'milk'].every(isThere);

/** The dishes and foods that the note asks for, beside those of the basket, and which of them are to be used up. */
export function addNoteToBasket(
  { necesidadesDiners = '' }: KitchenRequest,
  [{ wishes, exclusionSpans: refusals }, ofBox]: readonly [Note, Note],
  basket: Basket,
  dishes: readonly CookbookDish[],
): Pick<Basket, 'asked' | 'foods' | 'kinds'> & Pick<DishRequirements, 'alike'> {
  const kept = blankedApart(necesidadesDiners.normalize('NFC').slice(0, longestNoteRead), refusals, dishes);
  // 'Plenty of gravy' is more of it and 'a kick of chilli' heat, and neither a dish to cook.
  const amounts = wishes.flatMap(({ kind, quote }) => (kind === 'saucy' || kind === 'hot' ? quote : []));
  const text = amounts.reduce((left, one) => left.replace(one, ''), kept);
  const toCook = isDishToCook(text);
  const inText = findDishNames(text, dishes).filter(toCook);
  // What goes beside a dish is no dish to cook, but sausages in the box and 'with mash' in the note are one, as are 'pollo' and 'al ajillo'.
  const main = findMainProtein(basket.foods) ?? basket.foods[0];
  const mainNames = new Set(main && inText.length === 0 ? [main.name, main.written] : []);
  const withMain = [...mainNames].flatMap((of) =>
    findDishNames(`${of} ${text}`, dishes).filter(({ start, end }) => start === 0 && end > of.length),
  );
  const said = [...withMain, ...inText].map(({ dish }) => dish);
  const families = findAskedFamilies(text, []).flatMap((one) => (toCook(one) ? one.families : []));
  // 'Pad thai sort of thing' is pad thai where it can be made of what there is, else a dish of that kind.
  const alike = wishes.some(({ kind }) => kind === 'loosely') ? said : [];
  const isHot = basket.foods.some(isHotFood) || basket.asked.some((dish) => getDishFacts(dish).isHot);
  const chilli = isHot ? '' : 'chilli flakes';
  const wanted = [...wishes, ...ofBox.wishes].flatMap((wish) => {
    if (wish.kind !== 'with') return readBasket(wish.kind === 'hot' ? chilli : '', []).foods;
    const { foods } = readBasket(wish.foods, []);
    return wish.isToUseUp ? foods.map((food) => ({ ...food, isToUseUp: true as const })) : foods;
  });
  const foods = basket.foods.map((food): BasketFood => {
    const wish = wanted.find(({ ingredient }) => ingredient.id === food.ingredient.id);
    const given = wish?.given ?? food.given;
    return wish?.isToUseUp ? { ...food, isToUseUp: true, ...(given && { given }) } : food;
  });
  // Basmati is the rice of the note.
  const isThere = (id: string) =>
    foods.some(({ ingredient: of }) => of.id === id || (id === 'rice' && of.id.endsWith('-rice')));
  // 'Fish' is the cod of the basket.
  const isKindThere = (one: Ingredient) =>
    isGeneralName(one) && foods.some(({ ingredient: of }) => of.category === one.category);
  const others = wanted.filter(
    ({ ingredient, ingredient: { id }, name }) =>
      !isThere(id) &&
      !isKindThere(ingredient) &&
      !isMadeWith(id, isThere) &&
      withMain.every(({ dish }) => !`${dish.english} ${dish.askedAs}`.toLowerCase().includes(name)),
  );
  // 'We only have gluten-free bread' is said of the basket's bread, and 'thighs, please' of its chicken.
  const isMeant = ({ name, ingredient: { id } }: BasketFood) =>
    others.some((other) => other.name.endsWith(`-free ${name}`) || other.ingredient.id === `${id}-thigh`);
  const asFried = (food: BasketFood) =>
    friedEgg.test(kept) && food.ingredient.id === 'egg' ? { ...food, written: 'fried egg' } : food;
  return {
    alike,
    asked: [...new Set([...said, ...basket.asked])],
    foods: [...foods.filter((food) => !isMeant(food)), ...others.slice(0, maxWanted)].map(asFried),
    kinds: [...basket.kinds, ...alike.map(({ family }) => family), ...families],
  };
}
