import type { Canvas } from '../drawing/canvas';
import { lighter, mix, type Point, polar } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { cutlery, spot } from '../table/props';
import { bowl, dipBowl, plate, pour } from '../table/vessels';
import { bedOfGrain, bedOfStrands, blend, cluster, fill, inset, only, row, type Scene } from './compose';
import { flecks, freshHerbs, oilBeads, swirl } from './garnish';
import { nearMiddle, setBowl, setTools } from './placeSetting';

const stray = { x: 24, y: 12 };

/** A smooth soup with its toppings gathered in the middle. */
export function soup(scene: Scene): void {
  const { canvas, tint, solids } = scene;
  const at = nearMiddle(scene, stray);
  setTools(scene, ['spoon']);
  plate(canvas, at, 318, scene.palette.plate, scene.palette.rim);
  const well = bowl(canvas, at, 246, scene.palette.bowl, scene.palette.rim);
  pour(canvas, well, tint);
  const creamy = solids.some(({ role }) => role === 'dairy');
  swirl(canvas, well, creamy ? '#fff8ea' : lighter(tint, 0.4), creamy ? 15 : 8);
  oilBeads(canvas, well, lighter(tint, 0.2));
  const toppings = solids.filter(({ role }) => role !== 'dairy').slice(0, 4);
  const place = { ...at, rx: 130, ry: 130 };
  fill(canvas, place, toppings, { cover: 0.7, scale: 0.95 });
  freshHerbs(scene, place, 4);
  flecks(canvas, inset(well, 20), '#3a2118', 40, 2.4);
}

/** Half curry, half rice. */
export function curry(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setBowl(scene, ['spoon', 'fork'], 292, stray);
  const sauce = mix(blend(solids, '#d98a2b'), '#d6761e', 0.6);
  pour(canvas, well, sauce);
  oilBeads(canvas, well, '#f2a93b', 22);
  const side = canvas.random.between(-0.5, 0.5) + (canvas.random.chance(0.5) ? Math.PI : 0);
  const heap = { ...polar(side, well.rx * 0.5, well.x, well.y), rx: well.rx * 0.47, ry: well.rx * 0.47 };
  const stewed = {
    ...polar(side + Math.PI, well.rx * 0.3, well.x, well.y),
    rx: well.rx * 0.66,
    ry: well.rx * 0.68,
  };
  fill(canvas, stewed, solids, { cover: 1.35, scale: 1.05 });
  bedOfGrain(canvas, heap, scene.bed?.role === 'grain' ? scene.bed : lookOf('rice'));
  freshHerbs(scene, well, 7);
  flecks(canvas, inset(well, 30), '#b3261a', 18, 4);
}

/** Grains below, each ingredient in its own wedge. */
export function grainBowl(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setBowl(scene, ['fork'], 292, stray);
  bedOfGrain(canvas, well, scene.bed?.role === 'grain' ? scene.bed : lookOf('quinoa'));
  const parts = solids.slice(0, 6);
  const turn = canvas.random.between(0, 6.28);
  const shuffled = canvas.random.shuffle(parts);
  shuffled.forEach((look, index) => {
    const angle = turn + (index / Math.max(parts.length, 3)) * Math.PI * 2;
    cluster(canvas, look, polar(angle, well.rx * 0.56, well.x, well.y), parts.length > 4 ? 102 : 118, 1.1);
  });
  freshHerbs(scene, inset(well, 110), 4);
  flecks(canvas, inset(well, 20), '#fff6df', 60, 3.2);
}

/** Noodles in broth with chopsticks across the table. */
export function noodles(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const at = nearMiddle(scene, stray);
  const well = bowl(canvas, at, 296, palette.bowl, palette.rim);
  pour(canvas, well, mix(blend(solids, '#b5722f'), '#a9652a', 0.65));
  oilBeads(canvas, well, '#e8a545', 26);
  bedOfStrands(canvas, inset(well, 34), scene.bed?.role === 'noodle' ? scene.bed.tint : '#ecca80', 8);
  const turn = canvas.random.between(0, 6.28);
  solids.slice(0, 5).forEach((look, index, list) => {
    const angle = turn + (index / Math.max(list.length, 3)) * Math.PI * 2;
    cluster(canvas, look, polar(angle, well.rx * 0.54, well.x, well.y), 98, 1.05);
  });
  freshHerbs(scene, inset(well, 80), 4);
  flecks(canvas, inset(well, 40), '#c2301d', 20, 3.4);
  cutlery(
    canvas,
    'chopsticks',
    { x: at.x + (canvas.random.chance(0.5) ? 372 : -372), y: at.y },
    canvas.random.between(-12, 12),
    palette.rim,
  );
}

/** A tossed salad: leaves below, everything else peeping out. */
export function salad(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setBowl(scene, ['fork', 'spoon'], 300, stray);
  const leaves = only(scene, ['leaf'], [lookOf('lettuce'), lookOf('spinach')]);
  const rest = solids.filter(({ role }) => role !== 'leaf');
  fill(canvas, well, leaves.slice(0, 2), { cover: 2.6, scale: 1.15, keep: 0.6 });
  fill(canvas, inset(well, 26), rest.slice(0, 6), { cover: 0.95 });
  fill(canvas, well, leaves.slice(0, 1), { cover: 0.16, scale: 0.7 });
  freshHerbs(scene, well, 4);
  flecks(canvas, inset(well, 30), '#2f201a', 40, 2.4);
}

/** A loose line of small things, two or three abreast. */
function loosely(canvas: Canvas, look: Look, from: Point, to: Point): void {
  const { random } = canvas;
  const count = Math.min(30, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (look.radius * 0.85)));
  for (let index = 0; index < count; index += 1) {
    const share = (index + random.between(-0.3, 0.3)) / count;
    const aside = random.between(-1, 1) * look.radius * 1.1;
    canvas.place(look.draw, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share + aside, {
      scale: random.between(0.9, 1.15),
    });
  }
}

const sweet = ['fruit', 'nut', 'dairy'] as const;

/** A thick smoothie with toppings in neat rows. */
export function smoothieBowl(scene: Scene): void {
  const { canvas } = scene;
  const well = setBowl(scene, ['spoon'], 292, stray);
  const toppings = only(scene, sweet).slice(0, 5);
  pour(canvas, well, mix(blend(only(scene, ['fruit']), '#c96f97'), '#c2327c', 0.45));
  swirl(canvas, well, lighter(blend(toppings, '#c96f97'), 0.35), 6, 1.6);
  const lean = canvas.random.between(-0.35, 0.35);
  const gap = Math.min(92, (well.rx * 1.5) / Math.max(toppings.length, 1));
  toppings.forEach((look, index) => {
    const offset = (index - (toppings.length - 1) / 2) * gap;
    const reach = Math.sqrt(Math.max(0, (well.rx * 0.8) ** 2 - offset ** 2));
    const at = (side: number): Point => ({
      x: well.x + side * reach * Math.cos(lean) - offset * Math.sin(lean),
      y: well.y + side * reach * Math.sin(lean) + offset * Math.cos(lean),
    });
    if (look.radius >= 22) row(canvas, look, at(-1), at(1), 0.95);
    else loosely(canvas, look, at(-1), at(1));
  });
  freshHerbs({ ...scene, herbs: [lookOf('mint')] }, inset(well, 120), 2);
}

/** Oats, yogurt or another soft morning bed with a crescent of toppings. */
export function breakfastBowl(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setBowl(scene, ['spoon'], 292, stray);
  if (scene.bed?.role === 'grain') bedOfGrain(canvas, well, scene.bed);
  else {
    pour(canvas, well, '#f5e6c8');
    swirl(canvas, well, '#fff7e6', 16, 1.5);
  }
  const toppings = only(scene, sweet, solids).slice(0, 5);
  const turn = canvas.random.between(0, 6.28);
  toppings.forEach((look, index) => {
    const angle = turn + (index / Math.max(toppings.length, 2)) * 4.4;
    cluster(canvas, look, polar(angle, well.rx * 0.56, well.x, well.y), 98, 1.1);
  });
  flecks(canvas, inset(well, 24), '#8a5a2c', 34, 3.4);
  dipBowl(
    canvas,
    spot(canvas, canvas.random.pick(['top-left', 'bottom-right'] as const)),
    66,
    scene.palette.bowl,
    '#d98a24',
  );
}
