import { findIngredients } from '@/food/names/findIngredients';
import { hashText, seededRandom } from '@/lib/random';
import { wordSet } from '@/lib/words';
import type { DishKind } from '../cookbook/dish';
import { blend, cluster, type Scene } from './dishes/compose';
import { paintDish } from './dishes/dishRows';
import { SvgBuilder } from './drawing/svgBuilder';
import { chunk, strip } from './pieces/chunks';
import { findLook, foodLook } from './pieces/looks';
import type { Look } from './pieces/lookTables';
import { ball } from './pieces/smallPieces';
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
const dishesWithVisibleEggs = wordSet('soup stew grain-bowl salad tacos curry sandwich burger pizza rice noodles fish-plate breakfast-bowl egg-pan scramble fried-eggs'); // biome-ignore format: one row

/** Kinds of dishes whose sauce hides tomatoes; cream is not seen in more. */
const dishesWithSauce = wordSet('soup stew curry rice egg-pan pasta noodles gratin bake');
const otherDishesWithMixedCream = wordSet('stir-fry traybake roast meat-plate fish-plate quiche frittata');
/** Kinds of dishes with raw onions; in others they are soft strips, and only seen if they are a main food. */
const dishesWithRawOnions = wordSet('salad tacos burger sandwich toast pizza grain-bowl');
const onions = ['onion', 'red-onion', 'shallot'].map(findLook);
const cookedOnion: Look = { ...findLook('onion'), draw: strip(64, 13, '#d9a860', '#f8e6bd') };
/** Meat that is cooked in its sauce in pieces, not roast and sliced. */
const stewedMeat = new Map([
  [findLook('chicken'), { ...findLook('chicken'), draw: chunk(72, '#efbb68') }],
  [findLook('pork'), { ...findLook('pork'), draw: chunk(68, '#c98a5c') }],
]);

/** In its shell, as it waits on the table. */
const wholeEgg = ball(38, '#f6cb98');

const corners: readonly [Corner, ...Corner[]] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

function composeScene({ kind, ingredients, theme }: DishToDraw, svg: SvgBuilder): Scene {
  const looks = [...new Set(ingredients.slice(0, 24).map(foodLook))];
  const seen = looks
    .filter(({ role }) => !['dissolved', 'grain', 'noodle', 'herb'].includes(role))
    .slice(0, 7);
  const grains = looks.filter(({ role }) => role === 'grain' || role === 'noodle');
  const egg = findLook('egg');
  // Lemons and limes are squeezed over a dish, unless they are its main food.
  const hidden = [findLook('lemon'), findLook('lime')];
  const hasSauce = dishesWithSauce.has(kind);
  if (hasSauce) hidden.push(findLook('tomato'));
  if (hasSauce || otherDishesWithMixedCream.has(kind)) hidden.push(findLook('cream'));
  if (!dishesWithRawOnions.has(kind))
    hidden.push(...onions.filter((look) => !looks.slice(0, 2).includes(look)));
  const isBeaten = !dishesWithVisibleEggs.has(kind) || (kind === 'stew' && looks.indexOf(egg) > 3);
  const cooked = seen
    .filter((look) => (look === egg ? !isBeaten : look === looks[0] || !hidden.includes(look)))
    .map((look) => (onions.includes(look) && !dishesWithRawOnions.has(kind) ? cookedOnion : look))
    .map((look) => ((hasSauce || kind === 'stir-fry') && stewedMeat.get(look)) || look);
  // A dish of pantry staples alone shows its sauce's food, its grain, or an onion.
  const staples = [...seen.filter((look) => look !== egg && look.role !== 'fruit'), ...grains, cookedOnion];
  const solids: readonly Look[] = cooked.length > 0 ? cooked : staples.slice(0, 1);
  return {
    svg,
    palette: paletteFor(theme, svg.random),
    solids,
    herbs: looks.filter(({ role }) => role === 'herb'),
    raw: seen.map((look) => (look === egg ? { ...look, draw: wholeEgg } : look)),
    bed: grains[0],
    ingredients,
    tint: blend(seen, kind === 'soup' ? '#d9873a' : '#b5722f'),
  };
}

/** Draws a few of the raw ingredients on the table, in the corners. */
function drawIngredientsOnTable({ svg, raw, herbs }: Scene): void {
  const left = [...raw.slice(0, 2), ...herbs.slice(0, 1)];
  svg.random.shuffle(corners).forEach((corner, index) => {
    const look = left[index];
    if (look) cluster(svg, look, spot(svg, corner), Math.min(54, look.radius * 1.7), 0.95);
  });
}

/** Returns a dish seen from above on a laid table, as a self-contained SVG document of 960x720 px. The same dish and seed return the same drawing. */
export function drawDish(dish: DishToDraw, seed: number): string {
  const svg = new SvgBuilder(
    seededRandom(seed ^ hashText(`${dish.kind} ${dish.theme} ${dish.ingredients.join()}`)),
  );
  const scene = composeScene(dish, svg);
  drawTable(svg, scene.palette);
  drawIngredientsOnTable(scene);
  paintDish(dish.kind, scene);
  drawLight(svg);
  return svg.toString();
}

/** Returns the ids of the foods in names such as 'boneless chicken thighs', to draw a recipe that the kitchen did not write. */
export const findFoodIds = (names: readonly string[]): string[] =>
  names.flatMap((name) => findIngredients(name).map(({ ingredient }) => ingredient.id));
