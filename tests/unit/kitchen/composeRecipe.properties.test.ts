import { isKitchenAmount } from '@tests/cookbook/kitchenNumber';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import type { FoodProfile } from '@/food/types';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { checkConsistency } from '@/recipe/consistency/checkConsistency';
import { assertForEachPair, type CookedPair, propertyTimeoutMs } from './assertForEachPair';

const profilesFor = ({ request, profile }: CookedPair): FoodProfile[] => [
  ...(profile ? [profile] : []),
  ...(request.tipoReceta === 'Vegan Bliss' ? [{ diet: 'Vegan' }] : []),
];

/** Returns the text without Swaps and Notes, which name foods left out. */
const cookableText = ({ description, ingredients }: CookedPair): string =>
  `${description.replace(/\n## (?:Swaps|Notes)\n[\s\S]*?(?=\n## |$)/g, '')}\n\n${ingredients}`;

describe('every composed recipe', { timeout: propertyTimeoutMs }, () => {
  it('uses no forbidden food', () => {
    assertForEachPair((cooked) => {
      const { list, sides } = cooked.plan;
      for (const restricted of profilesFor(cooked))
        for (const { ingredient } of [...list, ...sides]) {
          const conflicts = ingredient ? conflictsWithProfile(ingredient, restricted) : [];
          const sure = conflicts.filter(({ certainty }) => certainty === 'contains');
          expect(sure.map(({ reason }) => reason)).toEqual([]);
        }
    });
  });

  it('passes the food check: no certain hit, nothing uncheckable', () => {
    assertForEachPair((cooked) => {
      for (const restricted of profilesFor(cooked)) {
        const { hits, uncheckable } = checkAgainstProfile(parseRecipeTexts(cooked), restricted);
        const sure = hits.filter(({ certainty }) => certainty === 'contains');
        expect(sure.map(({ word, reason }) => `“${word}” ${reason}`)).toEqual([]);
        expect(uncheckable).toEqual([]);
      }
    });
  });

  it('serves the diners asked for, in measurable amounts', () => {
    assertForEachPair(({ request: { diners }, plan }) => {
      if (typeof diners === 'number' && Number.isInteger(diners) && diners >= 1 && diners <= 40)
        expect(plan.diners).toBe(diners);
      const asGiven = plan.shortages.length === 0;
      for (const { quantity } of plan.list)
        if (asGiven && quantity) expect(quantity.amount).toBeGreaterThan(0);
      if (plan.list.every(({ quantity }) => quantity === null || isKitchenAmount(quantity)))
        expect(plan.minutes).toBeGreaterThan(0);
    });
  });

  it('says so if it takes 10 % longer than asked', () => {
    assertForEachPair(({ request, plan, description }) => {
      const asked = Number(request.tiempoCoccion);
      if (!(asked >= 5 && asked <= 240)) return;
      const isSaid = description.includes(`You asked for ${asked} minutes`);
      expect([plan.dish.id, isSaid]).toEqual([plan.dish.id, plan.minutes > asked * 1.1]);
    });
  });

  it('passes the consistency check', () => {
    assertForEachPair((cooked) => {
      const { minutes, diners } = cooked.plan;
      const report = checkConsistency({ ...parseRecipeTexts(cooked), tiempoCoccion: minutes, diners }, null);
      expect(report.findings.map(({ kind, summary }) => `${cooked.title}: ${kind} ${summary}`)).toEqual([]);
    });
  });

  it('is the same for the same seed', () => {
    assertForEachPair(({ request, profile, seed, description }) => {
      expect(composeDish(request, profile, seed, allDishes).description).toEqual(description);
    }, 100);
  });

  it('has a title on the first line and no leftovers of templates', () => {
    assertForEachPair((cooked) => {
      const text = cookableText(cooked);
      expect(text.split('\n')[0]).toMatch(/^# \p{Lu}.{3,100}$/u);
      expect(text).not.toMatch(/ {2}|[{}[\]]|undefined|NaN| [,.;:]|\.\.|,,|, \.|\bthe the\b/u);
      expect(text).not.toMatch(/\b(?:with|the|of) ?[.,;]/);
    });
  });
});
