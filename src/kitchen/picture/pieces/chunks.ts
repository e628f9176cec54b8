import type { Random } from '@/lib/random';
import { circle, ellipsePoints, handCutBox, roughEllipse, roundNumbers, taperedArc } from '../drawing/shapes';
import type { DrawPiece } from '../drawing/svgBuilder';
import { at, darker, filled, lighter, line, oval } from '../drawing/svgElements';

/** Browned spots about the middle of a piece. */
const searing = (random: Random, size: number, colour: string, opacity: number) =>
  ellipsePoints(4, circle(size * 0.22), random.between(0, 6.28))
    .map((place) => filled(roughEllipse(random, size * 0.15, size * 0.07, 0.2), colour, opacity, at(place)))
    .join('');

/** A cube cut by hand: cheese, tofu, mango, potato, sweet potato. */
export const cube =
  (size: number, colour: string, crust?: string): DrawPiece =>
  (brush, random) => {
    const tall = size * random.between(0.82, 1.05);
    const outline = handCutBox(random, size, tall, 0.08);
    const edge = crust ?? darker(colour, 0.22);
    const face = handCutBox(random, size * 0.84, tall * 0.84, 0.08);
    const body =
      filled(outline, brush.linear(edge, darker(edge, 0.12))) +
      filled(face, brush.shaded(colour, 0.3, 0), 1, at({ x: -size * 0.04, y: -size * 0.06 }));
    return { outline, body };
  };

/** An uneven chunk, seared: beef, lamb, pork, stewed vegetables. */
export const chunk =
  (size: number, colour: string, crust = darker(colour, 0.4)): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, size * 0.5, size * random.between(0.36, 0.46), 0.14, 8);
    const gleam = { x: -size * 0.14, y: -size * 0.16, rx: size * 0.15, ry: size * 0.05 };
    const body =
      filled(outline, brush.shaded(colour, 0.18, 0.22)) +
      searing(random, size * 0.8, crust, 0.45) +
      oval(gleam, '#fff', 0.24, -20);
    return { outline, body };
  };

/** A slice of roast meat or poultry: golden edge, pale middle, grill marks. */
export const roastSlice =
  (length: number, width: number, inside: string, crust: string): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, length / 2, width / 2, 0.07, 10);
    const middle = roughEllipse(random, length * 0.42, width * 0.35, 0.06, 10);
    const marks = [-0.24, 0, 0.24].map(
      (share) => roundNumbers`M${length * share - 5} ${-width * 0.3}L${length * share + 6} ${width * 0.3}`,
    );
    const body =
      filled(outline, brush.shaded(crust, 0.15, 0.2)) +
      filled(middle, brush.shaded(inside, 0.35, 0)) +
      line(marks.join(''), darker(crust, 0.35), 4.5, 0.5);
    return { outline, body };
  };

/** A whole fillet of fish, its flakes showing. */
export const fillet =
  (length: number, flesh: string, lines: string): DrawPiece =>
  (brush, random) => {
    const w = length * 0.22;
    const half = length / 2;
    const outline = roundNumbers`M${-half} ${-w * 0.5}C${-half * 0.6} ${-w * 1.25} ${half * 0.5} ${-w * 1.2} ${half} ${-w * 0.35}C${half * 1.08} ${w * 0.3} ${half * 0.7} ${w * 0.8} ${half * 0.3} ${w}C${-half * 0.3} ${w * 1.2} ${-half} ${w * 1.1} ${-half * 1.05} ${w * 0.4}Z`;
    let flakes = '';
    for (let share = -0.78; share < 0.85; share += 0.2) {
      const x = half * (share + random.between(-0.03, 0.03));
      flakes += roundNumbers`M${x} ${-w * 0.85}Q${x + w * 0.7} 0 ${x - w * 0.1} ${w * 0.85}`;
    }
    const body =
      filled(outline, brush.linear(lighter(flesh, 0.15), darker(flesh, 0.14))) +
      line(flakes, lines, length * 0.016, 0.75) +
      line(outline, darker(flesh, 0.35), length * 0.022, 0.5);
    return { outline, body };
  };

/** A curved strip: pepper, onion petal, mango, cabbage. */
export const strip =
  (length: number, thick: number, colour: string, inside = lighter(colour, 0.35)): DrawPiece =>
  (brush, random) => {
    const radius = length * random.between(0.55, 0.8);
    const sweep = length / radius / 2;
    const stripe = (extra: number, from: number, to: number) =>
      taperedArc(radius + thick * extra, from, to, thick * 0.3, thick * 0.3, -radius);
    const outline = taperedArc(radius, -sweep, sweep, thick, thick * 0.85, -radius);
    const body =
      filled(outline, brush.linear(lighter(colour, 0.1), darker(colour, 0.25), 0)) +
      filled(stripe(-0.22, -sweep * 0.86, sweep * 0.86), inside, 0.55) +
      filled(stripe(0.2, -sweep * 0.6, sweep * 0.3), '#fff', 0.4);
    return { outline, body };
  };

/** A crescent with a dark skin: avocado, aubergine, melon, apple. */
export const crescent =
  (radius: number, skin: string, flesh: string, core: string): DrawPiece =>
  (brush) => {
    const arc = (share: number, turn: number, from: number, to: number) =>
      taperedArc(radius * share, -turn, turn, radius * from, radius * to, -radius);
    const outline = arc(1, 1.15, 0.5, 0.42);
    const body =
      filled(outline, skin) +
      filled(arc(0.97, 1.12, 0.4, 0.34), brush.linear(lighter(flesh, 0.15), flesh, 0)) +
      filled(arc(0.86, 1.03, 0.18, 0.14), core, 0.75);
    return { outline, body };
  };
