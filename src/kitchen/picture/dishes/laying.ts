import type { Canvas } from '../drawing/canvas';
import { darker } from '../drawing/colours';
import { at, filled, line } from '../drawing/marks';
import { blob, type Ellipse } from '../drawing/shapes';

interface Solid {
  /** What shows inside the crust. */
  crumb?: string;
  side?: string;
  /** How many pixels the face lies above what it lies on. */
  high?: number;
  /** The colour its face takes on towards the edge. */
  edge?: string;
}

/** Lays a shape down: its shadow, its side where it is thick, its face, and the crumb inside its crust. */
export function lay(
  canvas: Canvas,
  shape: string,
  place: string,
  face: string,
  { crumb, side = face, high = 0, edge }: Solid = {},
): void {
  const path = (transform: string, paint: string, opacity = 1) =>
    canvas.add(filled(shape, paint, opacity, transform));
  path(`translate(6 ${high + 11})${place}`, '#240b03', 0.35);
  if (high > 0) path(`translate(0 ${high})${place}`, darker(side, 0.2));
  path(place, edge ? canvas.radial(face, edge) : canvas.shaded(face, 0.17, 0.12));
  if (crumb) path(`${place}scale(.92)`, canvas.shaded(crumb, 0.28, 0));
}

/** Draws a line on something that lies: a cut, a crease, or a gleam when no colour is given. */
export function stroke(
  canvas: Canvas,
  path: string,
  place: string,
  width: number,
  opacity: number,
  colour = '#fff',
): void {
  canvas.add(line(path, colour, width, opacity, place));
}

/** Spreads something soft about an ellipse: sauce, syrup, melted cheese. */
export function blot(canvas: Canvas, about: Ellipse, colour: string, opacity = 1, degrees = 0): void {
  const paint = canvas.shaded(colour, 0.18, 0.08);
  canvas.add(filled(blob(canvas.random, about.rx, about.ry), paint, opacity, at(about, degrees)));
}
