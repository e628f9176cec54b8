import type { DishKind } from '../../cookbook/dish';
import { lighter, mix } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import { coverEvenly, fillSmooth } from '../table/vessels';
import * as breads from './breads';
import { blend, inset, type Layer, type Scene } from './compose';
import * as vessels from './dishVessels';
import * as foods from './foodsAndColours';
import * as layers from './layers';
import { browning, flecks, freshHerbs, swirl } from './laying';
import * as mains from './mains';
import * as portions from './portions';
import * as sweets from './sweets';

/** How a kind of dish is drawn, from the table up. */
interface DishRow {
  vessel: vessels.Vessel;
  /** Colour of the liquid or sauce at the bottom. */
  baseColour?: foods.Colour;
  swirl?: readonly [colour: foods.Colour, width: number, turns: number];
  /** Layers, the lowest first. */
  fill: readonly Layer[];
  /** Covers the layers. */
  glaze?: readonly [colour: foods.Colour, opacity: number];
  browned?: readonly [colour: foods.Colour, count: number, size: number];
  /** Number of fresh herbs on top, distance from the edge, and the herb if the dish names none. */
  herbs?: readonly [count: number, within?: number, usual?: string];
  /** By default pepper on a dish with herbs, sugar on one with mint. */
  flecks?: readonly [colour: string, count: number, size: number];
}

const notEggs = ({ solids }: Scene) => solids.filter((look) => look !== findLook('egg'));
const notLeaves = ({ solids }: Scene) => solids.filter(({ role }) => role !== 'leaf');
const saladLeaves = foods.foodsOfRole(['leaf'], 'lettuce', 'spinach');
const stewed = foods.liquid(({ ingredients }) => (ingredients.includes('paprika') ? '#bd5a2a' : '#c07f3c'));
const creamOrTint = (scene: Scene) => (foods.isCreamy(scene) ? '#fff8ea' : lighter(scene.tint, 0.4));
const riceColour = (scene: Scene) => {
  const soaked = foods.liquid('#f4e8cd')(scene);
  return soaked === '#f4e8cd' ? soaked : mix(soaked, '#f8b53e', 0.36);
};
const custard = (scene: Scene) =>
  foods.isDark(scene) ? '#4f2a19' : mix('#f7e2ae', scene.raw[0]?.tint ?? '#f7e2ae', 0.35);
/** Of a frittata, whose egg runs over its filling and sets. */
const setEgg = { side: '#c9892f', face: '#ffdc7a', edge: '#dd9a32', inside: '#ffe6a0' };
const turnoverOutline = 'M-98 -18C-50 -40 50 -40 98 -16C102 34 52 84 0 85C-56 84 -102 34 -98 -18Z';
const croquetteOutline = 'M-42 -34V34A42 42 0 0 0 42 34V-34A42 42 0 0 0 -42 -34Z';
const cutCake = (scene: Scene) => {
  const { crust, crumb } = foods.doughOf(scene);
  const edge = mix(crumb, crust, 0.55);
  return { side: crust, face: lighter(crumb, 0.1), edge, inside: lighter(crumb, 0.35) };
};
const paleCustard = (scene: Scene) => lighter(custard(scene), 0.25);

/** How each kind of dish is drawn. */
const dishRows = {
  soup: { vessel: vessels.inBowlOnPlate(246), baseColour: foods.liquid(({ tint }) => tint), swirl: [creamOrTint, 13, 2.2],
    herbs: [4, 84], fill: [layers.scattered({ most: 4, within: 84, cover: 0.7 })] },
  stew: { vessel: vessels.inPot, baseColour: stewed,
    fill: [layers.scattered({ within: 12, cover: 1.25, scale: 1.3 })], glaze: [stewed, 0.2], herbs: [6] },
  'stir-fry': { vessel: vessels.inPan, baseColour: '#8a4f24',
    fill: [layers.scattered({ within: 14, cover: 2.6, scale: 1.3 })], herbs: [4] },
  traybake: { vessel: vessels.onTray, fill: [layers.scattered({ cover: 1.7, scale: 1.5 })], herbs: [9] },
  rice: { vessel: vessels.inPan, fill: [layers.grain('rice', riceColour), layers.scattered({ within: 26, cover: 0.95, scale: 1.4 })], herbs: [8] },
  gratin: { vessel: vessels.inOvenDish(386, 276), baseColour: '#f0c267',
    fill: [layers.lines(foods.foodsOfRole(['vegetable', 'fruit', 'protein']), 5, 1.3), layers.melted(30, '#f6d283', 0.7)],
    browned: ['#a8571a', 46, 20], herbs: [5] },
  bake: { vessel: vessels.inOvenDish(386, 276), baseColour: foods.liquid('#f0c267'),
    fill: [mains.tubes, layers.scattered({ cover: 1.2, scale: 1.15 }), layers.melted(38, '#f8d98a', 0.86)],
    browned: ['#a8571a', 50, 22], herbs: [5] },
  'mash-pie': { vessel: vessels.inOvenDish(386, 276), baseColour: '#f0cf86', fill: [layers.furrows('#f7d684')],
    browned: ['#b0641c', 70, 22], herbs: [3] },
  curry: { vessel: vessels.inBowl(292, ['spoon', 'fork']), baseColour: foods.liquid('#dc8a2c'),
    fill: [layers.curryAndRice], herbs: [7], flecks: ['#b3261a', 18, 4] },
  'grain-bowl': { vessel: vessels.inBowl(292, ['fork']), fill: [layers.grain('quinoa'), layers.heaps()],
    herbs: [4, 110], flecks: ['#fff6df', 60, 3.2] },
  noodles: { vessel: vessels.inBowl(296, ['chopsticks']), baseColour: foods.liquid('#c08540'),
    fill: [layers.strands, layers.heaps()], herbs: [4, 80], flecks: ['#c2301d', 20, 3.4] },
  salad: { vessel: vessels.inBowl(300, ['fork', 'spoon']), herbs: [4],
    fill: [
      layers.scattered({ of: saladLeaves, most: 2, cover: 2.6, scale: 1.15, keep: 0.6 }),
      layers.scattered({ of: notLeaves, within: 26, cover: 0.95 }),
      layers.scattered({ of: foods.foodsOfRole(['leaf'], 'lettuce'), most: 1, cover: 0.16, scale: 0.7 }),
    ] },
  'smoothie-bowl': { vessel: vessels.inBowl(292), baseColour: foods.liquid(foods.puree('#c44d88')),
    swirl: [(scene) => lighter(blend(foods.fruitOf(scene), '#c96f97'), 0.35), 6, 1.6],
    fill: [layers.lines(foods.foodsOfRole(['fruit', 'nut', 'dairy']), 4, 1)], herbs: [2, 120, 'mint'] },
  'breakfast-bowl': { vessel: vessels.inBowl(292), baseColour: '#f5e6c8', swirl: ['#fff7e6', 16, 1.5],
    fill: [layers.grain(null), layers.heaps(foods.foodsOfRole(['fruit', 'nut', 'dairy']))],
    flecks: ['#8a5a2c', 34, 3.4] },
  'fruit-bowl': { vessel: vessels.inBowl(286),
    baseColour: (scene) =>
      foods.isDark(scene) ? '#54301c' : lighter(blend(foods.fruits(scene), '#e8b05a'), 0.2),
    fill: [layers.scattered({ of: foods.fruits, within: 10, cover: 2.6, scale: 1.5 }),
      layers.toppedWith('nut', 'dairy')], herbs: [4, 60, 'mint'] },
  pudding: { vessel: vessels.inBowlOnPlate(232), baseColour: custard, swirl: [paleCustard, 24, 2],
    fill: [layers.grain(null, custard), layers.toppedWith('fruit', 'nut')], herbs: [2, 100, 'mint'],
    flecks: ['#a45e24', 120, 3] },
  'turned-out': { vessel: vessels.onPlate(312, ['spoon']), fill: [sweets.turnedOut] },
  'snack-bowl': { vessel: vessels.inBowl(288, []), fill: [layers.heaped],
    herbs: [3], flecks: ['#a8401f', 90, 3] },
  mash: { vessel: vessels.inBowl(292), baseColour: foods.puree('#f3dc9d'), fill: [layers.furrows('#fbc53f')],
    herbs: [4, 60] },
  'egg-pan': { vessel: vessels.inPan, baseColour: foods.liquid('#e0ae5a'),
    fill: [layers.scattered({ of: notEggs, most: 5, within: 24, cover: 0.8 }), layers.friedEggs(4, 0.5)],
    herbs: [7, 30] },
  crumble: { vessel: vessels.inOvenDish(384, 274), baseColour: foods.puree('#b0493a'),
    fill: [layers.scattered({ of: foods.fruits, cover: 0.9, scale: 1.2 }), layers.crumbs(-10, '#bf7d35', '#cf934b', '#e0ab63', '#ecc07b', '#f5d390')],
    browned: ['#8a4a17', 26, 20], flecks: ['#fff3d2', 60, 3.6] },
  roast: { vessel: vessels.inOvenDish(400, 286), baseColour: '#c98a45', fill: [mains.roast], herbs: [9] },
  'meat-plate': { vessel: vessels.onPlate(316), fill: [mains.withSides('beef')], herbs: [4, 60] },
  'fish-plate': { vessel: vessels.onPlate(318), fill: [mains.withSides('fish')], herbs: [4, 60] },
  scramble: { vessel: vessels.onPlate(312), herbs: [5, 90],
    fill: [layers.melted(24, '#f7c94a', 1, 70), layers.crumbs(46, '#f2bb3c', '#f6c945', '#fad565', '#fddf80', '#fee9a4'),
      layers.scattered({ of: notEggs, most: 4, within: 90, cover: 0.45 })] },
  'fried-eggs': { vessel: vessels.onPlate(316), herbs: [3, 60],
    fill: [layers.heaps(notEggs), layers.friedEggs(2, 0.24)] },
  omelette: { vessel: vessels.onPlate(312), fill: [mains.foldedOmelette], herbs: [4, 60] },
  pasta: { vessel: vessels.onPlate(316, ['fork']), fill: [mains.pasta], herbs: [5, 40, 'basil'] },
  fritters: { vessel: vessels.onPlate(316, ['fork']),
    fill: [layers.scattered({ of: foods.foodsOfRole(['leaf'], 'rocket'), most: 1, cover: 0.5 }), portions.fritters()],
    herbs: [5, 30] },
  turnovers: { vessel: vessels.onPlate(316), fill: [portions.fritters(turnoverOutline)], herbs: [2, 30] },
  battered: { vessel: vessels.onPlate(312), fill: [layers.scattered({ of: foods.battered, within: 50, cover: 1.6, scale: 1.3 })], herbs: [4, 40] },
  croquettes: { vessel: vessels.onPlate(322), fill: [portions.fritters(croquetteOutline)], herbs: [3, 60] },
  rolls: { vessel: vessels.onBoard(true), fill: [portions.rolls], herbs: [5], flecks: ['#4f8a32', 20, 4] },
  pancakes: { vessel: vessels.onPlate(304), fill: [portions.pancakes], herbs: [2, 160, 'mint'] },
  wedges: { vessel: vessels.onPlate(326), fill: [portions.sticksAndDip] },
  biscuits: { vessel: vessels.onTray, fill: [portions.baked(false)] },
  squares: { vessel: vessels.onBoard(true), fill: [portions.baked(true)], flecks: ['#8a5a2c', 30, 4] },
  'stuffed-vegetables': { vessel: vessels.onTray, fill: [portions.stuffedHalves], herbs: [5] },
  skewers: { vessel: vessels.onBoard(true), fill: [portions.skewers], herbs: [8] },
  dip: { vessel: portions.amongDippers, baseColour: foods.liquid(foods.puree('#ecd9a8')),
    fill: [layers.furrows('#c3a52c'), layers.toppedWith('bean', 'nut')], herbs: [4, 50],
    flecks: ['#a8321f', 40, 3] },
  burger: { vessel: vessels.onBoard(false), fill: [breads.burger], flecks: ['#4f8a32', 14, 3.6] },
  sandwich: { vessel: vessels.onBoard(true), fill: [breads.slices(false)], flecks: ['#d9a85a', 40, 4] },
  toast: { vessel: vessels.onBoard(true), fill: [breads.slices(true)], flecks: ['#d9a85a', 40, 4] },
  pizza: { vessel: vessels.onBoard(false), fill: [breads.pizza], herbs: [7, 76, 'basil'] },
  tacos: { vessel: vessels.onBoard(true), fill: [breads.tacos], herbs: [5], flecks: ['#4f8a32', 20, 4] },
  pie: { vessel: vessels.inOvenDish(330, 300), fill: [breads.pie] },
  'loaf-cake': { vessel: vessels.onBoard(true), fill: [sweets.loafCake], flecks: ['#d9a85a', 36, 4] },
  cake: { vessel: vessels.cutRound(cutCake),
    fill: [layers.scattered({ of: foods.fruitOf, within: 34, cover: 0.28, scale: 0.8 })],
    browned: [(scene) => foods.doughOf(scene).crust, 26, 26], flecks: ['#fffaf0', 130, 3.4] },
  frittata: { vessel: vessels.cutRound(() => setEgg),
    fill: [layers.scattered({ within: 18, most: 4, cover: 0.75, scale: 0.9 })], glaze: ['#f3b944', 0.42],
    browned: ['#b5671a', 34, 24], herbs: [4, 34] },
  quiche: { vessel: vessels.inCrust, baseColour: '#f2cd72',
    fill: [layers.scattered({ within: 16, most: 4, cover: 0.85, scale: 0.9 })], glaze: ['#f4cf78', 0.3],
    browned: ['#b5671a', 30, 20], herbs: [4, 30] },
  dessert: { vessel: vessels.inCrust, baseColour: custard, swirl: [paleCustard, 18, 2.4],
    fill: [sweets.ringsOfFruit], herbs: [3, 120, 'mint'] },
} satisfies Record<DishKind, DishRow>; // biome-ignore format: rows

const pepper = ['#2f1a12', 40, 2.5] as const;
const sugar = ['#fffaf0', 80, 3] as const;

/** Draws a kind of dish. */
export function paintDish(kind: DishKind, scene: Scene): void {
  const { svg } = scene;
  const row: DishRow = dishRows[kind];
  const area = row.vessel(scene);
  svg.group(area.clip ?? '', () => {
    if (row.baseColour) fillSmooth(svg, area, foods.foodColour(row.baseColour, scene));
    if (row.swirl) swirl(svg, area, foods.foodColour(row.swirl[0], scene), row.swirl[1], row.swirl[2]);
    for (const layer of row.fill) layer(scene, area);
    if (row.glaze) coverEvenly(svg, area, foods.foodColour(row.glaze[0], scene), row.glaze[1]);
    if (row.browned)
      browning(svg, area, foods.foodColour(row.browned[0], scene), row.browned[1], row.browned[2]);
    const [herbs, within = 0, usual] = row.herbs ?? [0];
    if (herbs > 0) freshHerbs(scene, inset(area, within), herbs, usual);
    const strewn = row.flecks ?? (row.herbs && (usual === 'mint' ? sugar : pepper));
    if (strewn) flecks(svg, inset(area, 20), ...strewn);
  });
}
