import { circle, ellipsePoints, polarPoint, roughEllipse, roundNumbers } from '../drawing/shapes';
import type { DrawPiece } from '../drawing/svgBuilder';
import { darker, filled, lighter, line, oval } from '../drawing/svgElements';

const shine = (radius: number) => {
  const [from, to] = [polarPoint(-2.6, radius), polarPoint(-1.6, radius)];
  const arc = roundNumbers`M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
  return line(arc, '#fff', radius * 0.12, 0.45);
};

interface Inside {
  core?: string;
  seeds?: string;
  rim?: number;
}

/** A round slice: carrot, courgette, cucumber, banana, sausage, radish, beetroot… */
export const coin =
  (radius: number, skin: string, flesh: string, { core, seeds, rim = 0.12 }: Inside = {}): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, radius, radius * random.between(0.9, 1), 0.04);
    let body = filled(outline, brush.shaded(skin, 0, 0.25));
    const face = roughEllipse(random, radius * (1 - rim), radius * (0.96 - rim), 0.03);
    body += filled(face, brush.shaded(flesh, 0.35, 0));
    if (core) body += filled(roughEllipse(random, radius * 0.42, radius * 0.4, 0.12), core, 0.7);
    if (seeds)
      for (const { x, y, degrees } of ellipsePoints(7, circle(radius * 0.4), random.between(0, 1)))
        body += oval({ x, y, rx: radius * 0.09, ry: radius * 0.05 }, seeds, 1, degrees);
    return { outline, body: body + shine(radius * (0.92 - rim)) };
  };

/** A tomato cut across, with its chambers of seeds. */
export const tomatoSlice =
  (radius: number, skin = '#d5301d'): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, radius, radius, 0.05);
    const flesh = roughEllipse(random, radius * 0.88, radius * 0.88, 0.03);
    let body = filled(outline, brush.shaded(skin, 0, 0.35));
    body += filled(flesh, brush.radial(lighter(skin, 0.42), lighter(skin, 0.12)));
    for (const { degrees } of ellipsePoints(random.integer(4, 5), circle(1))) {
      const hole = filled(roughEllipse(random, radius * 0.25, radius * 0.27, 0.14), darker(skin, 0.12), 0.8);
      const seeds = ellipsePoints(4, circle(radius * 0.14), random.between(0, 1))
        .map(({ x, y }) => oval({ x, y, rx: radius * 0.06, ry: radius * 0.035 }, '#ffdf96'))
        .join('');
      body += roundNumbers`<g transform="rotate(${degrees})translate(${radius * 0.5} 0)">${hole}${seeds}</g>`;
    }
    return { outline, body: body + shine(radius * 0.8) };
  };

export const citrusWheel =
  (radius: number, rind: string, flesh: string): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, radius, radius, 0.02);
    const paint = brush.shaded(flesh, 0.45, 0);
    const [tip, edge, half] = [radius * 0.12, radius * 0.8, Math.PI / 9 - 0.07];
    const [left, right] = [polarPoint(-half, edge), polarPoint(half, edge)];
    const segment = roundNumbers`M${tip} 0L${left.x} ${left.y}A${edge} ${edge} 0 0 1 ${right.x} ${right.y}Z`;
    const segments = ellipsePoints(9, circle(1)).map(({ degrees }) =>
      filled(segment, paint, 1, roundNumbers`rotate(${degrees})`, `stroke="${flesh}" stroke-width="1.5"`),
    );
    const body =
      filled(outline, brush.shaded(rind, 0, 0.2)) +
      oval(circle(radius * 0.9), lighter(rind, 0.82)) +
      segments.join('') +
      shine(radius * 0.72);
    return { outline, body };
  };

/** An onion cut across: rings within rings. */
export const onionRings =
  (radius: number, skin: string, flesh: string): DrawPiece =>
  (_, random) => {
    const outline = roughEllipse(random, radius, radius * 0.92, 0.05);
    let body = filled(outline, flesh, 1, '', `fill-opacity=".88" stroke="${skin}" stroke-width="3"`);
    for (const share of [0.74, 0.5, 0.26])
      body += line(roughEllipse(random, radius * share, radius * share * 0.9, 0.06), skin, 2.5, 0.75);
    return { outline, body: body + shine(radius * 0.85) };
  };

const eggOutline = 'M0 -42C22 -42 34 -12 34 10C34 31 19 42 0 42C-19 42 -34 31 -34 10C-34 -12 -22 -42 0 -42Z';

/** Half a boiled egg, its yolk off centre. */
export const eggHalf: DrawPiece = (brush) => ({
  outline: eggOutline,
  body:
    filled(eggOutline, brush.radial('#ffffff', '#efe3cf')) +
    oval(circle(21.5, { x: 0, y: 8 }), '#e0912a', 0.55) +
    oval(circle(19, { x: 0, y: 8 }), brush.radial('#ffd04a', '#ee9a1c')) +
    oval({ x: -7, y: 0, rx: 5, ry: 3.4 }, '#fff', 0.6),
});

/** A fried egg: lacy white, crisp edge, bright yolk. */
export const friedEgg: DrawPiece = (brush, random) => {
  const outline = roughEllipse(random, 66, 60, 0.13, 10);
  const yolk = polarPoint(random.between(0, 6.28), 8);
  const body =
    filled(outline, brush.radial('#ffffff', '#f1e0bf'), 1, '', 'stroke="#d9a55c" stroke-width="3"') +
    filled(roughEllipse(random, 48, 44, 0.1), '#fff', 0.7) +
    oval(circle(25, { x: yolk.x, y: yolk.y + 2 }), '#d98a1c', 0.5) +
    oval(circle(24, yolk), brush.radial('#ffd23f', '#f39a12')) +
    oval({ x: yolk.x - 9, y: yolk.y - 10, rx: 6.5, ry: 4 }, '#fff', 0.75);
  return { outline, body };
};

export const mushroomSlice: DrawPiece = (brush) => {
  const outline =
    'M-25.2 1.5C-26.6 -16.3 -13.3 -25.2 0 -25.2C13.3 -25.2 26.6 -16.3 25.2 1.5C24.4 8.9 14.8 7.4 8.9 5.9C8.1 11.8 9.6 19.2 8.1 23.7C4.4 27.4 -4.4 27.4 -8.1 23.7C-9.6 19.2 -8.1 11.8 -8.9 5.9C-14.8 7.4 -24.4 8.9 -25.2 1.5Z';
  const gills = 'M-19.2 0C-13.3 -8.9 -5.9 -4.4 -5.2 3M19.2 0C13.3 -8.9 5.9 -4.4 5.2 3';
  const body =
    filled(outline, brush.linear('#f6ead6', '#e2cba8'), 1, '', 'stroke="#a67c52" stroke-width="2.6"') +
    line(gills, '#7d5636', 3.3, 0.75) +
    line('M-16.3 -13.3C-10.4 -20 -4.4 -20.7 1.5 -20.7', '#fff', 2.6, 0.6);
  return { outline, body };
};

export const strawberryHalf: DrawPiece = (brush) => {
  const outline = 'M0 34C-12 30 -32 4 -26 -14C-22 -26 -8 -26 0 -20C8 -26 22 -26 26 -14C32 4 12 30 0 34Z';
  const seeds = [-1, 1].map(
    (side) => `M${side * 20} -10v1M${side * 19} 2v1M${side * 12} 15v1M${side * 12} -18v1`,
  );
  const body =
    filled(outline, brush.radial('#f2564a', '#c21a26')) +
    filled('M0 20C-8 14 -14 0 -11 -8C-8 -14 -3 -12 0 -9C3 -12 8 -14 11 -8C14 0 8 14 0 20Z', '#ffd9cf') +
    filled('M0 10C-4 6 -6 0 -4 -4C-2 -7 2 -7 4 -4C6 0 4 6 0 10Z', '#f4867c') +
    line(seeds.join(''), '#ffdf96', 2.8) +
    filled('M0 -19L-10 -25L-5 -27L-8 -34L0 -28L8 -34L5 -27L10 -25Z', '#5d9a3c');
  return { outline, body };
};
