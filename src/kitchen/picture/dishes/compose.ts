import { circle, type Point, polarPoint, roughEllipse, roundNumbers } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { darker, lighter, mix } from '../drawing/svgElements';
import type { Look, Role } from '../pieces/lookTables';
import type { Palette } from '../table/palette';
import { coverEvenly, type FoodArea } from '../table/vessels';

/** What a dish is drawn from. */
export interface Scene {
  svg: SvgBuilder;
  palette: Palette;
  /** Foods on the plate, in order; never empty. */
  solids: readonly Look[];
  herbs: readonly Look[];
  /** Raw foods beside the dish. */
  raw: readonly Look[];
  /** Rice, pasta or oats below the rest, if any. */
  bed: Look | undefined;
  /** Ids of all its foods. */
  ingredients: readonly string[];
  /** Colour of its sauce. */
  tint: string;
}

/** Draws one layer of a dish into its vessel. */
export type Layer = (scene: Scene, area: FoodArea) => void;

/** Returns the solids of some roles; `others` if there are none. */
export function solidsOfRole(scene: Scene, roles: readonly Role[], others: readonly Look[] = scene.solids) {
  const found = scene.solids.filter((look) => roles.includes(look.role));
  return found.length > 0 ? found : others;
}

/** Mixes the colours of the first four looks, the first most. */
export function blend(looks: readonly Look[], ground: string): string {
  return looks.slice(0, 4).reduceRight((colour, look) => mix(colour, look.tint, 0.5), ground);
}

/** Returns a smaller food area with the same middle. */
export const inset = (area: FoodArea, by: number): FoodArea => ({
  ...area,
  rx: Math.max(area.rx - by, 10),
  ry: Math.max(area.ry - by, 10),
});

/** Returns a random point in a food area, evenly distributed. */
export function anywhere({ random }: SvgBuilder, { x, y, rx, ry, square }: FoodArea): Point {
  if (square) return { x: x + random.between(-rx, rx), y: y + random.between(-ry, ry) };
  const { x: dx, y: dy } = polarPoint(random.between(0, Math.PI * 2), Math.sqrt(random.next()));
  return { x: x + dx * rx, y: y + dy * ry };
}

/** Returns points that keep their distance from each other (best of twelve candidates each). */
export function scatter(svg: SvgBuilder, area: FoodArea, count: number): Point[] {
  const points: Point[] = [];
  while (points.length < count) {
    let best = anywhere(svg, area);
    let bestGap = -1;
    for (let candidate = 0; candidate < 12; candidate += 1) {
      const point = anywhere(svg, area);
      const gap = Math.min(1e6, ...points.map((one) => (one.x - point.x) ** 2 + (one.y - point.y) ** 2));
      if (gap > bestGap) [best, bestGap] = [point, gap];
    }
    points.push(best);
  }
  return points;
}

export interface FillOptions {
  /** Area of the pieces as a multiple of the food area; above 1 they overlap. */
  cover?: number;
  scale?: number;
  /** Minimum distance of a piece's middle from the edge, as a share of its radius. */
  keep?: number;
}

/** Scatters pieces of the looks over a food area, the first food on top, and mostly large ones below small ones. */
export function fill(
  svg: SvgBuilder,
  area: FoodArea,
  looks: readonly Look[],
  { cover = 0.9, scale = 1, keep = 0.75 }: FillOptions = {},
): void {
  const size = (area.square ? 4 : Math.PI) * area.rx * area.ry;
  const pieces = looks.flatMap((look, index) => {
    const radius = look.radius * scale;
    const share = (size * cover) / looks.length / (Math.PI * radius * radius);
    const wanted = share * (radius < 18 && look.role !== 'bean' ? 0.5 : 1);
    // At most 26 of each, 36 of the first, to keep the drawing small.
    const count = Math.round(Math.min(Math.max(wanted, 3), index > 0 ? 26 : 36));
    const depth = index === 0 || look.role === 'bean' ? 0 : look.radius * (look.role === 'protein' ? 0.4 : 1);
    return scatter(svg, inset(area, radius * keep), count).map((point) => ({
      look,
      point,
      height: svg.random.between(-18, 18) - depth,
    }));
  });
  for (const { look, point } of pieces.sort((a, b) => a.height - b.height)) {
    svg.place(look.draw, point.x, point.y, { scale: scale * svg.random.between(0.9, 1.1) });
  }
}

/** Draws a heap of one look around a point. */
export const cluster = (svg: SvgBuilder, look: Look, middle: Point, spread: number, scale = 1) =>
  fill(svg, circle(spread, middle), [look], { cover: 1.5, scale, keep: 0.7 });

/** Draws overlapping slices along a line. */
export function sliceLine(svg: SvgBuilder, look: Look, from: Point, to: Point, scale = 1): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(2, Math.round(length / (look.radius * scale * 0.95)));
  const along = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    svg.place(look.draw, at.x, at.y, { scale, angle: along + 78 + svg.random.between(-7, 7) });
  }
}

/** Covers a food area with grains, cooked and fluffed. */
export function bedOfGrain(svg: SvgBuilder, area: FoodArea, look: Look): void {
  coverEvenly(svg, area, svg.shaded(look.tint, 0.2, 0.1));
  const patch = inset(area, 34);
  const count = Math.min(Math.round((patch.rx * patch.ry) / 620), 90);
  for (const point of scatter(svg, patch, count)) svg.place(look.draw, point.x, point.y, { shadow: 0.1 });
}

/** Twirls long pasta or noodles over a food area. */
export function bedOfStrands(svg: SvgBuilder, area: FoodArea, colour: string, thick = 7): void {
  const { random } = svg;
  const { x, y, rx, ry } = area;
  const nest = roughEllipse(random, rx * 0.9, ry * 0.9, 0.035, 16);
  const ground = mix(colour, '#b5601a', 0.4);
  svg.add(roundNumbers`<path transform="translate(${x} ${y})" d="${nest}" fill="${ground}"/>`);
  const shade = mix(colour, '#7a3a0c', 0.6);
  svg.add('<g fill="none" stroke-linecap="round">');
  for (let strand = 0; strand < 130; strand += 1) {
    const height = strand / 130;
    // Low strands lie out at the rim, high ones are twirled into the middle.
    const reach = rx * random.between(0.18, 0.5) * (1.15 - height * 0.3);
    const angle = random.between(0, 6.28);
    const distance = (rx - reach - thick) * Math.sqrt(random.next()) * (1 - height * 0.45);
    const middle = polarPoint(angle, distance, x, y);
    const from = random.between(0, 6.28);
    const start = polarPoint(from, reach, middle.x, middle.y);
    const end = polarPoint(from + random.between(1.5, 3), reach, middle.x, middle.y);
    const path = roundNumbers`M${start.x} ${start.y}A${reach} ${reach} 0 0 1 ${end.x} ${end.y}`;
    const light = Math.min(1, height * 0.7 + random.between(0, 0.3));
    const tone = mix(darker(colour, 0.14), lighter(colour, 0.5), light);
    svg.add(roundNumbers`<path d="${path}" stroke="${shade}" stroke-width="${thick + 2.6}" opacity=".5"/>`);
    svg.add(roundNumbers`<path d="${path}" stroke="${tone}" stroke-width="${thick}"/>`);
  }
  svg.add('</g>');
}
