import { cluster } from '@/kitchen/picture/dishes/compose';
import { lay, stroke } from '@/kitchen/picture/dishes/laying';
import { circle, type Point, roughEllipse, roundNumbers } from '@/kitchen/picture/drawing/shapes';
import { SvgBuilder } from '@/kitchen/picture/drawing/svgBuilder';
import { at, line, oval } from '@/kitchen/picture/drawing/svgElements';
import { findLook } from '@/kitchen/picture/pieces/looks';
import { paletteFor } from '@/kitchen/picture/table/palette';
import { cutlery, napkin } from '@/kitchen/picture/table/props';
import { drawLight, drawTable } from '@/kitchen/picture/table/surfaces';
import { board, dipBowl, plate } from '@/kitchen/picture/table/vessels';
import { seededRandom } from '@/lib/random';
import { themeNames } from '@/request/themes';

const produceSets: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['tomato', 'basil', 'garlic'],
  ['lemon', 'mint', 'almond'],
  ['carrot', 'parsley', 'onion'],
  ['mushroom', 'thyme', 'shallot'],
  ['orange', 'rosemary', 'walnut'],
];

/** A glass seen from above, with a drink and a slice of light. */
function glass(svg: SvgBuilder, { x, y }: Point, radius: number, drink: string): void {
  const r = radius * 0.64;
  const gleam = roundNumbers`M${x - r * 0.97} ${y + r * 0.15}A${r} ${r} 0 0 1 ${x} ${y - r * 0.97}`;
  const shadow = circle(radius, { x: x + 16, y: y + 20 });
  svg.add(oval(shadow, '#1d0a04', 0.35, 0, svg.blur(14)));
  svg.add(oval(circle(radius, { x, y }), '#fff', 0.35));
  svg.add(oval(circle(radius * 0.86, { x, y }), svg.shaded(drink, 0.3, 0.2), 0.92));
  svg.add(oval(circle(radius - 2, { x, y }), 'none', 0.75, 0, 'stroke="#fff" stroke-width="3.5"'));
  svg.add(line(gleam, '#fff', 6, 0.6));
}

function drawLoaf(svg: SvgBuilder, middle: Point, degrees: number): void {
  const place = at(middle, degrees);
  lay(svg, roughEllipse(svg.random, 168, 74, 0.03, 12), place, '#dd9a4d', { edge: '#9d5a26' });
  const scores = [-104, -52, 0, 52, 104].map((x) => `M${x - 16} -34Q${x + 4} -4 ${x + 14} 36`);
  stroke(svg, scores.join(''), place, 13, 0.9, '#efd2a4');
}

/**
 * Returns an SVG of 960x720 px in place of a stock photo: a table with bread, produce and an empty plate. The same seed
 * returns the same drawing.
 */
export function drawStockPhoto(seed: number): string {
  const svg = new SvgBuilder(seededRandom(seed));
  const { random } = svg;
  const palette = paletteFor(random.pick(['everyday', ...themeNames] as const), random);
  const [main, green, small] = random.pick(produceSets);
  const isMirrored = random.chance(0.5);
  const withOffset = (x: number, y: number): Point => ({
    x: (isMirrored ? 960 - x : x) + random.between(-14, 14),
    y: y + random.between(-14, 14),
  });

  drawTable(svg, palette);
  const platePlace = withOffset(330, 390);
  napkin(svg, withOffset(120, 470), random.between(-18, 18), palette.napkin);
  plate(svg, platePlace, 252, palette.plate, palette.rim);
  plate(svg, { x: platePlace.x + 3, y: platePlace.y - 3 }, 176, palette.bowl, palette.rim);
  cutlery(svg, 'fork', { x: platePlace.x - 22, y: platePlace.y }, isMirrored ? 14 : -14, palette.metal);
  cutlery(svg, 'knife', { x: platePlace.x + 26, y: platePlace.y }, isMirrored ? 14 : -14, palette.metal);

  const boardPlace = withOffset(738, 250);
  board(svg, { ...boardPlace, rx: 206, ry: 150, square: true });
  drawLoaf(svg, { x: boardPlace.x, y: boardPlace.y - 34 }, random.between(-14, 14));
  cluster(svg, findLook(main), { x: boardPlace.x + random.between(-60, 60), y: boardPlace.y + 92 }, 88);
  glass(svg, withOffset(470, 92), 70, random.pick(['#d98a3a', '#a83a4a', '#e3cf7a'] as const));
  dipBowl(svg, withOffset(724, 560), 84, palette.bowl, '#c9a03a');
  cluster(svg, findLook(small), withOffset(858, 470), 60);
  cluster(svg, findLook(green), withOffset(590, 640), 56);
  cluster(svg, findLook('parsley'), withOffset(870, 640), 46, 1.3);
  drawLight(svg);
  return svg.toString();
}
