import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIngredients } from '@/food/findIngredients';
import { forbiddenBy } from '@/food/restrictions';
import type { FoodProfile } from '@/food/types';
import { composeDish, type Dish } from '@/mocks/kitchen/composeDish';
import { writeRecipe } from '@/mocks/kitchen/composeRecipe';
import type { KitchenProfile, KitchenRequest } from '@/mocks/kitchen/types';
import { spokenName } from '@/mocks/kitchen/write/template';
import { profileOf, profileOrVisitor, requestOf, seedOf } from './arbitraries';

const RUNS = { numRuns: Number(process.env.KITCHEN_RUNS ?? 750) };

const profilesFor = (request: KitchenRequest, profile: KitchenProfile | null): FoodProfile[] => [
  ...(profile ? [profile] : []),
  ...(request.tipoReceta === 'Vegan Bliss' ? [{ diet: 'Vegan' }] : []),
];

/** Everything a cook would follow; Swaps and Notes name what was left out, on purpose. */
function cookableText(dish: Dish, request: KitchenRequest): string {
  const { descripcionReceta, ingredientes } = writeRecipe(dish, request);
  return `${descripcionReceta.replace(/\n## (?:Swaps|Notes)\n[\s\S]*?(?=\n## |$)/g, '')}\n\n${ingredientes}`;
}

/** What health advice says to keep low is allowed to a cook who asks for it. */
const isAdvice = ({ field, grade }: { field: string; grade: string }) =>
  field === 'healthConditions' && grade === 'may contain';

describe('every composed recipe', { timeout: 30 + RUNS.numRuns * 120 }, () => {
  it('uses nothing that is forbidden, and may-contain foods only when certified', () => {
    fc.assert(
      fc.property(requestOf, profileOrVisitor, seedOf, (request, profile, seed) => {
        const dish = composeDish(request, profile, seed);
        for (const restricted of profilesFor(request, profile)) {
          for (const use of dish.ingredients) {
            const conflicts = forbiddenBy(use.ingredient, restricted).filter((one) => !isAdvice(one));
            if (!use.label.startsWith('certified')) expect(conflicts.map(({ reason }) => reason)).toEqual([]);
            expect(conflicts.filter(({ grade }) => grade === 'contains')).toEqual([]);
          }
        }
      }),
      RUNS,
    );
  });

  it('names nothing forbidden in its title, ingredients, method or tips', () => {
    fc.assert(
      fc.property(requestOf, profileOf, seedOf, (request, profile, seed) => {
        const text = cookableText(composeDish(request, profile, seed), request);
        const named = findIngredients(text).flatMap((found) =>
          profilesFor(request, profile).flatMap((restricted) =>
            forbiddenBy(found.ingredient, restricted, found.cleared)
              .filter(({ grade }) => grade === 'contains')
              .map(({ reason }) => `“${found.text}” ${reason}`),
          ),
        );
        expect(named).toEqual([]);
      }),
      RUNS,
    );
  });

  it('uses every listed ingredient in a step by its name, and lists every ingredient a step names', () => {
    fc.assert(
      fc.property(requestOf, profileOrVisitor, seedOf, (request, profile, seed) => {
        const dish = composeDish(request, profile, seed);
        const steps = dish.steps
          .map(({ text }) => text)
          .join('\n')
          .toLowerCase();
        for (const use of dish.ingredients) expect(steps).toContain(spokenName(use).toLowerCase());
        const listed = new Set(dish.ingredients.map(({ ingredient }) => ingredient.id));
        const unlisted = findIngredients(steps).filter(
          ({ ingredient }) => !listed.has(ingredient.id) && ingredient.id !== 'water',
        );
        expect(unlisted.map(({ text, ingredient }) => `${text} → ${ingredient.id}`)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('serves the diners asked for, in amounts that scale with them', () => {
    fc.assert(
      fc.property(
        requestOf,
        profileOrVisitor,
        seedOf,
        fc.integer({ min: 1, max: 40 }),
        (request, profile, seed, diners) => {
          const forOne = composeDish({ ...request, diners: 1 }, profile, seed);
          const forMany = composeDish({ ...request, diners }, profile, seed);
          expect(forMany.diners).toBe(diners);
          expect(forMany.ingredients.map(({ key }) => key)).toEqual(forOne.ingredients.map(({ key }) => key));
          forMany.ingredients.forEach((use, index) => {
            expect(use.total).toBeCloseTo((forOne.ingredients[index]?.total ?? 0) * diners, 6);
          });
        },
      ),
      RUNS,
    );
  });

  it('takes as long as its steps, and says so when that is longer than asked', () => {
    fc.assert(
      fc.property(requestOf, profileOrVisitor, seedOf, (request, profile, seed) => {
        const dish = composeDish(request, profile, seed);
        const { descripcionReceta, tiempoCoccion } = writeRecipe(dish, request);
        const written = [...descripcionReceta.matchAll(/^\d+\. \*\*.*?\((\d+) minutes?\)\.\*\*/gm)].map(
          ([, minutes]) => Number(minutes),
        );
        expect(written).toHaveLength(dish.steps.length);
        expect(written.every((minutes) => minutes > 0)).toBe(true);
        expect(written.reduce((sum, minutes) => sum + minutes, 0)).toBe(tiempoCoccion);
        if (tiempoCoccion > dish.minutesAsked)
          expect(descripcionReceta).toContain(`You asked for ${dish.minutesAsked} minutes`);
        else expect(descripcionReceta).not.toContain('shortest honest time');
      }),
      RUNS,
    );
  });

  it('is the same for the same seed and another for other seeds', () => {
    fc.assert(
      fc.property(requestOf, profileOrVisitor, seedOf, (request, profile, seed) => {
        const dish = composeDish(request, profile, seed);
        expect(composeDish(request, profile, seed)).toEqual(dish);
        const told = (other: Dish) => `${other.title}: ${other.ingredients.map(({ key }) => key).join()}`;
        const others = [1, 2, 3, 4].map((step) => told(composeDish(request, profile, seed + step)));
        expect(others.some((other) => other !== told(dish))).toBe(true);
      }),
      { numRuns: Math.ceil(RUNS.numRuns / 5) },
    );
  });

  it('reads cleanly: a title on the first line and no seams', () => {
    fc.assert(
      fc.property(requestOf, profileOrVisitor, seedOf, (request, profile, seed) => {
        const dish = composeDish(request, profile, seed);
        const text = cookableText(dish, request);
        expect(text.split('\n')[0]).toMatch(/^# \p{Lu}.{6,80}$/u);
        expect(text).not.toMatch(/ {2}|[{}[\]]|undefined|NaN| [,.;:]|\.\.|,,|, \.|\bthe the\b|\ba [aeiou]/u);
        expect(text).not.toMatch(/\b(with|and|in|the|of) ?[.,;]/);
        expect(dish.title.toLowerCase().match(/\b((?!free\b|mahi\b)\w{4,})\b.*\b\1\b/)).toBeNull();
      }),
      RUNS,
    );
  });
});
