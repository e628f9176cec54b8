import type { Canvas } from '../drawing/canvas';
import { blob, darker, lighter, mix, num, type Point, polar, taperedArc } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { friedEgg } from '../pieces/slices';
import { napkin, spot } from '../table/props';
import { bowl, ovenDish, pan, pour, wellShape } from '../table/vessels';
import { at, setBoard, slab } from './boardSetting';
import { blend, cluster, fill, inset, only, type Scene, scatter } from './compose';
import { browning, flecks, freshHerbs, oilBeads, swirl } from './garnish';
import { nearMiddle, setBowl, setPlate } from './placeSetting';

/** A pie under its lid of pastry, vented and crimped. */
export function pie(scene: Scene): void {
  const { canvas, palette } = scene;
  napkin(canvas, spot(canvas, 'top-left'), canvas.random.between(-40, 0), palette.napkin);
  const well = ovenDish(
    canvas,
    nearMiddle(scene),
    330,
    300,
    canvas.random.pick(['#c65a34', '#e9dfcd', '#3f6f7a'] as const),
  );
  const lid = { ...well, rx: well.rx + 12, ry: well.ry + 10 };
  canvas.add(wellShape(lid).replace('fill="#000"', `fill="${canvas.radial('#f0bf72', '#b9742c')}"`));
  const crimps = Array.from({ length: 34 }, (_, index) => {
    const { x, y } = polar((index / 34) * Math.PI * 2, 1);
    return `<ellipse cx="${num(lid.x + x * lid.rx * 0.95)}" cy="${num(lid.y + y * lid.ry * 0.95)}" rx="24" ry="19" fill="${canvas.radial('#f4cb86', '#b9742c')}"/>`;
  });
  canvas.add(crimps.join(''));
  browning(canvas, inset(lid, 50), '#96500f', 22, 34);
  const turn = canvas.random.between(0, 60);
  for (const degrees of [0, 60, 120, 180, 240, 300])
    canvas.add(
      `<path d="M34 0H112" transform="${at(lid, turn + degrees)}" stroke="#6b3510" stroke-width="9" stroke-linecap="round" opacity=".75"/>`,
    );
  for (const degrees of [30, 150, 270])
    canvas.add(
      `<path d="M0 0C26 -30 74 -34 104 0C74 34 26 30 0 0Z" transform="${at(lid, turn + degrees)}translate(34 0)" fill="${canvas.radial('#f4cb86', '#c07c30')}" stroke="#9a5a1c" stroke-width="2"/><path d="M8 0H92" transform="${at(lid, turn + degrees)}translate(34 0)" stroke="#9a5a1c" stroke-width="2.5" opacity=".7"/>`,
    );
  flecks(canvas, inset(lid, 60), '#fff1cd', 34, 3);
}

const smooth = (scene: Scene, ground: string) =>
  mix(ground, blend(only(scene, ['bean', 'vegetable', 'dairy', 'fruit']), ground), 0.55);

/** A dip in its bowl, oil in its swirl, bread or raw vegetables around. */
export function dip(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const well = setBoard(scene, true);
  const place = { x: well.x, y: well.y };
  const sticks = solids.filter(({ role }) => role === 'vegetable').slice(1, 3);
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * Math.PI * 2;
    const far = polar(angle, 1);
    const spotted = { x: place.x + far.x * 296, y: place.y + far.y * 226 };
    const look = sticks[index % Math.max(sticks.length, 1)];
    if (look && index % 2) canvas.place(look.draw, spotted.x, spotted.y, { scale: 1.2 });
    else {
      const wedge = 'M-52 34L0 -52L52 34Q0 52 -52 34Z';
      slab(
        scene,
        wedge,
        at(spotted, (angle * 180) / Math.PI + 90 + canvas.random.between(-12, 12)),
        '#c98f45',
        '#efcd8d',
      );
      browning(canvas, { ...spotted, rx: 26, ry: 24 }, '#96581c', 3, 9);
    }
  }
  const inside = bowl(canvas, place, 206, palette.bowl, palette.rim);
  const colour = smooth(scene, '#ecd9a8');
  pour(canvas, inside, colour);
  swirl(canvas, inside, lighter(colour, 0.4), 22, 2.1);
  swirl(canvas, inset(inside, 16), '#c98a1f', 7, 2);
  oilBeads(canvas, inset(inside, 24), '#d9a52f', 14);
  const over = only(scene, ['bean', 'nut'], []);
  if (over[0]) cluster(canvas, over[0], { x: place.x + 20, y: place.y + 14 }, 44, 0.85);
  freshHerbs(scene, inset(inside, 50), 4);
  flecks(canvas, inset(inside, 30), '#a8321f', 40, 3);
}

/** A mash: soft furrows, butter or cream melting in the middle. */
export function mash(scene: Scene): void {
  const { canvas } = scene;
  const well = setBowl(scene, ['spoon'], 292);
  const colour = smooth(scene, '#f3dc9d');
  pour(canvas, well, colour);
  for (let ring = 0; ring < 5; ring += 1) {
    const reach = well.rx * (0.92 - ring * 0.17);
    const furrow = blob(canvas.random, reach, reach * 0.97, 0.05, 12);
    canvas.add(
      `<path d="${furrow}" transform="${at(well)}translate(3 7)" fill="none" stroke="${darker(colour, 0.26)}" stroke-width="9" opacity=".45"/><path d="${furrow}" transform="${at(well)}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="17" opacity=".8"/>`,
    );
  }
  canvas.add(
    `<path d="${blob(canvas.random, 74, 62, 0.12)}" transform="${at(well)}" fill="${canvas.radial('#ffd75e', '#f0b02e')}" opacity=".85"/><path d="M-36 -16Q-14 -38 24 -32" transform="${at(well)}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  );
  freshHerbs(scene, inset(well, 60), 4);
  flecks(canvas, inset(well, 30), '#3a2118', 46, 2.6);
}

/** A whole roast bird on a dish, its vegetables around. */
export function roast(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  napkin(canvas, spot(canvas, 'bottom-left'), canvas.random.between(-30, 30), palette.napkin);
  const well = ovenDish(canvas, nearMiddle(scene), 400, 286, palette.plate);
  pour(canvas, well, '#c98a45');
  const around = solids.filter(({ role }) => role !== 'protein');
  fill(canvas, well, around.length > 0 ? around.slice(0, 4) : [lookOf('potato')], {
    cover: 1.25,
    scale: 1.35,
  });
  const place = { x: well.x, y: well.y - 6 };
  const lean = canvas.random.between(-10, 10);
  const skin = canvas.radial('#eeb25c', '#9a4f17');
  const part = (shape: string) =>
    `<path d="${shape}" transform="translate(8 15)${at(place, lean)}" fill="#240b03" opacity=".4"/><path d="${shape}" transform="${at(place, lean)}" fill="${skin}"/>`;
  const leg = (side: 1 | -1) =>
    `M${side * 60} 40C${side * 150} 20 ${side * 208} 70 ${side * 176} 132C${side * 156} 176 ${side * 112} 196 ${side * 96} 232C${side * 82} 246 ${side * 62} 236 ${side * 68} 216C${side * 80} 180 ${side * 52} 150 ${side * 34} 128Z`;
  const wing = (side: 1 | -1) =>
    `M${side * 96} -104C${side * 168} -112 ${side * 196} -56 ${side * 168} -6C${side * 148} 10 ${side * 120} -10 ${side * 104} -40Z`;
  const body =
    'M0 -196C84 -200 152 -132 150 -30C150 72 92 142 0 150C-92 142 -150 72 -150 -30C-152 -132 -84 -200 0 -196Z';
  canvas.add([wing(-1), wing(1), body, leg(-1), leg(1)].map(part).join(''));
  canvas.add(
    `<path d="M0 -176C-5 -80 5 30 0 134" transform="${at(place, lean)}" fill="none" stroke="#7a3a0c" stroke-width="5" opacity=".45"/><path d="M-96 -66C-84 -126 -44 -156 -10 -160" transform="${at(place, lean)}" fill="none" stroke="#fff3d2" stroke-width="16" stroke-linecap="round" opacity=".45"/>`,
  );
  browning(canvas, { ...place, rx: 130, ry: 150 }, '#7a3510', 14, 26);
  freshHerbs(scene, { ...well, rx: well.rx * 0.94, ry: well.ry * 0.9 }, 9);
  flecks(canvas, { ...place, rx: 130, ry: 160 }, '#3a1c0e', 46, 2.8);
}

/** A chop, a steak or a breaded fillet, with what goes beside it. */
export function meatPlate(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 316);
  const { x, y, rx } = well;
  const meat: Look = solids.find(({ role }) => role === 'protein') ?? lookOf('beef');
  const sides = solids.filter((look) => look !== meat).slice(0, 3);
  const green = only(scene, ['leaf'], [lookOf('rocket')]);
  (sides.length > 0 ? sides : green.slice(0, 1)).forEach((look, index, all) => {
    cluster(
      canvas,
      look,
      polar(-Math.PI / 2 + (index - (all.length - 1) / 2) * 1.02, rx * 0.58, x, y),
      108,
      1.2,
    );
  });
  const lean = canvas.random.between(-16, 6);
  const place = { x: x + 4, y: y + 62 };
  const juice = mix(meat.tint, '#7a3a12', 0.4);
  canvas.add(
    `<path d="${blob(canvas.random, rx * 0.78, rx * 0.46, 0.08)}" transform="${at(place, lean)}" fill="${lighter(juice, 0.2)}" opacity=".55"/>`,
  );
  const cut = blob(canvas.random, rx * 0.64, rx * 0.37, 0.1, 10);
  const crust = darker(meat.tint, 0.12);
  canvas.add(
    `<path d="${cut}" transform="translate(6 13)${at(place, lean)}" fill="#240b03" opacity=".4"/><path d="${cut}" transform="${at(place, lean)}" fill="${darker(crust, 0.3)}"/><path d="${cut}" transform="translate(0 -8)${at(place, lean)}" fill="${canvas.radial(lighter(crust, 0.14), darker(crust, 0.18))}"/>`,
  );
  canvas.group(canvas.clip(`<path d="${cut}" transform="translate(0 -8)${at(place, lean)}"/>`), () => {
    for (let line = -3; line <= 3; line += 1)
      canvas.add(
        `<path d="M${num(line * 52 - 30)} -120L${num(line * 52 + 34)} 120" transform="${at(place, lean)}" stroke="#3a150a" stroke-width="11" stroke-linecap="round" opacity=".34"/>`,
      );
    browning(canvas, { ...place, rx: rx * 0.5, ry: rx * 0.26 }, '#5b2710', 10, 22);
  });
  canvas.add(
    `<path d="${taperedArc(rx * 0.5, -2.7, -1.5, 12, 4)}" transform="${at({ x: place.x, y: place.y + 62 }, lean)}" fill="#fff" opacity=".16"/>`,
  );
  freshHerbs(scene, { ...place, rx: rx * 0.6, ry: 74 }, 4);
  flecks(canvas, { ...place, rx: rx * 0.58, ry: 84 }, '#1d0d07', 46, 2.8);
}

/** A thick omelette turned out whole, a wedge of it cut: tortilla, frittata. */
export function frittata(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 316);
  const from = canvas.random.between(0.1, 0.9);
  const [start, end] = [polar(from + 0.7, 214), polar(from, 214)];
  const round = `M0 0L${num(start.x)} ${num(start.y)}A214 214 0 1 1 ${num(end.x)} ${num(end.y)}Z`;
  canvas.add(
    `<path d="${round}" transform="translate(7 20)${at(well)}" fill="#240b03" opacity=".34"/><path d="${round}" transform="translate(0 13)${at(well)}" fill="#c9892f"/><path d="${round}" transform="${at(well)}" fill="${canvas.radial('#ffdc7a', '#dd9a32')}"/>`,
  );
  canvas.group(canvas.clip(`<path d="${round}" transform="${at(well)}"/>`), () => {
    const inside = { ...well, rx: 186, ry: 186 };
    fill(canvas, inside, solids.slice(0, 4), { cover: 0.75, scale: 0.9 });
    // The egg runs over its filling and sets.
    canvas.add(
      wellShape({ ...well, rx: 214, ry: 214 }).replace('fill="#000"', 'fill="#f3b944" opacity=".42"'),
    );
    browning(canvas, inside, '#b5671a', 34, 24);
  });
  freshHerbs(scene, { ...well, rx: 170, ry: 170 }, 4);
  flecks(canvas, { ...well, rx: 190, ry: 190 }, '#2f1a12', 40, 2.4);
}

/** An open tart: a crimped crust, its filling set and browned. */
export function quiche(scene: Scene): void {
  const { canvas, solids } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 316);
  const crust = { ...well, rx: 236, ry: 236 };
  canvas.add(
    wellShape({ ...crust, x: crust.x + 6, y: crust.y + 14 }).replace(
      'fill="#000"',
      'fill="#240b03" opacity=".34"',
    ),
  );
  canvas.add(wellShape(crust).replace('fill="#000"', `fill="${canvas.radial('#eebd72', '#a9672a')}"`));
  const crimps = Array.from({ length: 32 }, (_, index) => {
    const { x, y } = polar((index / 32) * Math.PI * 2, 222, well.x, well.y);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="20" fill="${canvas.radial('#f1c681', '#b9752f')}"/>`;
  });
  canvas.add(crimps.join(''));
  const filling = { ...well, rx: 204, ry: 204 };
  pour(canvas, filling, '#f2cd72');
  fill(canvas, inset(filling, 16), solids.slice(0, 4), { cover: 0.85, scale: 0.9 });
  canvas.add(wellShape(filling).replace('fill="#000"', 'fill="#f4cf78" opacity=".3"'));
  browning(canvas, filling, '#b5671a', 30, 20);
  freshHerbs(scene, inset(filling, 30), 4);
  flecks(canvas, inset(filling, 16), '#3a1c0e', 30, 2.4);
}

/** Eggs set in a pan of sauce. */
export function eggPan(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  napkin(canvas, spot(canvas, 'bottom-left'), canvas.random.between(20, 60), palette.napkin);
  const place = { x: nearMiddle(scene).x - 34, y: nearMiddle(scene).y };
  const well = pan(canvas, place, 304, canvas.random.pick([-28, 24] as const));
  const egg = lookOf('egg');
  const rest = solids.filter((look) => look !== egg);
  const sauce = mix(blend(rest, '#c8402a'), '#c03a20', 0.4);
  pour(canvas, inset(well, 10), sauce);
  fill(canvas, inset(well, 24), rest.slice(0, 5), { cover: 0.8, scale: 0.95 });
  oilBeads(canvas, inset(well, 20), lighter(sauce, 0.3), 22);
  const turn = canvas.random.between(0, 6.28);
  for (let index = 0; index < 4; index += 1) {
    const { x, y } = polar(turn + (index / 4) * Math.PI * 2, well.rx * 0.5, well.x, well.y);
    canvas.place(friedEgg, x, y, { scale: 1.25 });
  }
  freshHerbs(scene, inset(well, 30), 7);
  flecks(canvas, inset(well, 30), '#2f1a12', 44, 2.4);
}

/** A bowl heaped with something to nibble. */
export function snackBowl(scene: Scene): void {
  const { canvas, palette, solids, bed } = scene;
  napkin(canvas, spot(canvas, 'bottom-right'), canvas.random.between(-30, 30), palette.napkin);
  const well = bowl(canvas, nearMiddle(scene), 288, palette.bowl, palette.rim);
  const nibbles = solids.slice(0, 2);
  pour(canvas, well, mix(blend(nibbles, '#d9a860'), '#d9a860', 0.5));
  for (const { x, y } of scatter(canvas, inset(well, 16), bed && solids.length === 1 ? 0 : 18))
    browning(canvas, { x, y, rx: 20, ry: 20 }, '#96581c', 1, 14);
  // However small they are, they fill the bowl.
  for (let layer = 0; layer < 4; layer += 1)
    fill(canvas, inset(well, 4), nibbles, {
      cover: 2.4,
      scale: Math.max(1.25, 30 / (nibbles[0]?.radius ?? 30)),
    });
  freshHerbs(scene, well, 3);
  flecks(canvas, inset(well, 14), '#a8401f', 60, 3);
  flecks(canvas, inset(well, 14), '#fffaf0', 50, 3);
}

/** Wedges, sticks or churros in a heap beside their dip. */
export function wedges(scene: Scene): void {
  const { canvas, palette, solids } = scene;
  const well = setPlate(scene, ['fork', 'knife'], 326);
  const look: Look | undefined = solids.find(({ role }) => role === 'vegetable');
  const isSweet = solids.includes(lookOf('chocolate')) || !look;
  const tone = isSweet ? '#d0893c' : mix(look.tint, '#dfa04a', 0.45);
  const heap = { x: well.x - 34, y: well.y + 6, rx: well.rx * 0.78, ry: well.ry * 0.8 };
  for (const place of scatter(canvas, inset(heap, 10), 30)) drawStick(canvas, place, tone, isSweet);
  const saucer = { x: well.x + well.rx * 0.62, y: well.y - well.ry * 0.5 };
  const inside = bowl(canvas, saucer, 92, palette.bowl, palette.rim);
  pour(canvas, inside, isSweet ? '#4a2414' : '#f5e6c8');
  freshHerbs(scene, heap, isSweet ? 0 : 5);
  flecks(canvas, heap, isSweet ? '#fffaf0' : '#2f1a12', 70, 3);
}

function drawStick(canvas: Canvas, place: Point, tone: string, isRidged: boolean): void {
  const { random } = canvas;
  const length = random.between(74, 104);
  const turn = random.between(0, 180);
  const shape = isRidged
    ? `M${num(-length)} 0Q${num(-length)} -19 ${num(-length + 18)} -19H${num(length - 18)}Q${num(length)} -19 ${num(length)} 0Q${num(length)} 19 ${num(length - 18)} 19H${num(-length + 18)}Q${num(-length)} 19 ${num(-length)} 0Z`
    : `M${num(-length)} 6C${num(-length * 0.5)} -34 ${num(length * 0.5)} -38 ${num(length)} 0C${num(length * 0.5)} 22 ${num(-length * 0.5)} 26 ${num(-length)} 6Z`;
  const ridges = isRidged
    ? `<path d="M${num(-length + 14)} -7H${num(length - 14)}M${num(-length + 14)} 7H${num(length - 14)}" transform="${at(place, turn)}" stroke="${darker(tone, 0.35)}" stroke-width="3.5" opacity=".55"/>`
    : `<path d="M${num(-length * 0.8)} 4C${num(-length * 0.4)} -8 ${num(length * 0.4)} -10 ${num(length * 0.84)} 0" transform="${at(place, turn)}" stroke="${lighter(tone, 0.5)}" stroke-width="4" fill="none" opacity=".7"/>`;
  canvas.add(
    `<path d="${shape}" transform="translate(4 9)${at(place, turn)}" fill="#240b03" opacity=".32"/><path d="${shape}" transform="${at(place, turn)}" fill="${canvas.linear(lighter(tone, 0.28), darker(tone, 0.2))}"/>${ridges}`,
  );
}
