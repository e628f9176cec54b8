import type { Canvas } from '../drawing/canvas';
import { blob, darker, handCutBox, lighter, mix, num, polar } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { cutlery, napkin, spot } from '../table/props';
import { bowl, ovenDish, plate, pour, tray, type Well, wellShape } from '../table/vessels';
import { at, setBoard } from './boardSetting';
import { blend, cluster, fill, inset, only, type Scene, scatter } from './compose';
import { browning, drizzle, flecks, freshHerbs, oilBeads, swirl } from './garnish';
import { nearMiddle, setBowl, setPlate, setTools } from './placeSetting';

const chocolate = lookOf('chocolate');
const isDark = ({ solids }: Scene) => solids.includes(chocolate);

/** Fruit and nuts; an egg or butter in the dough does not show. */
const fruitOf = (scene: Scene): readonly Look[] =>
  only(scene, ['fruit', 'nut'], [])
    .filter((look) => look !== chocolate)
    .slice(0, 3);

/** A shape that lies on something: its shadow, its side, its face. */
function block(canvas: Canvas, shape: string, place: string, side: string, face: string, high = 12): void {
  canvas.add(
    `<path d="${shape}" transform="translate(7 ${high + 6})${place}" fill="#240b03" opacity=".34"/>` +
      `<path d="${shape}" transform="translate(0 ${high})${place}" fill="${darker(side, 0.2)}"/>` +
      `<path d="${shape}" transform="${place}" fill="${canvas.radial(lighter(face, 0.2), face)}"/>`,
  );
}

/** The colours of what is baked: crust and crumb. */
const doughOf = (scene: Scene): [crust: string, crumb: string] =>
  isDark(scene)
    ? ['#43210f', '#5e3018']
    : ['#a9672a', mix('#edc27c', blend(fruitOf(scene), '#edc27c'), 0.12)];

/** A round cake on its plate, with one slice cut. */
export function cake(scene: Scene): void {
  const { canvas } = scene;
  const well = setPlate(scene, ['fork'], 312);
  const [crust, crumb] = doughOf(scene);
  const from = canvas.random.between(0.2, 1.1);
  const [start, end] = [polar(from + 0.62, 218), polar(from, 218)];
  const round = `M0 0L${num(start.x)} ${num(start.y)}A218 218 0 1 1 ${num(end.x)} ${num(end.y)}Z`;
  block(canvas, round, at(well), crust, crust, 16);
  canvas.add(
    `<path d="${round}" transform="${at(well)}scale(.965)" fill="${canvas.radial(lighter(crumb, 0.1), mix(crumb, crust, 0.6))}"/>`,
  );
  canvas.group(canvas.clip(`<path d="${round}" transform="${at(well)}"/>`), () => {
    browning(canvas, { ...well, rx: 200, ry: 200 }, crust, 26, 26);
    fill(canvas, { ...well, rx: 170, ry: 170 }, fruitOf(scene), { cover: 0.28, scale: 0.8 });
    flecks(canvas, { ...well, rx: 214, ry: 214 }, '#fffaf0', 130, 3.4);
  });
  for (const edge of [start, end])
    canvas.add(
      `<path d="M0 0L${num(edge.x)} ${num(edge.y)}" transform="${at(well)}" stroke="${lighter(crumb, 0.35)}" stroke-width="9" stroke-linecap="round"/>`,
    );
}

/** A loaf on a board, two slices of it cut. */
export function loafCake(scene: Scene): void {
  const { canvas } = scene;
  const well = setBoard(scene, true);
  const [crust, crumb] = doughOf(scene);
  const loaf = { x: well.x - 96, y: well.y };
  const lean = canvas.random.between(-8, 8);
  block(
    canvas,
    handCutBox(canvas.random, 420, 250, 0.02),
    at(loaf, lean),
    crust,
    mix(crust, crumb, 0.25),
    16,
  );
  canvas.add(
    `<path d="M-176 8C-90 -26 70 24 180 -6" transform="${at(loaf, lean)}" fill="none" stroke="${lighter(crumb, 0.3)}" stroke-width="22" stroke-linecap="round" opacity=".75"/>`,
  );
  browning(canvas, { ...loaf, rx: 180, ry: 100 }, darker(crust, 0.2), 12, 26);
  fill(canvas, { ...loaf, rx: 180, ry: 96 }, fruitOf(scene), { cover: 0.3, scale: 0.72 });
  const slice =
    'M-92 -60C-104 -104 -50 -116 0 -112C50 -116 104 -104 92 -60C90 -20 94 50 88 92Q86 108 66 108H-66Q-86 108 -88 92C-94 50 -90 -20 -92 -60Z';
  for (const [dx, dy, turn] of [
    [216, -86, 14],
    [262, 92, -9],
  ] as const) {
    const place = { x: well.x + dx, y: well.y + dy };
    block(canvas, slice, at(place, turn + canvas.random.between(-4, 4)), crust, crust, 8);
    canvas.add(
      `<path d="${slice}" transform="${at(place, turn)}scale(.9)" fill="${canvas.radial(lighter(crumb, 0.3), crumb)}"/>`,
    );
    fill(canvas, { ...place, rx: 66, ry: 78 }, fruitOf(scene), { cover: 0.2, scale: 0.45 });
    flecks(canvas, { ...place, rx: 72, ry: 84 }, darker(crumb, 0.25), 26, 3);
  }
  flecks(canvas, inset(well, 10), '#d9a85a', 36, 4);
}

/** Biscuits, scones or muffins in rows, on paper. */
export function biscuits(scene: Scene): void {
  const { canvas, palette } = scene;
  napkin(canvas, spot(canvas, 'bottom-left'), canvas.random.between(-30, 30), palette.napkin);
  const well = tray(canvas, nearMiddle(scene), 800, 560);
  const [crust, crumb] = isDark(scene) ? ['#a5682f', '#d9a25a'] : doughOf(scene);
  const dots = [...fruitOf(scene), ...(isDark(scene) ? [chocolate] : [])];
  for (let index = 0; index < 12; index += 1) {
    const place = {
      x: well.x + ((index % 4) - 1.5) * 178 + canvas.random.between(-9, 9),
      y: well.y + (Math.floor(index / 4) - 1) * 164 + canvas.random.between(-8, 8),
    };
    const shape = blob(canvas.random, 74, 71, 0.035, 11);
    block(canvas, shape, at(place), crust, mix(crust, crumb, 0.55), 10);
    canvas.add(
      `<path d="${shape}" transform="${at(place)}scale(.8)" fill="${canvas.radial(lighter(crumb, 0.28), crumb)}" opacity=".8"/>`,
    );
    fill(canvas, { ...place, rx: 52, ry: 50 }, dots, { cover: 0.3, scale: 0.42 });
    flecks(canvas, { ...place, rx: 60, ry: 58 }, darker(crust, 0.1), 9, 3.4);
  }
}

/** Brownies or flapjacks, cut into squares on a board. */
export function squares(scene: Scene): void {
  const { canvas } = scene;
  const well = setBoard(scene, true);
  const [crust, crumb] = doughOf(scene);
  const face = isDark(scene) ? '#4c2513' : mix(crust, crumb, 0.5);
  for (let index = 0; index < 8; index += 1) {
    const isAside = index === 7;
    const place = {
      x: well.x + ((index % 4) - 1.5) * 166 + canvas.random.between(-5, 5) + (isAside ? 22 : 0),
      y: well.y + (index < 4 ? -84 : 84) + canvas.random.between(-5, 5) + (isAside ? 26 : 0),
    };
    block(
      canvas,
      handCutBox(canvas.random, 146, 146, 0.015),
      at(place, isAside ? 16 : canvas.random.between(-2, 2)),
      isDark(scene) ? '#38190b' : crust,
      face,
      18,
    );
    browning(canvas, { ...place, rx: 60, ry: 60 }, darker(face, 0.35), 4, 22);
    fill(canvas, { ...place, rx: 54, ry: 54 }, fruitOf(scene), { cover: 0.35, scale: 0.5 });
    flecks(canvas, { ...place, rx: 62, ry: 62 }, lighter(face, 0.4), 14, 3.2);
  }
  flecks(canvas, inset(well, 10), face, 30, 4.5);
}

/** Something creamy in a bowl: custard, mousse, rice pudding. */
export function pudding(scene: Scene): void {
  const { canvas, palette, bed } = scene;
  setTools(scene, ['spoon']);
  const place = nearMiddle(scene);
  plate(canvas, place, 312, palette.plate, palette.rim);
  const well = bowl(canvas, place, 232, palette.bowl, palette.rim);
  const cream = isDark(scene) ? '#5a2f1c' : '#f7e2ae';
  pour(canvas, well, cream);
  swirl(canvas, well, isDark(scene) ? '#7a4730' : '#fff3cf', 24, 2);
  if (bed?.role === 'grain') {
    const spots = scatter(canvas, inset(well, 24), 46);
    for (const { x, y } of spots) canvas.place(bed.draw, x, y, { scale: 0.62, shadow: 0.06 });
    canvas.add(wellShape(well).replace('fill="#000"', `fill="${cream}" opacity=".34"`));
  }
  const fruit = fruitOf(scene);
  if (fruit[0]) cluster(canvas, fruit[0], { x: well.x - 36, y: well.y + 34 }, 76, 0.95);
  if (fruit[1]) cluster(canvas, fruit[1], { x: well.x + 62, y: well.y - 44 }, 52, 0.9);
  flecks(canvas, inset(well, 30), isDark(scene) ? '#2a120a' : '#a45e24', 120, 3);
  if (fruit.length > 0) freshHerbs({ ...scene, herbs: [lookOf('mint')] }, inset(well, 120), 2);
}

/** Turned out on a plate, under its caramel: flan, panna cotta. */
export function turnedOut(scene: Scene): void {
  const { canvas } = scene;
  const well = setPlate(scene, ['spoon'], 312);
  const fruit = fruitOf(scene);
  const sauce = fruit.length > 0 ? mix(blend(fruit, '#b8324a'), '#a3223c', 0.5) : '#a5520f';
  canvas.add(
    `<path d="${blob(canvas.random, 222, 214, 0.06)}" transform="${at(well)}" fill="${canvas.radial(lighter(sauce, 0.15), sauce)}" opacity=".9"/>`,
  );
  block(
    canvas,
    blob(canvas.random, 158, 156, 0.008, 14),
    at({ x: well.x, y: well.y - 10 }),
    '#e9bf72',
    '#f7dd9d',
    22,
  );
  canvas.add(
    `<path d="${blob(canvas.random, 128, 124, 0.03, 12)}" transform="${at({ x: well.x, y: well.y - 12 })}" fill="${canvas.radial(lighter(sauce, 0.25), sauce)}"/>` +
      `<path d="M-86 -44Q-52 -92 10 -98" transform="${at(well)}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>`,
  );
  if (fruit[0]) cluster(canvas, fruit[0], { x: well.x + 6, y: well.y - 8 }, 62, 0.9);
  oilBeads(canvas, { ...well, rx: 214, ry: 206 }, sauce, 10);
}

/** Three scoops in a bowl. */
export function scoops(scene: Scene): void {
  const { canvas } = scene;
  const well = setBowl(scene, ['spoon'], 264);
  const cream = isDark(scene) ? '#8a5535' : mix('#f8e6bd', blend(fruitOf(scene), '#f8e6bd'), 0.3);
  pour(canvas, well, darker(cream, 0.08));
  const turn = canvas.random.between(0, 6.28);
  for (let index = 0; index < 3; index += 1) {
    const place = polar(turn + (index / 3) * 6.28, well.rx * 0.42, well.x, well.y);
    const scoop = blob(canvas.random, 108, 104, 0.03, 13);
    canvas.add(
      `<path d="${scoop}" transform="translate(6 12)${at(place)}" fill="#240b03" opacity=".25"/><path d="${scoop}" transform="${at(place)}" fill="${canvas.radial(lighter(cream, 0.55), darker(cream, 0.1))}"/>` +
        `<path d="M-74 22C-40 46 34 48 78 18M-84 -14C-50 8 40 12 88 -18" transform="${at(place, canvas.random.between(0, 90))}" fill="none" stroke="${darker(cream, 0.16)}" stroke-width="5" stroke-linecap="round" opacity=".45"/>`,
    );
  }
  fill(canvas, { ...well, rx: 150, ry: 150 }, fruitOf(scene), { cover: 0.3, scale: 0.75 });
  if (isDark(scene)) drizzle(canvas, inset(well, 60), '#3a1a0d', 7);
  freshHerbs({ ...scene, herbs: [lookOf('mint')] }, inset(well, 110), 2);
}

/** Fruit, cooked or not, in its own juice. */
export function fruitBowl(scene: Scene): void {
  const { canvas } = scene;
  const well = setBowl(scene, ['spoon'], 286);
  const fruit = only(scene, ['fruit'], [lookOf('apple')]).filter((look) => look !== chocolate);
  pour(canvas, well, mix(blend(fruit, '#e0a34a'), '#d98b3a', 0.4));
  fill(canvas, inset(well, 10), fruit.slice(0, 5), { cover: 1.7, scale: 1.25 });
  const over = only(scene, ['nut', 'dairy'], []);
  if (over[0]) cluster(canvas, over[0], { x: well.x, y: well.y }, 70);
  oilBeads(canvas, well, '#f6c56a', 16);
  freshHerbs({ ...scene, herbs: [lookOf('mint')] }, inset(well, 60), 4);
}

/** A dish of baked fruit under crumbs. */
export function crumble(scene: Scene): void {
  const { canvas, palette } = scene;
  napkin(canvas, spot(canvas, 'top-left'), canvas.random.between(-40, 0), palette.napkin);
  const well: Well = ovenDish(
    canvas,
    nearMiddle(scene),
    384,
    274,
    canvas.random.pick(['#c65a34', '#e9dfcd', '#3f6f7a', '#d9a13b'] as const),
  );
  const fruit = fruitOf(scene);
  const juice = mix(blend(fruit, '#c9792f'), '#8e2f3a', 0.25);
  pour(canvas, well, juice);
  canvas.group(canvas.clip(wellShape(well)), () => {
    fill(canvas, well, fruit.length > 0 ? fruit : [lookOf('apple')], { cover: 0.9, scale: 1.2 });
    for (const { x, y } of scatter(canvas, inset(well, -10), 110)) {
      const size = canvas.random.between(16, 34);
      const tone = mix('#b87731', '#f0cd8a', canvas.random.next());
      canvas.add(
        `<path d="${blob(canvas.random, size, size * 0.8, 0.2, 6)}" transform="translate(2 4)${at({ x, y })}" fill="#3a1c0e" opacity=".3"/><path d="${blob(canvas.random, size, size * 0.8, 0.2, 6)}" transform="${at({ x, y })}" fill="${tone}"/>`,
      );
    }
  });
  browning(canvas, well, '#8a4a17', 26, 20);
  flecks(canvas, inset(well, 10), '#fff3d2', 60, 3.6);
  cutlery(canvas, 'spoon', spot(canvas, 'bottom-right'), canvas.random.between(40, 75), palette.metal);
}
