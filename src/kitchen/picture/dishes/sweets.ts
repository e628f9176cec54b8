import { darker, lighter, mix } from '../drawing/colours';
import { at } from '../drawing/marks';
import { around, blob, circle, handCutBox } from '../drawing/shapes';
import { coat } from '../table/vessels';
import { blend, cluster, fill } from './compose';
import { doughOf, fruitOf } from './foodsAndColours';
import { browning, flecks } from './garnish';
import { blot, lay, stroke } from './laying';
import type { Layer } from './paintRow';

/** Draws a loaf on a board, two slices of it cut. */
export const loafCake: Layer = (scene, well) => {
  const { canvas } = scene;
  const { crust, crumb } = doughOf(scene);
  const loaf = { x: well.x - 96, y: well.y };
  const place = at(loaf, canvas.random.between(-8, 8));
  const face = mix(crust, crumb, 0.25);
  lay(canvas, handCutBox(canvas.random, 420, 250, 0.02), place, face, { side: crust, high: 16 });
  stroke(canvas, 'M-176 8C-90 -26 70 24 180 -6', place, 22, 0.75, lighter(crumb, 0.3));
  browning(canvas, { ...loaf, rx: 180, ry: 100 }, darker(crust, 0.2), 12, 26);
  fill(canvas, { ...loaf, rx: 180, ry: 96 }, fruitOf(scene), { cover: 0.3, scale: 0.72 });
  const slice =
    'M-92 -60C-104 -104 -50 -116 0 -112C50 -116 104 -104 92 -60C90 -20 94 50 88 92Q86 108 66 108H-66Q-86 108 -88 92C-94 50 -90 -20 -92 -60Z';
  for (const [dx, dy, turn] of [
    [216, -86, 14],
    [262, 92, -9],
  ] as const) {
    const cut = { x: well.x + dx, y: well.y + dy };
    lay(canvas, slice, at(cut, turn + canvas.random.between(-4, 4)), crust, { high: 8, crumb });
    fill(canvas, { ...cut, rx: 66, ry: 78 }, fruitOf(scene), { cover: 0.2, scale: 0.45 });
    flecks(canvas, { ...cut, rx: 72, ry: 84 }, darker(crumb, 0.25), 26, 3);
  }
};

/** Rings of fruit, nuts or cream from the edge of a tart to its middle. */
export const ringsOfFruit: Layer = (scene, well) => {
  fruitOf(scene, 'dairy').forEach((look, ring) => {
    const reach = [158, 98, 40][ring] ?? 40;
    const count = Math.floor((reach * Math.PI * 2) / (look.radius * 2.1));
    for (const { x, y, degrees } of around(Math.min(Math.max(count, 3), 26), circle(reach, well)))
      scene.canvas.place(look.draw, x, y, { angle: degrees + 90 });
  });
};

/** Turned out on a plate, under its caramel or fruit sauce: flan, panna cotta. */
export const turnedOut: Layer = (scene, well) => {
  const { canvas } = scene;
  const [fruit] = fruitOf(scene);
  const sauce = fruit ? mix(blend([fruit], '#b8324a'), '#a3223c', 0.5) : '#a5520f';
  const middle = { x: well.x, y: well.y - 11 };
  blot(canvas, { ...well, rx: 222, ry: 214 }, sauce, 0.9);
  const cream = blob(canvas.random, 158, 156, 0.008, 14);
  lay(canvas, cream, at(middle), '#f7dd9d', { side: '#e9bf72', high: 22 });
  coat(canvas, circle(126, middle), canvas.shaded(sauce, 0.25, 0));
  stroke(canvas, 'M-86 -44Q-52 -92 10 -98', at(well), 9, 0.5);
  if (fruit) cluster(canvas, fruit, { x: well.x + 6, y: well.y - 8 }, 62, 0.9);
};
