import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { composeDish } from '@/kitchen/composeDish';
import { writeRecipe } from '@/kitchen/composeRecipe';
import { profileOf, requestOf, seedOf } from '../../kitchen/arbitraries';

it('finds what a kitchen that does not know the profile uses', () => {
  const meals = fc.sample(fc.tuple(requestOf, profileOf, seedOf), { numRuns: 100, seed: 7 });
  const counts = meals.map(([request, profile, seed]) => {
    const dish = composeDish(request, profile, seed);
    const { ingredientes, descripcionReceta } = writeRecipe(dish, request);
    const recipe = { title: dish.title, ingredients: ingredientes, description: descripcionReceta };
    return checkAgainstProfile(recipe, { diet: 'Vegan', intolerances: ['Nightshades', 'FODMAPs'] }).hits
      .length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(50);
});
