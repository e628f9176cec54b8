import { type Ellipse, polarPoint, roughEllipse, roundNumbers, smoothPath } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { at, darker, filled, line, oval } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import type { FoodArea } from '../table/vessels';
import { anywhere, inset, type Scene, scatter } from './compose';

export interface Solid {
  /** Colour inside the crust. */
  crumb?: string;
  side?: string;
  thicknessPx?: number;
  /** Colour of the face at its edge. */
  edge?: string;
}

/** Draws a solid: its shadow, its side if it is thick, its face, and the crumb inside its crust. */
export function lay(
  svg: SvgBuilder,
  shape: string,
  place: string,
  face: string,
  { crumb, side = face, thicknessPx = 0, edge }: Solid = {},
): void {
  const path = (transform: string, paint: string, opacity = 1) =>
    svg.add(filled(shape, paint, opacity, transform));
  path(`translate(6 ${thicknessPx + 11})${place}`, '#240b03', 0.35);
  if (thicknessPx > 0) path(`translate(0 ${thicknessPx})${place}`, darker(side, 0.2));
  path(place, edge ? svg.radial(face, edge) : svg.shaded(face, 0.17, 0.12));
  if (crumb) path(`${place}scale(.92)`, svg.shaded(crumb, 0.28, 0));
}

/** Draws a line on a solid: a cut, a crease, or in white a gleam. */
export function stroke(
  svg: SvgBuilder,
  path: string,
  place: string,
  width: number,
  opacity: number,
  colour = '#fff',
): void {
  svg.add(line(path, colour, width, opacity, place));
}

/** Draws a soft ellipse: sauce, syrup, melted cheese. */
export function drawSoftEllipse(svg: SvgBuilder, about: Ellipse, colour: string, opacity = 1): void {
  const paint = svg.shaded(colour, 0.18, 0.08);
  svg.add(filled(roughEllipse(svg.random, about.rx, about.ry), paint, opacity, at(about)));
}

/** Draws flecks of pepper, chopped herbs, chilli or sugar, one in three coarse. */
export function flecks(svg: SvgBuilder, area: FoodArea, colour: string, count: number, size = 3): void {
  const { random } = svg;
  const strokes = { coarse: '', fine: '' };
  for (let index = 0; index < count; index += 1) {
    const { x, y } = anywhere(svg, area);
    const { x: dx, y: dy } = polarPoint(random.between(0, 6.28), size * random.between(0.1, 1));
    strokes[index % 3 ? 'fine' : 'coarse'] += roundNumbers`M${x} ${y}l${dx} ${dy}`;
  }
  svg.add(line(strokes.coarse, colour, size * 1.1, 0.85));
  svg.add(line(strokes.fine, colour, size * 0.7, 0.85));
}

/** Draws the dish's herbs, or the usual one if it names none. */
export function freshHerbs({ svg, herbs }: Scene, area: FoodArea, count: number, usual = 'parsley'): void {
  const own = herbs.length > 0 ? herbs : [findLook(usual)];
  scatter(svg, inset(area, 30), count).forEach(({ x, y }, index) => {
    const look = own[index % own.length];
    if (look) svg.place(look.draw, x, y, { scale: svg.random.between(0.85, 1.15) });
  });
  flecks(svg, inset(area, 18), '#4f8a32', 24, 4);
}

/** A spiral from the middle outwards: cream on soup, oil on hummus. */
export function swirl(svg: SvgBuilder, area: FoodArea, colour: string, width: number, turns: number): void {
  const start = svg.random.between(0, 6.28);
  const points = Array.from({ length: 26 }, (_, index) => {
    const reach = area.rx * (0.12 + index * 0.02) * svg.random.between(0.95, 1.05);
    return polarPoint(start + (index / 25) * turns * Math.PI * 2, reach, area.x, area.y);
  });
  const path = smoothPath(points, false);
  svg.add(line(path, darker(colour, 0.25), width + 4, 0.25) + line(path, colour, width));
}

/** Browned patches on melted cheese, dough or batter. */
export function browning(svg: SvgBuilder, area: FoodArea, colour: string, count: number, size = 18): void {
  for (const { x, y } of scatter(svg, inset(area, size), count)) {
    const rx = size * svg.random.between(0.4, 1.2);
    const spot = { x, y, rx, ry: rx * svg.random.between(0.5, 0.9) };
    svg.add(oval(spot, colour, svg.random.between(0.3, 0.6), 0, svg.blur(3)));
  }
}
