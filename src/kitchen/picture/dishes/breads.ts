import { circle, ellipsePoints, handCutBox, roughEllipse, roundNumbers } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { at, darker, lighter } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import { coverEvenly, dipBowl, fillSmooth } from '../table/vessels';
import { cluster, fill, inset, type Layer, sliceLine } from './compose';
import { crimp } from './dishVessels';
import { foodsOfRole } from './foodsAndColours';
import { melted } from './layers';
import { browning, drawSoftEllipse, flecks, freshHerbs, lay, stroke } from './laying';

export const breadOutline = ({ random }: SvgBuilder) =>
  roundNumbers`M-150 -70C-190 -150 -110 -182 0 -178C110 -182 190 -150 150 -70C148 -20 ${150 + random.between(-6, 6)} 80 ${150 + random.between(-5, 5)} 140Q150 168 122 168H-122Q-150 168 -150 140C-152 80 -148 -20 -150 -70Z`;

/** Draws two slices with their topping: scattered on a toast, in rows in a sandwich, whose lid lies beside it. */
export const slices =
  (isToast: boolean): Layer =>
  (scene, area) => {
    const { svg, solids } = scene;
    const lid = { x: area.x + 250, y: area.y - 84 };
    if (!isToast) {
      lay(svg, breadOutline(svg), at(lid, svg.random.between(12, 26)), '#a9642a', { crumb: '#e9bd7a' });
      browning(svg, { ...lid, rx: 120, ry: 130 }, '#a9642a', 16, 22);
    }
    const rows = solids.filter(({ role }) => role !== 'leaf').slice(0, 4);
    for (const side of [-1, 1]) {
      const place = { x: area.x + (isToast ? side * 176 : side * 160 - 53), y: area.y + 20 + side * 14 };
      const lean = side * 6 + svg.random.between(-4, 4);
      lay(svg, breadOutline(svg), at(place, lean), '#b5702f', { crumb: isToast ? '#eec683' : '#f5deae' });
      const top = { ...place, rx: 126, ry: 134 };
      if (isToast) {
        drawSoftEllipse(svg, top, lighter(scene.tint, 0.25), 0.6);
        fill(svg, top, solids.slice(0, 4), { cover: 1.5, scale: 1.1 });
      } else {
        fill(svg, top, foodsOfRole(['leaf'], 'lettuce')(scene).slice(0, 1), { cover: 0.9, keep: 0.55 });
        rows.forEach((look, index) => {
          const y = place.y + (index - (rows.length - 1) / 2) * Math.min(84, 230 / rows.length);
          const end = { x: place.x + 92, y: y + svg.random.between(-14, 14) };
          sliceLine(svg, look, { x: place.x - 92, y }, end, 1.15);
        });
      }
      if (scene.herbs.length > 0) freshHerbs(scene, top, 3);
    }
  };

/** Draws a burger a little open, so that its layers show, with potatoes beside it. */
export const burger: Layer = (scene, area) => {
  const { svg, palette, solids } = scene;
  const place = { x: area.x - 34, y: area.y + 10 };
  cluster(svg, findLook('potato'), { x: area.x + 196, y: area.y + 86 }, 108, 0.95);
  dipBowl(svg, { x: area.x + 196, y: area.y - 116 }, 66, palette.bowl, '#c8382a');
  const below = at({ x: place.x + 10, y: place.y + 22 });
  lay(svg, roughEllipse(svg.random, 176, 172, 0.02, 12), below, '#b5702f', { crumb: '#e5b26a' });
  const ring = (foods: typeof solids, count: number, reach: number) =>
    ellipsePoints(count, circle(reach, place)).forEach(({ x, y }, index) => {
      const look = foods[index % Math.max(foods.length, 1)];
      if (look) svg.place(look.draw, x, y, { scale: 1.1 });
    });
  ring(foodsOfRole(['leaf'], 'lettuce')(scene).slice(0, 1), 10, 136);
  const meat = solids.find(({ role }) => role === 'protein' || role === 'bean');
  const patty = darker(meat?.tint ?? '#8a4a2a', 0.4);
  drawSoftEllipse(svg, { x: place.x + 4, y: place.y + 8, rx: 166, ry: 162 }, patty);
  if (solids.some(({ role }) => role === 'dairy'))
    lay(svg, handCutBox(svg.random, 286, 286, 0.02), at(place, 40), '#f8bd44');
  ring(solids.filter(({ role }) => role === 'vegetable').slice(0, 2), 9, 118);
  const lid = { x: place.x - 22, y: place.y - 30 };
  const dome = roughEllipse(svg.random, 146, 142, 0.015, 12);
  lay(svg, dome, at(lid), '#efb767', { edge: '#b06626', side: '#a85f22', thicknessPx: 9 });
  stroke(svg, 'M-92 -46Q-58 -104 14 -110', at(lid), 14, 0.3);
  browning(svg, circle(96, lid), '#8f4b18', 6, 26);
  flecks(svg, circle(112, lid), '#fff1cd', 40, solids.includes(findLook('sesame-seed')) ? 7 : 2.6);
};

export const pizza: Layer = (scene, area) => {
  const { svg, solids } = scene;
  const isRed = scene.ingredients.some((id) => /tomato|passata/.test(id));
  const base = roughEllipse(svg.random, 282, 278, 0.025, 14);
  lay(svg, base, at(area), '#c98538', { crumb: '#e8b567' });
  browning(svg, circle(277, area), '#8a4a17', 46, 16);
  fillSmooth(svg, circle(239, area), isRed ? '#c8402a' : '#eccb84');
  if (solids.some(({ role }) => role === 'dairy')) {
    melted(15, '#f9e9c0')(scene, circle(199, area));
    browning(svg, circle(209, area), '#c98a35', 20, 11);
  }
  const toppings = solids.filter(({ role }) => role !== 'dairy').slice(0, 5);
  fill(svg, circle(227, area), toppings, { cover: 0.72, scale: 0.92 });
  const turn = svg.random.between(0, 180);
  for (const cut of [turn, turn + 90]) stroke(svg, 'M-276 0H276', at(area, cut), 3, 0.45, '#5b2a12');
};

export const tacos: Layer = (scene, area) => {
  const { svg, palette, solids } = scene;
  const lean = svg.random.between(-12, 12);
  const lime = findLook('lime');
  for (const column of [-1, 0, 1]) {
    const place = { x: area.x + column * 244, y: area.y + svg.random.between(-18, 10) };
    lay(svg, roughEllipse(svg.random, 132, 172, 0.03, 12), at(place, lean), '#d9a85a', { crumb: '#f5dda4' });
    browning(svg, { ...place, rx: 112, ry: 150 }, '#a86a26', 9, 15);
    const filling = { ...place, rx: 84, ry: 150 };
    fill(svg, filling, foodsOfRole(['leaf'], 'lettuce')(scene).slice(0, 1), { cover: 0.7, scale: 0.8 });
    fill(svg, inset(filling, 8), solids.slice(0, 5), { cover: 2.1 });
    flecks(svg, filling, '#4f8a32', 18, 4);
  }
  for (const side of [-1, 1]) svg.place(lime.draw, area.x + side * 122, area.y + 210, { scale: 1.2 });
  dipBowl(svg, { x: area.x + 122, y: area.y - 218 }, 58, palette.bowl, '#c8402a');
};

/** Draws a pie under its lid of pastry, vented and crimped. */
export const pie: Layer = (scene, lid) => {
  const { svg } = scene;
  coverEvenly(svg, lid, svg.radial('#f0bf72', '#b9742c'));
  crimp(scene, inset(lid, 15), 34, 22);
  browning(svg, inset(lid, 50), '#96500f', 22, 34);
  for (const { degrees } of ellipsePoints(6, circle(1), svg.random.between(0, 1)))
    stroke(svg, 'M34 0H112', at(lid, degrees), 9, 0.75, '#6b3510');
  flecks(svg, inset(lid, 60), '#fff1cd', 34, 3);
};
