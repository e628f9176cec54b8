import { isPourable } from '@/food/amounts/cupWeights';
import { fitsDish, isLittle, type KindOfDish, kindOf, mostInSlot, reachOf, shareThere, sizeFor } from '@/food/amounts/statedAmounts'; // biome-ignore format: one row
import { gramsOfASlice, isCountedCut, isWholeCut } from '@/food/names/cuts';
import { memoize } from '@/lib/memoize';
import { wordSet } from '@/lib/words';
import { type Quantity, toKitchenAmount, wholeTins, wholeUnits } from '../amounts/kitchenNumbers';
import { batchesFor, hurriedShare, isMadeWhole, preparationMinutes, scaleFactor, shareOfIngredient } from '../amounts/scaling'; // biome-ignore format: one row
import { getDishFacts } from '../choose/dishFacts';
import { tagOf } from '../choose/placeFoods';
import type { BasketUse, DishChoice, Place } from '../choose/types';
import { isRawMeatOrFish } from '../choose/weights';
import { batterFamilies, type IngredientPart, isKept, lateSlot, listIngredients, type PlainPart } from '../cookbook/dish'; // biome-ignore format: one row
import { type BoiledFirst, boiledFirst, isReadyName, minutesAsSide } from '../handling/boilingMinutes';
import type { BasketFood } from '../read/basket';
import { singularOrPlural } from '../words/grammar';
import { portionCounts } from '../words/portionCounts';
import { countable, type FoodAtTag, foodsAtTags, inflect, type Naming, ownNaming } from './foodsAtTags';
import { extraMinutes, preparationOf, replacementFor, roughly, substantial, wholeCuts } from './pieces';
import type { Plan, PlannedFood } from './plan';
import { cutAs, cutOfSlot, minutesOfPrecooking, minutesToReady, placeOf, precookedNote } from './preparation';
import { withSharedLines } from './sharedLines';
import { nameInSteps, usualFood } from './usualAmounts';

/** What a dish can do without where it is not made of it, nor named after it. */
const isSpare = ({ ingredient: of }: Naming, { title, about }: DishChoice['dish']) =>
  !/onion/i.test(title + about) && /broth|^(?:red-)?onion |^shallot /.test(`${of?.id} ${of?.category}`);
const produce = /^(?:vegetable|fruit)$/;

/** What of it there is: cloves, and grams of what pours, in the unit that the dish measures it in. */
function given({ given: has, ingredient }: BasketFood, { amount, unit }: Quantity, ratio: number) {
  if (unit !== null && wholeUnits.has(unit))
    return toKitchenAmount({ amount: amount * ratio, unit }, ingredient);
  return has && { ...has, unit: has.unit && unit === 'ml' && isPourable(ingredient, '') ? unit : has.unit };
}

/** What a dish takes of a food, in the pieces that the cook counts it in. */
function asCounted({ given, ingredient }: BasketFood, ratio: number): Quantity | undefined {
  const amount = given?.unit === null ? given.amount / ratio : 0;
  if (amount === 0) return undefined;
  return toKitchenAmount({ amount: amount < 0.75 ? amount : Math.round(amount), unit: null }, ingredient);
}

/** Bread that is not sliced. */
const roll = /\b(?:bagel|bun|roll|muffin|crumpet|pitta|naan|flatbread|wrap|tortilla|croissant)s?\b/;

/** Vegetables that a few minutes cook. */
const quickFoods = wordSet('peas spinach sweetcorn edamame mangetout bok-choy bean-sprouts asparagus broccoli'); // biome-ignore format: one row

/** How much of its usual amount a food gets in a place beyond the dish's own. */
const shareIn = { slot: 1, season: 1, finish: 0.7, side: 1.2 } as const;

/** Gives spare minutes to what is the better for longer cooking, in the order of the text. Returns how many are given. */
function spendMinutes(longer: Map<PlainPart & { kind: 'time' }, number>, spare: number): number {
  let left = spare;
  for (const part of longer.keys()) {
    const most = Math.min(part.minutes + left, part.unhurriedMinutes);
    const more = Math.max(0, most - (most > 20 ? most % 5 : 0) - part.minutes);
    longer.set(part, (longer.get(part) ?? 0) + more);
    left -= more;
  }
  return spare - left;
}

class Planner {
  private readonly boiled: ({ food: PlannedFood } & BoiledFirst)[] = [];
  readonly shortages: Plan['shortages'][number][] = [];
  private readonly factor: number;
  /** How much larger or smaller the dish is than such diners usually take. */
  private readonly share: number;
  private readonly kind: KindOfDish;

  constructor(
    private readonly chosen: DishChoice,
    private readonly diners: number,
    private readonly minutesAsked: number | null,
  ) {
    const { dish, uses } = chosen;
    const stated = uses.flatMap(({ food, place }) => {
      const share = shareOfIngredient(dish, tagOf(dish, place) ?? '', diners, food);
      return share === null ? [] : [{ need: place.kind === 'need' ? place.need : -1, share, food }];
    });
    const isSweetPie = dish.family === 'pie' && getDishFacts(dish).isSweet;
    this.kind = kindOf(stated, isSweetPie || batterFamilies.includes(dish.family));
    this.share = sizeFor(stated.filter(({ need }) => need >= 0), this.kind, isMadeWhole(dish), dish.needs.length === 1); // biome-ignore format: one row
    this.factor = scaleFactor(dish, diners) * this.share;
  }

  private measured(part: IngredientPart, { naming, food }: FoodAtTag, share: number): PlannedFood {
    const own = ownNaming(this.chosen.dish, part);
    const need = getDishFacts(this.chosen.dish).tags.find(({ name }) => name === part.name)?.need;
    const isOther = naming.ingredient !== null && naming.ingredient.id !== own.ingredient?.id;
    // 'In two fillets' of a dish for two. Little mince makes small patties, one for each bun.
    const all = Math.max(this.factor, this.diners / this.chosen.dish.servings);
    const planned = (quantity: Quantity | null, named: Naming, preparation?: string): PlannedFood => ({
      ...named,
      quantity,
      preparation: portionCounts(preparation ?? preparationOf(part, own, naming) ?? '', all) || null,
      isOptional:
        food === null && (part.isOptional || (need === null && !isOther && isSpare(named, this.chosen.dish))),
      replaces: { name: own.name, shortName: own.shortName },
    });
    if (part.amount === null) return planned(null, naming);

    const raw = food && boiledFirst(food, isReadyName.test(own.name) ? own.name : naming.name);
    const isRoll = part.unit === 'slice' && roll.test(naming.name);
    const written = { amount: part.amount * (raw?.share ?? 1), unit: isRoll ? null : part.unit };
    if (raw) naming = { ...naming, name: naming.name.replace(isReadyName, '') };
    const isSliced = part.unit === null && isWholeCut.test(own.name) && !isCountedCut.test(naming.name);
    const base = isSliced
      ? { quantity: { amount: part.amount * gramsOfASlice, unit: 'g' }, preparation: 'in thick slices' }
      : isOther && !isRoll
        ? replacementFor(written, own.ingredient, naming.ingredient)
        : { quantity: written };
    const times = part.unit === null && naming.ingredient?.category === 'bread' ? all : this.factor;
    const exact = { amount: base.quantity.amount * times * share, unit: base.quantity.unit };
    const isWhole = exact.unit === null && exact.amount > 1 && produce.test(food?.ingredient.category ?? '');
    const isAsWritten = exact.amount === part.amount && exact.unit === part.unit;
    const rounded = toKitchenAmount(exact, naming.ingredient);
    const measured = isAsWritten ? written : wholeTins(rounded, naming.name);
    const wanted = isWhole ? { ...measured, amount: Math.ceil(measured.amount) } : measured;
    const ratio = food && shareThere(food, wanted);
    const isMain = part.name === this.chosen.dish.needs[0]?.alternatives[0].name;
    const isUsed = food !== null && ratio !== null && fitsDish(food, ratio, this.share, this.kind);
    const quantity =
      (isUsed && given(food, wanted, ratio)) ||
      wholeCuts(wanted, naming, this.diners * share) ||
      (food && ratio !== null && asCounted(food, ratio)) ||
      wanted;
    const named = quantity.unit === null ? inflect(countable(naming), quantity.amount > 1) : naming;
    const isOilOfBatter =
      batterFamilies.includes(this.chosen.dish.family) && own.ingredient?.category === 'oil';
    const melted = isOilOfBatter && naming.ingredient?.id === 'butter' ? 'melted' : undefined;
    const result = planned(quantity, named, raw?.preparation ?? base.preparation ?? melted);
    if (raw) this.boiled.push({ food: result, ...raw });
    const there = ratio ?? (food && shareThere(food, quantity));
    if (food?.given && there !== null) {
      const isMeat = isRawMeatOrFish(food.ingredient.category);
      const usual = there * (isMain && this.kind === 'other' ? Math.min(1, this.share) : 1);
      const isLess = isLittle(usual) || (this.kind !== 'other' && usual < 0.9);
      const isShort = isLess && (isMain || isMeat || !isUsed);
      const takes = toKitchenAmount({ ...wanted, amount: wanted.amount * (there / usual) }, food.ingredient);
      if (isShort || (isMeat && there > reachOf(food, this.kind)[1]))
        this.shortages.push({ food, has: food.given, takes: asCounted(food, usual) ?? takes });
    }
    return result;
  }

  private slotFoods(
    uses: readonly BasketUse[],
    kind: keyof typeof shareIn,
    cut?: string | null,
  ): PlannedFood[] {
    const { dish } = this.chosen;
    const isSide = kind === 'side';
    const used = this.chosen.uses.map(({ food }) => food);
    return uses.map(({ food, place }) => {
      // Rice beside a curry is a helping, in a soup a handful.
      const isHelping = isSide || (place.kind === 'slot' && /^(?:beside|rice|grain)$/.test(place.slot));
      const family = isHelping ? 'side' : dish.family;
      const as = place.kind === 'slot' ? place.as : food.name;
      const people = (isHelping ? this.diners : dish.servings * this.factor) * shareIn[kind];
      const usual = usualFood(food, { as, people, beside: substantial(food, uses), family }, used);
      const slot = place.kind === 'slot' ? place.slot : '';
      const fried = isSide ? null : precookedNote(usual, food, dish, slot);
      // One fried egg each.
      if (isSide && food.ingredient.id === 'egg') usual.quantity = { amount: this.diners, unit: null };
      const planned = fried === null ? cutAs(usual, cut) : { ...usual, preparation: fried };
      const ratio = shareThere(food, usual.quantity);
      const most = mostInSlot(food, this.kind);
      const amount = usual.quantity.amount * Math.max(1, Math.min(ratio ?? 1, most));
      const exact = toKitchenAmount({ ...usual.quantity, amount }, food.ingredient);
      const quantity =
        (ratio !== null && ratio <= Math.max(2, most) && given(food, usual.quantity, ratio)) ||
        roughly(exact, food.ingredient, planned.name, this.diners);
      const name =
        quantity.unit === null ? singularOrPlural(planned.name, quantity.amount > 1) : planned.name;
      return { ...planned, name, shortName: nameInSteps(name), quantity };
    });
  }

  /** Preparation and times together; a cook who is a little late keeps a brisk pace. */
  private minutesFor(
    timers: number,
    extra: number,
    sides: readonly PlannedFood[],
    others: readonly PlannedFood[],
  ) {
    // Rice and potatoes that boil first are done before the rest begins.
    const boiled = this.boiled.map(({ stepMinutes }) => Math.round(timers) + stepMinutes);
    const least = Math.max(0, ...boiled, ...sides.map(minutesAsSide), ...others.map(minutesOfPrecooking));
    const full = Math.max(
      least,
      preparationMinutes(this.chosen.dish, this.factor, extra) + Math.round(timers),
    );
    const brisk = Math.max(least, Math.round(full - timers) * hurriedShare + Math.round(timers));
    return this.minutesAsked === null ? full : Math.round(Math.min(full, Math.max(this.minutesAsked, brisk)));
  }

  private readonly foodsAt = memoize((part: IngredientPart) => this.decide(part));

  private decide(part: IngredientPart): PlannedFood[] {
    const { dish, uses, additions } = this.chosen;
    if (part.slot !== null) {
      const slots = listIngredients(dish).map(({ slot }) => slot);
      const isEarly = (slot: string) => slots.indexOf(slot) < slots.indexOf(lateSlot);
      const inSlot = uses.filter((use) => {
        const { food, place } = use;
        if (place.kind !== 'slot' || placeOf(use, dish) !== 'slot') return false;
        return (
          (quickFoods.has(food.ingredient.id) && isEarly(place.slot) ? lateSlot : place.slot) === part.slot
        );
      });
      return this.slotFoods(inSlot, 'slot', cutOfSlot(dish, part));
    }
    const foodsHere = foodsAtTags(this.chosen, part);
    const isNamed = foodsHere.some(({ food }) => food !== null);
    if (part.isOptional && !isNamed && !additions.includes(part.name)) return [];
    return foodsHere.map((one) => this.measured(part, one, 1 / foodsHere.length));
  }

  /** The foods at the tags that are said, the minutes of all timers, and how much longer than written each is. */
  private readText() {
    const { dish } = this.chosen;
    const foods = new Map<string, readonly PlannedFood[]>();
    const longer = new Map<PlainPart & { kind: 'time' }, number>();
    let [timers, extra] = [0, 0];
    const isThere = (part: IngredientPart) => this.foodsAt(part).length > 0;
    const said = dish.steps
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind !== 'bracket' ? [part] : isKept(part, isThere) ? part.parts : []));
    for (const part of said) {
      if (part.kind === 'ingredient') {
        const foodsHere = this.foodsAt(part);
        foods.set(part.name, foodsHere);
        extra ||= extraMinutes(foodsHere);
      }
      if (part.kind !== 'time') continue;
      const share = getDishFacts(dish).panfuls.has(part) ? Math.max(0, this.factor - 1) : 0;
      longer.set(part, Math.round(share * part.minutes));
      if (!part.isMeanwhile) timers += part.minutes + (longer.get(part) ?? 0);
      if (extra === 0 || part.minutes < 7) continue;
      const more = Math.max(extra, 3 - part.minutes);
      longer.set(part, more);
      timers += more;
      extra = 0;
    }
    return { foods, longer, timers };
  }

  plan(): Plan {
    const { dish, uses, replacements } = this.chosen;
    const { foods, longer, timers } = this.readText();
    const usesAs = (kind: Place['kind']) => uses.filter((use) => placeOf(use, dish) === kind);
    // Oregano that the dish has anyway is not put in twice.
    const isInAnyway = ({ food }: BasketUse) =>
      [...foods.values()].flat().some(({ ingredient }) => ingredient?.id === food.ingredient.id);
    const seasoning = usesAs('season').filter((use) => !isInAnyway(use));
    const seasonings = this.slotFoods(seasoning, 'season');
    const finish = this.slotFoods(usesAs('finish'), 'finish');
    const sides = this.slotFoods(usesAs('side'), 'side');
    const extras = [...foods.values()].flat().filter(({ replaces }) => replaces === null);
    const added = [...extras, ...seasonings, ...finish, ...sides];
    const boilingMinutes = Math.max(0, ...this.boiled.map(({ minutes }) => minutes));
    const readyMinutes = added.reduce((sum, food) => sum + minutesToReady(food), 0) + boilingMinutes;
    const minutesFor = (minutes: number) => this.minutesFor(minutes, readyMinutes, sides, extras);
    const spare = (this.minutesAsked ?? 0) - minutesFor(timers);
    const minutes = minutesFor(timers + spendMinutes(longer, spare));
    return {
      ...withSharedLines(foods, [...seasonings, ...finish]),
      dish,
      diners: this.diners,
      factor: this.factor,
      minutes,
      seasonings,
      finish,
      longer,
      boiledFirst: this.boiled.map(({ food }) => food),
      thawed: uses
        .map(({ food }) => food)
        .filter(({ ingredient: of, states }) => isRawMeatOrFish(of.category) && states.includes('frozen')),
      sides,
      swaps: replacements,
      shortages: this.shortages,
      batches: batchesFor(dish, Math.ceil(this.diners * Math.min(1, this.share))),
    };
  }
}

/** Decides amounts, names and minutes of a chosen dish for so many people; `minutesAsked` is null if no time was given. */
export const planDish = (chosen: DishChoice, diners: number, minutesAsked: number | null = null): Plan =>
  new Planner(chosen, diners, minutesAsked).plan();
