import { polarPoint, roundNumbers, smoothPath } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { darker, line, oval } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import type { FoodArea } from '../table/vessels';
import { anywhere, inset, type Scene, scatter } from './compose';

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
