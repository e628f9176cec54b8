import { darker, lighter, num, type Point } from '../drawing/shapes';
import { napkin, spot } from '../table/props';
import { board, type Well } from '../table/vessels';
import type { Scene } from './compose';
import { nearMiddle } from './placeSetting';

const stray = { x: 14, y: 8 };

/** Where a shape lies, as a transform. */
export const at = ({ x, y }: Point, degrees = 0) => `translate(${num(x)} ${num(y)})rotate(${num(degrees)})`;

/** A flat piece of bread with shadow, crust and crumb. */
export function slab(scene: Scene, shape: string, place: string, crust: string, crumb: string): void {
  const { canvas } = scene;
  canvas.add(
    `<path d="${shape}" transform="translate(6 11)${place}" fill="#240b03" opacity=".36"/><path d="${shape}" transform="${place}" fill="${canvas.radial(lighter(crust, 0.12), darker(crust, 0.22))}"/><path d="${shape}" transform="${place}scale(.92)" fill="${canvas.radial(lighter(crumb, 0.3), crumb)}"/>`,
  );
}

/** Lays a napkin and a wooden board; what it returns is the board's free face. */
export function setBoard(scene: Scene, square: boolean): Well {
  const { canvas, palette } = scene;
  napkin(
    canvas,
    spot(canvas, canvas.random.pick(['top-right', 'bottom-left'] as const)),
    canvas.random.between(-40, 40),
    palette.napkin,
  );
  const wood = canvas.random.pick(['#c68f58', '#a9713f', '#d8ab74'] as const);
  return board(canvas, nearMiddle(scene, stray), square ? 410 : 322, square ? 286 : 322, square, wood);
}
