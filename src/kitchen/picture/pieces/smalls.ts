import type { DrawPiece } from '../drawing/canvas';
import { blob, darker, handCutBox, leafShape, lighter, num, polar } from '../drawing/shapes';

/** A small ball with a shine: pea, chickpea, blueberry, olive, cherry tomato. */
export const ball =
  (radius: number, colour: string, mark?: 'navel' | 'crown'): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius * random.between(0.9, 1), 0.04, 8);
    let body = `<path d="${outline}" fill="${brush.radial(lighter(colour, 0.32), darker(colour, 0.28))}"/>`;
    if (mark === 'navel') {
      body += `<path d="M${num(radius * 0.2)} ${num(-radius * 0.1)}Q${num(radius * 0.5)} ${num(radius * 0.2)} ${num(radius * 0.2)} ${num(radius * 0.5)}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${num(radius * 0.12)}" stroke-linecap="round" opacity=".6"/>`;
    }
    if (mark === 'crown') {
      body += `<circle r="${num(radius * 0.34)}" fill="${darker(colour, 0.5)}"/><circle r="${num(radius * 0.18)}" fill="${lighter(colour, 0.2)}"/>`;
    }
    body += `<ellipse cx="${num(-radius * 0.36)}" cy="${num(-radius * 0.42)}" rx="${num(radius * 0.26)}" ry="${num(radius * 0.16)}" fill="#fff" opacity=".6" transform="rotate(-30)"/>`;
    return { outline, body };
  };

/** A kidney-shaped bean. */
export const bean =
  (size: number, colour: string): DrawPiece =>
  (brush) => {
    const s = size;
    const outline = `M${num(-s)} 0C${num(-s)} ${num(-s * 0.8)} ${num(s)} ${num(-s * 0.8)} ${num(s)} 0C${num(s)} ${num(s * 0.6)} ${num(s * 0.4)} ${num(s * 0.5)} ${num(s * 0.2)} ${num(s * 0.28)}C0 ${num(s * 0.12)} ${num(-s * 0.1)} ${num(s * 0.16)} ${num(-s * 0.3)} ${num(s * 0.34)}C${num(-s * 0.6)} ${num(s * 0.58)} ${num(-s)} ${num(s * 0.5)} ${num(-s)} 0Z`;
    const body =
      `<path d="${outline}" fill="${brush.radial(lighter(colour, 0.22), darker(colour, 0.28))}"/>` +
      `<path d="M${num(-s * 0.6)} ${num(-s * 0.2)}Q0 ${num(-s * 0.6)} ${num(s * 0.4)} ${num(-s * 0.3)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${num(s * 0.16)}" stroke-linecap="round"/>`;
    return { outline, body };
  };

/** Many tiny things in a heap: rice, quinoa, couscous, lentils, corn, oats, mince. */
export const heap =
  (spread: number, count: number, long: number, short: number, colour: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const tones = [darker(colour, 0.12), colour, lighter(colour, 0.12), lighter(colour, 0.4)];
    const ground = `<path d="${blob(random, spread * 0.96, spread * 0.96, 0.1, 12)}" fill="${darker(colour, 0.14)}" opacity=".45"/>`;
    // Each grain is a stroke with round ends; the palest lie on top.
    const strokes = tones.map((tone) => {
      let grains = '';
      for (let index = 0; index < count / tones.length; index += 1) {
        const { x, y } = polar(random.between(0, 6.28), spread * Math.sqrt(random.next()));
        const { x: dx, y: dy } = polar(random.between(0, 3.14), Math.max(0.1, (long - short) * 2));
        grains += `M${num(x - dx / 2)} ${num(y - dy / 2)}l${num(dx)} ${num(dy)}`;
      }
      return `<path d="${grains}" stroke="${tone}"/>`;
    });
    const body = `${ground}<g fill="none" stroke-width="${num(short * 2)}" stroke-linecap="round">${strokes.join('')}</g>`;
    return { outline: blob(random, spread, spread, 0.1, 12), body };
  };

/** A raspberry or blackberry: a cluster of beads. */
export const beadBerry =
  (radius: number, colour: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius * 1.08, 0.06);
    let body = `<path d="${outline}" fill="${darker(colour, 0.4)}"/>`;
    const bead = (x: number, y: number) =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.29)}" fill="${brush.radial(lighter(colour, 0.35), darker(colour, 0.12))}"/>`;
    for (let index = 0; index < 9; index += 1) {
      const { x, y } = polar((index / 9) * 6.28, radius * 0.74);
      body += bead(x, y);
    }
    for (let index = 0; index < 5; index += 1) {
      const { x, y } = polar((index / 5) * 6.28 + 0.3, radius * 0.36);
      body += bead(x, y);
    }
    return { outline, body: body + bead(0, 0) };
  };

/** An almond, cashew or seed: a tear with fine grooves. */
export const nut =
  (length: number, width: number, colour: string): DrawPiece =>
  (brush) => {
    const outline = leafShape(length, width, 0.15);
    const grooves = [-0.22, 0, 0.22].map(
      (x) =>
        `M${num(width * x)} ${num(length * 0.36)}Q${num(width * x * 1.6)} 0 ${num(width * x * 0.4)} ${num(-length * 0.34)}`,
    );
    const body =
      `<path d="${outline}" fill="${brush.radial(lighter(colour, 0.25), darker(colour, 0.25))}"/>` +
      `<path d="${grooves.join('')}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="1.4" opacity=".55"/>`;
    return { outline, body };
  };

/** A walnut half, folded like a little brain. */
export const walnut: DrawPiece = (brush) => {
  const outline = blob(brush.random, 21, 18, 0.12, 11);
  const body =
    `<path d="${outline}" fill="${brush.radial('#dca566', '#8a5426')}"/>` +
    '<path d="M0 -16V16M-4 -10Q-14 -12 -15 -4Q-8 -3 -5 -1M-4 10Q-13 12 -15 5M4 -10Q14 -12 15 -4Q8 -3 5 -1M4 10Q13 12 15 5" fill="none" stroke="#6d3d19" stroke-width="2.6" stroke-linecap="round"/>';
  return { outline, body };
};

/** A soft spoonful: yogurt, cream, mozzarella, ricotta, mash. */
export const dollop =
  (radius: number, colour: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = blob(random, radius, radius * 0.9, 0.1, 9);
    const swirl = `M${num(-radius * 0.55)} ${num(radius * 0.1)}C${num(-radius * 0.5)} ${num(-radius * 0.6)} ${num(radius * 0.6)} ${num(-radius * 0.5)} ${num(radius * 0.5)} ${num(radius * 0.1)}C${num(radius * 0.4)} ${num(radius * 0.5)} ${num(-radius * 0.2)} ${num(radius * 0.4)} ${num(-radius * 0.1)} 0`;
    const body =
      `<path d="${outline}" fill="${brush.radial('#ffffff', darker(colour, 0.1))}"/>` +
      `<path d="${swirl}" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="${num(radius * 0.12)}" stroke-linecap="round" opacity=".55"/>`;
    return { outline, body };
  };

/** A thin shaving or flake: parmesan, coconut, almond, garlic chip. */
export const flake =
  (length: number, width: number, colour: string): DrawPiece =>
  (brush) => {
    const { random } = brush;
    const outline = handCutBox(random, length, width, 0.12);
    return {
      outline,
      body: `<path d="${outline}" fill="${brush.linear(lighter(colour, 0.5), darker(colour, 0.08), 30)}"/>`,
    };
  };

/** A tube of pasta seen from above. */
export const tube =
  (length: number, thick: number, colour: string): DrawPiece =>
  (brush) => {
    const [h, w] = [length / 2, thick / 2];
    const slant = w * 0.7;
    const outline = `M${num(-h - slant)} ${num(w)}L${num(-h + slant)} ${num(-w)}Q0 ${num(-w * 1.25)} ${num(h + slant)} ${num(-w)}L${num(h - slant)} ${num(w)}Q0 ${num(w * 0.75)} ${num(-h - slant)} ${num(w)}Z`;
    const ridges = [-0.45, 0, 0.4].map((y) => `M${num(-h + 3)} ${num(w * y)}H${num(h - 4)}`).join('');
    const body =
      `<path d="${outline}" fill="${brush.linear(lighter(colour, 0.35), darker(colour, 0.16))}"/>` +
      `<path d="${ridges}" stroke="${darker(colour, 0.28)}" stroke-width="1.6" opacity=".5"/>` +
      `<ellipse cx="${num(h - 1)}" rx="${num(w * 0.42)}" ry="${num(w * 0.86)}" fill="${darker(colour, 0.5)}" transform="rotate(24 ${num(h)} 0)"/>`;
    return { outline, body };
  };

/** A tile of chocolate. */
export const tile =
  (size: number, colour: string): DrawPiece =>
  (brush) => {
    const outline = handCutBox(brush.random, size, size * 0.9, 0.03);
    const inner = handCutBox(brush.random, size * 0.68, size * 0.58, 0.02);
    const body =
      `<path d="${outline}" fill="${brush.linear(lighter(colour, 0.12), darker(colour, 0.3))}"/>` +
      `<path d="${inner}" fill="${brush.linear(lighter(colour, 0.28), colour)}"/>`;
    return { outline, body };
  };
