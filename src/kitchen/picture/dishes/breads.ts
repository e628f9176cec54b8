import { darker } from '../drawing/colours';
import { at } from '../drawing/marks';
import { around, blob, circle, handCutBox, rounded } from '../drawing/shapes';
import { lookOf } from '../pieces/looks';
import { coat, dipBowl, pour } from '../table/vessels';
import { cluster, fill, inset, row, scatter } from './compose';
import { leaves } from './foodsAndColours';
import { browning, flecks, freshHerbs } from './garnish';
import { blot, lay, stroke } from './laying';
import type { Layer } from './paintRow';
import { crimp } from './setting';

/** Draws two slices piled high, and the lid beside them. */
export const sandwich: Layer = (scene, well) => {
  const { canvas, solids } = scene;
  const slice = () =>
    rounded`M-150 -70C-190 -150 -110 -182 0 -178C110 -182 190 -150 150 -70C148 -20 ${150 + canvas.random.between(-6, 6)} 80 ${150 + canvas.random.between(-5, 5)} 140Q150 168 122 168H-122Q-150 168 -150 140C-152 80 -148 -20 -150 -70Z`;
  const lid = { x: well.x + 250, y: well.y - 84 };
  lay(canvas, slice(), at(lid, canvas.random.between(12, 26)), '#a9642a', { crumb: '#e9bd7a' });
  browning(canvas, { ...lid, rx: 120, ry: 130 }, '#a9642a', 16, 22);
  const layers = solids.filter(({ role }) => role !== 'leaf').slice(0, 4);
  for (const [dx, dy, lean] of [
    [-210, 6, -7],
    [104, 40, 6],
  ] as const) {
    const place = { x: well.x + dx, y: well.y + dy };
    lay(canvas, slice(), at(place, lean + canvas.random.between(-4, 4)), '#b5702f', { crumb: '#f5deae' });
    const top = { ...place, rx: 128, ry: 138 };
    fill(canvas, top, leaves('lettuce')(scene).slice(0, 1), { cover: 0.9, keep: 0.55 });
    layers.forEach((look, index) => {
      const y = place.y + (index - (layers.length - 1) / 2) * Math.min(84, 230 / layers.length);
      const end = { x: place.x + 92, y: y + canvas.random.between(-14, 14) };
      row(canvas, look, { x: place.x - 92, y }, end, 1.15);
    });
    flecks(canvas, top, '#2f1a12', 22, 2.6);
    freshHerbs(scene, top, 2);
  }
};

/** Draws a burger a little open, so that its layers show, with potatoes beside it. */
export const burger: Layer = (scene, well) => {
  const { canvas, palette, solids } = scene;
  const place = { x: well.x - 34, y: well.y + 10 };
  cluster(canvas, lookOf('potato'), { x: well.x + 196, y: well.y + 86 }, 108, 0.95);
  dipBowl(canvas, { x: well.x + 196, y: well.y - 116 }, 66, palette.bowl, '#c8382a');
  const bun = blob(canvas.random, 176, 172, 0.02, 12);
  lay(canvas, bun, at({ x: place.x + 10, y: place.y + 22 }), '#b5702f', { crumb: '#e5b26a' });
  const ring = (foods: typeof solids, count: number, reach: number) =>
    around(count, circle(reach, place)).forEach(({ x, y }, index) => {
      const look = foods[index % Math.max(foods.length, 1)];
      if (look) canvas.place(look.draw, x, y, { scale: 1.1 });
    });
  ring(leaves('lettuce')(scene).slice(0, 1), 10, 136);
  const meat = solids.find(({ role }) => role === 'protein' || role === 'bean');
  const patty = darker(meat?.tint ?? '#8a4a2a', 0.4);
  blot(canvas, { x: place.x + 4, y: place.y + 8, rx: 166, ry: 162 }, patty);
  if (solids.some(({ role }) => role === 'dairy'))
    lay(canvas, handCutBox(canvas.random, 286, 286, 0.02), at(place, 40), '#f8bd44');
  ring(solids.filter(({ role }) => role === 'vegetable').slice(0, 2), 9, 118);
  const lid = { x: place.x - 22, y: place.y - 30 };
  const dome = blob(canvas.random, 146, 142, 0.015, 12);
  lay(canvas, dome, at(lid), '#efb767', { edge: '#b06626', side: '#a85f22', high: 9 });
  stroke(canvas, 'M-92 -46Q-58 -104 14 -110', at(lid), 14, 0.3);
  browning(canvas, circle(96, lid), '#8f4b18', 6, 26);
  const isSeeded = solids.includes(lookOf('sesame-seed'));
  flecks(canvas, circle(112, lid), '#fff1cd', isSeeded ? 60 : 26, isSeeded ? 7 : 2.6);
};

/** Draws a pizza on its board, already cut. */
export const pizza: Layer = (scene, well) => {
  const { canvas, solids } = scene;
  const base = blob(canvas.random, 282, 278, 0.025, 14);
  lay(canvas, base, at(well), '#c98538', { crumb: '#e8b567' });
  browning(canvas, circle(277, well), '#8a4a17', 46, 16);
  pour(canvas, circle(239, well), '#c8402a');
  if (solids.some(({ role }) => role === 'dairy')) {
    for (const place of scatter(canvas, circle(199, well), 15)) {
      const size = canvas.random.between(34, 56);
      blot(canvas, { ...place, rx: size, ry: size * 0.85 }, '#f9e9c0');
    }
    browning(canvas, circle(209, well), '#c98a35', 20, 11);
  }
  const toppings = solids.filter(({ role }) => role !== 'dairy').slice(0, 5);
  fill(canvas, circle(227, well), toppings, { cover: 0.72, scale: 0.92 });
  const turn = canvas.random.between(0, 180);
  for (const cut of [turn, turn + 90]) stroke(canvas, 'M-276 0H276', at(well, cut), 3, 0.45, '#5b2a12');
};

/** Draws three open tacos with lime. */
export const tacos: Layer = (scene, well) => {
  const { canvas, palette, solids } = scene;
  const lean = canvas.random.between(-12, 12);
  const lime = lookOf('lime');
  for (const column of [-1, 0, 1]) {
    const place = { x: well.x + column * 244, y: well.y + canvas.random.between(-18, 10) };
    lay(canvas, blob(canvas.random, 132, 172, 0.03, 12), at(place, lean), '#d9a85a', { crumb: '#f5dda4' });
    browning(canvas, { ...place, rx: 112, ry: 150 }, '#a86a26', 9, 15);
    const filling = { ...place, rx: 84, ry: 150 };
    fill(canvas, filling, leaves('lettuce')(scene).slice(0, 1), { cover: 0.7, scale: 0.8 });
    const rest = solids.filter((look) => look !== lime).slice(0, 5);
    fill(canvas, inset(filling, 8), rest, { cover: 2.1 });
    flecks(canvas, filling, '#4f8a32', 14, 4);
    flecks(canvas, filling, '#c2301d', 8, 4);
  }
  for (const side of [-1, 1]) canvas.place(lime.draw, well.x + side * 122, well.y + 210, { scale: 1.2 });
  dipBowl(canvas, { x: well.x + 122, y: well.y - 218 }, 58, palette.bowl, '#c8402a');
};

/** Draws a pie under its lid of pastry, vented and crimped. */
export const pie: Layer = (scene, well) => {
  const { canvas } = scene;
  const lid = inset(well, -11);
  coat(canvas, lid, canvas.radial('#f0bf72', '#b9742c'));
  crimp(scene, inset(lid, 15), 34, 22);
  browning(canvas, inset(lid, 50), '#96500f', 22, 34);
  for (const { degrees } of around(6, circle(1), canvas.random.between(0, 1)))
    stroke(canvas, 'M34 0H112', at(lid, degrees), 9, 0.75, '#6b3510');
  for (const { degrees } of around(3, circle(1), 0.5)) {
    const place = `${at(lid, degrees)}translate(34 0)`;
    lay(canvas, 'M0 0C26 -30 74 -34 104 0C74 34 26 30 0 0Z', place, '#e0a455');
    stroke(canvas, 'M8 0H92', place, 2.5, 0.7, '#9a5a1c');
  }
  flecks(canvas, inset(lid, 60), '#fff1cd', 34, 3);
};
