import { circle, type Ellipse, handCutBox, type Point, roundNumbers, swirlPath } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { at, box, darker, filled, lighter, line, oval } from '../drawing/svgElements';

/** The part of a vessel that holds food: an ellipse, or a box when `square`. */
export interface FoodArea extends Ellipse {
  square?: boolean;
  /** The attribute of a group whose pieces end at the edge. */
  clip?: string;
}

/** Returns the markup of a food area in one paint. */
const areaShape = (area: FoodArea, paint: string, opacity = 1, extra = '') =>
  area.square ? box(area, paint, opacity, extra) : oval(area, paint, opacity, 0, extra);

const enlarge = (area: FoodArea, by: number): FoodArea => ({ ...area, rx: area.rx + by, ry: area.ry + by });

/** Draws a soft shadow on the table, away from the window. */
function castShadow(svg: SvgBuilder, shape: FoodArea, lift: number): void {
  const fallen = { ...shape, x: shape.x + lift * 0.6, y: shape.y + lift };
  svg.add(areaShape(fallen, '#1d0a04', 0.42, svg.blur(14)));
}

/** The crescent of light on a glazed rim. */
function rimLight(svg: SvgBuilder, { x, y, rx, ry }: FoodArea, width: number, opacity = 0.7): void {
  const arc = roundNumbers`M${x - rx * 0.94} ${y - ry * 0.34}A${rx} ${ry} 0 0 1 ${x - rx * 0.1} ${y - ry * 0.995}`;
  svg.add(line(arc, '#fff', width, opacity));
}

/** The inside of a vessel is dark where its outside is lit. */
const insideDegrees = 235;
/** Draws a shape of one colour, lit from the upper left. */
function layer(svg: SvgBuilder, area: FoodArea, colour: string, light: number, shade: number, degrees = 50) {
  svg.add(areaShape(area, svg.linear(lighter(colour, light), darker(colour, shade), degrees)));
}

const rimLine = (svg: SvgBuilder, area: FoodArea, colour: string, width: number, opacity: number) =>
  svg.add(areaShape(area, 'none', opacity, `stroke="${colour}" stroke-width="${width}"`));

/** A flat plate with a painted line on its rim. */
export function plate(svg: SvgBuilder, middle: Point, radius: number, colour: string, rim: string): FoodArea {
  const outer = circle(radius, middle);
  castShadow(svg, outer, 14);
  layer(svg, outer, colour, 0.3, 0.14);
  rimLine(svg, enlarge(outer, -7), rim, 4, 0.85);
  rimLine(svg, enlarge(outer, -15), rim, 1.4, 0.6);
  rimLight(svg, enlarge(outer, -radius * 0.12), 5, 0.5);
  const area = enlarge(outer, -radius * 0.22);
  coverEvenly(svg, enlarge(area, 3), darker(colour, 0.2), 0.55);
  layer(svg, area, colour, 0.35, 0.06, insideDegrees);
  return enlarge(area, -6);
}

export function bowl(svg: SvgBuilder, middle: Point, radius: number, colour: string, rim: string): FoodArea {
  const outer = circle(radius, middle);
  castShadow(svg, outer, 20);
  layer(svg, outer, colour, 0.35, 0.28);
  rimLine(svg, enlarge(outer, -5), rim, 5, 0.9);
  const inside = enlarge(outer, -radius * 0.08);
  layer(svg, inside, colour, 0.1, 0.38, insideDegrees);
  rimLight(svg, enlarge(outer, -2), 3.5);
  return enlarge(inside, -radius * 0.05);
}

/** A cast-iron pan with its handle at an angle (degrees, 0 points right). */
export function pan(svg: SvgBuilder, middle: Point, radius: number, degrees: number): FoodArea {
  const outer = circle(radius, middle);
  const handle = 'M0 -26C60 -24 120 -20 230 -19A22 22 0 0 1 230 25C120 24 60 26 0 28Z';
  const turn = `${at(middle, degrees)}translate(${radius - 12} 0)`;
  svg.group(`transform="${turn}"`, () => {
    svg.add(filled(handle, '#1d0a04', 0.4, 'translate(6 12)', svg.blur(14)));
    svg.add(filled(handle, svg.linear('#4b4547', '#262123')));
    svg.add(line('M20 -14C90 -12 140 -10 220 -9', '#8a8284', 3, 0.6));
    svg.add(oval({ x: 222, y: 3, rx: 13, ry: 7 }, '#141011'));
  });
  castShadow(svg, outer, 18);
  layer(svg, outer, '#3c3638', 0.14, 0.4);
  rimLight(svg, enlarge(outer, -3), 4, 0.4);
  layer(svg, enlarge(outer, -15), '#2b2628', 0.08, 0.4, insideDegrees);
  return enlarge(outer, -23);
}

export function pot(svg: SvgBuilder, middle: Point, radius: number, colour: string): FoodArea {
  const outer = circle(radius, middle);
  for (const side of [-1, 1]) {
    const handle: FoodArea = { x: middle.x + side * (radius + 4), y: middle.y, rx: 34, ry: 68, square: true };
    layer(svg, handle, colour, 0.15, 0.35);
    coverEvenly(svg, { ...handle, x: handle.x + side * 5, rx: 15, ry: 44 }, darker(colour, 0.72), 0.8);
  }
  castShadow(svg, outer, 22);
  layer(svg, outer, colour, 0.28, 0.35);
  layer(svg, enlarge(outer, -13), '#eadfcd', 0.6, 0.2, insideDegrees);
  rimLight(svg, enlarge(outer, -4), 4.5);
  return enlarge(outer, -25);
}

export function tray(svg: SvgBuilder, { x, y }: Point, width: number, height: number): FoodArea {
  const outer: FoodArea = { x, y, rx: width / 2, ry: height / 2, square: true };
  castShadow(svg, outer, 16);
  svg.add(areaShape(outer, svg.linear('#8d8a88', '#55504f', 40)));
  rimLine(svg, enlarge(outer, -5), '#d3cfcb', 2.5, 0.7);
  const area = enlarge(outer, -18);
  svg.add(areaShape(area, svg.linear('#3f3a39', '#6d6866', 40)));
  const paper = handCutBox(svg.random, area.rx * 2 - 6, area.ry * 2 - 6, 0.008);
  const paint = svg.linear('#f3e2c2', '#dcc297', 40);
  svg.add(filled(paper, paint, 1, at({ x, y })));
  return enlarge(area, -22);
}

/** An oven dish, which clips its food at the edge. */
export function ovenDish(svg: SvgBuilder, { x, y }: Point, rx: number, ry: number, colour: string): FoodArea {
  const outer = { x, y, rx, ry };
  layer(svg, { x, y, rx: rx + 42, ry: 52, square: true }, colour, 0.1, 0.3);
  castShadow(svg, outer, 18);
  layer(svg, outer, colour, 0.25, 0.3);
  layer(svg, enlarge(outer, -16), colour, 0, 0.5, insideDegrees);
  rimLight(svg, enlarge(outer, -5), 4.5);
  const area = enlarge(outer, -22);
  return { ...area, clip: svg.clip(areaShape(area, '#000')) };
}

/** A wooden board, round or long, with its growth rings. */
export function board(svg: SvgBuilder, outer: FoodArea, colour = '#c68f58'): FoodArea {
  const { x, y, rx, ry } = outer;
  castShadow(svg, outer, 14);
  coverEvenly(svg, { ...outer, y: y + 5 }, darker(colour, 0.4));
  layer(svg, outer, colour, 0.22, 0.1);
  svg.group(svg.clip(areaShape(outer, '#000')), () => {
    for (let down = y - ry + 16; down < y + ry; down += svg.random.between(18, 34)) {
      const sway = svg.random.between(-14, 14);
      const ring = roundNumbers`M${x - rx} ${down}C${x - rx * 0.3} ${down + sway} ${x + rx * 0.3} ${down - sway} ${x + rx} ${down + sway * 0.5}`;
      svg.add(line(ring, darker(colour, 0.3), svg.random.between(1, 3), 0.4));
    }
  });
  rimLine(svg, enlarge(outer, -4), '#fff', 2.5, 0.25);
  return enlarge(outer, -28);
}

export function dipBowl(svg: SvgBuilder, middle: Point, radius: number, colour: string, food: string): void {
  const area = bowl(svg, middle, radius, colour, darker(colour, 0.25));
  coverEvenly(svg, area, svg.shaded(food, 0.3, 0.12));
  svg.add(line(swirlPath(area.rx), darker(food, 0.22), area.rx * 0.1, 0.5, at(middle)));
}

/** Covers a food area evenly with one paint. */
export function coverEvenly(svg: SvgBuilder, area: FoodArea, paint: string, opacity = 1): void {
  svg.add(areaShape(area, paint, opacity));
}

/** Fills a food area with something smooth: soup, sauce, cream, batter. */
export function fillSmooth(svg: SvgBuilder, area: FoodArea, colour: string): void {
  coverEvenly(svg, area, svg.shaded(colour, 0.16, 0.16));
  rimLine(svg, enlarge(area, -3), lighter(colour, 0.35), 3, 0.5);
}
