import type { Point } from '../drawing/shapes';
import { circle, ellipsePoints, handCutBox, roughEllipse, roundNumbers } from '../drawing/shapes';
import { at, darker, lighter, mix } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import type { Look } from '../pieces/lookTables';
import { spot } from '../table/props';
import { bowl, dipBowl, type FoodArea, fillSmooth } from '../table/vessels';
import { bedOfGrain, blend, fill, inset, type Layer, type Scene, scatter, solidsOfRole } from './compose';
import { onBoard, type Vessel } from './dishVessels';
import { doughOf, fruitOf, isDark } from './foodsAndColours';
import { browning, drawSoftEllipse, flecks, lay, type Solid, stroke } from './laying';

/** Returns the points of a grid in the middle of a food area, moved by up to 7 px, so that rows are not straight. */
function grid(scene: Scene, area: FoodArea, columns: number, lines: number, wide: number, high: number) {
  const { random } = scene.svg;
  return Array.from({ length: columns * lines }, (_, index) => ({
    x: area.x + ((index % columns) - (columns - 1) / 2) * wide + random.between(-7, 7),
    y: area.y + (Math.floor(index / columns) - (lines - 1) / 2) * high + random.between(-7, 7),
  }));
}

interface Baked extends Solid {
  shape: string;
  face: string;
  side: string;
  /** Radius within which its foods show. */
  reach: number;
  degrees?: number;
}

/** Draws one biscuit, square or fritter, with the foods in it. */
function bake({ svg }: Scene, place: Point, looks: readonly Look[], baked: Baked): void {
  const { shape, face, reach, degrees } = baked;
  lay(svg, shape, at(place, degrees), face, { ...baked, edge: mix(face, baked.side, 0.5) });
  browning(svg, circle(reach, place), darker(face, 0.35), 4, reach * 0.36);
  fill(svg, circle(reach * 0.9, place), looks, { cover: 0.33, scale: 0.48 });
  flecks(svg, circle(reach, place), lighter(face, 0.4), 12, 3.2);
}

/** Biscuits, scones or muffins in rows; cut into squares, one of them pushed aside: brownies, flapjacks. */
export const baked =
  (isCut: boolean): Layer =>
  (scene, area) => {
    const { random } = scene.svg;
    const isPale = isDark(scene) && !isCut;
    const { crust, crumb } = isPale ? { crust: '#a5682f', crumb: '#d9a25a' } : doughOf(scene);
    const dots = [...fruitOf(scene), ...(isPale ? [findLook('chocolate')] : [])];
    grid(scene, area, 4, isCut ? 2 : 3, 172, 166).forEach(({ x, y }, index) => {
      const aside = isCut && index === 7 ? 22 : 0;
      const shape = isCut ? handCutBox(random, 146, 146, 0.015) : roughEllipse(random, 74, 71, 0.035, 11);
      const face = isCut ? mix(crust, crumb, 0.5) : lighter(crumb, 0.12);
      const thicknessPx = isCut ? 18 : 10;
      const look = { shape, face, side: crust, thicknessPx, reach: 58, degrees: aside * 0.7 };
      bake(scene, { x: x + aside, y: y + aside }, dots, look);
    });
  };

/** Fritters around their dip; with a shape, turnovers or croquettes that hide their filling. */
export const fritters =
  (folded?: string): Layer =>
  (scene, area) => {
    const { svg, palette, solids } = scene;
    const face = mix('#e9b05c', blend(solids, '#e9b05c'), folded ? 0 : 0.2);
    const ring = ellipsePoints(6, circle(area.rx * 0.62, area), svg.random.between(0, 6.28));
    ring.forEach((place) => {
      const shape = folded ?? roughEllipse(svg.random, 86, 83, 0.03, 12);
      const baked = { shape, face, side: '#a5682f', thicknessPx: 9, reach: folded ? 46 : 66 };
      const degrees = folded ? place.degrees - 90 + svg.random.between(-9, 9) : 0;
      bake(scene, place, folded ? [] : solids.slice(0, 3), { ...baked, degrees });
    });
    const cream = mix(blend(solidsOfRole(scene, ['dairy']), '#f5ead0'), '#f7ecd6', 0.6);
    dipBowl(svg, area, 82, palette.bowl, cream);
  };

/** Filled rolls, one end cut: burritos, wraps, spring rolls. */
export const rolls: Layer = (scene, area) => {
  const { svg, solids } = scene;
  const shape = 'M-130 -56H104Q146 -56 146 0Q146 56 104 56H-130Q-150 0 -130 -56Z';
  for (const place of grid(scene, area, 2, 3, 356, 160)) {
    lay(svg, shape, at(place), '#f1d69c', { edge: '#d6a458' });
    browning(svg, { ...place, rx: 116, ry: 48 }, '#a86a26', 7, 15);
    const end = { x: place.x - 128, y: place.y, rx: 40, ry: 56 };
    drawSoftEllipse(svg, end, '#f7e3b4');
    fill(svg, inset(end, 7), solids.slice(0, 4), { cover: 1.8, scale: 0.5 });
  }
};

export const pancakes: Layer = (scene, area) => {
  const { svg, palette } = scene;
  const toppings = solidsOfRole(scene, ['fruit', 'nut', 'dairy'], []).slice(0, 4);
  grid(scene, area, 1, 4, 0, -15).forEach((place, index) => {
    const pancake = roughEllipse(svg.random, 202 - index * 7, 198 - index * 7, 0.025, 12);
    lay(svg, pancake, at(place), '#c98238', { crumb: '#e0a353', thicknessPx: 9 });
  });
  const top = { ...area, y: area.y - 22 };
  browning(svg, circle(160, top), '#a0601f', 9, 30);
  drawSoftEllipse(svg, { ...top, rx: 128, ry: 118 }, '#b5601a', 0.85);
  stroke(svg, 'M-84 -34Q-50 -84 10 -86', at(top), 8, 0.45);
  fill(svg, circle(114, top), toppings, { cover: 1, scale: 1.05 });
  dipBowl(svg, spot(svg, 'top-right'), 66, palette.bowl, '#b05f14');
};

const skinColours = {
  aubergine: '#4b2a55', courgette: '#5b8f3a', mushroom: '#a67c52', tomato: '#cf3522', squash: '#e08a2c', avocado: '#45602f',
  potato: '#c4924a', cabbage: '#9ab85a',
}; // biome-ignore format: rows

/** Halved vegetables with their filling; red peppers if the dish has none that can be hollowed. */
export const stuffedHalves: Layer = (scene, area) => {
  const { svg, solids, bed } = scene;
  const skin =
    Object.entries(skinColours).find(([food]) => solids.includes(findLook(food)))?.[1] ?? '#d23a22';
  grid(scene, area, 3, 2, 222, 236).forEach((place, index) => {
    const turn = at(place, svg.random.between(-12, 12) + (index > 2 ? 180 : 0));
    const half = roughEllipse(svg.random, 96, svg.random.between(112, 122), 0.045, 9);
    stroke(svg, 'M0 -104C-2 -116 2 -124 5 -134', turn, 16, 1, '#6f9a3f');
    lay(svg, half, turn, skin, { crumb: darker(skin, 0.45) });
    stroke(svg, half, `${turn}scale(.94)`, 3, 0.3);
    const hollow = { ...place, rx: 76, ry: 92 };
    if (bed?.role === 'grain') bedOfGrain(svg, hollow, bed);
    fill(svg, hollow, solids.slice(0, 5), { cover: bed ? 0.6 : 0.95, scale: 0.72 });
    if (solids.some(({ role }) => role === 'dairy')) browning(svg, hollow, '#f3c55a', 7, 22);
  });
};

/** A bowl for a dip on a board, raw vegetables and toast around it. */
export const amongDippers: Vessel = (scene) => {
  const { svg, palette, solids } = scene;
  const area = onBoard(true)(scene);
  const sticks = solids.filter(({ role }) => role === 'vegetable').slice(1, 3);
  ellipsePoints(14, { ...area, rx: 296, ry: 226 }).forEach((place, index) => {
    const look = sticks[index % Math.max(sticks.length, 1)];
    if (look && index % 2) svg.place(look.draw, place.x, place.y, { scale: 1.2 });
    else {
      const turn = place.degrees + 90 + svg.random.between(-12, 12);
      lay(svg, 'M-52 34L0 -52L52 34Q0 52 -52 34Z', at(place, turn), '#c98f45', { crumb: '#efcd8d' });
      browning(svg, circle(26, place), '#96581c', 3, 9);
    }
  });
  return bowl(svg, area, 206, palette.bowl, palette.rim);
};

export const skewers: Layer = (scene, area) => {
  const { svg, palette, solids } = scene;
  const citrus = [findLook('lemon'), findLook('lime')];
  const chunks = solids.filter((look) => look.radius >= 14 && look.role !== 'leaf' && !citrus.includes(look));
  const order = chunks.length > 0 ? chunks : solids;
  fill(svg, inset(area, 20), solidsOfRole(scene, ['leaf'], [findLook('rocket')]).slice(0, 1), { cover: 0.3 });
  for (let line = 0; line < 4; line += 1) {
    const place = { x: area.x - 290 + svg.random.between(-16, 16), y: area.y - 168 + line * 112 };
    const degrees = svg.random.between(-4, 4);
    svg.group(roundNumbers`transform="rotate(${degrees} ${area.x} ${place.y})"`, () => {
      stroke(svg, 'M-66 6H640', at(place), 7, 0.3, '#240b03');
      stroke(svg, 'M-66 0H640', at(place), 7, 1, '#e5c48c');
      for (let index = line, x = place.x; x < place.x + 560; index += 1) {
        const look = order[index % order.length] ?? findLook('pepper');
        const scale = Math.min(1.5, 46 / look.radius);
        svg.place(look.draw, x, place.y, { scale, angle: 90 + svg.random.between(-12, 12) });
        stroke(svg, 'M-10 -26l8 52M10 -26l8 52', at({ x, y: place.y }), 6, 0.32, '#3a150a');
        x += look.radius * scale * 1.5;
      }
    });
  }
  dipBowl(svg, spot(svg, 'bottom-right'), 78, palette.bowl, '#f1e3c2');
};

/** Wedges or churros in a heap beside their dip. */
export const sticksAndDip: Layer = (scene, area) => {
  const { svg, palette, solids } = scene;
  const look = solids.find(({ role }) => role === 'vegetable');
  const isSweet = isDark(scene) || !look;
  const tone = isSweet ? '#d0893c' : mix(look.tint, '#f0b24e', 0.5);
  const heap = { x: area.x - 34, y: area.y + 6, rx: area.rx * 0.76, ry: area.ry * 0.78 };
  for (const place of scatter(svg, heap, 30)) {
    const turn = roundNumbers`${at(place, svg.random.between(0, 180))}scale(${svg.random.between(0.74, 1.04)} 1)`;
    lay(svg, isSweet ? churro : wedge, turn, tone);
    if (isSweet) stroke(svg, 'M-86 -7H86M-86 7H86', turn, 4, 0.6, darker(tone, 0.35));
    else stroke(svg, 'M-80 4C-40 -8 40 -10 84 0', turn, 4, 0.6, lighter(tone, 0.5));
  }
  const saucer = { x: area.x + area.rx * 0.62, y: area.y - area.ry * 0.5 };
  fillSmooth(svg, bowl(svg, saucer, 92, palette.bowl, palette.rim), isSweet ? '#4a2414' : '#f5e6c8');
  flecks(svg, heap, isSweet ? '#fffaf0' : '#2f1a12', 70, 3);
};

const churro = 'M-82 -19H82A19 19 0 0 1 82 19H-82A19 19 0 0 1 -82 -19Z';
const wedge = 'M-100 6C-50 -34 50 -38 100 0C50 22 -50 26 -100 6Z';
