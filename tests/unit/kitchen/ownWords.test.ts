import { chooseIdeally } from '@tests/cookbook/idealBasket';
import { describe, expect, it } from 'vitest';
import { findIngredients } from '@/food/names/findIngredients';
import { singularize } from '@/food/text/plurals';
import { planDish } from '@/kitchen/adapt/planDish';
import type { Place } from '@/kitchen/choose/types';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import type { CookbookDish } from '@/kitchen/cookbook/dish';
import { canMean, knownFood } from '@/kitchen/cookbook/knownFood';
import { adapted } from '@/kitchen/write/writeSteps';
import { writeGloss, writeTitle } from '@/kitchen/write/writeTitle';

const always = () => true;

/** Plans of a dish with one of its foods replaced: by each alternative of a need, and by each swap. */
function plansWithOneReplaced(dish: CookbookDish) {
  const ideal = chooseIdeally(dish, { perSlot: 0, withOptional: false });
  const others: readonly (readonly [replaced: string, by: string, place: Place])[] = [
    ...dish.needs.flatMap(({ alternatives }, need) =>
      alternatives.slice(1).map(({ name }, index) => {
        const place: Place = { kind: 'need', need, alternative: index + 1 };
        return [alternatives[0].name, name, place] as const;
      }),
    ),
    ...dish.swaps.flatMap(({ replaced, choices }) =>
      choices.map(
        (choice) => [replaced, choice, { kind: 'swap', replaced, choice } satisfies Place] as const,
      ),
    ),
  ];
  return others.flatMap(([replaced, by, place]) => {
    const food = knownFood(by);
    if (!food) return [];
    const kept = ideal.uses.filter(
      (use) => use.place.kind !== 'need' || dish.needs[use.place.need]?.alternatives[0].name !== replaced,
    );
    return [planDish({ ...ideal, uses: [...kept, { food: { ...food, written: by }, place }] }, 2)];
  });
}

/** Names of dishes that are what they are called, whatever they are made with. */
const properNames = /^(?:Butter chicken|Bread and butter pudding|Panettone bread and butter pudding)$/;

describe('the title, its meaning and the description', () => {
  const written = allDishes.flatMap((dish) =>
    plansWithOneReplaced(dish).map((plan) => {
      const title = writeTitle(plan, always).replace(properNames, '');
      const words = [title, writeGloss(plan, always) ?? '', adapted(dish.about, plan) ?? ''];
      return { plan, text: words.join('. ') };
    }),
  );

  it('name no food that has been replaced by another', () => {
    const gone = written.flatMap(({ plan, text }) => {
      const foods = [...plan.foods.values()].flat();
      const there = plan.list.flatMap(({ ingredient }) => ingredient ?? []);
      const names = plan.list.flatMap(({ name, shortName, ingredient }) =>
        ingredient?.category === 'broth' ? [] : [name, ...(knownFood(shortName)?.ingredient.names.es ?? [])],
      );
      const isInName = (text: string) => names.some((name) => name.includes(singularize(text.toLowerCase())));
      const replaced = foods.flatMap(({ name, replaces }) =>
        replaces && replaces.name !== name ? (knownFood(replaces.name)?.ingredient ?? []) : [],
      );
      return findIngredients(text)
        .filter(({ ingredient: { id } }) => id !== 'sauce' && id !== 'stock')
        .filter(({ text: name }) => !isInName(name))
        .filter(
          (found) =>
            replaced.some((food) => canMean(found, food)) && !there.some((food) => canMean(found, food)),
        )
        .map((found) => `${plan.dish.id}: '${found.text}' in '${text}'`);
    });
    expect(written.length).toBeGreaterThan(3_000);
    expect([...new Set(gone)]).toEqual([]);
  });

  it('call no food firm that is soft, green that is red, smoked that is fresh', () => {
    const kinds = ['green|red|yellow|white|black', 'soft|firm', 'smoked|salt|dried|tinned|frozen|fresh'];
    const untrue = written.flatMap(({ plan, text }) =>
      plan.list.flatMap(({ name, shortName }) =>
        kinds.flatMap((kind) => {
          const [own] = new RegExp(`\\b(?:${kind})\\b`).exec(name) ?? [];
          const said = new RegExp(`\\b(${kind}) ${shortName}\\b`, 'gi');
          return [...text.matchAll(said)]
            .filter(
              ([words, quality]) =>
                own &&
                quality?.toLowerCase() !== own &&
                !plan.list.some((one) => one.name.includes(words.toLowerCase())),
            )
            .map(([words]) => `${plan.dish.id}: '${words}' of ${name}`);
        }),
      ),
    );
    expect([...new Set(untrue)]).toEqual([]);
  });
});
