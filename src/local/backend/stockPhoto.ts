import { cluster } from '@/kitchen/picture/dishes/compose';
import { lay, stroke } from '@/kitchen/picture/dishes/laying';
import { Canvas } from '@/kitchen/picture/drawing/canvas';
import { at } from '@/kitchen/picture/drawing/marks';
import { blob, type Point } from '@/kitchen/picture/drawing/shapes';
import { lookOf } from '@/kitchen/picture/pieces/looks';
import { anyPalette } from '@/kitchen/picture/table/palette';
import { cutlery, glass, napkin } from '@/kitchen/picture/table/props';
import { drawLight, drawTable } from '@/kitchen/picture/table/surfaces';
import { board, dipBowl, plate } from '@/kitchen/picture/table/vessels';
import { seededRandom } from '@/lib/random';

const produceSets: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['tomato', 'basil', 'garlic'],
  ['lemon', 'mint', 'almond'],
  ['carrot', 'parsley', 'onion'],
  ['mushroom', 'thyme', 'shallot'],
  ['orange', 'rosemary', 'walnut'],
];

function drawLoaf(canvas: Canvas, middle: Point, degrees: number): void {
  const place = at(middle, degrees);
  lay(canvas, blob(canvas.random, 168, 74, 0.03, 12), place, '#dd9a4d', { edge: '#9d5a26' });
  const scores = [-104, -52, 0, 52, 104].map((x) => `M${x - 16} -34Q${x + 4} -4 ${x + 14} 36`);
  stroke(canvas, scores.join(''), place, 13, 0.9, '#efd2a4');
}

/**
 * Returns an SVG of 960x720 px in place of a stock photo: a table with bread, produce and an empty plate. The same seed
 * returns the same drawing.
 */
export function drawStockPhoto(seed: number): string {
  const canvas = new Canvas(seededRandom(seed));
  const { random } = canvas;
  const palette = anyPalette(random);
  const [main, green, small] = random.pick(produceSets);
  const isMirrored = random.chance(0.5);
  const withOffset = (x: number, y: number): Point => ({
    x: (isMirrored ? 960 - x : x) + random.between(-14, 14),
    y: y + random.between(-14, 14),
  });

  drawTable(canvas, palette);
  const platePlace = withOffset(330, 390);
  napkin(canvas, withOffset(120, 470), random.between(-18, 18), palette.napkin);
  plate(canvas, platePlace, 252, palette.plate, palette.rim);
  plate(canvas, { x: platePlace.x + 3, y: platePlace.y - 3 }, 176, palette.bowl, palette.rim);
  cutlery(canvas, 'fork', { x: platePlace.x - 22, y: platePlace.y }, isMirrored ? 14 : -14, palette.metal);
  cutlery(canvas, 'knife', { x: platePlace.x + 26, y: platePlace.y }, isMirrored ? 14 : -14, palette.metal);

  const boardPlace = withOffset(738, 250);
  board(canvas, { ...boardPlace, rx: 206, ry: 150, square: true });
  drawLoaf(canvas, { x: boardPlace.x, y: boardPlace.y - 34 }, random.between(-14, 14));
  cluster(canvas, lookOf(main), { x: boardPlace.x + random.between(-60, 60), y: boardPlace.y + 92 }, 88);
  glass(canvas, withOffset(470, 92), 70, random.pick(['#d98a3a', '#a83a4a', '#e3cf7a'] as const));
  dipBowl(canvas, withOffset(724, 560), 84, palette.bowl, '#c9a03a');
  cluster(canvas, lookOf(small), withOffset(858, 470), 60);
  cluster(canvas, lookOf(green), withOffset(590, 640), 56);
  cluster(canvas, lookOf('parsley'), withOffset(870, 640), 46, 1.3);
  drawLight(canvas);
  return canvas.toString();
}
