import { blob, darker, handCutBox, lighter, num, polar } from '../drawing/shapes';
import { lookOf } from '../pieces/looks';
import { dipBowl, pour } from '../table/vessels';
import { at, setBoard, slab } from './boardSetting';
import { cluster, fill, inset, only, row, type Scene, scatter } from './compose';
import { browning, flecks, freshHerbs } from './garnish';

/** Two slices piled high, and the lid beside them. */
export function sandwich(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setBoard(scene, true);
  const slice = () =>
    `M-150 -70C-190 -150 -110 -182 0 -178C110 -182 190 -150 150 -70C148 -20 ${num(150 + canvas.random.between(-6, 6))} 80 ${num(150 + canvas.random.between(-5, 5))} 140Q150 168 122 168H-122Q-150 168 -150 140C-152 80 -148 -20 -150 -70Z`;
  slab(
    scene,
    slice(),
    at({ x: well.x + 250, y: well.y - 84 }, canvas.random.between(12, 26)),
    '#a9642a',
    '#e9bd7a',
  );
  browning(canvas, { x: well.x + 250, y: well.y - 84, rx: 120, ry: 130 }, '#a9642a', 16, 22);
  const [leaf] = only(scene, ['leaf'], [lookOf('lettuce')]);
  for (const [dx, dy, lean] of [
    [-210, 6, -7],
    [104, 40, 6],
  ] as const) {
    const place = { x: well.x + dx, y: well.y + dy };
    slab(scene, slice(), at(place, lean + canvas.random.between(-4, 4)), '#b5702f', '#f5deae');
    const top = { ...place, rx: 128, ry: 138 };
    if (leaf) fill(canvas, top, [leaf], { cover: 0.9, keep: 0.55 });
    const layers = solids.filter(({ role }) => role !== 'leaf').slice(0, 4);
    layers.forEach((look, index) => {
      const y = place.y + (index - (layers.length - 1) / 2) * Math.min(84, 230 / layers.length);
      row(
        canvas,
        look,
        { x: place.x - 92, y },
        { x: place.x + 92, y: y + canvas.random.between(-14, 14) },
        1.15,
      );
    });
    flecks(canvas, top, '#2f1a12', 22, 2.6);
    freshHerbs(scene, top, 2);
  }
  flecks(canvas, well, '#d9a85a', 40, 4);
}

/** A burger a little open, so that its layers show, with potato wedges. */
export function burger(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const well = setBoard(scene, false);
  const place = { x: well.x - 34, y: well.y + 10 };
  const potato = lookOf('potato');
  cluster(canvas, potato, { x: well.x + 196, y: well.y + 86 }, 108, 0.95);
  dipBowl(canvas, { x: well.x + 196, y: well.y - 116 }, 66, palette.bowl, '#c8382a');
  slab(
    scene,
    blob(canvas.random, 176, 172, 0.02, 12),
    at({ x: place.x + 10, y: place.y + 22 }),
    '#b5702f',
    '#e5b26a',
  );
  const [leaf] = only(scene, ['leaf'], [lookOf('lettuce')]);
  if (leaf)
    for (let index = 0; index < 10; index += 1) {
      const { x, y } = polar((index / 10) * 6.28, 134, place.x, place.y + 12);
      canvas.place(leaf.draw, x, y, { scale: 1.1 });
    }
  const meat = solids.find(({ role }) => role === 'protein' || role === 'bean');
  const patty = darker(meat?.tint ?? '#8a4a2a', 0.3);
  canvas.add(
    `<path d="${blob(canvas.random, 166, 162, 0.05, 14)}" transform="${at({ x: place.x + 4, y: place.y + 8 })}" fill="${canvas.radial(lighter(patty, 0.15), darker(patty, 0.4))}"/>`,
  );
  if (solids.some(({ role }) => role === 'dairy'))
    canvas.add(
      `<path d="${handCutBox(canvas.random, 286, 286, 0.02)}" transform="${at(place, 40)}" fill="${canvas.linear('#ffd35e', '#f0a92c')}"/>`,
    );
  const between = solids.filter(({ role }) => role === 'vegetable').slice(0, 2);
  for (let index = 0; index < 9; index += 1) {
    const look = between[index % Math.max(between.length, 1)];
    const { x, y } = polar((index / 9) * 6.28, 118, place.x, place.y);
    if (look) canvas.place(look.draw, x, y, { scale: 1.1 });
  }
  const lid = { x: place.x - 22, y: place.y - 30 };
  const dome = blob(canvas.random, 146, 142, 0.015, 12);
  canvas.add(
    `<path d="${dome}" transform="translate(10 18)${at(lid)}" fill="#240b03" opacity=".4"/><path d="${dome}" transform="${at(lid)}" fill="${canvas.radial('#efb767', '#a85f22')}"/><path d="M-92 -46Q-58 -104 14 -110" transform="${at(lid)}" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".3"/>`,
  );
  browning(canvas, { ...lid, rx: 96, ry: 92 }, '#8f4b18', 6, 26);
  if (solids.includes(lookOf('sesame-seed'))) flecks(canvas, { ...lid, rx: 116, ry: 112 }, '#fff1cd', 60, 7);
  else flecks(canvas, { ...lid, rx: 110, ry: 106 }, '#fff6e2', 26, 2.6);
  flecks(canvas, inset(well, 20), '#4f8a32', 14, 3.6);
}

/** A pizza on its board, with a cut already made. */
export function pizza(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setBoard(scene, false);
  const place = { x: well.x, y: well.y };
  slab(scene, blob(canvas.random, 282, 278, 0.025, 14), at(place), '#c98538', '#e8b567');
  browning(canvas, { ...place, rx: 278, ry: 276 }, '#8a4a17', 46, 16);
  pour(canvas, { ...place, rx: 240, ry: 238 }, '#c8402a');
  const dairy = solids.some(({ role }) => role === 'dairy');
  if (dairy) {
    for (const { x, y } of scatter(canvas, { ...place, rx: 200, ry: 198 }, 15)) {
      const size = canvas.random.between(34, 56);
      canvas.add(
        `<path d="${blob(canvas.random, size, size * 0.85, 0.14)}" transform="${at({ x, y })}" fill="${canvas.radial('#fffbee', '#f3d691')}"/>`,
      );
    }
    browning(canvas, { ...place, rx: 210, ry: 208 }, '#c98a35', 20, 11);
  }
  const toppings = solids.filter(({ role }) => role !== 'dairy');
  fill(canvas, { ...place, rx: 228, ry: 226 }, toppings.slice(0, 5), { cover: 0.72, scale: 0.92 });
  freshHerbs(
    { ...scene, herbs: scene.herbs.length > 0 ? scene.herbs : [lookOf('basil')] },
    { ...place, rx: 220, ry: 216 },
    7,
  );
  const turn = canvas.random.between(0, 180);
  for (const cut of [turn, turn + 90])
    canvas.add(
      `<path d="M-276 0H276" transform="${at(place, cut)}" stroke="#5b2a12" stroke-width="3" opacity=".45"/>`,
    );
}
