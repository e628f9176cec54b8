import type { Canvas } from '../drawing/canvas';
import { darker, handCutBox, lighter, num, type Point } from '../drawing/shapes';

/** The part of a vessel that holds food: an ellipse, or a box when `square`. */
export interface Well extends Point {
  rx: number;
  ry: number;
  square?: boolean;
}

const round = ({ x, y, rx, ry }: Well, paint: string, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}" ${extra}/>`;

const grown = (well: Well, by: number): Well => ({ ...well, rx: well.rx + by, ry: well.ry + by });

const box = ({ x, y, rx, ry }: Well, radius: number, paint: string, extra = '') =>
  `<rect x="${num(x - rx)}" y="${num(y - ry)}" width="${num(rx * 2)}" height="${num(ry * 2)}" rx="${radius}" fill="${paint}" ${extra}/>`;

/** The markup of a well's own outline, for clipping what would spill over. */
export const wellShape = (well: Well): string => (well.square ? box(well, 26, '#000') : round(well, '#000'));

/** A soft shadow on the table, falling away from the window. */
function castShadow(canvas: Canvas, shape: Well, lift = 14): void {
  const fallen = { ...shape, x: shape.x + lift * 0.6, y: shape.y + lift };
  const style = `opacity=".42" ${canvas.blur(14)}`;
  canvas.add(shape.square ? box(fallen, 30, '#1d0a04', style) : round(fallen, '#1d0a04', style));
}

/** The crescent of light on a glazed rim. */
function rimLight(canvas: Canvas, { x, y, rx, ry }: Well, width: number, opacity = 0.7): void {
  const [x1, y1, x2, y2] = [x - rx * 0.94, y - ry * 0.34, x - rx * 0.1, y - ry * 0.995];
  canvas.add(
    `<path d="M${num(x1)} ${num(y1)}A${num(rx)} ${num(ry)} 0 0 1 ${num(x2)} ${num(y2)}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
}

/** A flat plate with a painted line on its rim. */
export function plate(canvas: Canvas, { x, y }: Point, radius: number, colour: string, line: string): Well {
  const outer = { x, y, rx: radius, ry: radius };
  castShadow(canvas, outer);
  canvas.add(round(outer, canvas.linear(lighter(colour, 0.3), darker(colour, 0.14), 50)));
  canvas.add(round(grown(outer, -7), 'none', `stroke="${line}" stroke-width="4" opacity=".85"`));
  canvas.add(round(grown(outer, -15), 'none', `stroke="${line}" stroke-width="1.4" opacity=".6"`));
  rimLight(canvas, grown(outer, -radius * 0.12), 5, 0.5);
  const well = grown(outer, -radius * 0.22);
  canvas.add(round(grown(well, 3), darker(colour, 0.2), 'opacity=".55"'));
  canvas.add(round(well, canvas.linear(darker(colour, 0.06), lighter(colour, 0.35), 50)));
  return grown(well, -6);
}

/** A deep bowl; its inside is in shade near the window. */
export function bowl(canvas: Canvas, { x, y }: Point, radius: number, colour: string, line: string): Well {
  const outer = { x, y, rx: radius, ry: radius };
  castShadow(canvas, outer, 20);
  canvas.add(round(outer, canvas.linear(lighter(colour, 0.35), darker(colour, 0.28), 55)));
  canvas.add(round(grown(outer, -5), 'none', `stroke="${line}" stroke-width="5" opacity=".9"`));
  const inside = grown(outer, -radius * 0.08);
  canvas.add(round(inside, canvas.linear(darker(colour, 0.38), lighter(colour, 0.1), 55)));
  rimLight(canvas, grown(outer, -2), 3.5);
  return grown(inside, -radius * 0.05);
}

/** A cast-iron pan with its handle at an angle (degrees, 0 points right). */
export function pan(canvas: Canvas, { x, y }: Point, radius: number, degrees: number): Well {
  const outer = { x, y, rx: radius, ry: radius };
  const handle = 'M0 -26C60 -24 120 -20 230 -19A22 22 0 0 1 230 25C120 24 60 26 0 28Z';
  const turn = `transform="translate(${num(x)} ${num(y)})rotate(${degrees})translate(${num(radius - 12)} 0)"`;
  canvas.add(
    `<g ${turn}><path d="${handle}" transform="translate(6 12)" fill="#1d0a04" opacity=".4" ${canvas.blur(14)}/><path d="${handle}" fill="${canvas.linear('#4b4547', '#262123')}"/><path d="M20 -14C90 -12 140 -10 220 -9" stroke="#8a8284" stroke-width="3" fill="none" opacity=".6" stroke-linecap="round"/><ellipse cx="222" cy="3" rx="13" ry="7" fill="#141011"/></g>`,
  );
  castShadow(canvas, outer, 18);
  canvas.add(round(outer, canvas.linear('#565052', '#221d1f', 50)));
  rimLight(canvas, grown(outer, -3), 4, 0.4);
  const well = grown(outer, -15);
  canvas.add(round(well, canvas.linear('#1a1517', '#3d3739', 50)));
  return grown(well, -8);
}

/** An enamelled pot with two handles. */
export function pot(canvas: Canvas, { x, y }: Point, radius: number, colour: string): Well {
  const outer = { x, y, rx: radius, ry: radius };
  for (const side of [-1, 1]) {
    const at = `transform="translate(${num(x + side * (radius + 4))} ${num(y)})"`;
    canvas.add(
      `<g ${at}><rect x="-34" y="-68" width="68" height="136" rx="30" fill="${canvas.linear(lighter(colour, 0.15), darker(colour, 0.35))}"/><rect x="${side > 0 ? -20 : -10}" y="-44" width="30" height="88" rx="14" fill="${darker(colour, 0.72)}" opacity=".8"/></g>`,
    );
  }
  castShadow(canvas, outer, 22);
  canvas.add(round(outer, canvas.linear(lighter(colour, 0.28), darker(colour, 0.35), 50)));
  const inside = grown(outer, -13);
  canvas.add(round(inside, canvas.linear('#c9bda9', '#fbf3e4', 50)));
  rimLight(canvas, grown(outer, -4), 4.5);
  return grown(inside, -12);
}

/** A baking tray, lined with paper when `paper`. */
export function tray(canvas: Canvas, { x, y }: Point, width: number, height: number, paper = true): Well {
  const outer: Well = { x, y, rx: width / 2, ry: height / 2, square: true };
  castShadow(canvas, outer, 16);
  canvas.add(box(outer, 34, canvas.linear('#8d8a88', '#55504f', 40)));
  canvas.add(box(grown(outer, -5), 30, 'none', 'stroke="#d3cfcb" stroke-width="2.5" opacity=".7"'));
  const well = grown(outer, -18);
  canvas.add(box(well, 24, canvas.linear('#3f3a39', '#6d6866', 40)));
  if (paper) {
    const sheet = handCutBox(canvas.random, well.rx * 2 - 6, well.ry * 2 - 6, 0.008);
    canvas.add(
      `<path transform="translate(${num(x)} ${num(y)})" d="${sheet}" fill="${canvas.linear('#f3e2c2', '#dcc297', 40)}"/>`,
    );
  }
  return grown(well, -22);
}

/** An oval ovenproof dish with ears. */
export function ovenDish(canvas: Canvas, { x, y }: Point, rx: number, ry: number, colour: string): Well {
  const outer = { x, y, rx, ry };
  canvas.add(
    box({ x, y, rx: rx + 42, ry: 52 }, 34, canvas.linear(lighter(colour, 0.1), darker(colour, 0.3))),
  );
  castShadow(canvas, outer, 18);
  canvas.add(round(outer, canvas.linear(lighter(colour, 0.25), darker(colour, 0.3), 50)));
  const inside = grown(outer, -16);
  canvas.add(round(inside, canvas.linear(darker(colour, 0.5), darker(colour, 0.1), 50)));
  rimLight(canvas, grown(outer, -5), 4.5);
  return grown(inside, -6);
}

/** A wooden board, round or long, with its growth rings. */
export function board(
  canvas: Canvas,
  { x, y }: Point,
  rx: number,
  ry: number,
  square: boolean,
  colour = '#c68f58',
): Well {
  const outer: Well = { x, y, rx, ry, square };
  castShadow(canvas, outer, 14);
  const draw = square ? (well: Well, paint: string, extra = '') => box(well, 40, paint, extra) : round;
  canvas.add(draw(grown({ ...outer, y: y + 5 }, 0), darker(colour, 0.4)));
  canvas.add(draw(outer, canvas.linear(lighter(colour, 0.22), darker(colour, 0.1), 30)));
  canvas.group(canvas.clip(draw(outer, '#000')), () => {
    for (let line = -ry + 16; line < ry; line += canvas.random.between(18, 34)) {
      const sway = canvas.random.between(-14, 14);
      canvas.add(
        `<path d="M${num(x - rx)} ${num(y + line)}C${num(x - rx * 0.3)} ${num(y + line + sway)} ${num(x + rx * 0.3)} ${num(y + line - sway)} ${num(x + rx)} ${num(y + line + sway * 0.5)}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${num(canvas.random.between(1, 3))}" opacity=".4"/>`,
      );
    }
  });
  canvas.add(draw(grown(outer, -4), 'none', 'stroke="#fff" stroke-width="2.5" opacity=".25"'));
  return grown(outer, square ? -30 : -26);
}

/** A small dip bowl, filled. */
export function dipBowl(canvas: Canvas, at: Point, radius: number, colour: string, filling: string): void {
  const well = bowl(canvas, at, radius, colour, darker(colour, 0.25));
  canvas.add(round(well, canvas.radial(lighter(filling, 0.3), darker(filling, 0.12))));
  const r = well.rx;
  canvas.add(
    `<path d="M${num(at.x - r * 0.5)} ${num(at.y + r * 0.1)}C${num(at.x - r * 0.4)} ${num(at.y - r * 0.6)} ${num(at.x + r * 0.6)} ${num(at.y - r * 0.5)} ${num(at.x + r * 0.45)} ${num(at.y + r * 0.15)}C${num(at.x + r * 0.3)} ${num(at.y + r * 0.5)} ${num(at.x - r * 0.2)} ${num(at.y + r * 0.4)} ${num(at.x - r * 0.1)} ${num(at.y)}" fill="none" stroke="${darker(filling, 0.22)}" stroke-width="${num(r * 0.1)}" stroke-linecap="round" opacity=".5"/>`,
  );
}

/** Fills a well with something smooth: soup, sauce, cream, batter. */
export function pour(canvas: Canvas, well: Well, colour: string): void {
  canvas.add(
    wellShape(well).replace(
      'fill="#000"',
      `fill="${canvas.radial(lighter(colour, 0.16), darker(colour, 0.16))}"`,
    ),
  );
  canvas.add(
    wellShape(grown(well, -3)).replace(
      'fill="#000"',
      `fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="3" opacity=".5"`,
    ),
  );
}
