import type { Random } from '@/lib/random';
import { circle, roundNumbers } from '../drawing/shapes';
import { canvasHeightPx, canvasWidthPx, type SvgBuilder } from '../drawing/svgBuilder';
import { darker, filled, lighter, line, mix, oval } from '../drawing/svgElements';
import type { Palette } from './palette';

const fillCanvas = (paint: string) => filled(`M0 0H${canvasWidthPx}V${canvasHeightPx}H0Z`, paint);

function wood(svg: SvgBuilder, { table, tableDetail }: Palette, random: Random): void {
  const tall = canvasHeightPx / 5;
  for (let top = 0; top < canvasHeightPx; top += tall) {
    const tone = random.chance(0.5)
      ? lighter(table, random.between(0, 0.14))
      : darker(table, random.between(0, 0.1));
    svg.add(filled(`M0 ${top}H${canvasWidthPx}v${tall}H0Z`, tone));
    for (let grain = 0; grain < 9; grain += 1) {
      const y = top + random.between(6, tall - 6);
      const [a, b] = [y + random.between(-7, 7), y + random.between(-7, 7)];
      const [from, to] = [random.between(-200, 600), random.between(380, 700)];
      const path = roundNumbers`M${from} ${y}C${from + 160} ${a} ${from + 320} ${b} ${from + to} ${y}`;
      svg.add(line(path, tableDetail, random.between(0.8, 2.4), random.between(0.2, 0.5)));
    }
    svg.add(line(`M0 ${top}H${canvasWidthPx}`, darker(tableDetail, 0.45), 3, 0.6));
    svg.add(line(`M0 ${top + 3}H${canvasWidthPx}`, '#fff', 1.5, 0.16));
    const joint = roundNumbers`M${random.between(80, canvasWidthPx - 80)} ${top}v${tall}`;
    svg.add(line(joint, darker(tableDetail, 0.4), 2, 0.45));
  }
}

function linen(svg: SvgBuilder, { table, tableDetail }: Palette, random: Random): void {
  const weave =
    line('M0 2H8M0 6H8', tableDetail, 1, 0.55) + line('M2 0V8M6 0V8', lighter(table, 0.3), 1, 0.4);
  svg.add(fillCanvas(table) + fillCanvas(svg.pattern(8, random.integer(-14, 14), weave)));
  for (let fold = 0; fold < 3; fold += 1) {
    const x = random.between(-100, canvasWidthPx);
    const path = roundNumbers`M${x} -40C${x + 60} 200 ${x - 30} 460 ${x + 90} 760`;
    svg.add(line(path, darker(table, 0.4), 16, 0.16, '', svg.blur(9)));
    svg.add(line(path, '#fff', 14, 0.18, 'translate(-18 0)', svg.blur(9)));
  }
}

function marble(svg: SvgBuilder, { table, tableDetail }: Palette, random: Random): void {
  svg.add(fillCanvas(svg.linear(lighter(table, 0.4), darker(table, 0.05), 35)));
  for (let vein = 0; vein < 9; vein += 1) {
    let [x, y] = [random.between(-80, canvasWidthPx * 0.8), random.between(-60, canvasHeightPx)];
    let path = roundNumbers`M${x} ${y}`;
    for (let step = 0; step < 5; step += 1) {
      x += random.between(60, 150);
      y += random.between(-50, 95);
      path += roundNumbers`Q${x - random.between(20, 80)} ${y + random.between(-40, 40)} ${x} ${y}`;
    }
    svg.add(line(path, tableDetail, random.between(6, 16), 0.14, '', svg.blur(6)));
    svg.add(line(path, tableDetail, random.between(0.8, 2), 0.55));
  }
}

function gingham(svg: SvgBuilder, { table, tableDetail }: Palette): void {
  const half = mix(table, tableDetail, 0.5);
  const check =
    filled('M0 0H64V64H0Z', table) +
    filled('M0 0H32V64H0Z', half, 0.75) +
    filled('M0 0H64V32H0Z', half, 0.75) +
    filled('M0 0H32V32H0Z', tableDetail, 0.8);
  const turn = svg.random.pick([-12, 8, 45] as const);
  svg.add(fillCanvas(svg.pattern(64, turn, check)));
  svg.add(fillCanvas(svg.pattern(4, turn, line('M0 1H4M0 3H4', '#fff', 0.8, 0.22))));
}

function tiles(svg: SvgBuilder, { table, tableDetail }: Palette): void {
  const star = 'M60 14C74 40 80 46 106 60C80 74 74 80 60 106C46 80 40 74 14 60C40 46 46 40 60 14Z';
  const corners =
    'M0 0h24a24 24 0 0 1-24 24ZM120 0v24a24 24 0 0 1-24-24ZM0 120v-24a24 24 0 0 1 24 24ZM120 120h-24a24 24 0 0 1 24-24Z';
  const tile =
    filled('M0 0H120V120H0Z', table) +
    filled(star, mix(table, tableDetail, 0.55), 0.55) +
    oval(circle(11, { x: 60, y: 60 }), table) +
    filled(corners, tableDetail, 0.6) +
    line('M0 0H120M0 0V120', lighter(table, 0.5), 4, 0.7) +
    line('M3 3H118', '#fff', 2, 0.3);
  svg.add(fillCanvas(svg.pattern(120, svg.random.pick([0, 45, 20] as const), tile)));
}

const surfaces = { wood, linen, marble, gingham, tiles };

export function drawTable(svg: SvgBuilder, palette: Palette): void {
  surfaces[palette.surface](svg, palette, svg.random);
}

/** Draws window light from the upper left and shade in the opposite corner. Call it last. */
export function drawLight(svg: SvgBuilder): void {
  svg.add(oval({ x: 160, y: 80, rx: 520, ry: 340 }, '#fff3d6', 0.15, 0, svg.blur(90)));
  const corner = `M${canvasWidthPx} 250V${canvasHeightPx}H330Q860 640 ${canvasWidthPx} 250Z`;
  svg.add(filled(corner, '#2a0d06', 0.13, '', svg.blur(80)));
}
