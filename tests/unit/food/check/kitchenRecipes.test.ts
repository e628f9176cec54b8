import { fc } from '@tests/support/fastCheck';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { profileArbitrary, requestArbitrary, seedArbitrary } from '../../kitchen/arbitraries';

it('finds conflicts in recipes that were made without the profile', () => {
  const meals = fc.sample(fc.tuple(requestArbitrary, profileArbitrary, seedArbitrary), {
    numRuns: 100,
    seed: 7,
  });
  const counts = meals.map(([request, profile, seed]) => {
    const recipe = parseRecipeTexts(composeDish(request, profile, seed, allDishes));
    return checkAgainstProfile(recipe, { diet: 'Vegan', intolerances: ['Nightshades', 'FODMAPs'] }).hits
      .length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(50);
});
