import { hashText, seededRandom } from '@/lib/random';
import type { DishKind } from '../cookbook/dish';
import { blend, cluster, type Scene } from './dishes/compose';
import { dishRows } from './dishes/dishRows';
import { paintRow } from './dishes/paintRow';
import { SvgBuilder } from './drawing/svgBuilder';
import { foodLook } from './pieces/foodLook';
import type { Look } from './pieces/look';
import { findLook } from './pieces/looks';
import { wholeEgg } from './pieces/slices';
import { paletteFor } from './table/palette';
import { type Corner, spot } from './table/props';
import { drawLight, drawTable } from './table/surfaces';

export interface DishToDraw {
  kind: DishKind;
  /** English ingredient ids, the main ones first: `tomato`, `chicken-breast`. Unknown ones get a plausible look. */
  ingredients: readonly string[];
  /** One of the nine recipe themes, or any other text for an everyday table. */
  theme: string;
}

/** Kinds of dishes with visible eggs; in others the egg is beaten in. */
const dishesWithVisibleEggs =
  'soup stew grain-bowl salad tacos curry sandwich burger pizza rice noodles fish-plate breakfast-bowl egg-pan';

const corners: readonly [Corner, ...Corner[]] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

function composeScene({ kind, ingredients, theme }: DishToDraw, svg: SvgBuilder): Scene {
  const looks = [...new Set(ingredients.slice(0, 24).map(foodLook))];
  const seen = looks
    .filter(({ role }) => !['dissolved', 'grain', 'noodle', 'herb'].includes(role))
    .slice(0, 7);
  const grains = looks.filter(({ role }) => role === 'grain' || role === 'noodle');
  const egg = findLook('egg');
  // Lemons and limes are squeezed over a dish, unless they are its main food.
  const hidden = [findLook('lemon'), findLook('lime')].filter((look) => look !== looks[0]);
  if (!dishesWithVisibleEggs.split(' ').includes(kind)) hidden.push(egg);
  const cooked = seen.filter((look) => !hidden.includes(look));
  // A dish of pantry staples alone shows an onion.
  const solids: readonly Look[] = cooked.length > 0 ? cooked : [...grains, findLook('onion')];
  return {
    svg,
    palette: paletteFor(theme, svg.random),
    solids,
    herbs: looks.filter(({ role }) => role === 'herb'),
    raw: seen.map((look) => (look === egg ? { ...look, draw: wholeEgg } : look)),
    bed: grains[0],
    tint: blend(seen, kind === 'soup' ? '#d9873a' : '#b5722f'),
  };
}

/** Draws a few of the raw ingredients on the table, in the corners. */
function drawIngredientsOnTable({ svg, raw, herbs }: Scene): void {
  const left = [...raw.slice(0, 2), ...herbs.slice(0, 1)];
  svg.random
    .shuffle(corners)
    .slice(0, left.length)
    .forEach((corner, index) => {
      const look = left[index];
      if (look) cluster(svg, look, spot(svg, corner), Math.min(54, look.radius * 1.7), 0.95);
    });
}

/**
 * Returns a dish seen from above on a laid table, as a self-contained SVG document of 960x720 px. The same dish and seed
 * return the same drawing.
 */
export function drawDish(dish: DishToDraw, seed: number): string {
  const svg = new SvgBuilder(
    seededRandom(seed ^ hashText(`${dish.kind} ${dish.theme} ${dish.ingredients.join()}`)),
  );
  const scene = composeScene(dish, svg);
  drawTable(svg, scene.palette);
  drawIngredientsOnTable(scene);
  paintRow(dishRows[dish.kind], scene);
  drawLight(svg);
  return svg.toString();
}
