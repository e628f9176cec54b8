import { expect, it } from 'vitest';
import { detectRequestLanguage } from '@/recipe/check/recipeLanguage';

it.each([
  ['', 'cebolla, arroz', 'Spanish'],
  ['', 'onion, rice', 'English'],
  ['', 'cebolla, rice', null],
  ['', 'onion, arroz', null],
  ['para los niños', 'onion, rice', 'Spanish'],
])('the language of the note %j and the foods %j is %s', (note, ingredients, language) => {
  expect(detectRequestLanguage(note, ingredients)).toBe(language);
});
