import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { planDish } from '@/kitchen/adapt/planDish';
import { idsShown } from '@/kitchen/composeRecipe';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { drawDish } from '@/kitchen/picture/drawDish';
import { writeDescription } from '@/kitchen/write/writeDescription';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeTitle } from '@/kitchen/write/writeTitle';
import { chooseIdeally } from './idealBasket';
import { printChoice } from './printChoice';

const allowEverything = () => true;

/**
 * `npm run cookbook [-- name … --for 2]`: prints the dishes as recipes, with the facts of their front matter. `--draw folder`
 * writes pictures instead, as SVG or with `--width 640` as AVIF of that width.
 */
export async function main(args: readonly string[], print: (text: string) => void): Promise<void> {
  if (args.includes('--basket')) {
    printChoice(args, print);
    return;
  }
  const text = (name: string) =>
    args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined;
  const option = (name: string) => (args.includes(`--${name}`) ? Number(text(name)) : undefined);
  const names = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'));
  for (const dish of allDishes) {
    if (names.length > 0 && !names.includes(dish.id)) continue;
    const chosen = chooseIdeally(dish, {
      alternative: option('alternative') ?? 0,
      perSlot: option('slot') ?? 2,
      firstSlotFood: option('from') ?? 0,
      withOptional: option('optional') !== 0,
    });
    const plan = planDish(chosen, option('for') ?? dish.servings);
    const folder = text('draw');
    if (folder !== undefined) {
      const shown = { kind: dish.picture, ingredients: idsShown(plan), theme: dish.themes[0] ?? '' };
      await savePicture(join(folder, dish.id), drawDish(shown, option('seed') ?? 1), option('width'));
      continue;
    }
    const title = writeTitle(plan, allowEverything);
    print(
      [
        `_${dish.id} · ${dish.english} · ${dish.spanish} · ${dish.family} · level ${dish.level} · for ${plan.diners} · ${plan.minutes} minutes (${dish.time})_`,
        writeIngredients(plan),
        writeDescription(plan, {
          title,
          swaps: [],
          tips: [],
          notes: plan.batches === null ? [] : [plan.batches],
          namesOnlyAllowedFoods: allowEverything,
        }),
        '---',
      ].join('\n\n'),
    );
  }
}

async function savePicture(path: string, drawing: string, width?: number): Promise<void> {
  if (width === undefined) writeFileSync(`${path}.svg`, drawing);
  else
    await sharp(Buffer.from(drawing))
      .resize(width)
      .avif({ quality: 50, effort: 9 })
      .toFile(`${path}-${width}.avif`);
}
