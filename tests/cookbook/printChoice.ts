import { rankDishes } from '@/kitchen/choose/rankDishes';
import type { BasketUse } from '@/kitchen/choose/types';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { mealTypes } from '@/request/mealTypes';
import { recipeTypes } from '@/request/themes';
import { requirementsFor } from './requirements';

const shown = 10;

const where = ({ food, place }: BasketUse): string => {
  if (place.kind === 'need') return food.name;
  if (place.kind === 'slot') return `${food.name} → [${place.slot}]`;
  if (place.kind === 'swap') return `${food.name} for ${place.replaced}`;
  return place.kind === 'ingredient' ? `${food.name} → ${place.name}` : `${food.name} (${place.kind})`;
};

/**
 * `npm run cookbook -- --basket "chicken, rice" [--minutes 30] [--meal Dinner] [--theme "Budget Meals"] [--diet Vegan]`: how the
 * basket is read, and the ten best dishes for it with what each was given points for.
 */
export function printChoice(args: readonly string[], print: (text: string) => void): void {
  const option = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const [minutes, diet] = [option('minutes'), option('diet')];
  const requirements = requirementsFor(option('basket') ?? '', allDishes, {
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    meal: mealTypes.find((meal) => meal === option('meal')) ?? null,
    theme: recipeTypes.find((theme) => theme === option('theme')) ?? null,
    ...(diet !== undefined && { profile: { diet } }),
  });
  const { foods, asked, note, unknown } = requirements.basket;
  print(
    `Foods: ${foods.map(({ name, states }) => (states.length > 0 ? `${name} (${states.join(', ')})` : name)).join(' · ') || 'none'}`,
  );
  if (asked.length > 0) print(`Asked for: ${asked.map(({ id }) => id).join(', ')}`);
  const said = [...new Set([...note.exclusions, ...note.wishes].map(({ quote }) => quote))];
  if (said.length > 0) print(`For the note: ${said.join(' | ')}`);
  if (unknown.length > 0) print(`Unknown: ${unknown.join(' | ')}`);
  const { scoredDishes } = rankDishes(allDishes, requirements);
  for (const { dish, score, reasons, chosen } of scoredDishes.slice(0, shown)) {
    if (!chosen) break;
    const lines = [
      `\n${score.toFixed(1).padStart(6)}  ${dish.id} (${dish.time} minutes)`,
      `        ${chosen.uses.map(where).join(', ') || 'nothing named'}`,
      ...(chosen.additions.length > 0 ? [`        adds ${chosen.additions.join(', ')}`] : []),
      ...chosen.replacements.map(
        (one) => `        ${one.replacement} instead of ${one.replaced}: ${one.because}`,
      ),
      ...chosen.leftOut.map(({ food, reason }) => `        without ${food.name}: ${reason}`),
      `        ${reasons.map(([points, why]) => `${points > 0 ? '+' : ''}${points} ${why}`).join(' · ')}`,
    ];
    print(lines.join('\n'));
  }
  const open = scoredDishes.filter(({ chosen }) => chosen !== null).length;
  print(`\n${open} of ${scoredDishes.length} dishes can be cooked.`);
}
