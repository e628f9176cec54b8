import { isHotFood } from '@/food/names/foodGroups';
import { memoize } from '@/lib/memoize';
import { type CookbookDish, listIngredients, listParts, type PlainPart } from '../cookbook/dish';
import { type KnownFood, knownFood } from '../cookbook/knownFood';

/** A tagged ingredient of the text, slots aside. */
export interface DishTag {
  readonly name: string;
  /** Null for a name that `src/food` does not know. */
  readonly food: KnownFood | null;
  readonly isOptional: boolean;
  readonly isBeaten: boolean;
  /** Index into the dish's needs, or null. */
  readonly need: number | null;
  /** What may take its place by the dish's own `swaps`, best first. */
  readonly swaps: readonly KnownFood[];
}

/** What the choice reads of a dish, worked out once. */
export interface DishFacts {
  readonly tags: readonly DishTag[];
  /** For each need, its alternatives; null for a name that `src/food` does not know. */
  readonly needs: readonly (readonly (KnownFood | null)[])[];
  /** All of these alternatives, and what may take the place of the first ones. */
  readonly madeOf: readonly KnownFood[];
  readonly slots: readonly { readonly name: string; readonly foods: readonly KnownFood[] }[];
  readonly never: readonly KnownFood[];
  readonly isSweet: boolean;
  /** Pots and pans that the text uses. */
  readonly pans: number;
  /** Minutes that it chills, cools or soaks by itself. */
  readonly restMinutes: number;
  /** Times that grow with the amount: 'fry the rest the same way'. */
  readonly panfuls: ReadonlySet<PlainPart>;
  /** Chilli and its kin are in it. */
  readonly isHot: boolean;
  /** It is made of them, or of a hot paste; else a mild one has paprika in their place. */
  readonly isHotAtHeart: boolean;
}

const named = (names: readonly string[]): KnownFood[] => names.flatMap((name) => knownFood(name) ?? []);

/** Less than this is part of the cooking. */
const shortestRest = 30;
const restful = /\b(?:chill|fridge|freez|cool|rest|soak|stand|set|prove|rise|leave)/i;

/** Words of a sentence in which something is heated. */
export const heat =
  /\b(?:fry|fries|fried|brown|cook|simmer|stew|roast|grill|bake|sizzl|fat\b|piping hot|boil|steam|poach|braise|soften|until (?:just |it )?(?:hot|soft|bright|wilt))/i;

/** The timers of resting and chilling for long, and of frying in panfuls, read from their sentences. */
function restsOf({ steps }: CookbookDish): Pick<DishFacts, 'restMinutes' | 'panfuls'> {
  let restMinutes = 0;
  const panfuls = new Set<PlainPart>();
  for (const { parts } of steps) {
    let sentence = '';
    for (const part of parts) {
      if (part.kind === 'text') sentence = `${sentence}${part.text}`.split(/[.:;] /).at(-1) ?? '';
      if (part.kind === 'time' && /\bthe same way\b|\bat a time\b.* for $/.test(sentence)) panfuls.add(part);
      if (part.kind !== 'time' || part.isMeanwhile || part.minutes < shortestRest) continue;
      const clause = sentence.split(/, | and | then /).at(-1) ?? '';
      if (restful.test(sentence) && !heat.test(clause)) restMinutes += part.minutes;
    }
  }
  return { restMinutes, panfuls };
}

const isChilli = /^(?:cayenne|chilli)$/;
function readFacts(dish: CookbookDish): DishFacts {
  const tags = listIngredients(dish)
    .filter(({ slot }) => slot === null)
    .map(({ name, isOptional, preparation }): DishTag => {
      const food = knownFood(name);
      const need = dish.needs.findIndex(({ alternatives: [first] }) => first.name === name);
      return {
        name,
        food,
        isOptional,
        isBeaten: /^(?:lightly )?beaten/.test(preparation ?? ''),
        need: need < 0 ? null : need,
        swaps: named(dish.swaps.find(({ replaced }) => replaced === name)?.choices ?? []),
      };
    });
  const hot = tags.filter(({ food, isOptional }) => !isOptional && food !== null && isHotFood(food));
  const needs = dish.needs.map(({ alternatives }) => alternatives.map(({ name }) => knownFood(name)));
  const tools = listParts(dish).flatMap((part) => (part.kind === 'tool' ? part.name : []));
  const inTheirPlace = tags.flatMap(({ need, swaps }) => (need === null ? [] : swaps));
  return {
    tags,
    needs,
    madeOf: [...needs.flat(), ...inTheirPlace].filter((food) => food !== null),
    slots: dish.welcomes.map(({ name, foods }) => ({ name, foods: named(foods) })),
    never: named(dish.never),
    isSweet: dish.themes.includes('Sweet Treats') || dish.family === 'fruit' || dish.family === 'porridge',
    pans: new Set(tools.filter((tool) => /pan|pot|wok|tray|dish|casserole/.test(tool))).size,
    ...restsOf(dish),
    isHot: hot.length > 0,
    isHotAtHeart: hot.some(({ food, need }) => need !== null || !isChilli.test(`${food?.ingredient.id}`)),
  };
}

export const getDishFacts = memoize(readFacts);

export const findMainFood = (dish: CookbookDish): KnownFood | null =>
  getDishFacts(dish).needs[0]?.[0] ?? null;
