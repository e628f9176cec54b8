import type { Canvas } from '../drawing/canvas';
import { darker, lighter, mix } from '../drawing/colours';
import { at } from '../drawing/marks';
import { around, blob, circle, type Ellipse, num, type Point, polar, rounded } from '../drawing/shapes';
import type { Look } from '../pieces/look';
import { lookOf } from '../pieces/looks';
import { spot } from '../table/props';
import { bowl, dipBowl, pour } from '../table/vessels';
import { blend, cluster, fill, inset, only, row, type Scene, scatter } from './compose';
import { browning, flecks } from './garnish';
import { blot, lay, stroke } from './laying';
import type { Layer } from './paintRow';
import { isDark } from './portions';
import { onBoard, type Vessel } from './setting';

/** Heaps along the far side of a plate. */
function sides({ canvas }: Scene, { x, y, rx }: Ellipse, looks: readonly Look[]): void {
  looks.forEach((look, index) => {
    const angle = -Math.PI / 2 + (index - (looks.length - 1) / 2) * 1.03;
    cluster(canvas, look, polar(angle, rx * 0.57, x, y), 106, 1.18);
  });
}

/** A chop, a steak or a breaded fillet, with what goes beside it. */
export const meatWithSides: Layer = (scene, well) => {
  const { canvas, solids } = scene;
  const { x, y, rx } = well;
  const meat = solids.find(({ role }) => role === 'protein') ?? lookOf('beef');
  const others = solids.filter((look) => look !== meat).slice(0, 3);
  sides(scene, well, others.length > 0 ? others : [lookOf('rocket')]);
  const degrees = canvas.random.between(-16, 6);
  const place = { x: x + 4, y: y + 62 };
  const juice = lighter(mix(meat.tint, '#7a3a12', 0.4), 0.2);
  blot(canvas, { ...place, rx: rx * 0.78, ry: rx * 0.46 }, juice, 0.55, degrees);
  const cut = blob(canvas.random, rx * 0.64, rx * 0.37, 0.1, 10);
  const crust = darker(meat.tint, 0.12);
  lay(canvas, cut, at(place, degrees), crust, { side: darker(crust, 0.2), high: 8 });
  canvas.group(canvas.clip(`<path d="${cut}" transform="${at(place, degrees)}"/>`), () => {
    for (let line = -156; line <= 156; line += 52) {
      stroke(canvas, `M${line - 30} -120L${line + 34} 120`, at(place, degrees), 11, 0.34, '#3a150a');
    }
    browning(canvas, { ...place, rx: rx * 0.5, ry: rx * 0.26 }, '#5b2710', 10, 22);
  });
};

/** A fillet across the plate with its vegetables and lemon. */
export const fishWithSides: Layer = (scene, well) => {
  const { canvas, solids } = scene;
  const { x, y, rx } = well;
  const fish = solids.find(({ role }) => role === 'protein') ?? lookOf('fish');
  const citrus = lookOf(solids.includes(lookOf('lime')) ? 'lime' : 'lemon');
  const others = solids.filter((look) => look !== fish && look !== citrus).slice(0, 3);
  const degrees = canvas.random.between(-24, 4);
  const juice = lighter(blend(others, '#e8d9a0'), 0.3);
  blot(canvas, { x, y: y + 30, rx: rx * 0.86, ry: rx * 0.5 }, juice, 0.75, degrees);
  sides(scene, well, others);
  if (fish.radius > 45) canvas.place(fish.draw, x, y + 76, { angle: degrees * 0.6, scale: 3.1 });
  else row(canvas, fish, { x: x - rx * 0.62, y: y + 96 }, { x: x + rx * 0.62, y: y + 44 }, 1.6);
  canvas.place(citrus.draw, x - 46, y + 44, { scale: 1.15 });
  canvas.place(citrus.draw, x + 34, y + 70, { scale: 1.15 });
};

/** A folded omelette, its filling peeping out, with greens beside it. */
export const foldedOmelette: Layer = (scene, { x, y, rx }) => {
  const { canvas, solids } = scene;
  const greens = only(scene, ['leaf'], [lookOf('rocket')]).slice(0, 1);
  fill(canvas, { x: x + 20, y: y - rx * 0.5, rx: rx * 0.72, ry: rx * 0.4 }, greens, { cover: 2.2 });
  const filling = { x: x + 10, y: y - rx * 0.12, rx: rx * 0.84, ry: 48 };
  fill(canvas, filling, solids.slice(0, 4), { cover: 1.7, scale: 0.86 });
  const place = at({ x, y: y + 20 }, canvas.random.between(-7, 7));
  const fold = 'M-236 -30C-120 -62 120 -66 236 -26C245 70 120 178 0 180C-132 178 -245 74 -236 -30Z';
  lay(canvas, fold, place, '#ffde86', { edge: '#eba930' });
  stroke(canvas, 'M-216 -24C-108 -50 108 -54 216 -20', place, 9, 0.8, '#fff3c0');
  browning(canvas, { x, y: y + 84, rx: rx * 0.74, ry: 70 }, '#c4761b', 20, 22);
  fill(canvas, { x, y: y + 80, rx: rx * 0.6, ry: 60 }, solids.slice(0, 2), { cover: 0.2, scale: 0.6 });
};

/** A whole roast bird on its vegetables. */
export const roastBird: Layer = ({ canvas, solids }, well) => {
  const bed = solids.filter(({ role }) => role !== 'protein').slice(0, 4);
  fill(canvas, well, bed.length > 0 ? bed : [lookOf('potato')], { cover: 1.25, scale: 1.35 });
  const middle = { x: well.x, y: well.y - 6 };
  const place = at(middle, canvas.random.between(-10, 10));
  const wing = 'M96 -104C168 -112 196 -56 168 -6C148 10 120 -10 104 -40Z';
  const leg =
    'M60 40C150 20 208 70 176 132C156 176 112 196 96 232C82 246 62 236 68 216C80 180 52 150 34 128Z';
  const body =
    'M0 -196C84 -200 152 -132 150 -30C150 72 92 142 0 150C-92 142 -150 72 -150 -30C-152 -132 -84 -200 0 -196Z';
  const [skin, edge] = ['#eeb25c', '#9a4f17'];
  const mirrored = `${place}scale(-1 1)`;
  for (const transform of [mirrored, place]) lay(canvas, wing, transform, skin, { edge });
  lay(canvas, body, place, skin, { edge });
  for (const transform of [mirrored, place]) lay(canvas, leg, transform, skin, { edge });
  stroke(canvas, 'M0 -176C-5 -80 5 30 0 134', place, 5, 0.45, '#7a3a0c');
  stroke(canvas, 'M-96 -66C-84 -126 -44 -156 -10 -160', place, 16, 0.45, '#fff3d2');
  browning(canvas, { ...middle, rx: 130, ry: 150 }, '#7a3510', 14, 26);
};

/** A bowl for a dip on a board, raw vegetables and toast around it. */
export const amongDippers: Vessel = (scene) => {
  const { canvas, palette, solids } = scene;
  const well = onBoard(true)(scene);
  const sticks = solids.filter(({ role }) => role === 'vegetable').slice(1, 3);
  around(14, { ...well, rx: 296, ry: 226 }).forEach((place, index) => {
    const look = sticks[index % Math.max(sticks.length, 1)];
    if (look && index % 2) canvas.place(look.draw, place.x, place.y, { scale: 1.2 });
    else {
      const turn = place.degrees + 90 + canvas.random.between(-12, 12);
      lay(canvas, 'M-52 34L0 -52L52 34Q0 52 -52 34Z', at(place, turn), '#c98f45', { crumb: '#efcd8d' });
      browning(canvas, circle(26, place), '#96581c', 3, 9);
    }
  });
  return bowl(canvas, well, 206, palette.bowl, palette.rim);
};

/** Four skewers with a dip. */
export const skewers: Layer = (scene, well) => {
  const { canvas, palette, solids } = scene;
  const citrus = [lookOf('lemon'), lookOf('lime')];
  const chunks = solids.filter((look) => look.radius >= 14 && look.role !== 'leaf' && !citrus.includes(look));
  const order = chunks.length > 0 ? chunks : solids;
  fill(canvas, inset(well, 20), only(scene, ['leaf'], [lookOf('rocket')]).slice(0, 1), { cover: 0.3 });
  const lean = canvas.random.between(-9, 9);
  for (let line = 0; line < 4; line += 1) {
    const place = { x: well.x - 290 + canvas.random.between(-16, 16), y: well.y - 168 + line * 112 };
    const degrees = num(lean + canvas.random.between(-2, 2));
    canvas.group(rounded`transform="rotate(${degrees} ${well.x} ${place.y})"`, () => {
      stroke(canvas, 'M-66 6H640', at(place), 7, 0.3, '#240b03');
      stroke(canvas, 'M-66 0H640', at(place), 7, 1, '#e5c48c');
      for (let index = line, x = place.x; x < place.x + 560; index += 1) {
        const look = order[index % order.length] ?? lookOf('pepper');
        const scale = Math.min(1.5, 46 / look.radius);
        canvas.place(look.draw, x, place.y, { scale, angle: 90 + canvas.random.between(-12, 12) });
        stroke(canvas, 'M-10 -26l8 52M10 -26l8 52', at({ x, y: place.y }), 6, 0.32, '#3a150a');
        x += look.radius * scale * 1.5;
      }
    });
  }
  dipBowl(canvas, spot(canvas, 'bottom-right'), 78, palette.bowl, '#f1e3c2');
};

/** Wedges, sticks or churros in a heap beside their dip. */
export const sticksAndDip: Layer = (scene, well) => {
  const { canvas, palette, solids } = scene;
  const look = solids.find(({ role }) => role === 'vegetable');
  const isSweet = isDark(scene) || !look;
  const tone = isSweet ? '#d0893c' : mix(look.tint, '#dfa04a', 0.45);
  const heap = { x: well.x - 34, y: well.y + 6, rx: well.rx * 0.76, ry: well.ry * 0.78 };
  for (const place of scatter(canvas, heap, 30)) layStick(canvas, place, tone, isSweet);
  const saucer = { x: well.x + well.rx * 0.62, y: well.y - well.ry * 0.5 };
  pour(canvas, bowl(canvas, saucer, 92, palette.bowl, palette.rim), isSweet ? '#4a2414' : '#f5e6c8');
  flecks(canvas, heap, isSweet ? '#fffaf0' : '#2f1a12', 70, 3);
};

function layStick(canvas: Canvas, place: Point, tone: string, isRidged: boolean): void {
  const turn = rounded`${at(place, canvas.random.between(0, 180))}scale(${canvas.random.between(0.74, 1.04)} 1)`;
  if (isRidged) {
    lay(canvas, 'M-100 0Q-100 -19 -82 -19H82Q100 -19 100 0Q100 19 82 19H-82Q-100 19 -100 0Z', turn, tone);
    stroke(canvas, 'M-86 -7H86M-86 7H86', turn, 3.5, 0.55, darker(tone, 0.35));
  } else {
    lay(canvas, 'M-100 6C-50 -34 50 -38 100 0C50 22 -50 26 -100 6Z', turn, tone);
    stroke(canvas, 'M-80 4C-40 -8 40 -10 84 0', turn, 4, 0.7, lighter(tone, 0.5));
  }
}
