import type { DrawPiece } from '../drawing/canvas';
import { blob, darker, lighter, num, polar } from '../drawing/shapes';

const shine = (radius: number) => {
  const [from, to] = [polar(-2.6, radius), polar(-1.6, radius)];
  const arc = `M${num(from.x)} ${num(from.y)}A${num(radius)} ${num(radius)} 0 0 1 ${num(to.x)} ${num(to.y)}`;
  return `<path d="${arc}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="${num(radius * 0.12)}" stroke-linecap="round"/>`;
};

interface Inside {
  core?: string;
  seeds?: string;
  rim?: number;
}

/** A round slice: carrot, courgette, cucumber, banana, sausage, radish, beetroot… */
export const coin =
  (radius: number, skin: string, flesh: string, { core, seeds, rim = 0.12 }: Inside = {}): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius * random.between(0.9, 1), 0.04);
    let body = `<path d="${outline}" fill="${brush.radial(skin, darker(skin, 0.25))}"/>`;
    body += `<path d="${blob(random, radius * (1 - rim), radius * (0.96 - rim), 0.03)}" fill="${brush.radial(lighter(flesh, 0.35), flesh)}"/>`;
    if (core)
      body += `<path d="${blob(random, radius * 0.42, radius * 0.4, 0.12)}" fill="${core}" opacity=".7"/>`;
    if (seeds) {
      for (let index = 0; index < 7; index += 1) {
        const { x, y } = polar(
          (index / 7) * 6.28 + random.between(-0.2, 0.2),
          radius * random.between(0.34, 0.46),
        );
        body += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius * 0.09)}" ry="${num(radius * 0.05)}" fill="${seeds}" transform="rotate(${num((index / 7) * 360)} ${num(x)} ${num(y)})"/>`;
      }
    }
    return { outline, body: body + shine(radius * (0.92 - rim)) };
  };

/** A tomato cut across, with its chambers of seeds. */
export const tomatoSlice =
  (radius: number, skin = '#d5301d'): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius, 0.05);
    let body = `<path d="${outline}" fill="${brush.radial(skin, darker(skin, 0.35))}"/>`;
    body += `<path d="${blob(random, radius * 0.88, radius * 0.88, 0.03)}" fill="${brush.radial(lighter(skin, 0.42), lighter(skin, 0.12))}"/>`;
    const chambers = random.whole(4, 5);
    for (let index = 0; index < chambers; index += 1) {
      const degrees = (index / chambers) * 360 + random.between(-6, 6);
      let chamber = `<path d="${blob(random, radius * 0.25, radius * 0.27, 0.14)}" fill="${darker(skin, 0.12)}" opacity=".8"/>`;
      for (let seed = 0; seed < 4; seed += 1) {
        const { x, y } = polar(seed * 1.6 + random.between(-0.3, 0.3), radius * 0.14);
        chamber += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius * 0.06)}" ry="${num(radius * 0.035)}" fill="#ffdf96"/>`;
      }
      body += `<g transform="rotate(${num(degrees)})translate(${num(radius * 0.5)} 0)">${chamber}</g>`;
    }
    return { outline, body: body + shine(radius * 0.8) };
  };

/** A wheel of citrus with its segments. */
export const citrusWheel =
  (radius: number, rind: string, flesh: string): DrawPiece =>
  (brush) => {
    const outline = blob(brush.random, radius, radius, 0.02);
    let body = `<path d="${outline}" fill="${brush.radial(rind, darker(rind, 0.2))}"/>`;
    body += `<circle r="${num(radius * 0.9)}" fill="${lighter(rind, 0.82)}"/>`;
    const paint = brush.radial(lighter(flesh, 0.45), flesh);
    const segments = 9;
    for (let index = 0; index < segments; index += 1) {
      const half = Math.PI / segments - 0.07;
      const middle = (index / segments) * Math.PI * 2;
      const [inner, left, right] = [
        polar(middle, radius * 0.12),
        polar(middle - half, radius * 0.8),
        polar(middle + half, radius * 0.8),
      ];
      body += `<path d="M${num(inner.x)} ${num(inner.y)}L${num(left.x)} ${num(left.y)}A${num(radius * 0.8)} ${num(radius * 0.8)} 0 0 1 ${num(right.x)} ${num(right.y)}Z" fill="${paint}" stroke="${flesh}" stroke-width="1.5" stroke-linejoin="round"/>`;
    }
    return { outline, body: body + shine(radius * 0.72) };
  };

/** An onion cut across: rings within rings. */
export const onionRings =
  (radius: number, skin: string, flesh: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius * 0.92, 0.05);
    let body = `<path d="${outline}" fill="${flesh}" fill-opacity=".88" stroke="${skin}" stroke-width="3"/>`;
    for (const share of [0.74, 0.5, 0.26]) {
      body += `<path d="${blob(random, radius * share, radius * share * 0.9, 0.06)}" fill="none" stroke="${skin}" stroke-opacity=".75" stroke-width="2.5"/>`;
    }
    return { outline, body: body + shine(radius * 0.85) };
  };

/** An open ring: olive, chilli, spring onion, squid. */
export const ring =
  (radius: number, skin: string, inside: string, hole = 0.5): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius * random.between(0.86, 1), 0.05);
    const gap = blob(random, radius * hole, radius * hole * 0.9, 0.08);
    const body =
      `<path d="${outline}" fill="${brush.radial(lighter(skin, 0.2), darker(skin, 0.15))}"/>` +
      `<path d="${blob(random, radius * (hole + 0.22), radius * (hole + 0.2), 0.05)}" fill="${inside}"/>` +
      `<path d="${gap}" fill="${darker(skin, 0.55)}" opacity=".75"/>`;
    return { outline, body: body + shine(radius * 0.82) };
  };

/** Half a boiled egg, its yolk off centre. */
export const eggHalf: DrawPiece = (brush) => {
  const { random } = brush;
  const outline = 'M0 -44C24 -44 36 -12 36 10C36 32 20 44 0 44C-20 44 -36 32 -36 10C-36 -12 -24 -44 0 -44Z';
  const yolk = blob(random, 19, 19, 0.04);
  const body =
    `<path d="${outline}" fill="${brush.radial('#ffffff', '#efe3cf')}"/>` +
    `<g transform="translate(0 8)"><path d="${blob(random, 21.5, 21.5, 0.03)}" fill="#e0912a" opacity=".55"/>` +
    `<path d="${yolk}" fill="${brush.radial('#ffd04a', '#ee9a1c')}"/>` +
    '<ellipse cx="-7" cy="-8" rx="5" ry="3.4" fill="#fff" opacity=".6"/></g>';
  return { outline, body };
};

/** A whole egg in its shell, as it waits on the table. */
export const wholeEgg: DrawPiece = (brush) => {
  const outline = 'M0 -40C20 -40 32 -10 32 10C32 30 18 40 0 40C-18 40 -32 30 -32 10C-32 -10 -20 -40 0 -40Z';
  const body =
    `<path d="${outline}" fill="${brush.radial('#fbe6cd', '#cf9462')}"/>` +
    '<ellipse cx="-9" cy="-14" rx="8" ry="12" fill="#fff" opacity=".45" transform="rotate(18 -9 -14)"/>';
  return { outline, body };
};

/** A fried egg: lacy white, crisp edge, bright yolk. */
export const friedEgg: DrawPiece = (brush) => {
  const { random } = brush;
  const outline = blob(random, 66, 60, 0.13, 10);
  const { x, y } = polar(random.between(0, 6.28), 8);
  const body =
    `<path d="${outline}" fill="${brush.radial('#ffffff', '#f1e0bf')}" stroke="#d9a55c" stroke-width="3"/>` +
    `<path d="${blob(random, 48, 44, 0.1)}" fill="#fff" opacity=".7"/>` +
    `<g transform="translate(${num(x)} ${num(y)})"><circle r="25" cy="2" fill="#d98a1c" opacity=".5"/>` +
    `<circle r="24" fill="${brush.radial('#ffd23f', '#f39a12')}"/><ellipse cx="-9" cy="-10" rx="6.5" ry="4" fill="#fff" opacity=".75"/></g>`;
  return { outline, body };
};

/** A button mushroom cut lengthwise. */
export const mushroomSlice: DrawPiece = (brush) => {
  const outline =
    'M-25.2 1.5C-26.6 -16.3 -13.3 -25.2 0 -25.2C13.3 -25.2 26.6 -16.3 25.2 1.5C24.4 8.9 14.8 7.4 8.9 5.9C8.1 11.8 9.6 19.2 8.1 23.7C4.4 27.4 -4.4 27.4 -8.1 23.7C-9.6 19.2 -8.1 11.8 -8.9 5.9C-14.8 7.4 -24.4 8.9 -25.2 1.5Z';
  const body =
    `<path d="${outline}" fill="${brush.linear('#f6ead6', '#e2cba8')}" stroke="#a67c52" stroke-width="2.6" stroke-linejoin="round"/>` +
    '<path d="M-19.2 0C-13.3 -8.9 -5.9 -4.4 -5.2 3M19.2 0C13.3 -8.9 5.9 -4.4 5.2 3" fill="none" stroke="#7d5636" stroke-width="3.3" stroke-linecap="round" opacity=".75"/>' +
    '<path d="M-16.3 -13.3C-10.4 -20 -4.4 -20.7 1.5 -20.7" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>';
  return { outline, body };
};

/** A strawberry cut in half. */
export const strawberryHalf: DrawPiece = (brush) => {
  const outline = 'M0 34C-12 30 -32 4 -26 -14C-22 -26 -8 -26 0 -20C8 -26 22 -26 26 -14C32 4 12 30 0 34Z';
  let body =
    `<path d="${outline}" fill="${brush.radial('#f2564a', '#c21a26')}"/>` +
    '<path d="M0 20C-8 14 -14 0 -11 -8C-8 -14 -3 -12 0 -9C3 -12 8 -14 11 -8C14 0 8 14 0 20Z" fill="#ffd9cf" opacity=".85"/>' +
    '<path d="M0 10C-4 6 -6 0 -4 -4C-2 -7 2 -7 4 -4C6 0 4 6 0 10Z" fill="#f4867c"/>';
  for (const [x, y] of [
    [-20, -10],
    [-19, 2],
    [-12, 15],
    [20, -10],
    [19, 2],
    [12, 15],
    [-12, -18],
    [12, -18],
  ]) {
    body += `<ellipse cx="${x}" cy="${y}" rx="1.4" ry="2.2" fill="#ffdf96"/>`;
  }
  body += '<path d="M0 -19L-10 -25L-5 -27L-8 -34L0 -28L8 -34L5 -27L10 -25Z" fill="#5d9a3c"/>';
  return { outline, body };
};
