import type { DrawPiece } from '../drawing/canvas';
import { blob, darker, handCutBox, leafShape, lighter, num, polar, taperedArc } from '../drawing/shapes';

/** A cube cut by hand: cheese, tofu, mango, potato, sweet potato. */
export const cube =
  (size: number, colour: string, crust?: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const tall = size * random.between(0.82, 1.05);
    const outline = handCutBox(random, size, tall, 0.05);
    const edge = crust ?? darker(colour, 0.22);
    let body = `<path d="${outline}" fill="${brush.linear(edge, darker(edge, 0.12))}"/>`;
    body += `<g transform="translate(${num(-size * 0.04)} ${num(-size * 0.06)})"><path d="${handCutBox(random, size * 0.84, tall * 0.84, 0.04)}" fill="${brush.radial(lighter(colour, 0.3), colour)}"/>`;
    if (crust) {
      for (let index = 0; index < 4; index += 1) {
        const { x, y } = polar(random.between(0, 6.28), size * random.between(0.1, 0.34));
        body += `<path transform="translate(${num(x)} ${num(y)})" d="${blob(random, size * 0.14, size * 0.07, 0.2)}" fill="${crust}" opacity=".26"/>`;
      }
    }
    return { outline, body: `${body}</g>` };
  };

/** An uneven chunk, seared: beef, lamb, pork, stewed vegetables. */
export const chunk =
  (size: number, colour: string, sear = darker(colour, 0.4)): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, size * 0.5, size * random.between(0.36, 0.46), 0.14, 8);
    let body = `<path d="${outline}" fill="${brush.radial(lighter(colour, 0.18), darker(colour, 0.22))}"/>`;
    for (let index = 0; index < 3; index += 1) {
      const { x, y } = polar(random.between(0, 6.28), size * random.between(0.08, 0.24));
      body += `<path transform="translate(${num(x)} ${num(y)})" d="${blob(random, size * 0.16, size * 0.07, 0.2)}" fill="${sear}" opacity=".45"/>`;
    }
    body += `<ellipse cx="${num(-size * 0.14)}" cy="${num(-size * 0.16)}" rx="${num(size * 0.15)}" ry="${num(size * 0.05)}" fill="#fff" opacity=".35" transform="rotate(-20)"/>`;
    return { outline, body };
  };

/** A slice of roast meat or poultry: golden edge, pale middle, grill marks. */
export const roastSlice =
  (length: number, width: number, inside: string, crust: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, length / 2, width / 2, 0.07, 10);
    let body = `<path d="${outline}" fill="${brush.radial(lighter(crust, 0.15), darker(crust, 0.2))}"/>`;
    body += `<path d="${blob(random, length * 0.42, width * 0.35, 0.06, 10)}" fill="${brush.radial(lighter(inside, 0.35), inside)}"/>`;
    for (const share of [-0.24, 0, 0.24]) {
      body += `<path d="M${num(length * share - 5)} ${num(-width * 0.3)}L${num(length * share + 6)} ${num(width * 0.3)}" stroke="${darker(crust, 0.35)}" stroke-width="4.5" stroke-linecap="round" opacity=".5"/>`;
    }
    return { outline, body };
  };

/** A whole fillet of fish, its flakes showing. */
export const fillet =
  (length: number, flesh: string, lines: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const w = length * 0.22;
    const half = length / 2;
    const outline = `M${num(-half)} ${num(-w * 0.5)}C${num(-half * 0.6)} ${num(-w * 1.25)} ${num(half * 0.5)} ${num(-w * 1.2)} ${num(half)} ${num(-w * 0.35)}C${num(half * 1.08)} ${num(w * 0.3)} ${num(half * 0.7)} ${num(w * 0.8)} ${num(half * 0.3)} ${num(w)}C${num(-half * 0.3)} ${num(w * 1.2)} ${num(-half)} ${num(w * 1.1)} ${num(-half * 1.05)} ${num(w * 0.4)}Z`;
    let flakes = '';
    for (let share = -0.78; share < 0.85; share += 0.2) {
      const x = half * (share + random.between(-0.03, 0.03));
      flakes += `M${num(x)} ${num(-w * 0.85)}Q${num(x + w * 0.7)} 0 ${num(x - w * 0.1)} ${num(w * 0.85)}`;
    }
    const body =
      `<path d="${outline}" fill="${brush.linear(lighter(flesh, 0.15), darker(flesh, 0.14))}"/>` +
      `<path d="${flakes}" fill="none" stroke="${lines}" stroke-width="${num(length * 0.016)}" stroke-linecap="round" opacity=".75"/>` +
      `<path d="${outline}" fill="none" stroke="${darker(flesh, 0.35)}" stroke-width="${num(length * 0.022)}" opacity=".5"/>` +
      `<path d="M${num(-half * 0.7)} ${num(-w * 0.72)}Q0 ${num(-w * 1.05)} ${num(half * 0.5)} ${num(-w * 0.7)}" fill="none" stroke="#fff" stroke-width="${num(length * 0.022)}" stroke-linecap="round" opacity=".4"/>`;
    return { outline, body };
  };

/** A peeled prawn, curled and striped. */
export const prawn: DrawPiece = (brush) => {
  const outline = taperedArc(26, -2.7, 1.5, 25, 9);
  let stripes = '';
  for (const angle of [-2.1, -1.45, -0.8, -0.15, 0.5, 1.05]) {
    const [outer, inner] = [polar(angle, 37), polar(angle + 0.14, 17)];
    stripes += `M${num(outer.x)} ${num(outer.y)}L${num(inner.x)} ${num(inner.y)}`;
  }
  const tail = polar(1.6, 26);
  const fin = `<path d="${leafShape(24, 12)}" fill="#e2603c"/>`;
  const at = `translate(${num(tail.x - 4)} ${num(tail.y + 2)})`;
  const body =
    `<g transform="${at}rotate(-70)translate(0 -8)">${fin}</g><g transform="${at}rotate(-120)translate(0 -8)">${fin}</g>` +
    `<path d="${outline}" fill="${brush.radial('#ffc7a3', '#f07a4e')}"/>` +
    `<path d="${stripes}" stroke="#e25a34" stroke-width="4" stroke-linecap="round" opacity=".6"/>` +
    `<path d="${taperedArc(30, -2.4, -0.4, 3, 2)}" fill="#fff" opacity=".5"/>`;
  return { outline, body };
};

/** A curved strip: pepper, onion petal, mango, cabbage. */
export const strip =
  (length: number, thick: number, colour: string, inside = lighter(colour, 0.35)): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const radius = length * random.between(0.55, 0.8);
    const sweep = length / radius / 2;
    const shift = `translate(${num(-radius)} 0)`;
    const arc = (extra: number, from: number, to: number) =>
      taperedArc(radius + extra, from, to, thick * (extra ? 0.3 : 1), thick * (extra ? 0.3 : 0.85));
    // The outline is drawn around the far centre, so it is shifted back point by point.
    const outline = arc(0, -sweep, sweep);
    const body = `<path d="${outline}" fill="${brush.linear(lighter(colour, 0.1), darker(colour, 0.25), 0)}"/><path d="${arc(-thick * 0.22, -sweep * 0.86, sweep * 0.86)}" fill="${inside}" opacity=".55"/><path d="${arc(thick * 0.2, -sweep * 0.6, sweep * 0.3)}" fill="#fff" opacity=".4"/>`;
    return { outline: shiftPath(outline, -radius), body: `<g transform="${shift}">${body}</g>` };
  };

/** Moves absolute path data sideways. */
function shiftPath(path: string, dx: number): string {
  let horizontal = false;
  return path.replace(/-?\d+(\.\d+)?/g, (value) => {
    horizontal = !horizontal;
    return horizontal ? num(Number(value) + dx) : value;
  });
}

/** A crescent with a dark skin: avocado, aubergine, melon, apple. */
export const crescent =
  (radius: number, skin: string, flesh: string, core: string): DrawPiece =>
  (brush) => {
    const turn = 1.15;
    const outline = shiftPath(taperedArc(radius, -turn, turn, radius * 0.5, radius * 0.42), -radius);
    const inner = taperedArc(radius * 0.97, -turn * 0.97, turn * 0.97, radius * 0.4, radius * 0.34);
    const heart = taperedArc(radius * 0.86, -turn * 0.9, turn * 0.9, radius * 0.18, radius * 0.14);
    const body =
      `<path d="${outline}" fill="${skin}"/><g transform="translate(${num(-radius)} 0)">` +
      `<path d="${inner}" fill="${brush.linear(lighter(flesh, 0.15), flesh, 0)}"/><path d="${heart}" fill="${core}" opacity=".75"/></g>`;
    return { outline, body };
  };

/** A wavy rasher of bacon or a ribbon of ham. */
export const rasher: DrawPiece = (brush) => {
  const outline =
    'M-52 -10C-40 -20 -30 -2 -18 -11C-6 -20 6 -2 18 -11C30 -20 40 -4 52 -11L53 11C40 19 30 2 18 11C6 20 -6 2 -18 11C-30 20 -40 4 -53 11Z';
  const wave = 'C-40 -14 -30 4 -18 -5C-6 -14 6 4 18 -5C30 -14 40 2 52 -5';
  const body =
    `<path d="${outline}" fill="${brush.linear('#c8513c', '#8e2c20')}"/>` +
    `<path d="M-52 -2${wave}" fill="none" stroke="#f5cfae" stroke-width="4.5"/>` +
    `<path d="M-52 6${wave}" transform="translate(0 7)" fill="none" stroke="#f5cfae" stroke-width="3" opacity=".85"/>`;
  return { outline, body };
};
