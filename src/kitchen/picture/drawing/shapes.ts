import type { Random } from '@/lib/random';

export interface Point {
  x: number;
  y: number;
}

export interface Ellipse extends Point {
  rx: number;
  ry: number;
}

/** Template tag: returns markup or path data with numbers rounded to one decimal. */
export const roundNumbers = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)),
  );

/** Returns the point at an angle (radians) and a distance from a centre. */
export const polarPoint = (angle: number, distance: number, x = 0, y = 0): Point => ({
  x: x + Math.cos(angle) * distance,
  y: y + Math.sin(angle) * distance,
});

/** Returns a circle, by default around 0,0. */
export const circle = (radius: number, { x, y }: Point = { x: 0, y: 0 }): Ellipse => ({
  x,
  y,
  rx: radius,
  ry: radius,
});

/** Returns points at equal steps on an ellipse from an angle (radians) on, each with its own angle in degrees. */
export const ellipsePoints = (count: number, { x, y, rx, ry }: Ellipse, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * Math.PI * 2;
    return { x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry, degrees: (angle * 180) / Math.PI };
  });

/** Returns a smooth path through all points (Catmull-Rom spline as Bézier curves). */
export function smoothPath(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  const start = at(0);
  let path = roundNumbers`M${start.x} ${start.y}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += roundNumbers`C${leave.x} ${leave.y} ${arrive.x} ${arrive.y} ${to.x} ${to.y}`;
  }
  return closed ? `${path}Z` : path;
}

/** Returns the path of an ellipse whose edge varies by `wobble` (a share of its radius). */
export function roughEllipse(random: Random, rx: number, ry = rx, wobble = 0.07, corners = 9): string {
  const points = ellipsePoints(corners, { x: 0, y: 0, rx, ry }, random.between(0, Math.PI * 2));
  const wandering = points.map(({ x, y }) => {
    const stretch = 1 + random.between(-wobble, wobble);
    return { x: x * stretch, y: y * stretch };
  });
  return smoothPath(wandering);
}

/** Returns the path of a rounded box with irregular corners. */
export function handCutBox(random: Random, width: number, height: number, wobble = 0.06): string {
  const [w, h] = [width / 2, height / 2];
  const near = (x: number, y: number): Point => ({
    x: x + random.between(-wobble, wobble) * width,
    y: y + random.between(-wobble, wobble) * height,
  });
  return smoothPath([
    near(-w * 0.8, -h), near(w * 0.8, -h), near(w, -h * 0.8), near(w, h * 0.8),
    near(w * 0.8, h), near(-w * 0.8, h), near(-w, h * 0.8), near(-w, -h * 0.8),
  ]); // biome-ignore format: rows
}

/** Returns the path of an upright leaf, tip at the top. */
export function leafShape(length: number, width: number, fullness = 0.1): string {
  const [half, w] = [length / 2, width * 0.66];
  const low = half * (0.35 + fullness);
  return (
    roundNumbers`M0 ${-half}C${w * 0.7} ${-half * 0.55} ${w * 1.15} ${low} 0 ${half}` +
    roundNumbers`C${-w * 1.15} ${low} ${-w * 0.7} ${-half * 0.55} 0 ${-half}Z`
  );
}

/** Returns the path of a tapering arc, shifted sideways: prawns, crescents of avocado, pepper strips. */
export function taperedArc(
  radius: number,
  from: number,
  to: number,
  thickFrom: number,
  thickTo: number,
  shift = 0,
): string {
  const steps = 8;
  const edge = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const share = index / steps;
      const belly = Math.sin(Math.PI * share) * 0.25 + 0.85;
      const thick = (thickFrom + (thickTo - thickFrom) * share) * belly;
      return polarPoint(from + (to - from) * share, radius + (side * thick) / 2, shift);
    });
  return smoothPath([...edge(1), ...edge(-1).reverse()]);
}

/** Returns the path of a swirl that a spoon leaves in something soft. */
export const swirlPath = (r: number) =>
  roundNumbers`M${-r * 0.5} ${r * 0.1}C${-r * 0.45} ${-r * 0.6} ${r * 0.6} ${-r * 0.5} ${r * 0.48} ${r * 0.12}C${r * 0.35} ${r * 0.5} ${-r * 0.2} ${r * 0.4} ${-r * 0.1} 0`;
