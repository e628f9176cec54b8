import { type Canvas, height, width } from '../drawing/canvas';
import { darker, handCutBox, lighter, num, type Point } from '../drawing/shapes';
import { sprig } from '../pieces/greens';
import type { Palette } from './palette';

const at = ({ x, y }: Point, degrees: number) =>
  `transform="translate(${num(x)} ${num(y)})rotate(${Math.round(degrees)})"`;

/** A folded napkin, with a fringe and a stripe. */
export function napkin(canvas: Canvas, middle: Point, degrees: number, colour: string): void {
  const shape = handCutBox(canvas.random, 250, 330, 0.02);
  const stripe = (x: number) =>
    `<path d="M${x} -158C${x + 6} -50 ${x - 6} 60 ${x} 158" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="7" opacity=".6"/>`;
  canvas.add(
    `<g ${at(middle, degrees)}><path d="${shape}" transform="translate(6 10)" fill="#1d0a04" opacity=".35" ${canvas.blur(14)}/>` +
      `<path d="${shape}" fill="${canvas.linear(lighter(colour, 0.14), darker(colour, 0.12), 25)}"/>${stripe(-92)}${stripe(-76)}` +
      `<path d="M-10 -160C14 -60 -18 60 8 160" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="5" opacity=".25" ${canvas.blur(9)}/></g>`,
  );
}

const fork =
  'M-15 -128C-16 -96 -17 -84 -10 -72C-6 -64 -6 -58 -6 -50L-9 128Q0 146 9 128L6 -50C6 -58 6 -64 10 -72C17 -84 16 -96 15 -128Q13 -132 11 -128L9 -92H6L5 -130Q3.5 -134 2 -130V-92H-2V-130Q-3.5 -134 -5 -130L-6 -92H-9L-11 -128Q-13 -132 -15 -128Z';
const knife = 'M-8 -134C10 -128 16 -70 12 -2L8 4L9 128Q0 146 -9 128L-8 -134Z';
const spoon =
  'M0 -140C22 -140 26 -104 20 -86C15 -72 6 -68 6 -56L9 128Q0 146 -9 128L-6 -56C-6 -68 -15 -72 -20 -86C-26 -104 -22 -140 0 -140Z';

export type Tool = 'fork' | 'knife' | 'spoon' | 'chopsticks';
const toolDrawings = { fork: fork, knife: knife, spoon: spoon };

/** A fork, a knife, a spoon or a pair of chopsticks. */
export function cutlery(canvas: Canvas, tool: Tool, middle: Point, degrees: number, metal: string): void {
  if (tool === 'chopsticks') {
    const stick = (x: number, lean: number) =>
      `<g transform="translate(${x} 0)rotate(${lean})"><path d="M-4 -190L4 -190L8 190H-8Z" transform="translate(5 8)" fill="#1d0a04" opacity=".35"/><path d="M-4 -190L4 -190L8 190H-8Z" fill="${canvas.linear('#8a4a2a', '#54291a', 0)}"/><path d="M-7.2 120L7.2 120L8 190H-8Z" fill="${metal}"/></g>`;
    canvas.add(`<g ${at(middle, degrees)}>${stick(-13, 1)}${stick(13, -3)}</g>`);
    return;
  }
  const shape = toolDrawings[tool];
  const bowlShine =
    tool === 'spoon'
      ? `<ellipse cy="-104" rx="14" ry="24" fill="${darker(metal, 0.18)}" opacity=".6"/><path d="M-9 -116Q-6 -130 2 -132" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>`
      : '';
  canvas.add(
    `<g ${at(middle, degrees)}><path d="${shape}" transform="translate(5 9)" fill="#1d0a04" opacity=".35"/>` +
      `<path d="${shape}" fill="${canvas.linear(lighter(metal, 0.45), darker(metal, 0.22), 0)}"/>${bowlShine}` +
      '<path d="M-3 -30V118" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".65"/></g>',
  );
}

/** A glass seen from above, with a drink and a slice of light. */
export function glass(canvas: Canvas, { x, y }: Point, radius: number, drink: string): void {
  const circle = (r: number, paint: string, extra = '') =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}" ${extra}/>`;
  canvas.add(
    `<ellipse cx="${num(x + 16)}" cy="${num(y + 20)}" rx="${num(radius)}" ry="${num(radius)}" fill="#1d0a04" opacity=".35" ${canvas.blur(14)}/>` +
      circle(radius, '#fff', 'opacity=".35"') +
      circle(radius * 0.86, canvas.radial(lighter(drink, 0.3), darker(drink, 0.2)), 'opacity=".92"') +
      circle(radius - 2, 'none', 'stroke="#fff" stroke-width="3.5" opacity=".75"') +
      `<path d="M${num(x - radius * 0.62)} ${num(y + radius * 0.1)}A${num(radius * 0.64)} ${num(radius * 0.64)} 0 0 1 ${num(x)} ${num(y - radius * 0.62)}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  );
}

/** A little bunch of herbs left on the table. */
export function herbBunch(canvas: Canvas, middle: Point, green = '#5f9636'): void {
  const { random } = canvas;
  const draw = sprig(34, green);
  for (let index = 0; index < 5; index += 1) {
    canvas.place(draw, middle.x + random.between(-30, 30), middle.y + random.between(-24, 24), {
      scale: random.between(0.8, 1.25),
    });
  }
}

export type Corner = 'left' | 'right' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const spots: Record<Corner, Point> = {
  left: { x: 92, y: height / 2 },
  right: { x: width - 92, y: height / 2 },
  'top-left': { x: 96, y: 96 },
  'top-right': { x: width - 96, y: 96 },
  'bottom-left': { x: 96, y: height - 96 },
  'bottom-right': { x: width - 96, y: height - 96 },
};

/** A place on the table beside the dish, never twice quite the same. */
export function spot(canvas: Canvas, corner: Corner): Point {
  const { x, y } = spots[corner];
  return { x: x + canvas.random.between(-22, 22), y: y + canvas.random.between(-22, 22) };
}

interface Setting {
  palette: Palette;
  tools: readonly Tool[];
  /** Which side the napkin and tools lie on. */
  side: 'left' | 'right';
}

/** Napkin and tools, laid before the dish so that they slip under its rim. */
export function layPlace(canvas: Canvas, { palette, tools, side }: Setting): void {
  const middle = spot(canvas, side);
  const lean = canvas.random.between(-16, 16);
  napkin(canvas, middle, lean, palette.napkin);
  tools.forEach((tool, index) => {
    const shift = (index - (tools.length - 1) / 2) * 52;
    cutlery(
      canvas,
      tool,
      { x: middle.x + shift + (side === 'left' ? -16 : 16), y: middle.y },
      lean + canvas.random.between(-3, 3),
      palette.metal,
    );
  });
}
