import { expect, it } from 'vitest';
import { parseRecipeText } from '@/recipe/recipeText';

it.each([
  ['&frac12; cup', '½ cup'],
  ['180&deg;C', '180°C'],
  ['cr&egrave;me br&ucirc;l&eacute;e', 'crème brûlée'],
  ['salt &amp; pepper', 'salt & pepper'],
  ['&CounterClockwiseContourIntegral;', '∳'],
  ['&toString; &constructor; &am;', '&toString; &constructor; &am;'],
])('reads %s as %s', (source, text) => {
  expect(parseRecipeText(source).text).toBe(text);
});
