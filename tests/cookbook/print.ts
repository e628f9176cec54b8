import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planDish } from '@/kitchen/adapt/planDish';
import { idsShown } from '@/kitchen/composeRecipe';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { drawDish } from '@/kitchen/picture/drawDish';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeDescription } from '@/kitchen/write/writeRecipe';
import { writeTitle } from '@/kitchen/write/writeTitle';
import { idealBasket } from './idealBasket';
import { printChoice } from './printChoice';

const everything = () => true;

/** Prints each dish as a recipe, with what its front matter says of it; with `--draw folder` its picture goes there instead. */
export function main(args: readonly string[], print: (text: string) => void): void {
  if (args.includes('--basket')) {
    printChoice(args, print);
    return;
  }
  const option = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : Number(args[at + 1]);
  };
  const names = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'));
  for (const dish of allDishes) {
    if (names.length > 0 && !names.includes(dish.id)) continue;
    const chosen = idealBasket(dish, {
      alternative: option('alternative') ?? 0,
      perSlot: option('slot') ?? 2,
      from: option('from') ?? 0,
      withOptional: option('optional') !== 0,
    });
    const plan = planDish(chosen, option('for') ?? dish.servings);
    const folder = args[args.indexOf('--draw') + 1];
    if (args.includes('--draw') && folder !== undefined) {
      const shown = { kind: dish.picture, ingredients: idsShown(plan), theme: dish.themes[0] ?? '' };
      writeFileSync(join(folder, `${dish.id}.svg`), drawDish(shown, option('seed') ?? 1));
      continue;
    }
    const title = writeTitle(plan, 'en', everything);
    print(
      [
        `_${dish.id} · ${dish.english} · ${dish.spanish} · ${dish.family} · level ${dish.level} · for ${plan.diners} · ${plan.minutes} minutes (${dish.time})_`,
        writeIngredients(plan),
        writeDescription(plan, {
          title,
          swaps: [],
          tips: [],
          notes: plan.batches === null ? [] : [plan.batches],
          mayName: everything,
        }),
        '---',
      ].join('\n\n'),
    );
  }
}
