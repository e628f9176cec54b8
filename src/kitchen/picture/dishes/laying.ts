import { type Ellipse, roughEllipse } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { at, darker, filled, line } from '../drawing/svgElements';

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
