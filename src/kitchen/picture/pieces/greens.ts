import type { DrawPiece } from '../drawing/canvas';
import { blob, darker, leafShape, lighter, num, polar } from '../drawing/shapes';

/** A smooth leaf with veins: basil, mint, spinach, bay, sage. */
export const leaf =
  (length: number, width: number, green: string): DrawPiece =>
  (brush) => {
    const long = length * brush.random.between(0.85, 1.1);
    const outline = leafShape(long, width, brush.random.between(0, 0.2));
    const half = long / 2;
    const vein = lighter(green, 0.4);
    let veins = `M0 ${num(-half * 0.8)}L0 ${num(half * 1.25)}`;
    for (const share of [-0.4, -0.05, 0.3]) {
      const reach = width * 0.34;
      veins += `M0 ${num(half * (share + 0.28))}L${num(reach)} ${num(half * share)}M0 ${num(half * (share + 0.28))}L${num(-reach)} ${num(half * share)}`;
    }
    const body =
      `<path d="${outline}" fill="${brush.linear(lighter(green, 0.12), darker(green, 0.2), 60)}"/>` +
      `<path d="M0 ${num(-half)}C${num(width * 0.46)} ${num(-half * 0.55)} ${num(width * 0.76)} ${num(half * 0.42)} 0 ${num(half)}Z" fill="#fff" opacity=".12"/>` +
      `<path d="${veins}" fill="none" stroke="${vein}" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>`;
    return { outline, body };
  };

/** A ruffled leaf: lettuce, kale, chard. */
export const ruffledLeaf =
  (radius: number, green: string, rib: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius * 0.8, radius, 0.13, 19);
    let ribs = `M0 ${num(radius * 0.9)}C4 ${num(radius * 0.3)} -3 0 0 ${num(-radius * 0.6)}`;
    for (const share of [0.45, 0.1, -0.25]) {
      const reach = radius * random.between(0.4, 0.56);
      ribs += `M0 ${num(radius * share)}Q${num(reach * 0.5)} ${num(radius * share - 10)} ${num(reach)} ${num(radius * (share - 0.35))}M0 ${num(radius * share)}Q${num(-reach * 0.5)} ${num(radius * share - 10)} ${num(-reach)} ${num(radius * (share - 0.35))}`;
    }
    const body =
      `<path d="${outline}" fill="${brush.radial(lighter(green, 0.2), darker(green, 0.18))}"/>` +
      `<path d="${blob(random, radius * 0.62, radius * 0.8, 0.14, 15)}" fill="${lighter(green, 0.28)}" opacity=".5"/>` +
      `<path d="${ribs}" fill="none" stroke="${rib}" stroke-width="3" stroke-linecap="round" opacity=".75"/>`;
    return { outline, body };
  };

/** A tiny sprig of three lobed leaves: parsley, coriander, dill. */
export const sprig =
  (size: number, green: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    let body = `<path d="M0 ${num(size)}Q3 ${num(size * 0.4)} 0 0" fill="none" stroke="${darker(green, 0.15)}" stroke-width="2.4" stroke-linecap="round"/>`;
    for (const [degrees, reach] of [
      [-62, 0.42],
      [62, 0.42],
      [0, 0.5],
    ] as const) {
      const lobes = blob(random, size * 0.36, size * 0.34, 0.24, 11);
      body += `<g transform="rotate(${degrees})translate(0 ${num(-size * reach)})"><path d="${lobes}" fill="${brush.linear(lighter(green, 0.18), darker(green, 0.15), 70)}"/><path d="M0 ${num(size * 0.3)}V${num(-size * 0.16)}" stroke="${lighter(green, 0.4)}" stroke-width="1.3" opacity=".7"/></g>`;
    }
    return { outline: blob(random, size * 0.66, size * 0.6, 0.18, 11), body };
  };

/** A floret of broccoli or cauliflower: a crown of buds on a pale stalk. */
export const floret =
  (radius: number, crown: string, stalk: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius * 0.98, radius * 0.88, 0.1, 11);
    let body = `<path d="M${num(-radius * 0.3)} 0L${num(-radius * 0.22)} ${num(radius * 1.2)}Q0 ${num(radius * 1.36)} ${num(radius * 0.22)} ${num(radius * 1.2)}L${num(radius * 0.3)} 0Z" fill="${brush.linear(stalk, darker(stalk, 0.2))}"/>`;
    body += `<path d="${outline}" fill="${darker(crown, 0.3)}"/>`;
    for (let index = 0; index < 9; index += 1) {
      const { x, y } = polar((index / 9) * 6.28 + random.between(-0.2, 0.2), radius * 0.68);
      body += `<circle cx="${num(x)}" cy="${num(y * 0.9)}" r="${num(radius * random.between(0.27, 0.34))}" fill="${brush.radial(crown, darker(crown, 0.24))}"/>`;
    }
    for (let index = 0; index < 6; index += 1) {
      const { x, y } = polar((index / 6) * 6.28 + random.between(-0.3, 0.3), radius * 0.32);
      body += `<circle cx="${num(x)}" cy="${num(y - radius * 0.08)}" r="${num(radius * random.between(0.27, 0.33))}" fill="${brush.radial(lighter(crown, 0.22), crown)}"/>`;
    }
    for (let index = 0; index < 16; index += 1) {
      const { x, y } = polar(random.between(0, 6.28), radius * random.between(0.05, 0.85));
      body += `<circle cx="${num(x)}" cy="${num(y * 0.9)}" r="1.8" fill="${lighter(crown, 0.5)}" opacity=".65"/>`;
    }
    return { outline, body };
  };

/** A spear: asparagus, green bean, spring onion stalk, baby corn. */
export const spear =
  (length: number, thick: number, colour: string, tip?: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const [half, w] = [length / 2, thick / 2];
    const bend = random.between(-0.5, 0.5) * thick;
    const outline = `M${num(-w)} ${num(half)}Q${num(bend - w)} 0 ${num(-w * 0.9)} ${num(-half * 0.7)}Q0 ${num(-half * 1.15)} ${num(w * 0.9)} ${num(-half * 0.7)}Q${num(bend + w)} 0 ${num(w)} ${num(half)}Q0 ${num(half + w)} ${num(-w)} ${num(half)}Z`;
    let body = `<path d="${outline}" fill="${brush.linear(lighter(colour, 0.25), darker(colour, 0.15), 0)}"/>`;
    if (tip) {
      body += `<path d="${leafShape(thick * 2.6, thick * 1.2)}" transform="translate(0 ${num(-half * 0.78)})" fill="${tip}"/>`;
      for (const y of [-0.2, 0.2, 0.6]) {
        body += `<path d="M${num(-w * 0.5)} ${num(half * y)}L${num(w * 0.1)} ${num(half * y - thick)}L${num(w * 0.6)} ${num(half * y)}Z" fill="${tip}" opacity=".7"/>`;
      }
    }
    body += `<path d="M${num(-w * 0.4)} ${num(half * 0.8)}Q${num(bend - w * 0.4)} 0 ${num(-w * 0.4)} ${num(-half * 0.5)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${num(thick * 0.16)}" stroke-linecap="round"/>`;
    return { outline, body };
  };

/** A sprout cut in half: tight pale leaves in a green coat. */
export const sproutHalf: DrawPiece = (brush) => {
  const outline =
    'M0 -25C15 -27 26 -14 25 2C24 16 12 23 4 25L3 31H-4L-4 25C-13 23 -24 16 -25 2C-26 -14 -15 -27 0 -25Z';
  const body =
    `<path d="${outline}" fill="${brush.radial('#a9c763', '#5f8a34')}"/>` +
    `<path d="M0 -19C11 -21 20 -11 19 2C18 12 9 18 0 20C-9 18 -18 12 -19 2C-20 -11 -11 -21 0 -19Z" fill="${brush.radial('#f3f1c8', '#cfdc94')}"/>` +
    '<path d="M0 18V-10M0 8C-7 6 -12 -1 -12 -8M0 8C7 6 12 -1 12 -8M0 14C-9 13 -14 8 -16 3M0 14C9 13 14 8 16 3M0 0C-4 -3 -6 -8 -5 -13M0 0C4 -3 6 -8 5 -13" fill="none" stroke="#8fae52" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>';
  return { outline, body };
};
