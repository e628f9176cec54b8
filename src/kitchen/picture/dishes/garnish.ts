import type { Canvas } from '../drawing/canvas';
import { darker } from '../drawing/colours';
import { line, oval } from '../drawing/marks';
import { circle, polar, rounded, smoothPath } from '../drawing/shapes';
import { lookOf } from '../pieces/looks';
import type { Well } from '../table/vessels';
import { anywhere, inset, type Scene, scatter } from './compose';

/** Flecks over a dish: pepper, chopped herb, chilli, sugar. Short round strokes, coarse and fine. */
export function flecks(canvas: Canvas, well: Well, colour: string, count: number, size = 3): void {
  const { random } = canvas;
  const strokes = { coarse: '', fine: '' };
  for (let index = 0; index < count; index += 1) {
    const { x, y } = anywhere(canvas, well);
    const { x: dx, y: dy } = polar(random.between(0, 6.28), size * random.between(0.1, 1));
    strokes[index % 3 ? 'fine' : 'coarse'] += rounded`M${x} ${y}l${dx} ${dy}`;
  }
  canvas.add(line(strokes.coarse, colour, size * 1.1, 0.85));
  canvas.add(line(strokes.fine, colour, size * 0.7, 0.85));
}

/** Fresh herbs on top: the dish's own, or others (a little parsley) when it names none. */
export function freshHerbs({ canvas, herbs }: Scene, well: Well, count: number, usual = 'parsley'): void {
  const own = herbs.length > 0 ? herbs : [lookOf(usual)];
  scatter(canvas, inset(well, 30), count).forEach(({ x, y }, index) => {
    const look = own[index % own.length];
    if (look) canvas.place(look.draw, x, y, { scale: canvas.random.between(0.85, 1.15) });
  });
  flecks(canvas, inset(well, 18), '#4f8a32', 24, 4);
}

/** A spiral from the middle outwards: cream on soup, oil on hummus. */
export function swirl(canvas: Canvas, well: Well, colour: string, width: number, turns: number): void {
  const start = canvas.random.between(0, 6.28);
  const points = Array.from({ length: 26 }, (_, index) => {
    const reach = well.rx * (0.12 + index * 0.02) * canvas.random.between(0.95, 1.05);
    return polar(start + (index / 25) * turns * Math.PI * 2, reach, well.x, well.y);
  });
  const path = smoothPath(points, false);
  canvas.add(line(path, darker(colour, 0.25), width + 4, 0.25) + line(path, colour, width));
}

/** Beads of oil that catch the light. */
export function oilBeads(canvas: Canvas, well: Well, count: number): void {
  for (const { x, y } of scatter(canvas, inset(well, 16), count)) {
    const r = canvas.random.between(3, 11);
    const gleam = rounded`M${x - r * 0.6} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}`;
    canvas.add(oval(circle(r, { x, y }), '#f4c270', 0.5));
    canvas.add(line(gleam, '#fff', 1.6, 0.8));
  }
}

/** Browned patches on melted cheese, dough or batter. */
export function browning(canvas: Canvas, well: Well, colour: string, count: number, size = 18): void {
  for (const { x, y } of scatter(canvas, inset(well, size), count)) {
    const rx = size * canvas.random.between(0.4, 1.2);
    const spot = { x, y, rx, ry: rx * canvas.random.between(0.5, 0.9) };
    canvas.add(oval(spot, colour, canvas.random.between(0.3, 0.6), 0, canvas.blur(3)));
  }
}
