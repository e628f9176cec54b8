import { coverEvenly, fillSmooth } from '../table/vessels';
import { inset, type Layer, type Scene } from './compose';
import type { Vessel } from './dishVessels';
import { type Colour, foodColour } from './foodsAndColours';
import { browning, flecks, freshHerbs, swirl } from './garnish';

/** How a kind of dish is drawn, from the table up. */
export interface DishRow {
  vessel: Vessel;
  /** Colour of the liquid or sauce at the bottom. */
  baseColour?: Colour;
  swirl?: readonly [colour: Colour, width: number, turns: number];
  /** Layers, the lowest first. */
  fill: readonly Layer[];
  /** Covers the layers. */
  glaze?: readonly [colour: Colour, opacity: number];
  browned?: readonly [colour: Colour, count: number, size: number];
  /** Number of fresh herbs on top, distance from the edge, and the herb if the dish names none. */
  herbs?: readonly [count: number, within?: number, usual?: string];
  /** By default pepper on a dish with herbs, sugar on one with mint. */
  flecks?: readonly [colour: string, count: number, size: number];
}

const pepper = ['#2f1a12', 40, 2.5] as const;
const sugar = ['#fffaf0', 80, 3] as const;

export function paintRow(row: DishRow, scene: Scene): void {
  const { svg } = scene;
  const area = row.vessel(scene);
  svg.group(area.clip ?? '', () => {
    if (row.baseColour) fillSmooth(svg, area, foodColour(row.baseColour, scene));
    if (row.swirl) swirl(svg, area, foodColour(row.swirl[0], scene), row.swirl[1], row.swirl[2]);
    for (const layer of row.fill) layer(scene, area);
    if (row.glaze) coverEvenly(svg, area, foodColour(row.glaze[0], scene), row.glaze[1]);
    if (row.browned) browning(svg, area, foodColour(row.browned[0], scene), row.browned[1], row.browned[2]);
    const [herbs, within = 0, usual] = row.herbs ?? [0];
    if (herbs > 0) freshHerbs(scene, inset(area, within), herbs, usual);
    const strewn = row.flecks ?? (row.herbs && (usual === 'mint' ? sugar : pepper));
    if (strewn) flecks(svg, inset(area, 20), ...strewn);
  });
}
