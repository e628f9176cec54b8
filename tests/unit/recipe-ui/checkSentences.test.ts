import { describe, expect, it } from 'vitest';
import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { type Certainty, certaintyOf, moreHarmful } from '@/recipe/check/marks';
import type { Finding, FindingKind } from '@/recipe/consistency/consistencyReport';
import {
  checkSentences,
  foodAsWritten,
  groupByRule,
  listBrokenRules,
} from '@/recipe-ui/check/checkSentences';

type Entry = FlaggedFood['entries'][number];

const entry = (field: Entry['field'], value: string, certainty?: Certainty): Entry => ({
  field,
  value,
  certainty: certainty ?? certaintyOf({ field, certainty: 'contains', reason: '' }),
  reason: `${value}, because`,
});

const food = (name: string, ...entries: [Entry, ...Entry[]]): FlaggedFood => ({
  id: name,
  name,
  language: 'en',
  certainty: entries.map(({ certainty }) => certainty).reduce(moreHarmful),
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
      'contains: Not for you: nuts (almonds, almond milk).',
      'contains: Not vegetarian: chicken.',
      'avoided: You avoid: coriander.',
    ]);
  });

  it('have separate sentences for possible conflicts and for advice, and then leave out what is less grave', () => {
    const foods = [
      food('whey', entry('intolerances', 'Lactose')),
      food('pesto', nuts('may contain')),
      food('soy sauce', entry('healthConditions', 'Hypertension', 'advice')),
      food(
        'blue cheese',
        entry('healthConditions', 'Pregnancy', 'advice'),
        entry('diet', 'Vegan', 'may contain'),
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
      'contains: Not for you: lactose (whey).',
      'advice: Take care: high blood pressure (soy sauce), pregnancy (blue cheese). Cook the chicken through.',
      'may contain: Check first: nuts (pesto), vegan diet (blue cheese).',
      'unread: Not fully checked. 2 lines could not be read.',
    ]);
  });

  it('name the rules alone if their foods would take more than three lines', () => {
    const foods = Array.from({ length: 12 }, (_, index) =>
      food(`walnut cake ${index}`, nuts(), entry('diet', 'Vegan')),
    );
    expect(sentences(checkWith({ flaggedFoods: foods }))).toEqual([
      'contains: Not for you: nuts.',
      'contains: Not vegan: 12 foods.',
    ]);
  });

  it.each<[string, RecipeCheck, string[]]>([
    ['all of it was read', checkWith({}), ['ok: Fits your settings: no lactose found.']],
    [
      'one thing is odd',
      checkWith({ findings: [finding('listed-not-used', 'parsley')] }),
      ['ok: Fits your settings: no lactose found.', 'neutral: No step uses the parsley.'],
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
        'ok: Fits your settings: no lactose found.',
        'neutral: You asked for dragonfruit and leek, which this recipe does not use. Takes 49 minutes, not 45.',
      ],
    ],
    [
      'only a diet is broken',
      checkWith({ flaggedFoods: [food('chicken', entry('diet', 'Vegan'))] }),
      ['contains: Not vegan: chicken.'],
    ],
    [
      'something may stay raw',
      checkWith({ findings: [finding('doneness', 'chicken')] }),
      ['advice: Take care: cook the chicken through.'],
    ],
    [
      'a line was not read',
      checkWith({ profileCheck: { ...profile, uncheckable: ['zorgle'] } }),
      ['unread: Not fully checked. “zorgle” could not be read. The rest fits your settings.'],
    ],
    [
      'nothing was read',
      checkWith({ profileCheck: { ...profile, uncheckedReason: 'No known food was found.' } }),
      ['unread: Not fully checked. No known food was found.'],
    ],
    [
      'the profile lists nothing',
      checkWith({ profileCheck: { ...profile, checked: { ...profile.checked, intolerances: [] } } }),
      ['neutral: Your settings rule out no food.'],
    ],
    [
      'there is no profile',
      checkWith({ profileCheck: null }),
      ['neutral: Made as you asked, but not checked for allergies.'],
    ],
    [
      'only the recipe is known',
      checkWith({ profileCheck: null }, null),
      ['neutral: The ingredients and the steps agree.'],
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

it('groups foods by rule, each rule once, and foods that break one only there', () => {
  const foods = [
    food(
      'butter',
      entry('diet', 'Vegan'),
      entry('intolerances', 'Lactose'),
      entry('avoidIngredients', 'Dairy'),
      entry('healthConditions', 'HighCholesterol', 'advice'),
    ),
    food('cream', entry('avoidIngredients', 'Dairy'), entry('healthConditions', 'Gout', 'advice')),
    food('stock', entry('intolerances', 'Lactose', 'may contain')),
    food('whey', entry('intolerances', 'Lactose')),
  ];
  const listed = (certainty: Certainty) =>
    groupByRule(foods, certainty).map(({ name, foods }) => [name, ...foods.map(({ food }) => food.name)]);
  expect(listed('contains')).toEqual([
    ['lactose', 'butter', 'whey'],
    ['not vegan', 'butter'],
  ]);
  expect(listed('avoided')).toEqual([['dairy', 'cream']]);
  expect(listed('advice')).toEqual([['gout', 'cream']]);
  expect(listed('may contain')).toEqual([['lactose', 'stock']]);
});

it.each<[string, readonly (readonly [Entry['field'], string])[]]>([
  ['Not for you: nuts', [['intolerances', 'Nuts']]],
  [
    'Not for you: nuts',
    [
      ['avoidIngredients', 'Sugar'],
      ['intolerances', 'Nuts'],
    ],
  ],
  ['You avoid: sugar', [['avoidIngredients', 'Sugar']]],
  ['Not vegan', [['diet', 'Vegan']]],
  [
    'Not for you: nuts, not vegan',
    [
      ['diet', 'Vegan'],
      ['intolerances', 'Nuts'],
    ],
  ],
  [
    'Not for you: nuts and 2 more',
    [
      ['intolerances', 'Nuts'],
      ['intolerances', 'Lactose'],
      ['healthConditions', 'CeliacDisease'],
    ],
  ],
  [
    'You avoid: sugar and 1 more',
    [
      ['avoidIngredients', 'Sugar'],
      ['dislikedFood', 'extraordinarily bitter leaves'],
    ],
  ],
])('says on a card: %s', (line, rules) => {
  const flaggedFoods = rules.map(([field, value]) => food(value, entry(field, value)));
  expect(listBrokenRules(checkWith({ flaggedFoods }))).toBe(line);
});

it.each<[Certainty, Entry['field'], string]>([
  ['contains', 'intolerances', 'almonds are nuts. You listed nuts'],
  ['avoided', 'dislikedFood', 'peas: you said you dislike them'],
  ['avoided', 'avoidIngredients', 'honey is sugar. You listed sugar'],
  ['contains', 'dislikedFood', 'You wrote “allergic to peas”; the recipe has peas.'],
])('counts as %s: %s, %s', (certainty, field, reason) => {
  expect(certaintyOf({ certainty: 'contains', field, reason })).toBe(certainty);
});
