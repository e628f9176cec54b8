import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { findIngredients } from '@/food/findIngredients';
import { forbiddenBy } from '@/food/restrictions';
import type { FoodProfile } from '@/food/types';
import { composeDish, type Dish } from '@/kitchen/composeDish';
import { spokenName } from '@/kitchen/write/template';
import { compareWithRequest } from '@/recipe/honesty/compareWithRequest';
import { type Cooked, everyPair, patience } from './everyPair';

const profilesFor = ({ request, profile }: Cooked): FoodProfile[] => [
  ...(profile ? [profile] : []),
  ...(request.tipoReceta === 'Vegan Bliss' ? [{ diet: 'Vegan' }] : []),
];

const textsOf = ({ dish, recipe }: Cooked) => ({
  title: dish.title,
  ingredients: recipe.ingredientes,
  description: recipe.descripcionReceta,
});

/** Everything a cook would follow; Swaps and Notes name what was left out, on purpose. */
const cookableText = ({ recipe: { descripcionReceta, ingredientes } }: Cooked): string =>
  `${descripcionReceta.replace(/\n## (?:Swaps|Notes)\n[\s\S]*?(?=\n## |$)/g, '')}\n\n${ingredientes}`;

/** What health advice says to keep low is allowed to a cook who asks for it. */
const isAdvice = ({ field, grade }: { field: string; grade: string }) =>
  field === 'healthConditions' && grade === 'may contain';

describe('every composed recipe', { timeout: patience }, () => {
  it('uses nothing that is forbidden, and may-contain foods only when certified', () => {
    everyPair((cooked) => {
      for (const restricted of profilesFor(cooked)) {
        for (const use of cooked.dish.ingredients) {
          const conflicts = forbiddenBy(use.ingredient, restricted).filter((one) => !isAdvice(one));
          if (!use.label.startsWith('certified')) expect(conflicts.map(({ reason }) => reason)).toEqual([]);
          expect(conflicts.filter(({ grade }) => grade === 'contains')).toEqual([]);
        }
      }
    });
  });

  it('stands the check that the cook sees: no hit of what it surely contains, nothing unknown', () => {
    everyPair((cooked) => {
      for (const restricted of profilesFor(cooked)) {
        const { hits, uncheckable, couldNotCheck } = checkAgainstProfile(textsOf(cooked), restricted);
        const sure = hits.filter(({ grade }) => grade === 'contains');
        expect(sure.map(({ word, reason }) => `“${word}” ${reason}`)).toEqual([]);
        expect(uncheckable).toEqual([]);
        if (cooked.dish.ingredients.length > 0) expect(couldNotCheck).toBeNull();
      }
    });
  });

  it('names nothing forbidden in its title, ingredients, method or tips', () => {
    everyPair((cooked) => {
      const found = findIngredients(cookableText(cooked));
      const named = profilesFor(cooked).flatMap((restricted) =>
        found.flatMap(({ ingredient, cleared, text }) =>
          forbiddenBy(ingredient, restricted, cleared)
            .filter(({ grade }) => grade === 'contains')
            .map(({ reason }) => `“${text}” ${reason}`),
        ),
      );
      expect(named).toEqual([]);
    });
  });

  it('uses every listed ingredient in a step by its name, and lists every ingredient a step names', () => {
    everyPair(({ dish }) => {
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
    });
  });

  it('serves the diners asked for, in amounts that scale with them', () => {
    everyPair(({ request, profile, seed, dish }) => {
      const { diners } = request;
      if (typeof diners === 'number' && Number.isInteger(diners) && diners >= 1 && diners <= 40)
        expect(dish.diners).toBe(diners);
      const forOne = composeDish({ ...request, diners: 1 }, profile, seed);
      expect(forOne.diners).toBe(1);
      expect(dish.ingredients.map(({ key }) => key)).toEqual(forOne.ingredients.map(({ key }) => key));
      dish.ingredients.forEach((use, index) => {
        expect(use.total).toBeCloseTo((forOne.ingredients[index]?.total ?? 0) * dish.diners, 6);
      });
    });
  });

  it('takes as long as its steps, and says so when that is longer than asked', () => {
    everyPair(({ dish, recipe: { descripcionReceta, tiempoCoccion } }) => {
      const written = [...descripcionReceta.matchAll(/^\d+\. \*\*.*?\((\d+) minutes?\)\.\*\*/gm)].map(
        ([, minutes]) => Number(minutes),
      );
      expect(written).toHaveLength(dish.steps.length);
      expect(written.every((minutes) => minutes > 0)).toBe(true);
      expect(written.reduce((sum, minutes) => sum + minutes, 0)).toBe(tiempoCoccion);
      if (tiempoCoccion > dish.minutesAsked)
        expect(descripcionReceta).toContain(`You asked for ${dish.minutesAsked} minutes`);
      else expect(descripcionReceta).not.toContain('shortest honest time');
    });
  });

  it('fits half an hour whatever the request, and ten minutes when it asks for no food of its own', () => {
    everyPair(({ request, dish }) => {
      if (dish.minutesAsked >= 30) expect(dish.minutes).toBeLessThanOrEqual(dish.minutesAsked);
      if (dish.minutesAsked >= 10 && request.ingredientes === '')
        expect(dish.minutes).toBeLessThanOrEqual(dish.minutesAsked);
    });
  });

  it('gives the honesty report nothing to find', () => {
    everyPair((cooked) => {
      const { tiempoCoccion, diners } = cooked.recipe;
      const report = compareWithRequest({ ...textsOf(cooked), tiempoCoccion, diners }, null);
      expect(report.minutes.steps).toBe(tiempoCoccion);
      expect(report.findings).toEqual([]);
    });
  });

  it('is the same for the same seed and another for other seeds', () => {
    everyPair(({ request, profile, seed, dish }) => {
      expect(composeDish(request, profile, seed)).toEqual(dish);
      const told = (other: Dish) => `${other.title}: ${other.ingredients.map(({ key }) => key).join()}`;
      const others = [1, 2, 3, 4].map((step) => told(composeDish(request, profile, seed + step)));
      expect(others.some((other) => other !== told(dish))).toBe(true);
    }, 200);
  });

  it('reads cleanly: a title on the first line and no seams', () => {
    everyPair((cooked) => {
      const text = cookableText(cooked);
      expect(text.split('\n')[0]).toMatch(/^# \p{Lu}.{6,80}$/u);
      expect(text).not.toMatch(/ {2}|[{}[\]]|undefined|NaN| [,.;:]|\.\.|,,|, \.|\bthe the\b|\ba [aeiou]/u);
      expect(text).not.toMatch(/\b(with|and|in|the|of) ?[.,;]/);
      expect(cooked.dish.title.toLowerCase().match(/\b((?!free\b|mahi\b)\w{4,})\b.*\b\1\b/)).toBeNull();
    });
  });
});
