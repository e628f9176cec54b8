import { at } from '../drawing/marks';
import { around, blob, circle, polar } from '../drawing/shapes';
import type { Role } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { friedEgg } from '../pieces/slices';
import { coat } from '../table/vessels';
import { bedOfGrain, bedOfStrands, cluster, fill, inset, only, row, scatter } from './compose';
import { type Colour, colourOf, type PickFoods } from './foodsAndColours';
import { blot, lay, stroke } from './laying';
import type { Layer } from './paintRow';

/** Half stewed food, half rice. */
export const curryAndRice: Layer = ({ canvas, solids, bed }, well) => {
  const side = canvas.random.between(-0.5, 0.5) + (canvas.random.chance(0.5) ? Math.PI : 0);
  const stewed = circle(well.rx * 0.67, polar(side + Math.PI, well.rx * 0.3, well.x, well.y));
  fill(canvas, stewed, solids, { cover: 1.35, scale: 1.05 });
  const heap = circle(well.rx * 0.47, polar(side, well.rx * 0.5, well.x, well.y));
  bedOfGrain(canvas, heap, bed?.role === 'grain' ? bed : lookOf('rice'));
};

export const strands: Layer = ({ canvas, bed }, well) =>
  bedOfStrands(canvas, inset(well, 34), bed?.role === 'noodle' ? bed.tint : '#ecca80', 8);

/** Large pieces set out like a clock over the small ones. */
export const clock: Layer = ({ canvas, solids }, well) => {
  const small = solids.filter(({ radius }) => radius < 20);
  fill(canvas, well, small, { cover: 0.35 });
  const large = solids.filter(({ radius }) => radius >= 20).slice(0, 5);
  const each = large.length > 3 ? 3 : 4;
  const from = canvas.random.between(0, 6.28);
  const [inner, outer] = [0.42, 0.74].map((share) =>
    around(each * large.length, circle(well.rx * share, well), from),
  );
  large.forEach((look, kind) => {
    for (let index = kind; index < each * large.length; index += large.length) {
      const place = (kind % 2 ? inner : outer)?.[index];
      const scale = Math.min(1.7, 52 / look.radius);
      if (place) canvas.place(look.draw, place.x, place.y, { angle: place.degrees + 90, scale });
    }
  });
};

/** Lines of overlapping pieces across the vessel, one food a line. */
export const lines =
  (of: PickFoods, count: number, scale: number): Layer =>
  (scene, well) => {
    const { canvas } = scene;
    const looks = of(scene).slice(0, count);
    const lean = canvas.random.between(-0.2, 0.2);
    for (let line = 0; line < count; line += 1) {
      const look = looks[line % looks.length];
      const offset = (line - (count - 1) / 2) * 92;
      const middle = polar(lean + Math.PI / 2, offset, well.x, well.y);
      const reach = well.rx * Math.sqrt(1 - (offset / well.ry) ** 2) - 26;
      const [from, to] = [polar(lean, -reach, middle.x, middle.y), polar(lean, reach, middle.x, middle.y)];
      if (look) row(canvas, look, from, to, scale);
    }
  };

/** Patches of melted cheese. */
export const melted: Layer = ({ canvas }, well) => {
  for (const place of scatter(canvas, well, 26)) {
    const size = canvas.random.between(26, 56);
    blot(canvas, { ...place, rx: size, ry: size * 0.6 }, '#f6d283', 0.55);
  }
};

export const friedEggs: Layer = ({ canvas }, well) => {
  for (const { x, y } of around(4, circle(well.rx * 0.5, well), canvas.random.between(0, 6.28)))
    canvas.place(friedEgg, x, y, { scale: 1.25 });
};

/** Furrows of a spoon, and butter or oil in the middle. */
export const furrows =
  (fat: string): Layer =>
  ({ canvas }, well) => {
    for (let ring = 0; ring < 5; ring += 1) {
      const reach = well.rx * (0.92 - ring * 0.17);
      const furrow = blob(canvas.random, reach, reach * 0.97, 0.05, 12);
      stroke(canvas, furrow, `${at(well)}translate(3 7)`, 9, 0.3, '#8f6a24');
      stroke(canvas, furrow, at(well), 17, 0.5, '#fff6e0');
    }
    blot(canvas, { ...well, rx: well.rx * 0.28, ry: well.rx * 0.23 }, fat, 0.85);
    stroke(canvas, 'M-30 -14Q-12 -32 20 -27', at(well), 5, 0.6);
  };

/** Crumbs all over, in many tones of baked dough. */
export const crumbs: Layer = ({ canvas }, well) => {
  for (const place of scatter(canvas, inset(well, -10), 110)) {
    const size = canvas.random.between(16, 34);
    const tone = canvas.random.pick(['#bf7d35', '#cf934b', '#e0ab63', '#ecc07b', '#f5d390'] as const);
    lay(canvas, blob(canvas.random, size, size * 0.8, 0.2, 6), at(place), tone);
  }
};

/** A heap or two in the middle of a bowl. */
export const toppedWith =
  (...roles: Role[]): Layer =>
  (scene, { x, y }) => {
    const [first, second] = only(scene, roles, []).filter((look) => look !== lookOf('chocolate'));
    if (first) cluster(scene.canvas, first, { x: x - 22, y: y + 20 }, 72, 0.95);
    if (second) cluster(scene.canvas, second, { x: x + 62, y: y - 48 }, 52, 0.9);
  };

/** So much of one food that it fills the bowl, however small it is, and another strewn over it. */
export const heaped: Layer = ({ canvas, solids, bed }, well) => {
  const [nibble = lookOf('nut'), strewn = nibble] = bed ? [bed, ...solids] : solids;
  const scale = Math.max(1.25, 30 / nibble.radius);
  for (let layer = 0; layer < 6; layer += 1) fill(canvas, well, [nibble], { cover: 2.4, scale, keep: 1 });
  fill(canvas, inset(well, 20), [strewn], { cover: 0.4, scale: 1.6 });
};

interface Scattering {
  of?: PickFoods;
  /** How many of them at most. */
  most?: number;
  /** How far from the edge of the vessel. */
  within?: number;
  cover: number;
  scale?: number;
  keep?: number;
}

/** Pieces all over. */
export const scattered =
  ({ of = ({ solids }) => solids, most = 7, within = 0, ...filling }: Scattering): Layer =>
  (scene, well) =>
    fill(scene.canvas, inset(well, within), of(scene).slice(0, most), filling);

/** A heap of each food, side by side around the middle, or around a part of it (radians). */
export const heaps =
  (of: PickFoods = ({ solids }) => solids, sweep = Math.PI * 2): Layer =>
  (scene, well) => {
    const { canvas } = scene;
    const looks = of(scene).slice(0, 6);
    const from = canvas.random.between(0, 6.28);
    looks.forEach((look, index) => {
      const angle = from + (index / Math.max(looks.length, 3)) * sweep;
      const place = polar(angle, well.rx * 0.56, well.x, well.y);
      cluster(canvas, look, place, looks.length > 4 ? 100 : 112, 1.1);
    });
  };

/** The dish's own grain all over, or the usual one, and what it has soaked up. */
export const grain =
  (usual: string | null, soaked?: Colour): Layer =>
  (scene, well) => {
    const own = scene.bed?.role === 'grain' ? scene.bed : usual && lookOf(usual);
    if (own) bedOfGrain(scene.canvas, well, own);
    if (own && soaked) coat(scene.canvas, well, colourOf(soaked, scene), 0.46);
  };
