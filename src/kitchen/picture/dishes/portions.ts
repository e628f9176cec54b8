import { darker, lighter, mix } from '../drawing/colours';
import { at } from '../drawing/marks';
import { around, blob, circle, handCutBox, type Point, polar } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { spot } from '../table/props';
import { dipBowl, type Well } from '../table/vessels';
import { bedOfGrain, blend, cluster, fill, only, type Scene } from './compose';
import { browning, flecks } from './garnish';
import { blot, lay, stroke } from './laying';
import type { Layer } from './paintRow';

/** Chocolate makes a dough or a cream dark. */
export const isDark = ({ solids }: Scene) => solids.includes(lookOf('chocolate'));

/** Fruit and nuts; an egg or butter in the dough does not show. */
export const fruitOf = (scene: Scene): readonly Look[] =>
  only(scene, ['fruit', 'nut'], [])
    .filter((look) => look !== lookOf('chocolate'))
    .slice(0, 3);

/** Fruit alone; apples when the dish has none. */
export const fruits = (scene: Scene): readonly Look[] => {
  const own = fruitOf(scene).filter(({ role }) => role === 'fruit');
  return own.length > 0 ? own : [lookOf('apple')];
};

/** The colours of what is baked. */
export function doughOf(scene: Scene): { crust: string; crumb: string } {
  if (isDark(scene)) return { crust: '#43210f', crumb: '#5e3018' };
  return { crust: '#a9672a', crumb: mix('#edc27c', blend(fruitOf(scene), '#edc27c'), 0.12) };
}

/** The places of a grid in the middle of a well. */
export const grid = ({ x, y }: Well, columns: number, lines: number, wide: number, high: number): Point[] =>
  Array.from({ length: columns * lines }, (_, index) => ({
    x: x + ((index % columns) - (columns - 1) / 2) * wide,
    y: y + (Math.floor(index / columns) - (lines - 1) / 2) * high,
  }));

/** Lays something at each of some places, never quite straight. */
const layEach = (
  { canvas: { random } }: Scene,
  places: readonly Point[],
  draw: (place: Point, index: number) => void,
): void =>
  places.forEach(({ x, y }, index) => {
    draw({ x: x + random.between(-7, 7), y: y + random.between(-7, 7) }, index);
  });

interface Baked {
  shape: string;
  face: string;
  side: string;
  high: number;
  /** How far from its middle what is in it shows. */
  reach: number;
  degrees?: number;
}

/** One thing baked or fried whole, with what is in it. */
function bake({ canvas }: Scene, place: Point, looks: readonly Look[], baked: Baked): void {
  const { shape, face, side, high, reach, degrees } = baked;
  lay(canvas, shape, at(place, degrees), face, { side, high, edge: mix(face, side, 0.5) });
  browning(canvas, circle(reach, place), darker(face, 0.35), 4, reach * 0.36);
  fill(canvas, circle(reach * 0.9, place), looks, { cover: 0.33, scale: 0.48 });
  flecks(canvas, circle(reach, place), lighter(face, 0.4), 12, 3.2);
}

/** Biscuits, scones or muffins in rows. */
export const biscuits: Layer = (scene, well) => {
  const { crust, crumb } = isDark(scene) ? { crust: '#a5682f', crumb: '#d9a25a' } : doughOf(scene);
  const dots = [...fruitOf(scene), ...(isDark(scene) ? [lookOf('chocolate')] : [])];
  layEach(scene, grid(well, 4, 3, 178, 164), (place) => {
    const shape = blob(scene.canvas.random, 74, 71, 0.035, 11);
    bake(scene, place, dots, { shape, face: lighter(crumb, 0.12), side: crust, high: 10, reach: 58 });
  });
};

/** Brownies or flapjacks, cut into squares, one of them pushed aside. */
export const squares: Layer = (scene, well) => {
  const { crust, crumb } = doughOf(scene);
  const face = isDark(scene) ? '#4c2513' : mix(crust, crumb, 0.5);
  layEach(scene, grid(well, 4, 2, 166, 168), ({ x, y }, index) => {
    const aside = index === 7 ? 22 : 0;
    const shape = handCutBox(scene.canvas.random, 146, 146, 0.015);
    const baked = { shape, face, side: crust, high: 18, reach: 60, degrees: aside * 0.7 };
    bake(scene, { x: x + aside, y: y + aside }, fruitOf(scene), baked);
  });
};

/** Golden fritters around a dip. */
export const fritters: Layer = (scene, well) => {
  const { canvas, palette, solids } = scene;
  const face = mix('#e9b05c', blend(solids, '#e9b05c'), 0.2);
  const ring = around(6, circle(well.rx * 0.62, well), canvas.random.between(0, 6.28));
  layEach(scene, ring, (place) => {
    const shape = blob(canvas.random, 86, 83, 0.03, 12);
    bake(scene, place, solids.slice(0, 3), { shape, face, side: '#a5682f', high: 9, reach: 66 });
  });
  const cream = mix(blend(only(scene, ['dairy']), '#f5ead0'), '#f7ecd6', 0.6);
  dipBowl(canvas, well, 82, palette.bowl, cream);
};

/** Three scoops of ice cream. */
export const scoops: Layer = (scene, well) => {
  const { canvas } = scene;
  const cream = creamOf(scene);
  for (const { x, y } of around(3, circle(well.rx * 0.42, well), canvas.random.between(0, 6.28))) {
    lay(canvas, blob(canvas.random, 108, 104, 0.03, 13), at({ x, y }), lighter(cream, 0.5), {
      edge: darker(cream, 0.08),
    });
    const trace = 'M-74 22C-40 46 34 48 78 18M-84 -14C-50 8 40 12 88 -18';
    stroke(canvas, trace, at({ x, y }, canvas.random.between(0, 90)), 5, 0.45, darker(cream, 0.16));
  }
};

/** The colour of an ice cream. */
export const creamOf = (scene: Scene): string =>
  isDark(scene) ? '#8a5535' : mix('#f8e6bd', blend(fruitOf(scene), '#f8e6bd'), 0.3);

/** A stack of pancakes under syrup. */
export const pancakes: Layer = (scene, well) => {
  const { canvas, palette } = scene;
  const toppings = only(scene, ['fruit', 'nut', 'dairy'], []).slice(0, 4);
  layEach(scene, grid(well, 1, 4, 0, -9), (place) => {
    lay(canvas, blob(canvas.random, 198, 192, 0.025, 12), at(place), '#c98238', { crumb: '#e0a353' });
  });
  const top = { ...well, y: well.y - 12 };
  browning(canvas, circle(160, top), '#a0601f', 9, 30);
  blot(canvas, { ...top, rx: 128, ry: 118 }, '#b5601a', 0.85);
  stroke(canvas, 'M-84 -34Q-50 -84 10 -86', at(top), 8, 0.45);
  fill(canvas, circle(114, top), toppings, { cover: 1, scale: 1.05 });
  const [beside] = toppings;
  if (beside) cluster(canvas, beside, polar(0.7, well.rx * 0.95, well.x, well.y), 50, 0.9);
  dipBowl(canvas, spot(canvas, 'top-right'), 66, palette.bowl, '#b05f14');
};

const skins: readonly (readonly [food: string, skin: string])[] = [
  ['aubergine', '#4b2a55'],
  ['courgette', '#5b8f3a'],
  ['mushroom', '#a67c52'],
  ['tomato', '#cf3522'],
  ['squash', '#e08a2c'],
  ['potato', '#c4924a'],
  ['cabbage', '#9ab85a'],
];

/** Halved vegetables with their filling, red peppers when there is none that can be hollowed. */
export const stuffedHalves: Layer = (scene, well) => {
  const { canvas, solids, bed } = scene;
  const skin = skins.find(([food]) => solids.includes(lookOf(food)))?.[1] ?? '#d23a22';
  const stalk = 'M0 -104C-2 -116 2 -124 5 -134';
  layEach(scene, grid(well, 3, 2, 222, 236), (place, index) => {
    const turn = at(place, canvas.random.between(-12, 12) + (index > 2 ? 180 : 0));
    const half = blob(canvas.random, 96, canvas.random.between(112, 122), 0.045, 9);
    stroke(canvas, stalk, turn, 16, 1, '#6f9a3f');
    lay(canvas, half, turn, skin, { crumb: darker(skin, 0.45) });
    stroke(canvas, half, `${turn}scale(.94)`, 3, 0.3);
    const hollow = { ...place, rx: 76, ry: 92 };
    if (bed?.role === 'grain') bedOfGrain(canvas, hollow, bed);
    fill(canvas, hollow, solids.slice(0, 5), { cover: bed ? 0.6 : 0.95, scale: 0.72 });
    if (solids.some(({ role }) => role === 'dairy')) browning(canvas, hollow, '#f3c55a', 7, 22);
    flecks(canvas, hollow, '#4f8a32', 9, 3.6);
  });
};
