import type { Category, Ingredient } from '@/food/types';
import { type Quantity, toKitchenNumber } from '../amounts/kitchenNumbers';
import { inUnit } from '../amounts/pieceWeights';
import { batchesFor, factorFor, preparationMinutes } from '../amounts/scaling';
import type { BasketUse, Chosen } from '../choose/types';
import {
  type BracketPart,
  type CookbookDish,
  type IngredientPart,
  ingredientsOf,
  type PlainPart,
} from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import type { BasketFood } from '../read/basket';
import { inNumber, isMany, singularOf } from '../words/grammar';
import { boilingMinutes } from './boiledSides';
import type { Plan, PlannedFood, Swap } from './plan';
import { withSharedLines } from './sharedLines';
import { standInAmount, takesPreparation } from './standIns';
import { spoken, usualCut, usualFood, weighedInstead } from './usualAmounts';

interface Naming {
  readonly name: string;
  readonly shortName: string;
  readonly ingredient: Ingredient | null;
}

const ingredientOf = (name: string): Ingredient | null => knownFood(name)?.ingredient ?? null;

/** A food of the dish's own text, as the text names it. */
function ownNaming(dish: CookbookDish, { name }: IngredientPart): Naming {
  const need = dish.needs.find(({ alternatives: [first] }) => first.name === name);
  return { name, shortName: need?.alternatives[0].shortName ?? name, ingredient: ingredientOf(name) };
}

const words = (name: string) => singularOf(name.toLowerCase()).split(/\s+/);

/** Whether a cook's name says more than the cookbook's: 'sea bass' of a white fish, but not 'rice' of short-grain rice. */
function saysMore(food: BasketFood, { name, ingredient }: Naming): boolean {
  const [own, cooks] = [words(name), words(food.name)];
  if (cooks.every((word) => own.some((other) => singularOf(other) === singularOf(word)))) return false;
  const general = singularOf(food.ingredient.names.en[0] ?? food.ingredient.id);
  return food.ingredient.id !== ingredient?.id || singularOf(food.name) !== general;
}

/** 'cod' in the place of 'white fish fillets' is 'cod fillets'. */
const cutNoun = /\b(?:fillets?|steaks?|loins?)$/;

/** What a food of the basket is called in the place of one of the cookbook's. */
function namingWith(food: BasketFood, as: Naming): Naming {
  if (!saysMore(food, as)) return as;
  const [noun] = cutNoun.exec(as.name) ?? [];
  const isFish = food.ingredient.category === 'fish' && noun !== undefined && !cutNoun.test(food.name);
  const shortName = words(food.name).at(-1) === words(as.shortName).at(-1) ? as.shortName : food.name;
  return {
    name: isFish ? `${singularOf(food.name)} ${noun}` : food.name,
    shortName,
    ingredient: food.ingredient,
  };
}

/** What stands at a tag of the text: foods with the basket's own, where it has one. */
interface Filling {
  readonly naming: Naming;
  readonly food: BasketFood | null;
}

function fillingsOf({ dish, uses, replacements }: Chosen, part: IngredientPart): Filling[] {
  const own = ownNaming(dish, part);
  const filled = uses.flatMap(({ food, place }): Filling[] => {
    if (place.kind === 'need') {
      const need = dish.needs[place.need];
      const alternative = need?.alternatives[place.alternative];
      if (need?.alternatives[0].name !== part.name || !alternative) return [];
      // Whoever says 'chicken' is told which: 'chicken thighs'.
      const [first] = need.alternatives;
      const named = alternative.name === first.shortName ? first : alternative;
      const as = { ...named, ingredient: ingredientOf(named.name) };
      return [{ naming: namingWith(food, as), food }];
    }
    if (place.kind === 'ingredient' && place.name === part.name)
      return [{ naming: namingWith(food, own), food }];
    if (place.kind === 'swap' && place.instead === part.name) {
      const as = { name: place.choice, shortName: place.choice, ingredient: ingredientOf(place.choice) };
      return [{ naming: namingWith(food, as), food }];
    }
    return [];
  });
  if (filled.length > 0) return filled;
  const replacement = replacements.find(({ instead }) => instead === part.name);
  if (!replacement) return [{ naming: own, food: null }];
  const alternative = dish.needs
    .flatMap(({ alternatives }) => alternatives)
    .find(({ name }) => name === replacement.used);
  return [
    {
      naming: {
        name: replacement.used,
        shortName: alternative?.shortName ?? replacement.used,
        ingredient: ingredientOf(replacement.used),
      },
      food: null,
    },
  ];
}

/** A name for one or for several, and the short one with it where it is counted too. */
function renumbered(naming: Naming, areMany: boolean): Naming {
  const isShortCounted = isMany(naming.name) === isMany(naming.shortName);
  return {
    ...naming,
    name: inNumber(naming.name, areMany),
    shortName: isShortCounted ? inNumber(naming.shortName, areMany) : naming.shortName,
  };
}

/** How far what the cook has may be from what the dish takes, to be used as it is. */
const nearEnough = { main: [0.7, 1.4], other: [0.5, 1.6] } as const;

/** What of it there is, in the unit that the dish measures it in, as a share of what it takes. */
function ratioOf(food: BasketFood | null, { amount, unit }: Quantity): number | null {
  if (!food?.given) return null;
  const has = inUnit(food.given.amount, food.given.unit, unit, food.ingredient.id);
  return has === null ? null : has / amount;
}

/** Water has to boil before a side goes in. */
const minutesToStartASide = 8;

class Planner {
  readonly shortages: { has: string; uses: PlannedFood }[] = [];
  private readonly factor: number;

  constructor(
    private readonly chosen: Chosen,
    private readonly diners: number,
  ) {
    this.factor = factorFor(chosen.dish, diners) * this.mainRatio();
  }

  /** What there is of the dish's first need, where that is near what the diners take: the rest keeps its ratio. */
  private mainRatio(): number {
    const { dish, uses } = this.chosen;
    const main = ingredientsOf(dish).find(({ name }) => name === dish.needs[0]?.alternatives[0].name);
    const use = uses.find(({ place }) => place.kind === 'need' && place.need === 0);
    if (!main || main.amount === null || !use) return 1;
    const amount = main.amount * factorFor(dish, this.diners);
    const ratio = ratioOf(use.food, { amount, unit: main.unit });
    const [least, most] = nearEnough.main;
    return ratio !== null && ratio >= least && ratio <= most ? ratio : 1;
  }

  private measured(part: IngredientPart, { naming, food }: Filling, share: number): PlannedFood {
    const own = ownNaming(this.chosen.dish, part);
    const isOther = naming.ingredient !== null && naming.ingredient.id !== own.ingredient?.id;
    const planned = (quantity: Quantity | null, named: Naming, preparation?: string): PlannedFood => ({
      ...named,
      quantity,
      preparation: preparation ?? preparationOf(part, own, naming),
      isIfAtHand: part.isOptional && food === null,
      instead: { name: own.name, shortName: own.shortName },
    });
    if (part.amount === null) return planned(null, naming);

    const written = { amount: part.amount, unit: part.unit };
    const base = isOther ? standInFor(written, own.ingredient, naming.ingredient) : { quantity: written };
    const exact = { amount: base.quantity.amount * this.factor * share, unit: base.quantity.unit };
    const isAsWritten = exact.amount === part.amount && exact.unit === part.unit;
    const wanted = isAsWritten ? written : toKitchenNumber(exact, naming.ingredient);
    const ratio = ratioOf(food, wanted);
    const [least, most] = nearEnough.other;
    const isNear = ratio !== null && ratio >= least && ratio <= most;
    const quantity = isNear && food?.given ? food.given : wanted;
    const named =
      quantity.unit === null ? renumbered(isOther ? asPieces(naming) : naming, quantity.amount > 1) : naming;
    const result = planned(quantity, named, base.preparation);
    if (food?.given && ratio !== null && ratio < least)
      this.shortages.push({ has: givenName(food), uses: result });
    return result;
  }

  /** @param isCutInText the text says how to cut them, whatever they are */
  private slotFoods(
    uses: readonly BasketUse[],
    { share = 1, isCutInText = false }: { share?: number; isCutInText?: boolean } = {},
  ): PlannedFood[] {
    const { dish } = this.chosen;
    return uses.map(({ food, place }) => {
      const { planned: usual, quantity } = usualFood(food, {
        as: place.kind === 'slot' ? place.as : food.name,
        people: dish.servings * this.factor * share,
        beside: uses.length,
        family: dish.family,
      });
      const planned = isCutInText && isKnifed(usual) ? { ...usual, preparation: null } : usual;
      const ratio = ratioOf(food, quantity);
      if (ratio !== null && ratio <= nearEnough.other[1] * 1.25 && food.given) {
        const { given } = food;
        const name = given.unit === null ? inNumber(planned.name, given.amount > 1) : planned.name;
        return { ...planned, name, shortName: spoken(name), quantity: given };
      }
      const rounded = roughly(toKitchenNumber(quantity, food.ingredient));
      const name = rounded.unit === null ? inNumber(planned.name, rounded.amount > 1) : planned.name;
      return { ...planned, name, shortName: spoken(name), quantity: rounded };
    });
  }

  private readonly known = new Map<string, readonly PlannedFood[]>();

  private foodsAt(part: IngredientPart): readonly PlannedFood[] {
    const foods = this.known.get(part.name) ?? this.decide(part);
    this.known.set(part.name, foods);
    return foods;
  }

  private decide(part: IngredientPart): PlannedFood[] {
    const { dish, uses, additions } = this.chosen;
    if (part.slot !== null)
      return this.slotFoods(
        uses.filter(({ place }) => place.kind === 'slot' && place.slot === part.slot),
        { isCutInText: saysHowToCut(dish, part) },
      );
    const fillings = fillingsOf(this.chosen, part);
    const isNamed = fillings.some(({ food }) => food !== null);
    if (part.isOptional && !isNamed && !additions.includes(part.name)) return [];
    return fillings.map((filling) => this.measured(part, filling, 1 / fillings.length));
  }

  plan(): Plan {
    const { dish, uses, replacements } = this.chosen;
    const foods = new Map<string, readonly PlannedFood[]>();
    let timers = 0;
    const take = (parts: readonly PlainPart[]) => {
      for (const part of parts) {
        if (part.kind === 'ingredient') foods.set(part.name, this.foodsAt(part));
        if (part.kind === 'time' && !part.isMeanwhile) timers += part.minutes;
      }
    };
    const isKept = ({ parts }: BracketPart) =>
      parts.every((part) => part.kind !== 'ingredient' || !part.isOptional || this.foodsAt(part).length > 0);
    for (const { parts } of dish.steps)
      for (const part of parts) {
        if (part.kind !== 'bracket') take([part]);
        else if (isKept(part)) take(part.parts);
      }
    const finish = this.slotFoods(
      uses.filter(({ place }) => place.kind === 'finish'),
      { share: 0.6 },
    );
    const sides = this.slotFoods(uses.filter(({ place }) => place.kind === 'side'));
    const extras = [...foods.values()].flat().filter(({ instead }) => instead === null);
    const extraMinutes = [...extras, ...finish, ...sides].reduce(
      (sum, food) => sum + minutesToReady(food),
      0,
    );
    const shared = withSharedLines(foods, finish);
    return {
      dish,
      diners: this.diners,
      factor: this.factor,
      minutes: Math.max(
        preparationMinutes(dish, this.factor, extraMinutes) + Math.round(timers),
        ...sides.map((food) => minutesToStartASide + (boilingMinutes(food) ?? 0)),
      ),
      foods: shared.foods,
      list: shared.list,
      finish,
      sides,
      swaps: replacements.map(({ instead, used, because }): Swap => ({ instead, used, because })),
      shortages: this.shortages,
      batches: batchesFor(dish, this.diners, this.factor),
    };
  }
}

/** What is counted by another name than it is called. By ingredient id. */
const pieceNames: Readonly<Record<string, string>> = { fennel: 'fennel bulb', celery: 'celery stick' };
const asPieces = (naming: Naming): Naming => ({
  ...naming,
  name: pieceNames[naming.ingredient?.id ?? ''] ?? naming.name,
});

/** Nobody weighs what goes in besides: 2½ carrots are 3. */
const roughly = ({ amount, unit }: Quantity): Quantity => ({
  amount: unit === null && amount > 2 ? Math.round(amount) : amount,
  unit,
});

/** How much of what takes a food's place; weighed where that is no matter of pieces. */
function standInFor(written: Quantity, of: Ingredient | null, by: Ingredient | null) {
  const known = standInAmount(written, of, by);
  if (known.quantity !== written || written.unit !== null) return known;
  return { quantity: weighedInstead(written.amount, of, by) ?? written };
}

const cutShelves: readonly Category[] = [
  'vegetable',
  'mushroom',
  'fruit',
  'poultry',
  'redMeat',
  'pork',
  'fish',
];

const isKnifed = ({ ingredient, preparation }: PlannedFood) =>
  ingredient !== null && cutShelves.includes(ingredient.category) && preparation !== 'drained';

const cutting =
  /^,? ?(?:and )?(?:(?:thinly|roughly|finely|thickly|coarsely|well|very) )*(?:all )?(?:cut|slic|chopp|dic|halv|quarter|shred|torn|tear|in (?:\p{L}+[ -]?){1,2}(?:pieces|chunks|slices|strips|cubes|dice))/u;

/** 'the @?vegetables{}, cut small': then no list need say it. */
function saysHowToCut(dish: CookbookDish, slot: IngredientPart): boolean {
  for (const { parts } of dish.steps)
    for (const part of parts) {
      if (part.kind !== 'bracket') continue;
      const at = part.parts.findIndex((one) => one.kind === 'ingredient' && one.name === slot.name);
      const after = at < 0 ? undefined : part.parts[at + 1];
      if (after?.kind === 'text' && cutting.test(after.text)) return true;
      const before = at < 1 ? undefined : part.parts[at - 1];
      if (before?.kind === 'text' && /\b(?:cut|slice|chop|dice|tear|halve) (?:the )?$/i.test(before.text))
        return true;
    }
  return false;
}

/** Minutes to get a food ready that the dish does not count with: a knife's work, or opening a packet. */
const minutesToReady = ({ ingredient, preparation }: PlannedFood): number =>
  preparation !== null && ingredient !== null && cutShelves.includes(ingredient.category) ? 1.5 : 0.5;

/** What is done to a food before it is cooked: what the text says of its own, where that can be done to this one. */
const preparationOf = (part: IngredientPart, own: Naming, { ingredient, name }: Naming): string | null => {
  if (takesPreparation(own.ingredient, ingredient)) return part.preparation;
  return part.preparation !== null && ingredient ? usualCut(ingredient, name) : null;
};

function givenName({ given, name }: BasketFood): string {
  if (!given) return name;
  return given.unit === null
    ? `${given.amount} ${inNumber(name, given.amount > 1)}`
    : `${given.amount} ${given.unit} ${name}`;
}

/** Decides amounts, names and minutes of a chosen dish for so many people. */
export const planDish = (chosen: Chosen, diners: number): Plan => new Planner(chosen, diners).plan();
