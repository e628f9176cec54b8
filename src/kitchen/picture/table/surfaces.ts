import { type Canvas, height, width } from '../drawing/canvas';
import { darker, lighter, mix } from '../drawing/colours';
import { rounded } from '../drawing/shapes';
import type { Palette, Surface } from './palette';

const sheet = (paint: string, extra = '') =>
  `<rect width="${width}" height="${height}" fill="${paint}"${extra}/>`;

function wood(canvas: Canvas, { table, tableDetail }: Palette): void {
  const { random } = canvas;
  canvas.add(sheet(table));
  const planks = 5;
  const tall = height / planks;
  for (let plank = 0; plank < planks; plank += 1) {
    const top = plank * tall;
    const tone = random.chance(0.5)
      ? lighter(table, random.between(0, 0.14))
      : darker(table, random.between(0, 0.1));
    canvas.add(rounded`<rect y="${top}" width="${width}" height="${tall}" fill="${tone}"/>`);
    for (let grain = 0; grain < 9; grain += 1) {
      const y = top + random.between(6, tall - 6);
      const [a, b] = [y + random.between(-7, 7), y + random.between(-7, 7)];
      const from = random.between(-200, 600);
      const style = rounded`stroke-width="${random.between(0.8, 2.4)}" opacity="${random.between(0.2, 0.5)}"`;
      canvas.add(
        rounded`<path d="M${from} ${y}C${from + 160} ${a} ${from + 320} ${b} ${from + random.between(380, 700)} ${y}" fill="none" stroke="${tableDetail}" ${style}/>`,
      );
    }
    canvas.add(
      rounded`<path d="M0 ${top}H${width}" stroke="${darker(tableDetail, 0.45)}" stroke-width="3" opacity=".6"/><path d="M0 ${top + 3}H${width}" stroke="#fff" stroke-width="1.5" opacity=".16"/>`,
    );
    const joint = random.between(80, width - 80);
    canvas.add(
      rounded`<path d="M${joint} ${top}v${tall}" stroke="${darker(tableDetail, 0.4)}" stroke-width="2" opacity=".45"/>`,
    );
  }
}

function linen(canvas: Canvas, { table, tableDetail }: Palette): void {
  const weave = `<path d="M0 2H8M0 6H8" stroke="${tableDetail}" stroke-width="1" opacity=".55"/><path d="M2 0V8M6 0V8" stroke="${lighter(table, 0.3)}" stroke-width="1" opacity=".4"/>`;
  canvas.add(sheet(table) + sheet(canvas.pattern(8, canvas.random.whole(-14, 14), weave)));
  for (let fold = 0; fold < 3; fold += 1) {
    const x = canvas.random.between(-100, width);
    const path = rounded`M${x} -40C${x + 60} 200 ${x - 30} 460 ${x + 90} 760`;
    canvas.add(
      `<g ${canvas.blur(9)} fill="none"><path d="${path}" stroke="${darker(table, 0.4)}" stroke-width="16" opacity=".16"/><path d="${path}" transform="translate(-18 0)" stroke="#fff" stroke-width="14" opacity=".18"/></g>`,
    );
  }
}

function marble(canvas: Canvas, { table, tableDetail }: Palette): void {
  const { random } = canvas;
  canvas.add(sheet(canvas.linear(lighter(table, 0.4), darker(table, 0.05), 35)));
  for (let vein = 0; vein < 9; vein += 1) {
    let [x, y] = [random.between(-80, width * 0.8), random.between(-60, height)];
    let path = rounded`M${x} ${y}`;
    for (let step = 0; step < 5; step += 1) {
      x += random.between(60, 150);
      y += random.between(-50, 95);
      path += rounded`Q${x - random.between(20, 80)} ${y + random.between(-40, 40)} ${x} ${y}`;
    }
    canvas.add(
      rounded`<path d="${path}" fill="none" stroke="${tableDetail}" stroke-width="${random.between(6, 16)}" opacity=".14" ${canvas.blur(6)}/><path d="${path}" fill="none" stroke="${tableDetail}" stroke-width="${random.between(0.8, 2)}" opacity=".55"/>`,
    );
  }
}

function slate(canvas: Canvas, { table, tableDetail }: Palette): void {
  const { random } = canvas;
  canvas.add(sheet(canvas.radial(lighter(table, 0.1), darker(table, 0.3))));
  for (let mark = 0; mark < 46; mark += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    canvas.add(
      rounded`<path d="M${x} ${y}q${random.between(20, 70)} ${random.between(-12, 12)} ${random.between(60, 150)} ${random.between(-16, 16)}" fill="none" stroke="${tableDetail}" stroke-width="${random.between(0.8, 3)}" opacity="${random.between(0.2, 0.5)}"/>`,
    );
  }
}

function gingham(canvas: Canvas, { table, tableDetail }: Palette): void {
  const half = mix(table, tableDetail, 0.5);
  const check = `<path d="M0 0H64V64H0Z" fill="${table}"/><path d="M0 0H32V64H0Z" fill="${half}" opacity=".75"/><path d="M0 0H64V32H0Z" fill="${half}" opacity=".75"/><path d="M0 0H32V32H0Z" fill="${tableDetail}" opacity=".8"/>`;
  const weave = '<path d="M0 1H4M0 3H4" stroke="#fff" stroke-width=".8" opacity=".22"/>';
  const turn = canvas.random.pick([-12, 8, 45] as const);
  canvas.add(sheet(canvas.pattern(64, turn, check)) + sheet(canvas.pattern(4, turn, weave)));
}

function tiles(canvas: Canvas, { table, tableDetail }: Palette): void {
  const accent = mix(table, tableDetail, 0.55);
  const tile =
    `<path d="M0 0H120V120H0Z" fill="${table}"/><path d="M60 14C74 40 80 46 106 60C80 74 74 80 60 106C46 80 40 74 14 60C40 46 46 40 60 14Z" fill="${accent}" opacity=".55"/>` +
    `<circle cx="60" cy="60" r="11" fill="${table}"/><path d="M0 0h24a24 24 0 0 1-24 24ZM120 0v24a24 24 0 0 1-24-24ZM0 120v-24a24 24 0 0 1 24 24ZM120 120h-24a24 24 0 0 1 24-24Z" fill="${tableDetail}" opacity=".6"/>` +
    `<path d="M0 0H120M0 0V120" stroke="${lighter(table, 0.5)}" stroke-width="4" opacity=".7"/><path d="M3 3H118" stroke="#fff" stroke-width="2" opacity=".3"/>`;
  canvas.add(sheet(canvas.pattern(120, canvas.random.pick([0, 45, 20] as const), tile)));
}

function kraft(canvas: Canvas, { table, tableDetail }: Palette): void {
  const { random } = canvas;
  canvas.add(sheet(canvas.linear(lighter(table, 0.1), darker(table, 0.06), 30)));
  let fibres = '';
  for (let fibre = 0; fibre < 150; fibre += 1) {
    fibres += `M${Math.round(random.between(0, width))} ${Math.round(random.between(0, height))}l${Math.round(random.between(-13, 13))} ${Math.round(random.between(-7, 7))}`;
  }
  canvas.add(`<path d="${fibres}" stroke="${tableDetail}" stroke-width="1.4" opacity=".6"/>`);
  for (let crease = 0; crease < 3; crease += 1) {
    const x = random.between(0, width);
    canvas.add(
      rounded`<path d="M${x} 0L${x + random.between(-120, 120)} ${height}" stroke="#fff" stroke-width="3" opacity=".2"/>`,
    );
  }
}

const surfaces: Record<Surface, (canvas: Canvas, palette: Palette) => void> = {
  wood,
  linen,
  marble,
  slate,
  gingham,
  tiles,
  kraft,
};

/** Lays the table the dish stands on. */
export function drawTable(canvas: Canvas, palette: Palette): void {
  surfaces[palette.surface](canvas, palette);
}

/** Window light from the upper left and a quiet falling off in the far corner: drawn last, over everything. */
export function drawLight(canvas: Canvas): void {
  const light = canvas.linear('#fff3d6', '#fff3d6', 40);
  canvas.add(
    `<ellipse cx="160" cy="80" rx="520" ry="340" fill="${light}" opacity=".15" ${canvas.blur(90)}/>`,
  );
  canvas.add(
    `<path d="M${width} 250V${height}H330Q860 640 ${width} 250Z" fill="#2a0d06" opacity=".13" ${canvas.blur(80)}/>`,
  );
}
