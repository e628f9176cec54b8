import { describe, expect, it } from 'vitest';
import { type CookbookDish, listIngredients, listParts } from '@/kitchen/cookbook/dish';
import { DishParseError, parseDish } from '@/kitchen/cookbook/parseDish';
import { burgers } from './sampleDishFiles';

const problemsOf = (source: string): readonly string[] => {
  try {
    parseDish('burgers', source);
    return [];
  } catch (failure) {
    if (failure instanceof DishParseError) return failure.problems;
    throw failure;
  }
};

const timesOf = (dish: CookbookDish) =>
  listParts(dish).flatMap((part) => (part.kind === 'time' ? [[part.minutes, part.unhurriedMinutes]] : []));

describe('a file of the cookbook', () => {
  it('has front matter, tags, brackets and notes', () => {
    const dish = parseDish('burgers', burgers);
    expect(dish).toMatchObject({
      id: 'burgers',
      title: 'Chicken and herb burgers',
      askedAs: ['chicken burgers', 'hamburguesas de pollo'],
      family: 'burger',
      meals: ['Lunch', 'Dinner'],
      kit: ['hob'],
      level: 1,
      servings: 4,
      usual: [],
      never: [],
    });
    expect(dish.needs[0]?.alternatives.map(({ name, shortName }) => [name, shortName])).toEqual([
      ['minced chicken', 'chicken'],
      ['minced turkey', 'turkey'],
      ['tinned chickpeas', 'chickpeas'],
    ]);
    expect(dish.swaps[0]).toEqual({ replaced: 'butter', choices: ['olive oil', 'vegan butter'] });
    expect(dish.steps).toHaveLength(4);
    expect(dish.notes).toEqual(['Keep the chicken cold until you shape it: it is easier to handle.']);
    const named = new Map(listIngredients(dish).map((part) => [part.name, part]));
    expect(named.get('lemon')).toMatchObject({ amount: 0.5, unit: null, preparation: 'zest and juice' });
    expect(named.get('salt')).toMatchObject({ amount: 1, unit: 'tsp' });
    expect(named.get('cheese')).toMatchObject({ slot: 'cheese', isOptional: true, amount: null });
    const brackets = dish.steps.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'bracket'));
    expect(brackets).toHaveLength(3);
  });

  it('is read in fractions and singular units', () => {
    const dish = parseDish('burgers', burgers.replace('{4%tbsp}', '{2 1/2%cloves}'));
    const amounts = listIngredients(dish).map(({ amount, unit }) => [amount, unit]);
    expect(amounts).toContainEqual([2.5, 'clove']);
  });

  it('has a longer time where the cook has minutes to spare', () => {
    const dish = parseDish('burgers', burgers.replace('~{3%minutes}', '~{3-8%minutes}'));
    expect(timesOf(dish)).toContainEqual([3, 8]);
  });

  it.each([
    ['family: burger', 'family: supper', "'family' does not know 'supper': use eggs, toast"],
    ['prep: 15\n', '', "'prep' is missing: add the line"],
    ['500%g', '1/2%kg', 'is measured in g or ml'],
    ['~{3%minutes}', '~{1%hour}', 'a time needs one number, or two as in 5-10, and minutes'],
    ['time: 30', 'time: half an hour', "'time' is not a whole number of minutes"],
    ['level: 1', 'level: 1\nfamly: x', "does not know the line 'famly': is it misspelt?"],
    ['level: 1', 'level: 1\nlevel: 2', "'level' is there twice"],
    ['[Lay the', 'Lay the', 'step 3 closes a bracket that is not open'],
    ['~{3%minutes}', '~{a few%minutes}', 'a time needs one number, or two as in 5-10, and minutes'],
    ['~{3%minutes}', '~{3%moments}', 'a time needs one number, or two as in 5-10, and minutes'],
    ['{500%g}', '{some%g}', "'@minced chicken' needs one number as its amount"],
    ['{500%g}', '{400-500%g}', "'@minced chicken' needs one number as its amount"],
  ])('says what is wrong: %s', (from, to, problem) => {
    expect(problemsOf(burgers.replace(from, to)).join('\n')).toContain(problem);
  });

  it('is rejected without its two --- lines', () => {
    expect(problemsOf('Fry the @egg{1}.')).toEqual(["needs its front matter between two '---' lines"]);
  });
});
