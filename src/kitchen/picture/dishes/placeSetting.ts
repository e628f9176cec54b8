import { height, width } from '../drawing/canvas';
import type { Point } from '../drawing/shapes';
import { layPlace, type Tool } from '../table/props';
import { bowl, plate, type Well } from '../table/vessels';
import type { Scene } from './compose';

/** How far from the middle of the table a dish may stand, to either side and up or down. */
export type Stray = Point;

const little: Stray = { x: 18, y: 10 };

/** Where a dish stands: near the middle of the table, never twice quite the same. */
export const nearMiddle = ({ canvas: { random } }: Scene, { x, y }: Stray = little): Point => ({
  x: width / 2 + random.between(-x, x),
  y: height / 2 + random.between(-y, y),
});

/** Lays the napkin and what the dish is eaten with, on the left or on the right. */
export function setTools({ canvas, palette }: Scene, tools: readonly Tool[]): void {
  layPlace(canvas, { palette, tools, side: canvas.random.pick(['left', 'right'] as const) });
}

/** Sets a place with a plate; what it returns is the part of the plate that holds food. */
export function setPlate(scene: Scene, tools: readonly Tool[], radius: number, stray?: Stray): Well {
  const { canvas, palette } = scene;
  setTools(scene, tools);
  return plate(canvas, nearMiddle(scene, stray), radius, palette.plate, palette.rim);
}

/** Sets a place with a bowl; what it returns is the bowl's inside. */
export function setBowl(scene: Scene, tools: readonly Tool[], radius: number, stray?: Stray): Well {
  const { canvas, palette } = scene;
  setTools(scene, tools);
  return bowl(canvas, nearMiddle(scene, stray), radius, palette.bowl, palette.rim);
}
