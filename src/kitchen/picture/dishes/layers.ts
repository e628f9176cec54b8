import { circle, ellipsePoints, polarPoint, roughEllipse } from '../drawing/shapes';
import { at } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import type { Role } from '../pieces/lookTables';
import { friedEgg } from '../pieces/slices';
import { coverEvenly } from '../table/vessels';
import type { FillOptions, Layer } from './compose';
import { bedOfGrain, bedOfStrands, cluster, fill, inset, scatter, sliceLine, solidsOfRole } from './compose';
import { type Colour, foodColour, type PickFoods } from './foodsAndColours';
import { drawSoftEllipse, lay, stroke } from './laying';

export const curryAndRice: Layer = ({ svg, solids, bed }, area) => {
  const side = svg.random.between(-0.5, 0.5) + (svg.random.chance(0.5) ? Math.PI : 0);
  const stewed = circle(area.rx * 0.67, polarPoint(side + Math.PI, area.rx * 0.3, area.x, area.y));
  fill(svg, stewed, solids, { cover: 1.35, scale: 1.05 });
  const heap = circle(area.rx * 0.47, polarPoint(side, area.rx * 0.5, area.x, area.y));
  bedOfGrain(svg, heap, bed?.role === 'grain' ? bed : findLook('rice'));
};

export const strands: Layer = ({ svg, bed }, area) =>
  bedOfStrands(svg, inset(area, 34), bed?.role === 'noodle' ? bed.tint : '#ecca80', 8);

/** Lines of overlapping pieces across the vessel, one food a line. */
export const lines =
  (of: PickFoods, count: number, scale: number): Layer =>
  (scene, area) => {
    const looks = of(scene).slice(0, count);
    for (let line = 0; line < count; line += 1) {
      const look = looks[line % looks.length];
      const offset = (line - (count - 1) / 2) * 92;
      const reach = area.rx * Math.sqrt(1 - (offset / area.ry) ** 2) - 26;
      const from = { x: area.x - reach, y: area.y + offset + reach * 0.06 };
      if (look)
        sliceLine(scene.svg, look, from, { x: area.x + reach, y: area.y + offset - reach * 0.06 }, scale);
    }
  };

export const melted =
  (count: number, colour: string, opacity = 1, within = 0): Layer =>
  ({ svg }, area) => {
    for (const place of scatter(svg, inset(area, within), count)) {
      const size = svg.random.between(30, 56);
      drawSoftEllipse(svg, { ...place, rx: size, ry: size * 0.75 }, colour, opacity);
    }
  };

export const friedEggs =
  (count: number, reach: number): Layer =>
  ({ svg, solids }, area) => {
    if (!solids.includes(findLook('egg'))) return;
    for (const { x, y } of ellipsePoints(count, circle(area.rx * reach, area), svg.random.between(0, 6.28)))
      svg.place(friedEgg, x, y, { scale: 1.25 });
  };

/** Furrows of a spoon, and butter or oil in the middle. */
export const furrows =
  (fat: string): Layer =>
  ({ svg }, area) => {
    for (let ring = 0; ring < 5; ring += 1) {
      const reach = area.rx * (0.92 - ring * 0.17);
      const furrow = roughEllipse(svg.random, reach, (reach * area.ry) / area.rx, 0.05, 12);
      stroke(svg, furrow, `${at(area)}translate(3 7)`, 9, 0.3, '#8f6a24');
      stroke(svg, furrow, at(area), 17, 0.5, '#fff6e0');
    }
    drawSoftEllipse(svg, { ...area, rx: area.rx * 0.28, ry: area.rx * 0.23 }, fat, 0.85);
    stroke(svg, 'M-30 -14Q-12 -32 20 -27', at(area), 5, 0.6);
  };

/** Crumbs of dough or curds of egg all over, in many tones. */
export const crumbs =
  (within: number, ...tones: readonly [string, ...string[]]): Layer =>
  ({ svg }, area) => {
    for (const place of scatter(svg, inset(area, within), 100)) {
      const size = svg.random.between(16, 34);
      const shape = roughEllipse(svg.random, size, size * 0.8, 0.2, 6);
      lay(svg, shape, at(place), svg.random.pick(tones));
    }
  };

/** A heap or two in the middle of a bowl. */
export const toppedWith =
  (...roles: Role[]): Layer =>
  (scene, { x, y }) => {
    const [first, second] = solidsOfRole(scene, roles, []).filter((look) => look !== findLook('chocolate'));
    if (first) cluster(scene.svg, first, { x: x - 22, y: y + 20 }, 72, 0.95);
    if (second) cluster(scene.svg, second, { x: x + 62, y: y - 48 }, 52, 0.9);
  };

/** A bowl full of one food, with another on top. */
export const heaped: Layer = ({ svg, solids, bed }, area) => {
  const [nibble = findLook('nut'), strewn = nibble] = bed ? [bed, ...solids] : solids;
  const scale = Math.max(1.25, 30 / nibble.radius);
  for (let layer = 0; layer < 6; layer += 1) fill(svg, area, [nibble], { cover: 2.4, scale, keep: 1 });
  fill(svg, inset(area, 20), [strewn], { cover: 0.4, scale: 1.6 });
};

interface ScatterOptions extends FillOptions {
  of?: PickFoods;
  most?: number;
  /** Distance from the edge of the vessel. */
  within?: number;
}

export const scattered =
  ({ of = ({ solids }) => solids, most = 7, within = 0, ...options }: ScatterOptions): Layer =>
  (scene, area) =>
    fill(scene.svg, inset(area, within), of(scene).slice(0, most), options);

export const heaps =
  (of: PickFoods = ({ solids }) => solids): Layer =>
  (scene, area) => {
    const { svg } = scene;
    const looks = of(scene).slice(0, 6);
    const from = svg.random.between(0, 6.28);
    looks.forEach((look, index) => {
      const angle = from + (index / Math.max(looks.length, 3)) * Math.PI * 2;
      const place = polarPoint(angle, area.rx * 0.56, area.x, area.y);
      cluster(svg, look, place, looks.length > 4 ? 100 : 112, 1.1);
    });
  };

/** The dish's grain, or the usual one, all over, in the colour that it has soaked up. */
export const grain =
  (usual: string | null, soaked?: Colour): Layer =>
  (scene, area) => {
    const own = scene.bed ?? (usual && findLook(usual));
    if (own) bedOfGrain(scene.svg, area, own);
    if (own && soaked) coverEvenly(scene.svg, area, foodColour(soaked, scene), 0.46);
  };
