import { blob, num } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { glass, spot } from '../table/props';
import { dipBowl } from '../table/vessels';
import { at, setBoard, slab } from './boardSetting';
import { fill, inset, only, type Scene } from './compose';
import { browning, flecks, freshHerbs } from './garnish';

const without = (looks: readonly Look[], ...gone: Look[]) => looks.filter((look) => !gone.includes(look));

/** Three open tacos with lime. */
export function tacos(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const well = setBoard(scene, true);
  const lean = canvas.random.between(-12, 12);
  for (const column of [-1, 0, 1]) {
    const place = {
      x: well.x + column * 244,
      y: well.y + canvas.random.between(-14, 14) - (column ? 0 : 10),
    };
    const shape = blob(canvas.random, 132, 172, 0.03, 12);
    slab(scene, shape, at(place, lean), '#d9a85a', '#f5dda4');
    browning(canvas, { ...place, rx: 112, ry: 150 }, '#a86a26', 9, 15);
    const filling = { ...place, rx: 84, ry: 150 };
    fill(canvas, filling, only(scene, ['leaf'], [lookOf('lettuce')]).slice(0, 1), {
      cover: 0.7,
      scale: 0.8,
    });
    fill(canvas, inset(filling, 8), without(solids, lookOf('lime')).slice(0, 5), {
      cover: 2.1,
      scale: 1,
    });
    flecks(canvas, filling, '#4f8a32', 14, 4);
    flecks(canvas, filling, '#c2301d', 8, 4);
  }
  freshHerbs(scene, well, 5);
  for (const corner of [
    { x: well.x - 122, y: well.y + 214 },
    { x: well.x + 124, y: well.y + 208 },
  ])
    canvas.place(lookOf('lime').draw, corner.x, corner.y, { scale: 1.2 });
  dipBowl(canvas, { x: well.x + 122, y: well.y - 218 }, 58, palette.bowl, '#c8402a');
}

/** Four skewers across the board with a dip. */
export function skewers(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const well = setBoard(scene, true);
  const lean = canvas.random.between(-9, 9);
  const pieces = without(
    solids.filter(({ radius, role }) => radius >= 14 && role !== 'leaf'),
    lookOf('lemon'),
    lookOf('lime'),
  );
  const order = pieces.length > 0 ? pieces : solids;
  fill(canvas, inset(well, 20), only(scene, ['leaf'], [lookOf('rocket')]).slice(0, 1), { cover: 0.3 });
  for (let line = 0; line < 4; line += 1) {
    const y = well.y - 168 + line * 112;
    const start = well.x - 290 + canvas.random.between(-16, 16);
    canvas.group(
      `transform="rotate(${num(lean + canvas.random.between(-2, 2))} ${num(well.x)} ${num(y)})"`,
      () => {
        canvas.add(
          `<path d="M${num(start - 66)} ${num(y + 6)}H${num(start + 640)}" stroke="#240b03" stroke-width="7" opacity=".3"/><path d="M${num(start - 66)} ${num(y)}H${num(start + 640)}" stroke="#e5c48c" stroke-width="7" stroke-linecap="round"/>`,
        );
        for (let index = 0, x = start; x < start + 560; index += 1) {
          const look = order[(index + line) % order.length] ?? lookOf('pepper');
          const scale = Math.min(1.5, 46 / look.radius);
          canvas.place(look.draw, x, y, { scale, angle: 90 + canvas.random.between(-12, 12) });
          canvas.add(
            `<path d="M${num(x - 10)} ${num(y - 26)}l8 52M${num(x + 10)} ${num(y - 26)}l8 52" stroke="#3a150a" stroke-width="6" stroke-linecap="round" opacity=".32"/>`,
          );
          x += look.radius * scale * 1.5;
        }
      },
    );
  }
  freshHerbs(scene, well, 8);
  dipBowl(canvas, spot(canvas, 'bottom-right'), 78, palette.bowl, '#f1e3c2');
  glass(canvas, spot(canvas, 'top-left'), 66, '#d98a3a');
}
