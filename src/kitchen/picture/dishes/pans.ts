import { blob, darker, lighter, mix, num, type Point, polar } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { cutlery, napkin, spot } from '../table/props';
import { ovenDish, pan, pot, pour, tray, wellShape } from '../table/vessels';
import { bedOfGrain, blend, cluster, fill, inset, only, row, type Scene, scatter } from './compose';
import { browning, flecks, freshHerbs, oilBeads } from './garnish';
import { nearMiddle } from './placeSetting';

/** Near the middle, aside where a handle needs room. */
function onTable(scene: Scene, aside = 0): Point {
  const { x, y } = nearMiddle(scene, { x: 14, y: 10 });
  return { x: x + aside, y: y + 2 };
}

/** A pot of stew, chunks half sunk in dark sauce. */
export function stew(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  napkin(canvas, spot(canvas, 'left'), canvas.random.between(-24, 24), palette.napkin);
  const well = pot(
    canvas,
    onTable(scene, 20),
    284,
    canvas.random.pick(['#c0412d', '#2f5f6b', '#5b7a4a', '#d98a2f'] as const),
  );
  const sauce = mix(blend(solids, '#8a3f1d'), '#87401f', 0.55);
  pour(canvas, well, sauce);
  fill(canvas, well, solids, { cover: 1.5, scale: 1.3 });
  // A thin glaze over the pieces sinks them into the sauce.
  canvas.add(wellShape(well).replace('fill="#000"', `fill="${sauce}" opacity=".16"`));
  oilBeads(canvas, well, lighter(sauce, 0.3), 26);
  freshHerbs(scene, well, 6);
  flecks(canvas, inset(well, 20), '#2a120a', 34, 2.6);
  cutlery(canvas, 'spoon', spot(canvas, 'left'), canvas.random.between(-14, 14), palette.metal);
}

/** Everything sizzling together in an iron pan. */
export function stirFry(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  napkin(canvas, spot(canvas, 'bottom-left'), canvas.random.between(20, 60), palette.napkin);
  const well = pan(canvas, onTable(scene, -40), 302, canvas.random.pick([-28, -18, 24, 32] as const));
  pour(canvas, inset(well, 26), '#7a3f1c');
  fill(canvas, well, solids, { cover: 2.3, scale: 1.3 });
  oilBeads(canvas, well, '#f0b04a', 18);
  freshHerbs(scene, well, 4);
}

/** Roasted on one tray, straight from the oven. */
export function traybake(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  napkin(
    canvas,
    spot(canvas, canvas.random.pick(['bottom-left', 'top-right'] as const)),
    canvas.random.between(-30, 30),
    palette.napkin,
  );
  const well = tray(canvas, onTable(scene), 780, 560);
  browning(canvas, well, '#b5752f', 22, 30);
  fill(canvas, well, solids, { cover: 1.35, scale: 1.5 });
  freshHerbs(scene, well, 9);
  flecks(canvas, well, '#3a1c0e', 70, 2.8);
}

/** A wide pan of golden rice, its toppings set out like a clock. */
export function rice(scene: Scene): void {
  const { canvas, palette, solids, bed } = scene;
  cutlery(canvas, 'spoon', spot(canvas, 'left'), canvas.random.between(-18, 18), palette.metal);
  const well = pan(canvas, onTable(scene), 312, canvas.random.pick([-35, -24, 30, 150] as const));
  const plain = bed?.role === 'grain' ? bed : lookOf('rice');
  bedOfGrain(canvas, well, plain);
  canvas.add(wellShape(well).replace('fill="#000"', 'fill="#f8ae12" opacity=".46"'));
  const small = solids.filter(({ radius }) => radius < 20);
  const large = solids.filter(({ radius }) => radius >= 20);
  fill(canvas, well, small, { cover: 0.35 });
  const turn = canvas.random.between(0, 6.28);
  large.slice(0, 5).forEach((look, kind, list) => {
    const each = list.length > 3 ? 3 : 4;
    for (let index = 0; index < each; index += 1) {
      const angle = turn + ((index * list.length + kind) / (each * list.length)) * Math.PI * 2;
      const at = polar(angle, well.rx * (kind % 2 ? 0.42 : 0.74), well.x, well.y);
      canvas.place(look.draw, at.x, at.y, {
        angle: (angle * 180) / Math.PI + 90,
        scale: Math.min(1.7, 52 / look.radius),
      });
    }
  });
  freshHerbs(scene, well, 8);
}

/** Overlapping slices under a browned crust. */
export function gratin(scene: Scene): void {
  const { canvas, palette } = scene;
  napkin(canvas, spot(canvas, 'top-left'), canvas.random.between(-40, 0), palette.napkin);
  const well = ovenDish(
    canvas,
    onTable(scene),
    386,
    276,
    canvas.random.pick(['#c65a34', '#e9dfcd', '#3f6f7a', '#d9a13b'] as const),
  );
  pour(canvas, well, '#f0c267');
  const layers = only(scene, ['vegetable', 'fruit', 'protein']).slice(0, 4);
  canvas.group(canvas.clip(wellShape(well)), () => {
    for (let line = -2; line <= 2; line += 1) {
      const y = well.y + line * 92;
      const reach = well.rx * Math.sqrt(Math.max(0.1, 1 - (line / 2.9) ** 2)) - 24;
      const look = layers[(line + 2) % layers.length];
      if (look)
        row(
          canvas,
          look,
          { x: well.x - reach, y },
          { x: well.x + reach, y: y + canvas.random.between(-10, 10) },
          1.3,
        );
    }
    for (const { x, y } of scatter(canvas, well, 26)) {
      const size = canvas.random.between(26, 56);
      canvas.add(
        `<path transform="translate(${num(x)} ${num(y)})" d="${blob(canvas.random, size, size * 0.6, 0.16)}" fill="#f8d98a" opacity=".55"/>`,
      );
    }
  });
  browning(canvas, well, '#a8571a', 40, 22);
  browning(canvas, well, '#6f310d', 14, 10);
  freshHerbs(scene, well, 5);
  flecks(canvas, inset(well, 14), '#3a1c0e', 30, 2.4);
  cutlery(canvas, 'spoon', spot(canvas, 'bottom-right'), canvas.random.between(40, 75), palette.metal);
}

const shells: readonly [string, string][] = [
  ['aubergine', '#4b2a55'],
  ['courgette', '#5b8f3a'],
  ['mushroom', '#a67c52'],
  ['tomato', '#cf3522'],
  ['squash', '#e08a2c'],
  ['pumpkin', '#e08a2c'],
  ['potato', '#c4924a'],
  ['cabbage', '#9ab85a'],
];

/** Which colour of skin the stuffed vegetable has; a red pepper when it is none that can be hollowed. */
function shellColour(solids: readonly Look[]): string {
  const shell = shells.find(([name]) => solids.includes(lookOf(name)));
  return shell?.[1] ?? '#d23a22';
}

/** Halved vegetables with their filling, side by side in a tray. */
export function stuffedVegetables(scene: Scene): void {
  const { canvas, palette, solids, bed } = scene;
  napkin(canvas, spot(canvas, 'bottom-right'), canvas.random.between(-30, 30), palette.napkin);
  const well = tray(canvas, onTable(scene), 800, 560);
  const skin = shellColour(solids);
  const lean = canvas.random.between(-12, 12);
  const stalk = 'M-9 0C-12 -18 -5 -26 -2 -36L13 -33C8 -24 10 -14 12 0Z';
  for (const [column, line] of [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 1],
    [0, 1],
    [1, 1],
  ] as const) {
    const at = {
      x: well.x + column * 222 + canvas.random.between(-8, 8),
      y: well.y + line * 118 + canvas.random.between(-6, 6),
    };
    const half = blob(canvas.random, 96, canvas.random.between(112, 122), 0.045, 9);
    const turn = `transform="translate(${num(at.x)} ${num(at.y)})rotate(${num(lean + canvas.random.between(-8, 8) + (line > 0 ? 180 : 0))})`;
    canvas.add(
      `<path d="${half}" ${turn}translate(5 10)" fill="#1d0a04" opacity=".35"/><path d="${half}" ${turn}" fill="${canvas.radial(lighter(skin, 0.15), darker(skin, 0.3))}"/><path d="${half}" ${turn}scale(.88)" fill="${darker(skin, 0.45)}"/><path d="${half}" ${turn}scale(.94)" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/><path d="${stalk}" ${turn}translate(0 -104)" fill="#6f9a3f"/>`,
    );
    const hollow = { ...at, y: at.y, rx: 76, ry: 92 };
    if (bed?.role === 'grain') bedOfGrain(canvas, hollow, bed);
    fill(canvas, hollow, solids.slice(0, 5), { cover: bed ? 0.6 : 0.95, scale: 0.72 });
    if (solids.some(({ role }) => role === 'dairy')) browning(canvas, hollow, '#f3c55a', 7, 22);
    flecks(canvas, hollow, '#4f8a32', 9, 3.6);
  }
  freshHerbs(scene, well, 5);
  cluster(canvas, lookOf('parsley'), spot(canvas, 'top-left'), 40);
}
