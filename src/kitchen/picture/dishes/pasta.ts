import { mix } from '../drawing/colours';
import { lookOf } from '../pieces/looks';
import { bedOfStrands, blend, fill, inset, only, type Scene } from './compose';
import { flecks, freshHerbs } from './garnish';
import { blot } from './laying';
import { onPlate } from './setting';

/** Draws a twirl of pasta, or tubes tossed in sauce. */
export function pasta(scene: Scene): void {
  const { canvas, solids, bed } = scene;
  const well = onPlate(316, ['fork'])(scene);
  const own = blend(only(scene, ['vegetable', 'protein', 'dairy']), '#d8582f');
  const sauce = solids.includes(lookOf('tomato')) ? mix(own, '#cf4423', 0.55) : mix(own, '#f2d491', 0.62);
  const spread = (reach: number, opacity: number) =>
    blot(canvas, { ...well, rx: well.rx * reach, ry: well.ry * reach }, sauce, opacity);
  spread(0.95, 0.9);
  const isShort = bed === lookOf('penne') || bed === lookOf('macaroni') || bed === lookOf('gnocchi');
  if (bed && isShort)
    for (let layer = 0; layer < 4; layer += 1) fill(canvas, inset(well, 6), [bed], { cover: 2, scale: 1.2 });
  else bedOfStrands(canvas, inset(well, 12), mix('#f8d174', sauce, 0.1), 7.5);
  // Tossed: the sauce clings to the pasta, thickest in the middle.
  spread(0.8, 0.16);
  spread(0.5, 0.3);
  fill(canvas, inset(well, 56), solids.slice(0, 5), { cover: 0.7, scale: 1.05 });
  freshHerbs(scene, inset(well, 40), 5, 'basil');
  if (solids.some(({ role }) => role === 'dairy')) flecks(canvas, inset(well, 30), '#fff2cd', 70, 5);
  flecks(canvas, inset(well, 30), '#2f1a12', 30, 2.2);
}
