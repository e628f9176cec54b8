import { height, width } from '../drawing/canvas';
import { at, oval } from '../drawing/marks';
import { around, blob, circle, type Point, polar, rounded } from '../drawing/shapes';
import { type Corner, cutlery, layPlace, napkin, spot, type Tool } from '../table/props';
import { board, bowl, clipped, ovenDish, pan, plate, pot, tray, type Well } from '../table/vessels';
import type { Scene } from './compose';
import { lay, stroke } from './laying';

/** Sets the table for a dish and draws its vessel; what it returns is the part that holds food. */
export type Vessel = (scene: Scene) => Well;

/** Where a dish stands: near the middle of the table, never twice quite the same. */
const nearMiddle = ({ canvas: { random } }: Scene, aside = 0): Point => ({
  x: width / 2 + aside + random.between(-20, 20),
  y: height / 2 + random.between(-10, 10),
});

function leaveNapkin({ canvas, palette }: Scene, corners: readonly [Corner, ...Corner[]]): void {
  const corner = canvas.random.pick(corners);
  napkin(canvas, spot(canvas, corner), canvas.random.between(-40, 40), palette.napkin);
}

const laid =
  (draw: typeof plate, colour: 'plate' | 'bowl', usual: readonly Tool[]) =>
  (radius: number, tools = usual): Vessel =>
  (scene) => {
    const { canvas, palette } = scene;
    layPlace(canvas, palette, tools);
    return draw(canvas, nearMiddle(scene), radius, palette[colour], palette.rim);
  };

export const onPlate = laid(plate, 'plate', ['fork', 'knife']);

export const inBowl = laid(bowl, 'bowl', ['spoon']);

export const inBowlOnPlate =
  (radius: number): Vessel =>
  (scene) => {
    const below = onPlate(radius + 76, ['spoon'])(scene);
    return bowl(scene.canvas, below, radius, scene.palette.bowl, scene.palette.rim);
  };

export const inPan: Vessel = (scene) => {
  leaveNapkin(scene, ['bottom-left']);
  const degrees = scene.canvas.random.pick([-28, -18, 24, 32] as const);
  return pan(scene.canvas, nearMiddle(scene, -38), 304, degrees);
};

export const inPot: Vessel = (scene) => {
  const { canvas } = scene;
  layPlace(canvas, scene.palette, ['spoon'], 'left');
  const enamel = canvas.random.pick(['#c0412d', '#2f5f6b', '#5b7a4a', '#d98a2f'] as const);
  return pot(canvas, nearMiddle(scene, 20), 284, enamel);
};

export const onTray: Vessel = (scene) => {
  leaveNapkin(scene, ['bottom-left', 'bottom-right', 'top-right']);
  return tray(scene.canvas, nearMiddle(scene), 800, 560);
};

/** An oven dish that food ends at the edge of, unless a crust is to lie over it. */
export const inOvenDish =
  (rx: number, ry: number, isClipped = true): Vessel =>
  (scene) => {
    const { canvas, palette } = scene;
    leaveNapkin(scene, ['top-left']);
    const lean = canvas.random.between(40, 75);
    cutlery(canvas, 'spoon', spot(canvas, 'bottom-right'), lean, palette.metal);
    const glaze = canvas.random.pick(['#c65a34', '#e9dfcd', '#3f6f7a', '#d9a13b'] as const);
    const well = ovenDish(canvas, nearMiddle(scene), rx, ry, glaze);
    return isClipped ? clipped(canvas, well) : well;
  };

/** A wooden board, round or long. */
export const onBoard =
  (square: boolean): Vessel =>
  (scene) => {
    leaveNapkin(scene, ['top-right', 'bottom-left']);
    const wood = scene.canvas.random.pick(['#c68f58', '#a9713f', '#d8ab74'] as const);
    const [rx, ry] = square ? [410, 286] : [322, 322];
    return board(scene.canvas, { ...nearMiddle(scene), rx, ry, square }, wood);
  };

/** A crimped crust on a plate, for tarts and quiches. */
export const inCrust: Vessel = (scene) => {
  const { canvas } = scene;
  const well = onPlate(314)(scene);
  lay(canvas, blob(canvas.random, 230, 226, 0.02, 14), at(well), '#b9752f');
  crimp(scene, { ...well, ...circle(216, well) }, 32, 21);
  return { ...well, ...circle(202, well) };
};

/** Presses the edge of a crust with a thumb, all around. */
export function crimp({ canvas }: Scene, edge: Well, count: number, size: number): void {
  const dough = canvas.radial('#f1c681', '#b9752f');
  for (const place of around(count, edge)) canvas.add(oval(circle(size, place), dough));
}

/** Something round and thick on a plate, a wedge of it already taken. */
export const cutRound =
  (colours: (scene: Scene) => Record<'side' | 'face' | 'edge' | 'inside', string>): Vessel =>
  (scene) => {
    const { canvas } = scene;
    const well = onPlate(314)(scene);
    const { side, face, edge, inside } = colours(scene);
    const from = canvas.random.between(0.2, 1);
    const [start, end] = [from + 0.66, from].map((angle) => {
      const { x, y } = polar(angle, 216);
      return rounded`${x} ${y}`;
    });
    const round = `M0 0L${start}A216 216 0 1 1 ${end}Z`;
    lay(canvas, round, at(well), face, { side, high: 15, edge });
    stroke(canvas, `M${start}L0 0L${end}`, at(well), 8, 1, inside);
    const clip = canvas.clip(`<path d="${round}" transform="${at(well)}"/>`);
    return { ...well, ...circle(204, well), clip };
  };
