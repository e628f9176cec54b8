import type { Canvas } from '../drawing/canvas';
import { darker, lighter } from '../drawing/colours';
import { at, box, filled, line, oval } from '../drawing/marks';
import { circle, type Ellipse, handCutBox, type Point, rounded, spoonTrace } from '../drawing/shapes';

/** The part of a vessel that holds food: an ellipse, or a box when `square`. */
export interface Well extends Ellipse {
  square?: boolean;
  /** The attribute of a group whose pieces end at the edge. */
  clip?: string;
}

/** The markup of a well in one paint. */
const wellShape = (well: Well, paint: string, opacity = 1, extra = '') =>
  well.square ? box(well, paint, opacity, extra) : oval(well, paint, opacity, 0, extra);

const grown = (well: Well, by: number): Well => ({ ...well, rx: well.rx + by, ry: well.ry + by });

/** A well whose pieces end at its edge. */
export const clipped = (canvas: Canvas, well: Well): Well => ({
  ...well,
  clip: canvas.clip(wellShape(well, '#000')),
});

/** A soft shadow on the table, falling away from the window. */
function castShadow(canvas: Canvas, shape: Well, lift: number): void {
  const fallen = { ...shape, x: shape.x + lift * 0.6, y: shape.y + lift };
  canvas.add(wellShape(fallen, '#1d0a04', 0.42, canvas.blur(14)));
}

/** The crescent of light on a glazed rim. */
function rimLight(canvas: Canvas, { x, y, rx, ry }: Well, width: number, opacity = 0.7): void {
  const arc = rounded`M${x - rx * 0.94} ${y - ry * 0.34}A${rx} ${ry} 0 0 1 ${x - rx * 0.1} ${y - ry * 0.995}`;
  canvas.add(line(arc, '#fff', width, opacity));
}

/** A shape of one colour, lit from the upper left; below 0, `shade` lets the light come from the other side. */
function layer(canvas: Canvas, well: Well, colour: string, light: number, shade: number): void {
  canvas.add(wellShape(well, canvas.linear(lighter(colour, light), darker(colour, shade), 50)));
}

/** The inside of a vessel, in shade near the window. */
function hollow(canvas: Canvas, well: Well, colour: string, shade: number, light: number): void {
  canvas.add(wellShape(well, canvas.linear(darker(colour, shade), lighter(colour, light), 55)));
}

const rimLine = (canvas: Canvas, well: Well, colour: string, width: number, opacity: number) =>
  canvas.add(wellShape(well, 'none', opacity, `stroke="${colour}" stroke-width="${width}"`));

/** A flat plate with a painted line on its rim. */
export function plate(canvas: Canvas, middle: Point, radius: number, colour: string, painted: string): Well {
  const outer = circle(radius, middle);
  castShadow(canvas, outer, 14);
  layer(canvas, outer, colour, 0.3, 0.14);
  rimLine(canvas, grown(outer, -7), painted, 4, 0.85);
  rimLine(canvas, grown(outer, -15), painted, 1.4, 0.6);
  rimLight(canvas, grown(outer, -radius * 0.12), 5, 0.5);
  const well = grown(outer, -radius * 0.22);
  coat(canvas, grown(well, 3), darker(colour, 0.2), 0.55);
  hollow(canvas, well, colour, 0.06, 0.35);
  return grown(well, -6);
}

/** A deep bowl. */
export function bowl(canvas: Canvas, middle: Point, radius: number, colour: string, painted: string): Well {
  const outer = circle(radius, middle);
  castShadow(canvas, outer, 20);
  layer(canvas, outer, colour, 0.35, 0.28);
  rimLine(canvas, grown(outer, -5), painted, 5, 0.9);
  const inside = grown(outer, -radius * 0.08);
  hollow(canvas, inside, colour, 0.38, 0.1);
  rimLight(canvas, grown(outer, -2), 3.5);
  return grown(inside, -radius * 0.05);
}

/** A cast-iron pan with its handle at an angle (degrees, 0 points right). */
export function pan(canvas: Canvas, middle: Point, radius: number, degrees: number): Well {
  const outer = circle(radius, middle);
  const handle = 'M0 -26C60 -24 120 -20 230 -19A22 22 0 0 1 230 25C120 24 60 26 0 28Z';
  const turn = `${at(middle, degrees)}translate(${radius - 12} 0)`;
  canvas.group(`transform="${turn}"`, () => {
    canvas.add(filled(handle, '#1d0a04', 0.4, 'translate(6 12)', canvas.blur(14)));
    canvas.add(filled(handle, canvas.linear('#4b4547', '#262123')));
    canvas.add(line('M20 -14C90 -12 140 -10 220 -9', '#8a8284', 3, 0.6));
    canvas.add(oval({ x: 222, y: 3, rx: 13, ry: 7 }, '#141011'));
  });
  castShadow(canvas, outer, 18);
  layer(canvas, outer, '#3c3638', 0.14, 0.4);
  rimLight(canvas, grown(outer, -3), 4, 0.4);
  hollow(canvas, grown(outer, -15), '#2b2628', 0.4, 0.08);
  return grown(outer, -23);
}

/** An enamelled pot with two handles. */
export function pot(canvas: Canvas, middle: Point, radius: number, colour: string): Well {
  const outer = circle(radius, middle);
  for (const side of [-1, 1]) {
    const handle: Well = { x: middle.x + side * (radius + 4), y: middle.y, rx: 34, ry: 68, square: true };
    layer(canvas, handle, colour, 0.15, 0.35);
    coat(canvas, { ...handle, x: handle.x + side * 5, rx: 15, ry: 44 }, darker(colour, 0.72), 0.8);
  }
  castShadow(canvas, outer, 22);
  layer(canvas, outer, colour, 0.28, 0.35);
  hollow(canvas, grown(outer, -13), '#eadfcd', 0.2, 0.6);
  rimLight(canvas, grown(outer, -4), 4.5);
  return grown(outer, -25);
}

/** A baking tray, lined with paper. */
export function tray(canvas: Canvas, { x, y }: Point, width: number, height: number): Well {
  const outer: Well = { x, y, rx: width / 2, ry: height / 2, square: true };
  castShadow(canvas, outer, 16);
  canvas.add(wellShape(outer, canvas.linear('#8d8a88', '#55504f', 40)));
  rimLine(canvas, grown(outer, -5), '#d3cfcb', 2.5, 0.7);
  const well = grown(outer, -18);
  canvas.add(wellShape(well, canvas.linear('#3f3a39', '#6d6866', 40)));
  const paper = handCutBox(canvas.random, well.rx * 2 - 6, well.ry * 2 - 6, 0.008);
  const paint = canvas.linear('#f3e2c2', '#dcc297', 40);
  canvas.add(filled(paper, paint, 1, at({ x, y })));
  return grown(well, -22);
}

/** An oval ovenproof dish with ears. */
export function ovenDish(canvas: Canvas, { x, y }: Point, rx: number, ry: number, colour: string): Well {
  const outer = { x, y, rx, ry };
  layer(canvas, { x, y, rx: rx + 42, ry: 52, square: true }, colour, 0.1, 0.3);
  castShadow(canvas, outer, 18);
  layer(canvas, outer, colour, 0.25, 0.3);
  hollow(canvas, grown(outer, -16), colour, 0.5, 0);
  rimLight(canvas, grown(outer, -5), 4.5);
  return grown(outer, -22);
}

/** A wooden board, round or long, with its growth rings. */
export function board(canvas: Canvas, outer: Well, colour = '#c68f58'): Well {
  const { x, y, rx, ry } = outer;
  castShadow(canvas, outer, 14);
  coat(canvas, { ...outer, y: y + 5 }, darker(colour, 0.4));
  layer(canvas, outer, colour, 0.22, 0.1);
  canvas.group(canvas.clip(wellShape(outer, '#000')), () => {
    for (let down = y - ry + 16; down < y + ry; down += canvas.random.between(18, 34)) {
      const sway = canvas.random.between(-14, 14);
      const ring = rounded`M${x - rx} ${down}C${x - rx * 0.3} ${down + sway} ${x + rx * 0.3} ${down - sway} ${x + rx} ${down + sway * 0.5}`;
      canvas.add(line(ring, darker(colour, 0.3), canvas.random.between(1, 3), 0.4));
    }
  });
  rimLine(canvas, grown(outer, -4), '#fff', 2.5, 0.25);
  return grown(outer, -28);
}

/** A small dip bowl, filled. */
export function dipBowl(
  canvas: Canvas,
  middle: Point,
  radius: number,
  colour: string,
  filling: string,
): void {
  const well = bowl(canvas, middle, radius, colour, darker(colour, 0.25));
  coat(canvas, well, canvas.shaded(filling, 0.3, 0.12));
  canvas.add(line(spoonTrace(well.rx), darker(filling, 0.22), well.rx * 0.1, 0.5, at(middle)));
}

/** Covers a well evenly with one paint. */
export function coat(canvas: Canvas, well: Well, paint: string, opacity = 1): void {
  canvas.add(wellShape(well, paint, opacity));
}

/** Fills a well with something smooth: soup, sauce, cream, batter. */
export function pour(canvas: Canvas, well: Well, colour: string): void {
  coat(canvas, well, canvas.shaded(colour, 0.16, 0.16));
  rimLine(canvas, grown(well, -3), lighter(colour, 0.35), 3, 0.5);
}
