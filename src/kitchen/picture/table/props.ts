import { handCutBox, type Point } from '../drawing/shapes';
import { canvasHeightPx, canvasWidthPx, type SvgBuilder } from '../drawing/svgBuilder';
import { at, darker, filled, lighter, line } from '../drawing/svgElements';
import type { Palette } from './palette';

/** A folded napkin, with two stripes. */
export function napkin(svg: SvgBuilder, middle: Point, degrees: number, colour: string): void {
  const shape = handCutBox(svg.random, 250, 330, 0.02);
  const stripes = [-92, -76].map((x) => `M${x} -158C${x + 6} -50 ${x - 6} 60 ${x} 158`).join('');
  svg.group(`transform="${at(middle, degrees)}"`, () => {
    svg.add(filled(shape, '#1d0a04', 0.35, 'translate(6 10)', svg.blur(14)));
    svg.add(filled(shape, svg.linear(lighter(colour, 0.14), darker(colour, 0.12), 25)));
    svg.add(line(stripes, lighter(colour, 0.45), 7, 0.6));
  });
}

const fork =
  'M-15 -128C-16 -96 -17 -84 -10 -72C-6 -64 -6 -58 -6 -50L-9 128Q0 146 9 128L6 -50C6 -58 6 -64 10 -72C17 -84 16 -96 15 -128Q13 -132 11 -128L9 -92H6L5 -130Q3.5 -134 2 -130V-92H-2V-130Q-3.5 -134 -5 -130L-6 -92H-9L-11 -128Q-13 -132 -15 -128Z';
const knife = 'M-8 -134C10 -128 16 -70 12 -2L8 4L9 128Q0 146 -9 128L-8 -134Z';
const spoon =
  'M0 -140C22 -140 26 -104 20 -86C15 -72 6 -68 6 -56L9 128Q0 146 -9 128L-6 -56C-6 -68 -15 -72 -20 -86C-26 -104 -22 -140 0 -140Z';

export type Cutlery = 'fork' | 'knife' | 'spoon' | 'chopsticks';
const cutleryOutlines = { fork, knife, spoon };

export function cutlery(svg: SvgBuilder, tool: Cutlery, middle: Point, degrees: number, metal: string): void {
  const laid = (shape: string, paint: string, lean = '') =>
    filled(shape, '#1d0a04', 0.35, `translate(5 9)${lean}`) + filled(shape, paint, 1, lean);
  svg.group(`transform="${at(middle, degrees)}"`, () => {
    if (tool === 'chopsticks') {
      for (const lean of ['translate(-13 0)rotate(1)', 'translate(13 0)rotate(-3)']) {
        svg.add(laid('M-4 -190L4 -190L8 190H-8Z', svg.linear('#8a4a2a', '#54291a', 0), lean));
        svg.add(filled('M-7.2 120L7.2 120L8 190H-8Z', metal, 1, lean));
      }
      return;
    }
    svg.add(laid(cutleryOutlines[tool], svg.linear(lighter(metal, 0.45), darker(metal, 0.22), 0)));
    svg.add(line('M-3 -30V118', '#fff', 2.5, 0.65));
  });
}

const spots = {
  left: { x: 92, y: canvasHeightPx / 2 }, right: { x: canvasWidthPx - 92, y: canvasHeightPx / 2 },
  'top-left': { x: 96, y: 96 }, 'top-right': { x: canvasWidthPx - 96, y: 96 },
  'bottom-left': { x: 96, y: canvasHeightPx - 96 }, 'bottom-right': { x: canvasWidthPx - 96, y: canvasHeightPx - 96 },
}; // biome-ignore format: rows
export type Corner = keyof typeof spots;

/** Returns a random point near a corner or side of the table. */
export function spot(svg: SvgBuilder, corner: Corner): Point {
  const { x, y } = spots[corner];
  return { x: x + svg.random.between(-22, 22), y: y + svg.random.between(-22, 22) };
}

/** Draws a napkin and cutlery. Call it before the dish, whose rim covers them. */
export function layPlace(svg: SvgBuilder, palette: Palette, tools: readonly Cutlery[]): void {
  const side = svg.random.pick(['left', 'right'] as const);
  const middle = spot(svg, side);
  const lean = svg.random.between(-16, 16);
  napkin(svg, middle, lean, palette.napkin);
  tools.forEach((tool, index) => {
    const x = middle.x + (index - (tools.length - 1) / 2) * 52 + (side === 'left' ? -16 : 16);
    cutlery(svg, tool, { x, y: middle.y }, lean + svg.random.between(-3, 3), palette.metal);
  });
}
