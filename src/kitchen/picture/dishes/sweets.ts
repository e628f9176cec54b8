import { circle, ellipsePoints, handCutBox, roughEllipse } from '../drawing/shapes';
import { at, darker, lighter, mix } from '../drawing/svgElements';
import { coverEvenly } from '../table/vessels';
import { breadOutline } from './breads';
import { blend, cluster, fill, type Layer } from './compose';
import { doughOf, fruitOf } from './foodsAndColours';
import { browning, drawSoftEllipse, flecks, lay, stroke } from './laying';

export const loafCake: Layer = (scene, area) => {
  const { svg } = scene;
  const { crust, crumb } = doughOf(scene);
  const loaf = { x: area.x - 96, y: area.y };
  const place = at(loaf, svg.random.between(-8, 8));
  const face = mix(crust, crumb, 0.25);
  lay(svg, handCutBox(svg.random, 420, 250, 0.02), place, face, { side: crust, thicknessPx: 16 });
  stroke(svg, 'M-176 8C-90 -26 70 24 180 -6', place, 22, 0.75, lighter(crumb, 0.3));
  browning(svg, { ...loaf, rx: 180, ry: 100 }, darker(crust, 0.2), 12, 26);
  fill(svg, { ...loaf, rx: 180, ry: 96 }, fruitOf(scene), { cover: 0.3, scale: 0.72 });
  for (const [dx, dy, turn] of [
    [216, -86, 14],
    [262, 92, -9],
  ] as const) {
    const cut = { x: area.x + dx, y: area.y + dy };
    const place = `${at(cut, turn + svg.random.between(-4, 4))}scale(.62)`;
    lay(svg, breadOutline(svg), place, crust, { thicknessPx: 8, crumb });
    fill(svg, { ...cut, rx: 66, ry: 78 }, fruitOf(scene), { cover: 0.2, scale: 0.45 });
    flecks(svg, { ...cut, rx: 72, ry: 84 }, darker(crumb, 0.25), 26, 3);
  }
};

/** Rings of fruit, nuts or cream from the edge of a tart to its middle. */
export const ringsOfFruit: Layer = (scene, area) => {
  fruitOf(scene, 'dairy').forEach((look, ring) => {
    const reach = [158, 98, 40][ring] ?? 40;
    const count = Math.floor((reach * Math.PI * 2) / (look.radius * 2.1));
    for (const { x, y, degrees } of ellipsePoints(Math.min(Math.max(count, 3), 26), circle(reach, area)))
      scene.svg.place(look.draw, x, y, { angle: degrees + 90 });
  });
};

/** Turned out on a plate, under its caramel or fruit sauce: flan, panna cotta. */
export const turnedOut: Layer = (scene, area) => {
  const { svg } = scene;
  const [fruit] = fruitOf(scene);
  const sauce = fruit ? mix(blend([fruit], '#b8324a'), '#a3223c', 0.5) : '#a5520f';
  const middle = { x: area.x, y: area.y - 11 };
  drawSoftEllipse(svg, { ...area, rx: 222, ry: 214 }, sauce, 0.9);
  const cream = roughEllipse(svg.random, 158, 156, 0.008, 14);
  lay(svg, cream, at(middle), '#f7dd9d', { side: '#e9bf72', thicknessPx: 22 });
  coverEvenly(svg, circle(126, middle), svg.shaded(sauce, 0.25, 0));
  stroke(svg, 'M-86 -44Q-52 -92 10 -98', at(area), 9, 0.5);
  if (fruit) cluster(svg, fruit, { x: area.x + 6, y: area.y - 8 }, 62, 0.9);
};
