import { findDishProblems, findSharedNames } from '@tests/cookbook/dishProblems';
import { chooseIdeally } from '@tests/cookbook/idealBasket';
import { isKitchenAmount } from '@tests/cookbook/kitchenNumber';
import { fc } from '@tests/support/fastCheck';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import type { Plan, PlannedFood } from '@/kitchen/adapt/plan';
import { planDish } from '@/kitchen/adapt/planDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { writeDescription } from '@/kitchen/write/writeDescription';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeTitle } from '@/kitchen/write/writeTitle';
import { checkConsistency } from '@/recipe/consistency/checkConsistency';

const always = () => true;

interface CookedDish {
  plan: Plan;
  title: string;
  ingredients: string;
  description: string;
}

/** Baskets that every dish is cooked from: each of its alternatives, its slots empty and full, for one and for many. */
const baskets = fc.sample(
  fc.record({
    diners: fc.integer({ min: 1, max: 12 }),
    alternative: fc.integer({ min: 0, max: 3 }),
    perSlot: fc.integer({ min: 0, max: 3 }),
    from: fc.integer({ min: 0, max: 8 }),
    withOptional: fc.boolean(),
  }),
  { numRuns: process.env.KITCHEN_PAIRS ? 10 : 3 },
);

const cooked: readonly CookedDish[] = allDishes.flatMap((dish) =>
  baskets.map(({ diners, ...basket }) => {
    const plan = planDish(chooseIdeally(dish, basket), diners);
    const title = writeTitle(plan, always);
    return {
      plan,
      title,
      ingredients: writeIngredients(plan),
      description: writeDescription(plan, {
        title,
        swaps: [],
        tips: [],
        notes: [],
        namesOnlyAllowedFoods: always,
      }),
    };
  }),
);

/** Every different complaint about a dish, with the dish's name. */
const complaints = (about: (one: CookedDish) => readonly string[]): string[] => [
  ...new Set(cooked.flatMap((one) => about(one).map((text) => `${one.plan.dish.id}: ${text}`))),
];

/** What a pattern finds in a text, with the words around it. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ index }) => `…${text.slice(Math.max(0, index - 25), index + 35)}…`);

describe('every dish of the cookbook', { timeout: 480_000 }, () => {
  it('passes the check of its file', () => {
    expect(
      allDishes.flatMap((dish) => findDishProblems(dish).map((problem) => `${dish.id}: ${problem}`)),
    ).toEqual([]);
    expect(findSharedNames(allDishes)).toEqual([]);
  });

  it('has measurable amounts', () => {
    const odd = complaints(({ plan }) =>
      [...plan.list, ...plan.sides].flatMap(({ name, quantity }) =>
        quantity === null || isKitchenAmount(quantity) ? [] : [`${name} ${JSON.stringify(quantity)}`],
      ),
    );
    expect(odd).toEqual([]);
  });

  it('lists the foods of its steps, and no others', () => {
    const findings = complaints(({ plan, title, ingredients, description }) =>
      checkConsistency(
        {
          ...parseRecipeTexts({ title, ingredients, description }),
          tiempoCoccion: plan.minutes,
          diners: plan.diners,
        },
        null,
      )
        .findings.filter(({ kind }) => kind !== 'doneness')
        .map(({ kind, summary }) => `${kind}: ${summary}`),
    );
    expect(findings).toEqual([]);
  });

  it('has a food for every kind of food that its description names', () => {
    const untrue = complaints(({ plan, title, description }) => {
      const opening = description.slice(title.length + 2, description.indexOf('## Method'));
      const foods = [...plan.list, ...plan.finish, ...plan.sides];
      // A dish that is named after vegetables is cooked with some.
      const kinds = kindsNamed.filter(([words]) => !words.test(plan.dish.id.replaceAll('-', ' ')));
      return kinds.flatMap(([words, isOfKind]) =>
        words.test(opening) && !foods.some(isOfKind) ? [opening.trim()] : [],
      );
    });
    expect(untrue).toEqual([]);
  });

  it('has no leftovers of templates, with brackets or without', () => {
    const seams = complaints(({ title, description, ingredients }) => {
      const text = `${description}\n${ingredients}`;
      return [
        ...found(text, / {2}|[{}[\]@~]|undefined|NaN| [,.;:]|\.\.|,,|, \.|\bthe the\b|\(\s*\)/gu),
        ...found(text, /\b(?:with|the|of) ?[.,;]|\band and\b|\ban? (?:\d(?!\d? (?:cm|minute))|the\b)/g),
        ...found(text, /\bthem (?:is|are|should)\b|\bthey (?:is|has|was)\b|\bit (?:are|have|were)\b/g),
        ...(/^\p{Lu}.{3,80}$/u.test(title) ? [] : [title]),
      ];
    });
    expect(seams).toEqual([]);
  });

  it('takes the sum of its preparation and times', () => {
    const odd = complaints(({ plan }) => {
      const isAsWritten = plan.factor === 1 && plan.list.every(({ replaces }) => replaces !== null);
      const apart = Math.abs(plan.minutes - plan.dish.time);
      return isAsWritten && apart > 3 + optionalMinutes(plan)
        ? [`${plan.minutes}, not ${plan.dish.time}`]
        : [];
    });
    expect(odd).toEqual([]);
  });
});

const isFlavouring = /onion|shallot|garlic|chilli|ginger/;
/** Words for a kind of food, and which foods are of that kind. */
const kindsNamed: readonly (readonly [words: RegExp, isOfKind: (food: PlannedFood) => boolean])[] = [
  [
    /\bvegetables?\b|\bverduras\b|\bprimavera\b/i,
    ({ ingredient }) =>
      /^(?:vegetable|mushroom)$/.test(ingredient?.category ?? '') && !isFlavouring.test(ingredient?.id ?? ''),
  ],
  [/\bherbs\b/i, ({ ingredient }) => ingredient?.category === 'herb'],
  [/\broots\b/i, ({ name }) => /carrot|parsnip|swede|turnip|celeriac|potato|beetroot|cassava/.test(name)],
  [/\bflorets\b/i, ({ name }) => /cauliflower|broccoli|romanesco/.test(name)],
  [
    /\bwhite fish\b/i,
    ({ ingredient, name }) =>
      ingredient?.category === 'fish' && !/salmon|trout|tuna|mackerel|sardine/.test(name),
  ],
  [/\bwith bread\b|\bfried bread\b/i, ({ ingredient }) => ingredient?.category === 'bread'],
];

/** Minutes of the brackets that are left out. */
const optionalMinutes = ({ dish, foods }: Plan): number =>
  dish.steps
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'bracket' ? [part] : [])))
    .filter(({ parts }) => parts.some((part) => part.kind === 'ingredient' && !foods.has(part.name)))
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.kind === 'time' ? part.minutes : 0), 0);
