import { describe, expect, it } from 'vitest';
import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import type { Certainty } from '@/recipe/check/marks';
import type { Finding, FindingKind } from '@/recipe/consistency/consistencyReport';
import { checkSentences, foodAsWritten, groupByRule } from '@/recipe-ui/check/checkSentences';

type Entry = FlaggedFood['entries'][number];

const entry = (field: Entry['field'], value: string, certainty: Certainty = 'contains'): Entry => ({
  field,
  value,
  certainty,
  reason: `${value}, because`,
});

const food = (name: string, ...entries: [Entry, ...Entry[]]): FlaggedFood => ({
  id: name,
  name,
  language: 'en',
  certainty: entries[0].certainty,
  entries,
  places: [],
  words: [],
});

const profile: ProfileCheck = {
  hits: [],
  uncheckable: [],
  uncheckedReason: null,
  checked: { intolerances: ['Lactose'], diet: null, avoid: [], disliked: [], healthConditions: [] },
};

const finding = (kind: FindingKind, summary: string): Finding => ({ kind, summary });

const checkWith = (
  { findings = [], ...changes }: Partial<RecipeCheck> & { findings?: readonly Finding[] },
  asked: number | null = 2,
): RecipeCheck => ({
  consistency: {
    diners: { asked, stated: 2 },
    minutes: { asked: null, stated: null, steps: null },
    hasExclusions: false,
    noteHits: [],
    findings,
  },
  profileCheck: profile,
  flaggedFoods: [],
  marks: { ingredients: [], description: [] },
  ...changes,
});

const sentences = (check: RecipeCheck) =>
  checkSentences(check).map(({ tone, lead, text }) => `${tone}: ${`${lead} ${text}`.trim()}`);

describe('the sentences of the check', () => {
  const nuts = (certainty?: Certainty) => entry('intolerances', 'Nuts', certainty);

  it('name every conflict by its rule, allergies first, and what the cook avoids last', () => {
    const foods = [
      food('chicken', entry('diet', 'Vegetarian')),
      food('coriander', entry('dislikedFood', 'coriander')),
      food('almonds', nuts()),
      food('almond milk', nuts()),
    ];
    expect(sentences(checkWith({ flaggedFoods: foods }))).toEqual([
      'conflict: Not for you: nuts (almonds, almond milk).',
      'conflict: Not vegetarian (chicken).',
      'caution: You avoid: coriander.',
    ]);
  });

  it('have separate sentences for possible conflicts and for advice, and then leave out what is less grave', () => {
    const foods = [
      food('whey', entry('intolerances', 'Lactose')),
      food('pesto', nuts('may contain')),
      food('soy sauce', entry('healthConditions', 'Hypertension', 'advice')),
      food(
        'blue cheese',
        entry('diet', 'Vegan', 'may contain'),
        entry('healthConditions', 'Pregnancy', 'advice'),
      ),
    ];
    const findings = [
      finding('used-not-listed', 'salt'),
      finding('asked-not-used', 'dragonfruit'),
      finding('asked-not-used', 'leek'),
      finding('minutes', 'The steps take 65 minutes, not 30.'),
      finding('doneness', 'chicken'),
      finding('ruled-out-not-found', 'garlic'),
    ];
    const profileCheck = { ...profile, uncheckable: ['a', 'b'] };
    expect(sentences(checkWith({ flaggedFoods: foods, findings, profileCheck }))).toEqual([
      // With the foods, the sentences would be longer than three lines on a phone.
      'conflict: Not for you: lactose.',
      'caution: Check first: nuts, not vegan.',
      'caution: Take care: high blood pressure, pregnancy. Cook the chicken through.',
    ]);
  });

  it.each<[string, RecipeCheck, string[]]>([
    ['all of it was read', checkWith({}), ['ok: Checked against your profile: no conflicts.']],
    [
      'one thing is odd',
      checkWith({ findings: [finding('listed-not-used', 'parsley')] }),
      ['neutral: No step uses the parsley. Checked against your profile: no conflicts.'],
    ],
    [
      'several things differ from the request',
      checkWith({
        findings: [
          finding('used-not-listed', 'honey'),
          finding('asked-not-used', 'dragonfruit'),
          finding('asked-not-used', 'leek'),
          finding('minutes', 'Takes 49 minutes, not 45.'),
        ],
      }),
      [
        'neutral: Without the dragonfruit and leek you asked for. Takes 49 minutes, not 45. Checked against your profile: no conflicts.',
      ],
    ],
    [
      'something may stay raw',
      checkWith({ findings: [finding('doneness', 'chicken')] }),
      ['caution: Take care: cook the chicken through.'],
    ],
    [
      'a line was not read',
      checkWith({ profileCheck: { ...profile, uncheckable: ['zorgle'] } }),
      ['neutral: 1 line could not be read.'],
    ],
    [
      'nothing was read',
      checkWith({ profileCheck: { ...profile, uncheckedReason: 'No known food was found.' } }),
      ['caution: No known food was found.'],
    ],
    [
      'the profile lists nothing',
      checkWith({ profileCheck: { ...profile, checked: { ...profile.checked, intolerances: [] } } }),
      ['neutral: Your profile lists nothing to look out for.'],
    ],
    ['there is no profile', checkWith({ profileCheck: null }), ['ok: As you asked.']],
    [
      'only the recipe is known',
      checkWith({ profileCheck: null }, null),
      ['neutral: The list and the steps agree.'],
    ],
  ])('where %s', (_, check, expected) => {
    expect(sentences(check)).toEqual(expected);
  });
});

it('writes a food as in the ingredient list, with a small letter unless it is a name', () => {
  const at = (source: 'ingredients' | 'description', word: string) => ({ source, word, start: 0, end: 1 });
  const named = (name: string, ...places: FlaggedFood['places']) => ({
    ...food(name, entry('diet', 'Vegan')),
    places,
  });
  const words = [
    named('pecans', at('description', 'Pecans')),
    named('whey', at('description', 'Whey powder'), at('ingredients', 'whey')),
    named('almonds', at('ingredients', 'Almonds'), at('description', 'almonds')),
    named('Worcestershire sauce', at('ingredients', 'Worcestershire sauce')),
  ].map(foodAsWritten);
  expect(words).toEqual(['pecans', 'whey', 'almonds', 'Worcestershire sauce']);
});

describe('the rules with conflicts', () => {
  it('are listed once each, with all their foods', () => {
    const foods = [
      food('butter', entry('diet', 'Vegan'), entry('intolerances', 'Lactose')),
      food('stock', entry('intolerances', 'Lactose', 'may contain')),
      food('cream', entry('avoidIngredients', 'Dairy'), entry('intolerances', 'Lactose')),
    ];
    const rules = groupByRule(foods).map(({ name, foods }) => [
      name,
      ...foods.map(({ food, certainty }) => `${food.name} ${certainty}`),
    ]);
    expect(rules).toEqual([
      ['lactose', 'butter contains', 'stock may contain', 'cream contains'],
      ['not vegan', 'butter contains'],
      ['dairy', 'cream contains'],
    ]);
  });
});
