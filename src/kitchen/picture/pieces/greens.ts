import { circle, ellipsePoints, leafShape, roughEllipse, roundNumbers } from '../drawing/shapes';
import type { DrawPiece } from '../drawing/svgBuilder';
import { at, darker, filled, lighter, line, oval } from '../drawing/svgElements';

/** Returns a function that draws a smooth leaf with veins: basil, mint, spinach, bay, sage. */
export const leaf =
  (length: number, width: number, colour: string): DrawPiece =>
  (brush, random) => {
    const long = length * random.between(0.85, 1.1);
    const outline = leafShape(long, width, random.between(0, 0.2));
    const half = long / 2;
    const reach = width * 0.34;
    const veins = [-0.4, -0.05, 0.3].map(
      (share) => roundNumbers`M${reach} ${half * share}L0 ${half * (share + 0.28)}L${-reach} ${half * share}`,
    );
    const rib = roundNumbers`M0 ${-half * 0.8}L0 ${half * 1.25}`;
    const body =
      filled(outline, brush.linear(lighter(colour, 0.12), darker(colour, 0.2), 60)) +
      line(rib + veins.join(''), lighter(colour, 0.4), 1.6, 0.7);
    return { outline, body };
  };

/** Returns a function that draws a ruffled leaf: lettuce, kale, chard. */
export const ruffledLeaf =
  (radius: number, colour: string, ribColour: string): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, radius * 0.8, radius, 0.13, 19);
    let ribs = roundNumbers`M0 ${radius * 0.9}C4 ${radius * 0.3} -3 0 0 ${-radius * 0.6}`;
    for (const share of [0.45, 0.1, -0.25]) {
      const reach = radius * random.between(0.4, 0.56);
      for (const side of [reach, -reach])
        ribs += roundNumbers`M0 ${radius * share}Q${side * 0.5} ${radius * share - 10} ${side} ${radius * (share - 0.35)}`;
    }
    const body =
      filled(outline, brush.shaded(colour, 0.2, 0.18)) +
      filled(roughEllipse(random, radius * 0.62, radius * 0.8, 0.14, 15), lighter(colour, 0.28), 0.5) +
      line(ribs, ribColour, 3, 0.75);
    return { outline, body };
  };

/** Returns a function that draws a tiny sprig of three lobed leaves: parsley, coriander, dill. */
export const sprig =
  (size: number, colour: string): DrawPiece =>
  (brush, random) => {
    let body = line(roundNumbers`M0 ${size}Q3 ${size * 0.4} 0 0`, darker(colour, 0.15), 2.4);
    for (const degrees of [-62, 62, 0]) {
      const lobes = roughEllipse(random, size * 0.36, size * 0.34, 0.24, 11);
      const paint = brush.linear(lighter(colour, 0.18), darker(colour, 0.15), 70);
      const vein = line(roundNumbers`M0 ${size * 0.3}V${-size * 0.16}`, lighter(colour, 0.4), 1.3, 0.7);
      body += roundNumbers`<g transform="rotate(${degrees})translate(0 ${-size * 0.45})">${filled(lobes, paint)}${vein}</g>`;
    }
    return { outline: roughEllipse(random, size * 0.66, size * 0.6, 0.18, 11), body };
  };

/** Returns a function that draws a floret of broccoli or cauliflower: a crown of buds on a pale stalk. */
export const floret =
  (radius: number, crownColour: string, stalkColour: string): DrawPiece =>
  (brush, random) => {
    const outline = roughEllipse(random, radius * 0.98, radius * 0.88, 0.1, 11);
    const [w, low] = [radius * 0.26, radius * 1.2];
    const stem = roundNumbers`M${-w} 0L${-w} ${low}Q0 ${low * 1.13} ${w} ${low}L${w} 0Z`;
    const buds = (count: number, rx: number, paint: string) =>
      ellipsePoints(count, { x: 0, y: 0, rx, ry: rx * 0.9 }, random.between(-0.3, 0.3))
        .map((place) => oval(circle(radius * random.between(0.27, 0.34), place), paint))
        .join('');
    const body =
      filled(stem, brush.linear(stalkColour, darker(stalkColour, 0.2))) +
      filled(outline, darker(crownColour, 0.3)) +
      buds(9, radius * 0.68, brush.shaded(crownColour, 0, 0.24)) +
      buds(6, radius * 0.32, brush.shaded(crownColour, 0.22, 0));
    return { outline, body };
  };

/** Returns a function that draws a spear: asparagus, green bean, spring onion stalk, baby corn. */
export const spear =
  (length: number, thickness: number, colour: string, tipColour?: string): DrawPiece =>
  (brush, random) => {
    const [half, w] = [length / 2, thickness / 2];
    const bend = random.between(-0.5, 0.5) * thickness;
    const outline = roundNumbers`M${-w} ${half}Q${bend - w} 0 ${-w * 0.9} ${-half * 0.7}Q0 ${-half * 1.15} ${w * 0.9} ${-half * 0.7}Q${bend + w} 0 ${w} ${half}Q0 ${half + w} ${-w} ${half}Z`;
    let body = filled(outline, brush.linear(lighter(colour, 0.25), darker(colour, 0.15), 0));
    if (tipColour) {
      const bud = leafShape(thickness * 2.6, thickness * 1.2);
      body += filled(bud, tipColour, 1, at({ x: 0, y: -half * 0.78 }));
    }
    const gleam = roundNumbers`M${-w * 0.4} ${half * 0.8}Q${bend - w * 0.4} 0 ${-w * 0.4} ${-half * 0.5}`;
    return { outline, body: body + line(gleam, '#fff', thickness * 0.16, 0.35) };
  };
