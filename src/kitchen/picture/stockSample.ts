import { cluster } from '@/kitchen/picture/dishes/compose';
import { Canvas } from '@/kitchen/picture/drawing/canvas';
import { blob, darker, lighter, num, type Point } from '@/kitchen/picture/drawing/shapes';
import { lookOf } from '@/kitchen/picture/pieces/looks';
import { anyPalette } from '@/kitchen/picture/table/palette';
import { cutlery, glass, herbBunch, napkin } from '@/kitchen/picture/table/props';
import { drawLight, drawTable } from '@/kitchen/picture/table/surfaces';
import { board, dipBowl, plate } from '@/kitchen/picture/table/vessels';
import { seededRandom } from '@/lib/random';

/** What may lie in the basket of produce; each pick goes together. */
const harvests: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['tomato', 'basil', 'garlic'],
  ['lemon', 'mint', 'almond'],
  ['carrot', 'parsley', 'onion'],
  ['mushroom', 'thyme', 'shallot'],
  ['orange', 'rosemary', 'walnut'],
];

/** A loaf scored across its back. */
function loaf(canvas: Canvas, at: Point, degrees: number): void {
  const shape = blob(canvas.random, 168, 74, 0.03, 12);
  const turn = `translate(${num(at.x)} ${num(at.y)})rotate(${num(degrees)})`;
  let scores = '';
  for (const x of [-104, -52, 0, 52, 104]) scores += `M${x - 16} -34Q${x + 4} -4 ${x + 14} 36`;
  canvas.add(
    `<path d="${shape}" transform="translate(6 14)${turn}" fill="#240b03" opacity=".4"/>` +
      `<path d="${shape}" transform="${turn}" fill="${canvas.radial('#dd9a4d', darker('#a5602a', 0.1))}"/>` +
      `<path d="${scores}" transform="${turn}" fill="none" stroke="${lighter('#eecb94', 0.2)}" stroke-width="13" stroke-linecap="round" opacity=".9"/>`,
  );
}

/**
 * A generic laid table of 960x720, standing in for a stock photo: bread, produce and an empty plate, never a
 * particular dish. The same seed always gives the same drawing.
 */
export function drawStockSample(seed: number): string {
  const canvas = new Canvas(seededRandom(seed));
  const { random } = canvas;
  const palette = anyPalette(random);
  const [main, green, small] = random.pick(harvests);
  const mirror = random.chance(0.5);
  const at = (x: number, y: number): Point => ({
    x: (mirror ? 960 - x : x) + random.between(-14, 14),
    y: y + random.between(-14, 14),
  });

  drawTable(canvas, palette);
  const platePlace = at(330, 390);
  napkin(canvas, at(120, 470), random.between(-18, 18), palette.napkin);
  plate(canvas, platePlace, 252, palette.plate, palette.rim);
  plate(canvas, { x: platePlace.x + 3, y: platePlace.y - 3 }, 176, palette.bowl, palette.rim);
  cutlery(canvas, 'fork', { x: platePlace.x - 22, y: platePlace.y }, mirror ? 14 : -14, palette.metal);
  cutlery(canvas, 'knife', { x: platePlace.x + 26, y: platePlace.y }, mirror ? 14 : -14, palette.metal);

  const boardPlace = at(738, 250);
  board(canvas, boardPlace, 206, 150, true);
  loaf(canvas, { x: boardPlace.x, y: boardPlace.y - 34 }, random.between(-14, 14));
  cluster(canvas, lookOf(main), { x: boardPlace.x + random.between(-60, 60), y: boardPlace.y + 92 }, 88);
  glass(canvas, at(470, 92), 70, random.pick(['#d98a3a', '#a83a4a', '#e3cf7a'] as const));
  dipBowl(canvas, at(724, 560), 84, palette.bowl, '#c9a03a');
  cluster(canvas, lookOf(small), at(858, 470), 60);
  cluster(canvas, lookOf(green), at(590, 640), 56);
  herbBunch(canvas, at(870, 640));
  drawLight(canvas);
  return canvas.toString();
}
