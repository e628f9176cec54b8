import type { Canvas } from '../drawing/canvas';
import { darker, lighter, num, polar, smoothPath } from '../drawing/shapes';
import { sprig } from '../pieces/greens';
import type { Well } from '../table/vessels';
import { anywhere, inset, type Scene, scatter } from './compose';

/** Flecks over a dish: pepper, chopped herb, chilli, sugar. Short round strokes, coarse and fine. */
export function flecks(canvas: Canvas, well: Well, colour: string, count: number, size = 3): void {
  const { random } = canvas;
  const strokes = { coarse: '', fine: '' };
  for (let index = 0; index < count; index += 1) {
    const { x, y } = anywhere(canvas, well);
    const { x: dx, y: dy } = polar(random.between(0, 6.28), size * random.between(0.1, 1));
    strokes[index % 3 ? 'fine' : 'coarse'] += `M${num(x)} ${num(y)}l${num(dx)} ${num(dy)}`;
  }
  canvas.add(
    `<g stroke="${colour}" stroke-linecap="round" opacity=".85"><path d="${strokes.coarse}" stroke-width="${num(size * 1.1)}"/><path d="${strokes.fine}" stroke-width="${num(size * 0.7)}"/></g>`,
  );
}

/** Fresh herbs on top: the dish's own, or a little parsley when it names none. */
export function freshHerbs(scene: Scene, well: Well, count = 5): void {
  const { canvas, herbs } = scene;
  const own = herbs.length > 0 ? herbs.map(({ draw }) => draw) : [sprig(24, '#5f9636')];
  scatter(canvas, inset(well, 30), count).forEach(({ x, y }, index) => {
    const draw = own[index % own.length];
    if (draw) canvas.place(draw, x, y, { scale: canvas.random.between(0.85, 1.15) });
  });
  flecks(canvas, inset(well, 18), '#4f8a32', 24, 4);
}

/** A spiral from the middle outwards: cream on soup, oil on hummus. */
export function swirl(canvas: Canvas, well: Well, colour: string, width: number, turns = 2.2): void {
  const start = canvas.random.between(0, 6.28);
  const points = Array.from({ length: 26 }, (_, index) => {
    const share = index / 25;
    const reach = well.rx * (0.12 + share * 0.5);
    return polar(
      start + share * turns * Math.PI * 2,
      reach * canvas.random.between(0.95, 1.05),
      well.x,
      well.y,
    );
  });
  const path = smoothPath(points, false);
  canvas.add(
    `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${darker(colour, 0.25)}" stroke-width="${num(width + 4)}" opacity=".25"/><path d="${path}" stroke="${colour}" stroke-width="${num(width)}" opacity=".92"/></g>`,
  );
}

/** A zigzag of sauce across a dish: chocolate, mayonnaise, tahini. */
export function drizzle(canvas: Canvas, well: Well, colour: string, width = 6): void {
  const { random } = canvas;
  const lean = random.between(-0.5, 0.5);
  const passes = 11;
  const points = Array.from({ length: passes }, (_, index) => {
    const down = (index / (passes - 1)) * 2 - 1;
    const across = Math.sqrt(Math.max(0.06, 1 - down * down)) * 0.86 * (index % 2 ? 1 : -1);
    const [x, y] = [across * well.rx, down * well.ry * 0.9 + random.between(-6, 6)];
    return {
      x: well.x + x * Math.cos(lean) - y * Math.sin(lean),
      y: well.y + x * Math.sin(lean) + y * Math.cos(lean),
    };
  });
  const path = smoothPath(points, false);
  canvas.add(
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${darker(colour, 0.4)}" stroke-width="${width}" opacity=".3" transform="translate(1.5 3)"/><path d="${path}" stroke="${colour}" stroke-width="${width}"/><path d="${path}" stroke="#fff" stroke-width="${num(width * 0.22)}" opacity=".4" transform="translate(-1 -1)"/></g>`,
  );
}

/** Beads of oil that catch the light. */
export function oilBeads(canvas: Canvas, well: Well, colour: string, count = 16): void {
  for (const { x, y } of scatter(canvas, inset(well, 16), count)) {
    const r = canvas.random.between(3, 11);
    canvas.add(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${lighter(colour, 0.25)}" opacity=".5"/><path d="M${num(x - r * 0.6)} ${num(y - r * 0.1)}A${num(r * 0.6)} ${num(r * 0.6)} 0 0 1 ${num(x)} ${num(y - r * 0.6)}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>`,
    );
  }
}

/** Browned patches on melted cheese, dough or batter. */
export function browning(canvas: Canvas, well: Well, colour: string, count: number, size = 18): void {
  for (const { x, y } of scatter(canvas, inset(well, size), count)) {
    const r = size * canvas.random.between(0.4, 1.2);
    canvas.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * canvas.random.between(0.5, 0.9))}" fill="${colour}" opacity="${num(canvas.random.between(0.3, 0.6))}" ${canvas.blur(3)}/>`,
    );
  }
}
