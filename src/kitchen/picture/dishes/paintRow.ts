import { mix } from '../drawing/colours';
import { polar } from '../drawing/shapes';
import type { Look, Role } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { coat, pour, type Well } from '../table/vessels';
import { bedOfGrain, blend, cluster, fill, inset, only, type Scene } from './compose';
import { browning, flecks, freshHerbs, oilBeads, swirl } from './garnish';
import type { Vessel } from './setting';

/** A colour of a dish, which may hang on what is in it. */
export type Colour = string | ((scene: Scene) => string);

/** Draws one layer of a dish into its vessel. */
export type Layer = (scene: Scene, well: Well) => void;

/** Picks what a layer is made of. */
export type Pick = (scene: Scene) => readonly Look[];

/** How a kind of dish is drawn, from the table up. */
export interface DishRow {
  vessel: Vessel;
  /** What is poured in first. */
  pour?: Colour;
  /** What lies in it, the lowest layer first. */
  fill: readonly Layer[];
  /** What runs over it, so that the pieces sink in. */
  glaze?: readonly [colour: Colour, opacity: number];
  browned?: readonly [colour: string, count: number, size: number];
  /** How many fresh herbs lie on top, and how far from the edge. */
  herbs?: readonly [count: number, within?: number];
  /** The same, where a sweet dish is given mint. */
  mint?: readonly [count: number, within?: number];
  /** Pepper unless told where there are herbs, sugar where there is mint. */
  flecks?: readonly [colour: string, count: number, size: number];
}

const colourOf = (colour: Colour, scene: Scene) => (typeof colour === 'string' ? colour : colour(scene));

const pepper = ['#2f1a12', 40, 2.5] as const;
const sugar = ['#fffaf0', 80, 3] as const;

/** Draws a dish as its row says. */
export function paintRow(row: DishRow, scene: Scene): void {
  const { canvas } = scene;
  const well = row.vessel(scene);
  canvas.group(well.clip ?? '', () => {
    if (row.pour) pour(canvas, well, colourOf(row.pour, scene));
    for (const layer of row.fill) layer(scene, well);
    if (row.glaze) coat(canvas, well, colourOf(row.glaze[0], scene), row.glaze[1]);
    if (row.browned) browning(canvas, well, ...row.browned);
    if (row.herbs) freshHerbs(scene, inset(well, row.herbs[1] ?? 0), row.herbs[0]);
    if (row.mint) freshHerbs({ ...scene, herbs: [] }, inset(well, row.mint[1] ?? 0), row.mint[0], 'mint');
    const strewn = row.flecks ?? (row.herbs ? pepper : row.mint && sugar);
    if (strewn) flecks(canvas, inset(well, 20), ...strewn);
  });
}

/** A sauce of one colour that takes on some of what is cooked in it. */
export const sauce =
  (colour: string, share = 0.55): Colour =>
  ({ solids }) =>
    mix(blend(solids, colour), colour, share);

/** The colour of what is mashed or blended together. */
export const puree =
  (ground: string): Colour =>
  (scene) =>
    mix(ground, blend(only(scene, ['bean', 'vegetable', 'dairy', 'fruit']), ground), 0.55);

/** What the dish has of some roles; everything when it has none of them. */
export const some =
  (...roles: Role[]): Pick =>
  (scene) =>
    only(scene, roles);

/** All that the dish has but one role. */
export const allBut =
  (role: Role): Pick =>
  ({ solids }) =>
    solids.filter((look) => look.role !== role);

/** The dish's leaves, or others when it has none. */
export const leaves =
  (...others: string[]): Pick =>
  (scene) =>
    only(scene, ['leaf'], others.map(lookOf));

interface Scattering {
  of?: Pick;
  /** How many of them at most. */
  most?: number;
  /** How far from the edge of the vessel. */
  within?: number;
  cover: number;
  scale?: number;
  keep?: number;
}

/** Pieces all over. */
export const scattered =
  ({ of = ({ solids }) => solids, most = 7, within = 0, ...filling }: Scattering): Layer =>
  (scene, well) =>
    fill(scene.canvas, inset(well, within), of(scene).slice(0, most), filling);

/** A heap of each food, side by side around the middle, or around a part of it (radians). */
export const heaps =
  (of: Pick = ({ solids }) => solids, sweep = Math.PI * 2): Layer =>
  (scene, well) => {
    const { canvas } = scene;
    const looks = of(scene).slice(0, 6);
    const from = canvas.random.between(0, 6.28);
    looks.forEach((look, index) => {
      const angle = from + (index / Math.max(looks.length, 3)) * sweep;
      const place = polar(angle, well.rx * 0.56, well.x, well.y);
      cluster(canvas, look, place, looks.length > 4 ? 100 : 112, 1.1);
    });
  };

/** The dish's own grain all over, or the usual one, and what it has soaked up. */
export const grain =
  (usual: string | null, soaked?: Colour): Layer =>
  (scene, well) => {
    const own = scene.bed?.role === 'grain' ? scene.bed : usual && lookOf(usual);
    if (own) bedOfGrain(scene.canvas, well, own);
    if (own && soaked) coat(scene.canvas, well, colourOf(soaked, scene), 0.46);
  };

export const beads =
  (count: number, colour = '#f0b04a'): Layer =>
  ({ canvas }, well) =>
    oilBeads(canvas, well, colour, count);

export const swirled =
  (colour: Colour, width: number, turns?: number): Layer =>
  (scene, well) =>
    swirl(scene.canvas, well, colourOf(colour, scene), width, turns);
