import { leafShape, polarPoint, roughEllipse, roundNumbers, swirlPath, taperedArc } from '../drawing/shapes';
import type { DrawPiece } from '../drawing/svgBuilder';
import { darker, filled, lighter, line, oval } from '../drawing/svgElements';

/** A small ball with a shine: pea, chickpea, blueberry, olive, cherry tomato. */
export const ball =
  (radius: number, colour: string): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, radius, radius * random.between(0.9, 1), 0.04, 8);
    const gleam = { x: -radius * 0.36, y: -radius * 0.42, rx: radius * 0.26, ry: radius * 0.16 };
    const body = filled(outline, brush.shaded(colour, 0.32, 0.28)) + oval(gleam, '#fff', 0.6, -30);
    return { outline, body };
  };

export const bean =
  (s: number, colour: string): DrawPiece =>
  (brush) => {
    const outline = roundNumbers`M${-s} 0C${-s} ${-s * 0.8} ${s} ${-s * 0.8} ${s} 0C${s} ${s * 0.6} ${s * 0.4} ${s * 0.5} ${s * 0.2} ${s * 0.28}C0 ${s * 0.12} ${-s * 0.1} ${s * 0.16} ${-s * 0.3} ${s * 0.34}C${-s * 0.6} ${s * 0.58} ${-s} ${s * 0.5} ${-s} 0Z`;
    const gleam = roundNumbers`M${-s * 0.6} ${-s * 0.2}Q0 ${-s * 0.6} ${s * 0.4} ${-s * 0.3}`;
    const body = filled(outline, brush.shaded(colour, 0.22, 0.28)) + line(gleam, '#fff', s * 0.16, 0.5);
    return { outline, body };
  };

/** A peeled prawn, curled and striped. */
export const prawn: DrawPiece = (brush) => {
  const outline = taperedArc(26, -2.7, 1.5, 25, 9);
  const stripes = [-2.1, -1.45, -0.8, -0.15, 0.5, 1.05].map((angle) => {
    const [outer, inner] = [polarPoint(angle, 37), polarPoint(angle + 0.14, 17)];
    return roundNumbers`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  });
  const fins = [-70, -120].map((degrees) =>
    filled(leafShape(24, 12), '#e2603c', 1, `translate(-5 28)rotate(${degrees})translate(0 -8)`),
  );
  const body =
    fins.join('') +
    filled(outline, brush.radial('#ffc7a3', '#f07a4e')) +
    line(stripes.join(''), '#e25a34', 4, 0.6) +
    filled(taperedArc(30, -2.4, -0.4, 3, 2), '#fff', 0.5);
  return { outline, body };
};

/** Many tiny things in a heap: rice, quinoa, couscous, lentils, corn, oats, mince, the beads of a raspberry. */
export const heap =
  (spread: number, count: number, long: number, short: number, colour: string): DrawPiece =>
  (_, random) => {
    const tones = [darker(colour, 0.12), colour, lighter(colour, 0.12), lighter(colour, 0.4)];
    const ground = roughEllipse(random, spread * 0.96, spread * 0.96, 0.1, 12);
    // Each grain is a stroke with round ends; the palest lie on top.
    const strokes = tones.map((tone) => {
      let grains = '';
      for (let index = 0; index < count / tones.length; index += 1) {
        const { x, y } = polarPoint(random.between(0, 6.28), spread * Math.sqrt(random.next()));
        const { x: dx, y: dy } = polarPoint(random.between(0, 3.14), Math.max(0.1, (long - short) * 2));
        grains += roundNumbers`M${x - dx / 2} ${y - dy / 2}l${dx} ${dy}`;
      }
      return line(grains, tone, short * 2);
    });
    return {
      outline: roughEllipse(random, spread, spread, 0.1, 12),
      body: filled(ground, darker(colour, 0.14), 0.45) + strokes.join(''),
    };
  };

/** An almond, cashew or seed: a tear with fine grooves. */
export const nut =
  (length: number, width: number, colour: string): DrawPiece =>
  (brush) => {
    const outline = leafShape(length, width, 0.15);
    const grooves = [-0.22, 0, 0.22].map(
      (x) =>
        roundNumbers`M${width * x} ${length * 0.36}Q${width * x * 1.6} 0 ${width * x * 0.4} ${-length * 0.34}`,
    );
    const body =
      filled(outline, brush.shaded(colour, 0.25, 0.25)) +
      line(grooves.join(''), darker(colour, 0.4), 1.4, 0.55);
    return { outline, body };
  };

/** A soft spoonful: yogurt, cream, mozzarella, ricotta, mash. */
export const dollop =
  (r: number, colour: string): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, r, r * 0.9, 0.1, 9);
    const body =
      filled(outline, brush.radial('#ffffff', darker(colour, 0.1))) +
      line(swirlPath(r), darker(colour, 0.2), r * 0.12, 0.55);
    return { outline, body };
  };

export const tube =
  (length: number, thick: number, colour: string): DrawPiece =>
  (brush) => {
    const [h, w] = [length / 2, thick / 2];
    const slant = w * 0.7;
    const outline = roundNumbers`M${-h - slant} ${w}L${-h + slant} ${-w}Q0 ${-w * 1.25} ${h + slant} ${-w}L${h - slant} ${w}Q0 ${w * 0.75} ${-h - slant} ${w}Z`;
    const ridges = [-0.45, 0, 0.4].map((y) => roundNumbers`M${-h + 3} ${w * y}H${h - 4}`);
    const body =
      filled(outline, brush.linear(lighter(colour, 0.35), darker(colour, 0.08))) +
      line(ridges.join(''), darker(colour, 0.28), 1.6, 0.5) +
      oval({ x: h - 1, y: 0, rx: w * 0.42, ry: w * 0.86 }, darker(colour, 0.5), 1, 24);
    return { outline, body };
  };
