import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { compareWithRequest } from '@/food/check/compareWithRequest';
import { composeDish } from '@/mocks/kitchen/composeDish';
import { writeRecipe } from '@/mocks/kitchen/composeRecipe';
import { profileOf, requestOf, seedOf } from '../../kitchen/arbitraries';

const composed = fc.tuple(requestOf, profileOf, seedOf).map(([request, profile, seed]) => {
  const dish = composeDish(request, profile, seed);
  const { ingredientes, descripcionReceta, tiempoCoccion, diners } = writeRecipe(dish, request);
  const recipe = {
    title: dish.title,
    ingredients: ingredientes,
    // The kitchen's promise of 'a light hand with seasoning' names no food.
    description: descripcionReceta.replaceAll('a light hand with seasoning', 'a light hand'),
  };
  return { request, profile, recipe, tiempoCoccion, diners };
});

it('finds nothing that a kitchen which knows the profile has left out', () => {
  fc.assert(
    fc.property(composed, ({ recipe, profile }) => {
      const { hits, uncheckable, couldNotCheck } = checkAgainstProfile(recipe, profile);
      // 'Keep the vegetables generous' is advice on a whole shelf.
      const sure = hits.filter(
        ({ grade, ingredient }) => grade === 'contains' && ingredient.id !== 'vegetables',
      );
      expect(sure).toEqual([]);
      expect({ uncheckable, couldNotCheck }).toEqual({ uncheckable: [], couldNotCheck: null });
    }),
    { numRuns: 300, seed: 20250401 },
  );
}, 60_000);

it('finds what a kitchen that does not know the profile uses', () => {
  const counts = fc.sample(composed, 100).map(({ recipe }) => {
    const eats = checkAgainstProfile(recipe, { diet: 'Vegan', intolerances: ['Nightshades', 'FODMAPs'] });
    return eats.hits.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(50);
});

it('finds no fault in an honest kitchen', () => {
  fc.assert(
    fc.property(composed, ({ recipe, tiempoCoccion, diners }) => {
      const { minutes, findings } = compareWithRequest({ ...recipe, tiempoCoccion, diners }, null);
      expect(minutes.steps).toBe(tiempoCoccion);
      expect(findings).toEqual([]);
    }),
    { numRuns: 300, seed: 20250401 },
  );
}, 60_000);
