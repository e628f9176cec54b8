import { describe, expect, it } from 'vitest';
import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FoodHits } from '@/recipe/check/foodHits';
import type { Grade } from '@/recipe/check/marks';
import type { Finding } from '@/recipe/honesty/honestyReport';
import { honestyVerdict, verdictOf } from '@/recipe-ui/check/verdict';

const food = (id: string, grade: Grade): FoodHits => ({
  id,
  name: id,
  language: 'en',
  grade,
  entries: [{ field: 'intolerances', value: 'Lactose', grade, reason: '' }],
  places: [],
  words: [],
});

const profile: ProfileCheck = {
  hits: [],
  uncheckable: [],
  couldNotCheck: null,
  checked: { intolerances: ['Lactose'], diet: null, avoid: [], disliked: [], healthConditions: [] },
};

const honest = (findings: readonly Finding[] = [], asked: number | null = 2): RecipeCheck['honesty'] => ({
  diners: { asked, got: 2 },
  minutes: { asked: null, stated: null, steps: null },
  isRestricted: false,
  noteHits: [],
  findings,
});

const missing = (name: string, severity: Finding['severity'] = 'info'): Finding => ({
  kind: 'asked-not-used',
  severity,
  text: `You asked for ${name}`,
  missing: { name, how: 'left out' },
});

const fault = (text: string): Finding => ({ kind: 'doneness', severity: 'warning', text });
const remark = (text: string): Finding => ({ kind: 'listed-not-used', severity: 'info', text });

const checked = (changes: Partial<RecipeCheck> = {}): RecipeCheck => ({
  honesty: honest(),
  profileCheck: profile,
  unread: undefined,
  foods: [],
  marks: { title: [], ingredients: [], description: [] },
  ...changes,
});

/** Tone and line, as one string. */
const inWords = (check: RecipeCheck) => {
  const { tone, headline, also } = verdictOf(check);
  return `${tone}: ${[headline, ...also].join(' · ')}`;
};

describe('the verdict on a recipe', () => {
  it.each<[string, Partial<RecipeCheck>, string]>([
    ['all is well', {}, 'well: Nothing you listed was found by name · as asked'],
    ['no request is known', { honesty: honest([], null) }, 'well: Nothing you listed was found by name'],
    [
      'something was left out, and it says so',
      { honesty: honest([missing('orange')]) },
      'well: Nothing you listed was found by name · 1 left out: orange',
    ],
    [
      'something was left out without a word',
      { honesty: honest([missing('orange', 'warning')]) },
      'care: Nothing you listed was found by name · 1 left out: orange',
    ],
    [
      'it contradicts itself',
      { honesty: honest([fault('One.'), remark('Two.')]) },
      'care: Nothing you listed was found by name · 2 things to know',
    ],
    [
      'a line was not understood',
      { profileCheck: { ...profile, uncheckable: ['zorgle'] } },
      'plain: Nothing you listed was found by name · 1 line could not be checked · as asked',
    ],
    [
      'it could not be checked',
      { profileCheck: { ...profile, couldNotCheck: 'No known food was found.' } },
      'care: Could not be checked',
    ],
    ['it has a food', { foods: [food('butter', 'contains')] }, 'against: 1 food to look out for'],
    ['it has a note', { foods: [food('wine', 'note')] }, 'care: 1 food to look out for'],
    [
      'it has foods, and faults of its own',
      { foods: [food('butter', 'may contain')], honesty: honest([fault('One.'), missing('orange')]) },
      'care: 3 things to look out for',
    ],
    [
      'nobody’s profile is held against it',
      { profileCheck: null },
      'well: What you asked for, and what you got · as asked',
    ],
    [
      'nothing is known but the recipe',
      { profileCheck: null, honesty: honest([], null) },
      'well: The recipe, checked against itself · nothing stands out',
    ],
  ])('where %s', (_, changes, line) => {
    expect(inWords(checked(changes))).toBe(line);
  });

  it('tells the two gravest: what is in it, what may be, what it gets wrong, what is advice', () => {
    const foods = [food('butter', 'contains'), food('curry paste', 'may contain'), food('wine', 'note')];
    const told = (check: RecipeCheck) =>
      verdictOf(check).gravest.map((concern) => ('text' in concern ? concern.text : concern.word));
    const honesty = honest([fault('One.')]);
    expect(told(checked({ foods, honesty }))).toEqual(['butter', 'curry paste']);
    expect(told(checked({ foods: foods.slice(1), honesty }))).toEqual(['curry paste', 'One.']);
    expect(told(checked({ foods: foods.slice(2), honesty }))).toEqual(['One.', 'wine']);
  });

  it('spells out three names of what is missing', () => {
    const names = ['orange', 'leek', 'fig', 'plum', 'lime'];
    expect(honestyVerdict(honest(names.map((name) => missing(name))))).toBe(
      '5 left out: orange, leek, fig and 2 more',
    );
  });
});
