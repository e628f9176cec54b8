import { describe, expect, it } from 'vitest';
import { allFoods } from '@/food/lexicon/foods';
import { findIngredients } from '@/food/names/findIngredients';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import type { FoodProfile } from '@/food/types';
import { type FoodChoice, foodChoices, listRestrictions } from '@/profile/foodChoices';

function conflictsOf(text: string, profile: FoodProfile) {
  return findIngredients(text).flatMap(({ ingredient, cleared }) =>
    conflictsWithProfile(ingredient, profile, cleared),
  );
}
const certainties = (text: string, profile: FoodProfile) =>
  conflictsOf(text, profile).map(({ field, value, certainty }) => `${field} ${value} ${certainty}`);

/** Diets that no single food violates. */
const dietsWithoutRules: readonly FoodChoice<'diet'>[] = ['Flexitarian'];

describe('the choices of the profile form', () => {
  const choices = (Object.keys(foodChoices) as (keyof typeof foodChoices)[]).flatMap((field) =>
    listRestrictions(field).map((value) => [field, value] as const),
  );

  it.each(choices)('%s: %s forbids at least one known food', (field, value) => {
    const profile: FoodProfile = field === 'diet' ? { diet: value } : { [field]: [value] };
    const forbidden = allFoods().some((food) => conflictsWithProfile(food, profile).length > 0);
    expect(forbidden).toBe(!(dietsWithoutRules as readonly string[]).includes(value));
  });
});

describe('conflictsWithProfile', () => {
  it('returns the reasons', () => {
    expect(conflictsOf('whey', { intolerances: ['Lactose'] })).toEqual([
      {
        field: 'intolerances',
        value: 'Lactose',
        certainty: 'contains',
        reason: 'whey is a milk product. You listed lactose',
      },
    ]);
    expect(conflictsOf('oats', { intolerances: ['Gluten'] })[0]?.reason).toBe(
      'oats may have gluten. You listed gluten',
    );
    expect(conflictsOf('garlic', { diet: 'LowFODMAP' })[0]?.reason).toBe(
      'garlic does not fit a low FODMAP diet',
    );
    expect(conflictsOf('almonds', { intolerances: ['Nuts'] })[0]?.reason).toBe(
      'almonds are nuts. You listed nuts',
    );
    expect(conflictsOf('honey', { avoidIngredients: ['Sugar'] })[0]?.reason).toBe(
      'honey has sugar, which you avoid',
    );
  });

  it.each<[string, FoodProfile, string[]]>([
    [
      'cheddar',
      { intolerances: ['Lactose', 'Milk'] },
      ['intolerances Lactose may contain', 'intolerances Milk contains'],
    ],
    ['honey', { diet: 'Vegan' }, ['diet Vegan contains']],
    ['oats', { diet: 'GlutenFree' }, ['diet GlutenFree may contain']],
    ['bacon', { avoidIngredients: ['Pork', 'Beef'] }, ['avoidIngredients Pork contains']],
    ['mayonnaise', { intolerances: ['Mustard'] }, ['intolerances Mustard may contain']],
    ['dark chocolate', { avoidIngredients: ['Nuts'] }, ['avoidIngredients Nuts may contain']],
    ['gluten-free flour', { diet: 'GlutenFree', intolerances: ['Gluten', 'Wheat', 'FODMAPs'] }, []],
    ['vegan meatballs', { diet: 'Vegan' }, []],
    ['veggie burger', { diet: 'Vegan' }, ['diet Vegan may contain']],
    ['dairy-free ice cream', { intolerances: ['Milk', 'Lactose'], avoidIngredients: ['Dairy'] }, []],
    ['wine', { diet: 'Halal' }, ['diet Halal contains']],
    ['mojama', { intolerances: ['Fish'] }, ['intolerances Fish contains']],
    ['alcohol-free red wine', { diet: 'Halal' }, []],
    ['flour', { healthConditions: ['CeliacDisease'] }, ['healthConditions CeliacDisease contains']],
    ['white wine', { healthConditions: ['Pregnancy'] }, ['healthConditions Pregnancy contains']],
    ['swordfish', { healthConditions: ['Pregnancy'] }, ['healthConditions Pregnancy contains']],
    ['soy sauce', { healthConditions: ['Hypertension'] }, ['healthConditions Hypertension contains']],
    ['sugar', { healthConditions: ['Diabetes'] }, ['healthConditions Diabetes contains']],
    ['olive oil', { healthConditions: ['Diabetes', 'HeartDisease'] }, []],
    [
      'onion',
      { intolerances: ['None'], diet: 'None', avoidIngredients: ['None'], healthConditions: ['None'] },
      [],
    ],
    ['onion', { intolerances: ['Kryptonite'], diet: 'Sun' }, []],
    ['onion', {}, []],
  ])('%s with %j', (text, profile, expected) => {
    expect(certainties(text, profile)).toEqual(expected);
  });

  it.each([
    ['mushrooms', 'shiitake', true],
    ['mushrooms', 'onion', false],
    ['seafood', 'cod', true],
    ['seafood', 'prawn', true],
    ['mariscos', 'mejillón', true],
    ['mariscos', 'merluza', false],
    ['blue cheese', 'Roquefort', true],
    ['blue cheese', 'cheddar', false],
    ['queso', 'cheddar', true],
    ['No tomatoes please, and I hate coriander', 'cherry tomato', true],
    ['No tomatoes please, and I hate coriander', 'cilantro', true],
    ['milk', 'coconut milk', false],
    ['anything slimy', 'okra', false],
    ['', 'okra', false],
    ['olives', 'olive oil', false],
    ['apples', 'apple cider vinegar', false],
    ['aceite de oliva', 'extra-virgin olive oil', true],
    ['potatoes', 'sweet potatoes', false],
    ['chestnuts', 'water chestnuts', false],
    ['oysters', 'oyster mushrooms', false],
  ])('someone who dislikes %j and %s: %s', (dislikedFood, food, expected) => {
    expect(conflictsOf(food, { dislikedFood }).some(({ field }) => field === 'dislikedFood')).toBe(expected);
  });
});
