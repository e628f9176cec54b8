import { isNamedInSpanish, meantByNote, withStatesMeant } from '@/food/names/meantBy';
import { toProfiles } from '@/food/note/noteHits';
import { minutesWithin } from '@/food/note/readNote';
import type { Note } from '@/food/note/types';
import { wishExclusions } from '@/food/note/wishExclusions';
import type { FoodProfile } from '@/food/types';
import type { CookbookDish } from '../cookbook/dish';
import type { KnownFood } from '../cookbook/knownFood';
import { type Basket, type BasketFood, readBasket } from '../read/basket';
import { type FoodRules, foodRulesFor } from '../read/foodRules';
import { type ParsedRequest, parseRequest } from '../read/parseRequest';
import type { KitchenProfile, KitchenRequest } from '../read/types';
import { findAskedVersions } from './askedVersions';
import { findMainProtein } from './criteria';
import { addNoteToBasket, divideByWishes, mergeWishes, readNotes } from './noteWishes';
import type { Ranking } from './rankDishes';
import { basketReplacementsFor, isAsSalty } from './replacements';
import { isNeedlesslyFree } from './settleIngredients';
import type { DishChoice, DishRequirements } from './types';
import { foodImportance, isRawMeatOrFish, isSavoury } from './weights';

/** Everything that is read of a request and a profile. */
export interface RequestContext {
  readonly parsed: ParsedRequest;
  readonly basket: Basket;
  /** The note for the chef, and what the ingredients box says besides foods. */
  readonly notes: readonly [Note, Note];
  /** Foods that the notes' wishes leave out, with why. */
  readonly unwished: DishChoice['leftOut'];
  /** What the finished text may not have. */
  readonly profiles: readonly FoodProfile[];
  /** Those of the notes, of which even a trace is too much. */
  readonly allergies: readonly FoodProfile[];
  /** Dishes asked for by name; `requirements.asked` has their versions too. */
  readonly named: readonly CookbookDish[];
  /** Meat and fish are wanted cooked right through. */
  readonly isCookedThrough: boolean;
  /** What a dish is chosen by. */
  readonly requirements: DishRequirements;
}

/** A request, and the dishes asked for by name that may not be cooked, or not as the note wishes. */
export interface WritingContext extends RequestContext {
  readonly refused: Ranking['refused'];
}

/** Returns the basket with each forbidden food replaced by an allowed one, if the tables have one. */
function allowedBasket(foods: readonly BasketFood[], { checkFood }: FoodRules): BasketFood[] {
  const ids = new Set(foods.map(({ ingredient: { id } }) => id));
  const isAllowed = ({ ingredient }: KnownFood) => checkFood(ingredient).forbiddenReason === null;
  const isSure = (one: KnownFood) =>
    checkFood(one.ingredient).maybeForbiddenReason === null && !isNeedlesslyFree(one, checkFood);
  const kept = foods.filter(isAllowed);
  return foods.map((food) => {
    // Onion, garlic and mustard are replaced in the dish that needs them.
    const isMinor = food.ingredient.category === 'vegetable' && foodImportance(food) <= 1;
    const onlySeasons = isMinor || food.ingredient.id.endsWith('mustard');
    if (isAllowed(food) || onlySeasons) return food;
    const because = checkFood(food.ingredient).forbiddenReason ?? '';
    const isOther = (one: KnownFood) =>
      !isAsSalty(one, because) && (one.ingredient.id === food.ingredient.id || !ids.has(one.ingredient.id));
    const allowed = basketReplacementsFor(food.name, food.ingredient).filter(isOther).filter(isAllowed);
    const replacement = allowed.find(isSure) ?? allowed[0];
    if (!replacement) return food;
    // Chickpeas in the basket are preferred to buying chicken in place of cod, and eggs or cheese to buying tofu.
    const isTofu = replacement.ingredient.id === 'tofu';
    const isBought = isTofu || isRawMeatOrFish(replacement.ingredient.category);
    const isCured = food.ingredient.category === 'processed meat';
    const isFilling = ({ ingredient }: BasketFood) => isTofu && /^(?:egg|cheese)$/.test(ingredient.category);
    // Tofu is scrambled as eggs are, and bakes no cake.
    const isBaked = food.ingredient.category === 'egg' && !kept.some(isSavoury);
    if (isBaked || (isBought && !isCured && (findMainProtein(kept) ?? kept.find(isFilling)))) return food;
    ids.add(replacement.ingredient.id);
    const isAlike = replacement.ingredient.category === food.ingredient.category && food.given?.unit;
    return {
      ...replacement,
      written: replacement.name,
      replaces: food,
      ...(isAlike && { given: food.given }),
    };
  });
}

/** Reads a request: its foods, notes, rules and wishes. Pure. */
export function readRequest(
  request: KitchenRequest,
  profile: KitchenProfile | null,
  seed: number,
  dishes: readonly CookbookDish[],
): RequestContext {
  const asParsed = parseRequest(request);
  const basket = readBasket(meantByNote(request.ingredientes, request.necesidadesDiners), dishes);
  const notes = readNotes(request, basket, dishes, profile);
  const parsed = { ...asParsed, minutes: minutesWithin(notes, asParsed.minutes) };
  const { theme } = parsed;
  const exclusions = notes.flatMap((note) => note.exclusions);
  const allergies = toProfiles(exclusions.filter(({ strength }) => strength === 'allergy'));
  const others = toProfiles(exclusions.filter(({ strength }) => strength !== 'allergy'));
  const wishes = mergeWishes(notes, profile);
  const rules = foodRulesFor(profile, theme, [...others, ...wishExclusions(wishes, basket)], allergies);
  const named = addNoteToBasket(request, notes, basket, dishes);
  const { foods: wished, leftOut: unwished } = divideByWishes(named.foods, wishes);
  const foods = allowedBasket(withStatesMeant(wished, parsed.minutes, named.asked.length > 0), rules);
  const isCookedThrough =
    wishes.isForChildren || !!wishes.preferences?.some(({ name }) => /right through|rosy/.test(name));
  const ways = [
    ...(wishes.heat === 'mild' ? ['mild'] : []),
    ...(isCookedThrough ? ['cooked'] : []),
    ...exclusions.map(({ name }) => `without ${name}`),
    ...(named.asked.some(({ time }) => time > 1.5 * parsed.minutes) ? ['quick'] : []),
    ...(wishes.preferences ?? []).flatMap(({ kit, name }) =>
      kit === 'oven' || name === 'nothing fried' ? ['baked', 'oven-baked', 'al horno'] : (kit ?? []),
    ),
  ];
  const { asked, cookedAgain } = findAskedVersions(named.asked, { foods, rules, ways }, dishes);
  const kinds = [...named.kinds, ...cookedAgain.map(({ family }) => family)];
  const isInSpanish = basket.foods.some(({ written, ingredient }) => isNamedInSpanish(written, ingredient));
  const vegan: FoodProfile[] = theme === 'Vegan Bliss' ? [{ diet: 'Vegan' }] : [];
  return {
    parsed,
    basket,
    notes,
    unwished,
    profiles: [...(profile ? [profile] : []), ...vegan, ...others],
    allergies,
    named: named.asked,
    isCookedThrough,
    requirements: { ...parsed, ...named, foods, rules, profile, wishes, isInSpanish, seed, asked, kinds },
  };
}
