import { coverEvenly, type FoodArea, fillSmooth } from '../table/vessels';
import { inset, type Scene } from './compose';
import { type Colour, colourOf } from './foodsAndColours';
import { browning, flecks, freshHerbs, oilBeads, swirl } from './garnish';
import type { Vessel } from './setting';

/** Draws one layer of a dish into its vessel. */
export type Layer = (scene: Scene, area: FoodArea) => void;

/** How a kind of dish is drawn, from the table up. */
export interface DishRow {
  vessel: Vessel;
  /** What is poured in first. */
  baseColour?: Colour;
  swirl?: readonly [colour: Colour, width: number, turns: number];
  /** How many beads of oil swim on it. */
  beads?: number;
  /** What lies in it, the lowest layer first. */
  fill: readonly Layer[];
  /** What runs over it, so that the pieces sink in. */
  glaze?: readonly [colour: Colour, opacity: number];
  browned?: readonly [colour: Colour, count: number, size: number];
  /** How many fresh herbs lie on top, how far from the edge, and which ones when the dish names none. */
  herbs?: readonly [count: number, within?: number, usual?: string];
  /** Pepper unless told where there are herbs, sugar where these are mint. */
  flecks?: readonly [colour: string, count: number, size: number];
}

const pepper = ['#2f1a12', 40, 2.5] as const;
const sugar = ['#fffaf0', 80, 3] as const;

/** Draws a dish as its row says. */
export function paintRow(row: DishRow, scene: Scene): void {
  const { svg } = scene;
  const area = row.vessel(scene);
  svg.group(area.clip ?? '', () => {
    if (row.baseColour) fillSmooth(svg, area, colourOf(row.baseColour, scene));
    if (row.swirl) swirl(svg, area, colourOf(row.swirl[0], scene), row.swirl[1], row.swirl[2]);
    oilBeads(svg, area, row.beads ?? 0);
    for (const layer of row.fill) layer(scene, area);
    if (row.glaze) coverEvenly(svg, area, colourOf(row.glaze[0], scene), row.glaze[1]);
    if (row.browned) browning(svg, area, colourOf(row.browned[0], scene), row.browned[1], row.browned[2]);
    const [herbs, within = 0, usual] = row.herbs ?? [0];
    if (herbs > 0) freshHerbs(scene, inset(area, within), herbs, usual);
    const strewn = row.flecks ?? (row.herbs && (usual === 'mint' ? sugar : pepper));
    if (strewn) flecks(svg, inset(area, 20), ...strewn);
  });
}
