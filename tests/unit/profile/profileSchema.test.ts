import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { choiceLabel } from '@/profile/foodChoices';
import type { FieldOfKind } from '@/profile/profileFields';
import { profileFormFields } from '@/profile/profileFormFields';
import { type ProfileFormValues, profileFormSchema } from '@/profile/profileSchema';
import { fieldsInStep } from '@/profile/wizardSteps';

const filled: ProfileFormValues = {
  name: 'Julia',
  age: '41',
  worldRegion: 'WesternEurope',
  toolsLevel: 'Basic',
  expertiseLevelInKitchen: 'GordonRamsay',
  leastfavoriteCuisine: 'FastFood',
  dislikedFood: 'liver',
  diet: 'LowFODMAP',
  intolerances: ['Nuts'],
  healthConditions: [],
  activityLevel: 'other',
  cookingPreference: 'none',
  recipeGoal: 'Health',
  specificGoal: 'Detox',
  ingredientPreference: 'Minimally',
  avoidIngredients: [],
};

function messageFor(name: keyof ProfileFormValues, value: string | string[]) {
  const result = profileFormSchema.safeParse({ ...filled, [name]: value });
  return result.error?.issues.find(({ path }) => path[0] === name)?.message ?? null;
}

const lists = ['intolerances', 'healthConditions', 'avoidIngredients'] as const;
const choices = Object.values(profileFormFields).flatMap((facts) =>
  'choices' in facts ? [facts.choices] : [],
);
const valuesOf = (name: FieldOfKind<'singleChoice' | 'multipleChoice'>) =>
  Object.keys(profileFormFields[name].choices);

describe('profileSchema', () => {
  it('accepts a complete profile and converts the age to a number', () => {
    expect(profileFormSchema.parse(filled)).toEqual({ ...filled, age: 41 });
  });

  // Claim 5.5
  it.each([
    ['worldRegion', 'Select a region'],
    ['toolsLevel', 'Select your tools level'],
    ['expertiseLevelInKitchen', 'Select your expertise level'],
    ['leastfavoriteCuisine', 'Select a type of cuisine'],
    ['diet', 'Select a diet'],
    ['activityLevel', 'Select an activity level'],
    ['cookingPreference', 'Select a preference'],
    ['recipeGoal', "Select what you're looking for"],
    ['specificGoal', 'Select a goal'],
    ['ingredientPreference', 'Select a preference'],
  ] as const)('%s: %s', (name, message) => {
    expect(messageFor(name, '')).toBe(message);
    expect(messageFor(name, 'SomethingElse')).toBe(message);
    expect(messageFor(name, filled[name])).toBeNull();
  });

  // Claim 5.3
  it('name: 2 to 50 characters without surrounding spaces', () => {
    const tooShort = 'The name must have at least 2 characters';
    expect(messageFor('name', '')).toBe(tooShort);
    expect(messageFor('name', ' J ')).toBe(tooShort);
    expect(messageFor('name', 'Jo')).toBeNull();
    expect(messageFor('name', 'J'.repeat(50))).toBeNull();
    expect(messageFor('name', 'J'.repeat(51))).toBe('The name must have at most 50 characters');
    expect(profileFormSchema.parse({ ...filled, name: ' Julia ' }).name).toBe('Julia');
  });

  // Claim 5.4
  it('age: 1 to 120', () => {
    const tooLow = 'Age must be greater than 0';
    for (const age of ['', ' ', '0', '-3', 'old']) expect(messageFor('age', age)).toBe(tooLow);
    expect(messageFor('age', '121')).toBe('Age must be at most 120');
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (age) => {
        expect(messageFor('age', String(age)) === null).toBe(age >= 1 && age <= 120);
      }),
    );
  });

  // Claim 5.6
  it("dislikedFood: something other than blanks, else 'Enter what you don't like'", () => {
    expect(messageFor('dislikedFood', ' \n')).toBe("Enter what you don't like");
    expect(messageFor('dislikedFood', 'x')).toBeNull();
  });

  // Claims 3.5, 5.7
  it('intolerances: at least one; the other lists can be empty', () => {
    expect(messageFor('intolerances', [])).toBe('Select at least one option');
    expect(messageFor('intolerances', ['None'])).toBeNull();
    expect(messageFor('healthConditions', [])).toBeNull();
    expect(messageFor('avoidIngredients', [])).toBeNull();
  });

  // Claim 3.5
  it.each(lists)('%s: any of its choices, and no other', (name) => {
    fc.assert(
      fc.property(fc.subarray(valuesOf(name), { minLength: 1 }), (chosen) => {
        expect(messageFor(name, chosen)).toBeNull();
        expect(messageFor(name, [...chosen, 'Kryptonite'])).not.toBeNull();
      }),
    );
  });
});

describe('the choices', () => {
  it('have the values of the specification, with readable labels', () => {
    expect(valuesOf('toolsLevel')).toEqual(
      'None Basic Novice Intermediate Advanced Gourmet MasterChef'.split(' '),
    );
    expect(valuesOf('healthConditions')).toEqual(
      'None Diabetes Hypertension HighCholesterol HeartDisease Obesity CeliacDisease IBS CrohnsDisease UlcerativeColitis KidneyDisease LiverDisease Gout ThyroidIssues Anemia Osteoporosis Pregnancy Lactation Cancer'.split(
        ' ',
      ),
    );
    expect(valuesOf('avoidIngredients')).toEqual(
      'None Oil Salt Sugar Processed Gluten Dairy Nuts Soy Eggs Shellfish RedMeat Pork Beef Artificial Preservatives'.split(
        ' ',
      ),
    );
    const counts = choices.map((labels) => Object.keys(labels).length);
    expect(counts.sort((a, b) => a - b)).toEqual([6, 7, 7, 7, 8, 9, 9, 9, 10, 16, 16, 19, 20]);
  });

  // Claim 3.8
  it('never show an identifier', () => {
    for (const label of choices.flatMap((labels) => Object.values(labels)))
      expect(label).not.toMatch(/[a-z][A-Z]/);
  });

  it('have one label per value in all fields', () => {
    const labels = new Map<string, string>();
    for (const [value, label] of choices.flatMap((field) => Object.entries(field))) {
      expect(labels.get(value) ?? label).toBe(label);
      labels.set(value, label);
    }
  });

  it('have the same labels in the check and in the form', () => {
    for (const name of ['diet', ...lists] as const)
      for (const [value, label] of Object.entries(profileFormFields[name].choices))
        expect(choiceLabel(value)).toBe(label);
    expect(choiceLabel('Kryptonite')).toBe('Kryptonite');
  });
});

// Claim 1.6
it('the four steps have every field once', () => {
  expect(([0, 1, 2, 3] as const).flatMap(fieldsInStep).sort()).toEqual(Object.keys(filled).sort());
});
