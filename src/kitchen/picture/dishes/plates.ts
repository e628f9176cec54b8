import { blob, darker, lighter, mix, num, type Point, polar } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { spot } from '../table/props';
import { dipBowl, pour } from '../table/vessels';
import { bedOfStrands, blend, cluster, fill, inset, only, row, type Scene } from './compose';
import { browning, drizzle, flecks, freshHerbs, swirl } from './garnish';
import { setPlate } from './placeSetting';

const stray = { x: 22, y: 10 };

/** A round of batter or dough, baked. */
function disc(scene: Scene, { x, y }: Point, radius: number, edge: string, face: string): void {
  const { canvas } = scene;
  const shape = blob(canvas.random, radius, radius * 0.97, 0.025, 12);
  const at = `transform="translate(${num(x)} ${num(y)})`;
  canvas.add(
    `<path d="${shape}" ${at}translate(5 11)" fill="#240b03" opacity=".34"/><path d="${shape}" ${at}" fill="${canvas.radial(lighter(edge, 0.15), darker(edge, 0.18))}"/><path d="${shape}" ${at}scale(.93)" fill="${canvas.radial(lighter(face, 0.22), face)}"/>`,
  );
  browning(canvas, { x, y, rx: radius * 0.85, ry: radius * 0.85 }, darker(edge, 0.22), 7, radius * 0.16);
}

/** A twirl of pasta, or tubes tossed in sauce. */
export function pasta(scene: Scene): void {
  const { canvas, solids, bed } = scene;
  const well = setPlate(scene, ['fork'], 316, stray);
  const isRed = solids.some((look) => look === lookOf('tomato'));
  const own = blend(only(scene, ['vegetable', 'protein', 'dairy']), '#d8582f');
  const sauce = isRed ? mix(own, '#cf4423', 0.55) : mix(own, '#f2d491', 0.62);
  canvas.add(
    `<path transform="translate(${num(well.x)} ${num(well.y)})" d="${blob(canvas.random, well.rx * 0.95, well.ry * 0.95, 0.05)}" fill="${canvas.radial(lighter(sauce, 0.2), darker(sauce, 0.1))}" opacity=".9"/>`,
  );
  const short = bed === lookOf('penne') || bed === lookOf('macaroni');
  if (bed && short)
    for (let layer = 0; layer < 4; layer += 1) fill(canvas, inset(well, 6), [bed], { cover: 2, scale: 1.2 });
  else bedOfStrands(canvas, inset(well, 12), mix('#f8d174', sauce, 0.1), 7.5);
  // Tossed: the sauce clings to the pasta, thickest in the middle.
  for (const [reach, strength] of [
    [0.8, 0.16],
    [0.5, 0.3],
  ] as const)
    canvas.add(
      `<path transform="translate(${num(well.x)} ${num(well.y)})" d="${blob(canvas.random, well.rx * reach, well.ry * reach, 0.09)}" fill="${sauce}" opacity="${strength}"/>`,
    );
  fill(canvas, inset(well, 56), solids.slice(0, 5), { cover: 0.7, scale: 1.05 });
  freshHerbs(
    { ...scene, herbs: scene.herbs.length > 0 ? scene.herbs : [lookOf('basil')] },
    inset(well, 40),
    5,
  );
  if (solids.some(({ role }) => role === 'dairy')) flecks(canvas, inset(well, 30), '#fff2cd', 70, 5);
  flecks(canvas, inset(well, 30), '#2f1a12', 30, 2.2);
}

/** A folded omelette with its filling peeping out and greens beside it. */
export function omelette(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 312, stray);
  const { x, y, rx } = well;
  const side = only(scene, ['leaf'], [lookOf('rocket')]);
  fill(canvas, { x: x + 20, y: y - rx * 0.5, rx: rx * 0.72, ry: rx * 0.4 }, side.slice(0, 1), { cover: 2.2 });
  fill(canvas, { x: x + 10, y: y - rx * 0.12, rx: rx * 0.84, ry: 48 }, solids.slice(0, 4), {
    cover: 1.7,
    scale: 0.86,
  });
  const fold = `M${num(-rx * 0.98)} ${num(-30)}C${num(-rx * 0.5)} -62 ${num(rx * 0.5)} -66 ${num(rx * 0.98)} -26C${num(rx * 1.02)} 70 ${num(rx * 0.5)} 178 0 180C${num(-rx * 0.55)} 178 ${num(-rx * 1.02)} 74 ${num(-rx * 0.98)} -30Z`;
  const at = `transform="translate(${num(x)} ${num(y + 20)})rotate(${num(canvas.random.between(-7, 7))})`;
  canvas.add(
    `<path d="${fold}" ${at}translate(4 12)" fill="#240b03" opacity=".3"/><path d="${fold}" ${at}" fill="${canvas.linear('#ffe08a', '#eda92f')}"/><path d="M${num(-rx * 0.9)} -24C${num(-rx * 0.45)} -50 ${num(rx * 0.45)} -54 ${num(rx * 0.9)} -20" ${at}" fill="none" stroke="#fff3c0" stroke-width="9" stroke-linecap="round" opacity=".8"/>`,
  );
  browning(canvas, { x, y: y + 84, rx: rx * 0.74, ry: 70 }, '#c4761b', 20, 22);
  fill(canvas, { x, y: y + 80, rx: rx * 0.6, ry: 60 }, solids.slice(0, 2), { cover: 0.2, scale: 0.6 });
  freshHerbs(scene, { x, y: y + 86, rx: rx * 0.8, ry: 90 }, 3);
  flecks(canvas, { x, y: y + 80, rx: rx * 0.8, ry: 90 }, '#2f1a12', 24, 2.4);
}

/** A fillet across the plate with its vegetables and lemon. */
export function fishPlate(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 318, stray);
  const { x, y, rx } = well;
  const fish = solids.find(({ role }) => role === 'protein') ?? lookOf('fish');
  const sides = solids.filter((look) => look !== fish && look !== lookOf('lemon')).slice(0, 3);
  const sauce = blend(sides, '#e8d9a0');
  const lean = canvas.random.between(-24, 4);
  canvas.add(
    `<path transform="translate(${num(x)} ${num(y + 30)})rotate(${num(lean)})" d="${blob(canvas.random, rx * 0.86, rx * 0.5, 0.07)}" fill="${lighter(sauce, 0.3)}" opacity=".75"/>`,
  );
  sides.forEach((look, index) => {
    cluster(
      canvas,
      look,
      polar(-Math.PI / 2 + (index - (sides.length - 1) / 2) * 1.05, rx * 0.56, x, y),
      104,
      1.15,
    );
  });
  const scale = fish.radius > 45 ? 3.1 : 1.6;
  if (fish.radius > 45) canvas.place(fish.draw, x, y + 76, { angle: lean * 0.6, scale });
  else row(canvas, fish, { x: x - rx * 0.62, y: y + 96 }, { x: x + rx * 0.62, y: y + 44 }, scale);
  const citrus = solids.includes(lookOf('lime')) ? lookOf('lime') : lookOf('lemon');
  for (const [dx, dy] of [
    [-46, 44],
    [34, 70],
  ] as const)
    canvas.place(citrus.draw, x + dx, y + dy, { scale: 1.15 });
  freshHerbs(scene, { x, y: y + 50, rx: rx * 0.7, ry: 80 }, 6);
  flecks(canvas, { x, y: y + 50, rx: rx * 0.8, ry: 110 }, '#2f1a12', 34, 2.4);
}

/** Golden fritters around a dip. */
export function fritters(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const well = setPlate(scene, ['fork'], 316, stray);
  const dough = mix('#d9973f', blend(solids, '#d9973f'), 0.25);
  fill(canvas, well, only(scene, ['leaf'], [lookOf('rocket')]).slice(0, 1), { cover: 0.5 });
  const count = canvas.random.whole(5, 6);
  const turn = canvas.random.between(0, 6.28);
  for (let index = 0; index < count; index += 1) {
    const at = polar(turn + (index / count) * Math.PI * 2, well.rx * 0.62, well.x, well.y);
    disc(scene, at, 86, darker(dough, 0.2), dough);
    fill(canvas, { ...at, rx: 62, ry: 62 }, solids.slice(0, 3), { cover: 0.32, scale: 0.5 });
    flecks(canvas, { ...at, rx: 66, ry: 66 }, '#4f8a32', 12, 4);
  }
  dipBowl(canvas, well, 82, palette.bowl, mix(blend(only(scene, ['dairy']), '#f5ead0'), '#f7ecd6', 0.6));
  freshHerbs(scene, inset(well, 30), 5);
}

const toppings = ['fruit', 'nut', 'dairy'] as const;

/** Fruit, nuts and cream only: an egg or an onion in the batter does not show. */
const sweets = (scene: Scene): readonly Look[] => only(scene, toppings, []).slice(0, 4);

/** A stack of pancakes under syrup. */
export function pancakes(scene: Scene): void {
  const { canvas, palette } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 304, stray);
  for (let layer = 0; layer < 4; layer += 1) {
    const at = {
      x: well.x + canvas.random.between(-16, 16),
      y: well.y + 20 - layer * 9 + canvas.random.between(-8, 8),
    };
    disc(scene, at, 192 - layer * 3, '#c98238', '#e0a353');
  }
  const syrup = blob(canvas.random, 128, 118, 0.17, 10);
  const at = `transform="translate(${num(well.x)} ${num(well.y - 8)})"`;
  canvas.add(
    `<path d="${syrup}" ${at} fill="${canvas.radial('#d2801f', '#9a4a0d')}" opacity=".82"/><path d="M-84 -34Q-50 -84 10 -86" ${at} fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".45"/>`,
  );
  fill(canvas, { x: well.x, y: well.y - 8, rx: 116, ry: 110 }, sweets(scene), { cover: 1, scale: 1.05 });
  sweets(scene)
    .slice(0, 2)
    .forEach((look, index) => {
      cluster(canvas, look, polar(index ? 0.7 : 3.6, well.rx * 0.98, well.x, well.y), 46, 0.9);
    });
  flecks(canvas, inset(well, 20), '#fffaf0', 70, 3);
  freshHerbs({ ...scene, herbs: [lookOf('mint')] }, { x: well.x, y: well.y, rx: 70, ry: 70 }, 2);
  dipBowl(
    canvas,
    spot(canvas, canvas.random.pick(['top-left', 'top-right'] as const)),
    66,
    palette.bowl,
    '#b05f14',
  );
}

/** A tart in its crust, its fruit in rings. */
export function dessert(scene: Scene): void {
  const { canvas } = scene;
  const well = setPlate(scene, ['fork', 'spoon'], 310, stray);
  const dark = scene.solids.includes(lookOf('chocolate'));
  disc(scene, well, 226, '#b9752f', '#d99a4c');
  const edge = Array.from({ length: 30 }, (_, index) => {
    const { x, y } = polar((index / 30) * Math.PI * 2, 211, well.x, well.y);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="21" fill="${canvas.radial('#eebd72', '#b9752f')}"/>`;
  });
  canvas.add(edge.join(''));
  const filling = { x: well.x, y: well.y, rx: 196, ry: 196 };
  pour(canvas, filling, dark ? '#4a2616' : '#f8e3ac');
  swirl(canvas, filling, dark ? '#6b3a22' : '#fff3cf', 18, 2.4);
  const fruit = sweets(scene).filter((look) => look !== lookOf('chocolate'));
  fruit.slice(0, 3).forEach((look, ring) => {
    const reach = [158, 98, 40][ring] ?? 40;
    const count = Math.max(3, Math.floor((reach * Math.PI * 2) / (look.radius * 2.1)));
    for (let index = 0; index < Math.min(count, 26); index += 1) {
      const angle = (index / count) * Math.PI * 2;
      const { x, y } = polar(angle, reach, well.x, well.y);
      canvas.place(look.draw, x, y, { angle: (angle * 180) / Math.PI + 90 });
    }
  });
  if (dark) drizzle(canvas, inset(filling, 20), '#3a1a0d', 7);
  flecks(canvas, inset(filling, -20), '#fffaf0', 80, 3);
  freshHerbs({ ...scene, herbs: [lookOf('mint')] }, inset(filling, 120), 3);
}
