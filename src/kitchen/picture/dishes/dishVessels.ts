import { circle, ellipsePoints, type Point, polarPoint, roughEllipse, roundNumbers } from '../drawing/shapes';
import { canvasHeightPx, canvasWidthPx } from '../drawing/svgBuilder';
import { at, oval } from '../drawing/svgElements';
import { type Corner, type Cutlery, cutlery, layPlace, napkin, spot } from '../table/props';
import { board, bowl, type FoodArea, ovenDish, pan, plate, pot, tray } from '../table/vessels';
import type { Scene } from './compose';
import { lay, stroke } from './laying';

/** Draws the table setting and the vessel; returns the area for food. */
export type Vessel = (scene: Scene) => FoodArea;

const nearMiddle = ({ svg: { random } }: Scene, aside = 0): Point => ({
  x: canvasWidthPx / 2 + aside + random.between(-20, 20),
  y: canvasHeightPx / 2 + random.between(-10, 10),
});

function leaveNapkin({ svg, palette }: Scene, corners: readonly [Corner, ...Corner[]]): void {
  const corner = svg.random.pick(corners);
  napkin(svg, spot(svg, corner), svg.random.between(-40, 40), palette.napkin);
}

const laid =
  (draw: typeof plate, colour: 'plate' | 'bowl', usual: readonly Cutlery[]) =>
  (radius: number, tools = usual): Vessel =>
  (scene) => {
    const { svg, palette } = scene;
    layPlace(svg, palette, tools);
    return draw(svg, nearMiddle(scene), radius, palette[colour], palette.rim);
  };

export const onPlate = laid(plate, 'plate', ['fork', 'knife']);

export const inBowl = laid(bowl, 'bowl', ['spoon']);

export const inBowlOnPlate =
  (radius: number): Vessel =>
  (scene) => {
    const below = onPlate(radius + 76, ['spoon'])(scene);
    return bowl(scene.svg, below, radius, scene.palette.bowl, scene.palette.rim);
  };

export const inPan: Vessel = (scene) => {
  leaveNapkin(scene, ['bottom-left']);
  const degrees = scene.svg.random.pick([-28, -18, 24, 32] as const);
  return pan(scene.svg, nearMiddle(scene, -38), 304, degrees);
};

export const inPot: Vessel = (scene) => {
  const { svg } = scene;
  layPlace(svg, scene.palette, ['spoon']);
  const enamel = svg.random.pick(['#c0412d', '#2f5f6b', '#5b7a4a', '#d98a2f'] as const);
  return pot(svg, nearMiddle(scene), 284, enamel);
};

export const onTray: Vessel = (scene) => {
  leaveNapkin(scene, ['bottom-left', 'bottom-right', 'top-right']);
  return tray(scene.svg, nearMiddle(scene), 800, 560);
};

export const inOvenDish =
  (rx: number, ry: number): Vessel =>
  (scene) => {
    const { svg, palette } = scene;
    leaveNapkin(scene, ['top-left']);
    const lean = svg.random.between(40, 75);
    cutlery(svg, 'spoon', spot(svg, 'bottom-right'), lean, palette.metal);
    const glaze = svg.random.pick(['#c65a34', '#e9dfcd', '#3f6f7a', '#d9a13b'] as const);
    return ovenDish(svg, nearMiddle(scene), rx, ry, glaze);
  };

export const onBoard =
  (isSquare: boolean): Vessel =>
  (scene) => {
    leaveNapkin(scene, ['top-right', 'bottom-left']);
    const wood = scene.svg.random.pick(['#c68f58', '#a9713f', '#d8ab74'] as const);
    const [rx, ry] = isSquare ? [410, 286] : [322, 322];
    return board(scene.svg, { ...nearMiddle(scene), rx, ry, square: isSquare }, wood);
  };

/** A crimped crust on a plate, for tarts and quiches. */
export const inCrust: Vessel = (scene) => {
  const { svg } = scene;
  const area = onPlate(314)(scene);
  lay(svg, roughEllipse(svg.random, 230, 226, 0.02, 14), at(area), '#b9752f');
  crimp(scene, { ...area, ...circle(216, area) }, 32, 21);
  return { ...area, ...circle(202, area) };
};

/** Draws thumb marks around the edge of a crust. */
export function crimp({ svg }: Scene, edge: FoodArea, count: number, size: number): void {
  const dough = svg.radial('#f1c681', '#b9752f');
  for (const place of ellipsePoints(count, edge)) svg.add(oval(circle(size, place), dough));
}

/** A round cake or frittata on a plate, without one wedge. */
export const cutRound =
  (colours: (scene: Scene) => Record<'side' | 'face' | 'edge' | 'inside', string>): Vessel =>
  (scene) => {
    const { svg } = scene;
    const area = onPlate(314)(scene);
    const { side, face, edge, inside } = colours(scene);
    const from = svg.random.between(0.2, 1);
    const [start, end] = [from + 0.66, from].map((angle) => {
      const { x, y } = polarPoint(angle, 216);
      return roundNumbers`${x} ${y}`;
    });
    const round = `M0 0L${start}A216 216 0 1 1 ${end}Z`;
    lay(svg, round, at(area), face, { side, thicknessPx: 15, edge });
    stroke(svg, `M${start}L0 0L${end}`, at(area), 8, 1, inside);
    const clip = svg.clip(`<path d="${round}" transform="${at(area)}"/>`);
    return { ...area, ...circle(204, area), clip };
  };
