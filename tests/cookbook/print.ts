import { planDish } from '@/kitchen/adapt/planDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeDescription } from '@/kitchen/write/writeRecipe';
import { writeTitle } from '@/kitchen/write/writeTitle';
import { idealBasket } from './idealBasket';
import { printChoice } from './printChoice';

const everything = () => true;

/** Prints each dish as a recipe, with what its front matter says of it. */
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
