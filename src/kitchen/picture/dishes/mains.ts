import { type Ellipse, polarPoint, roughEllipse } from '../drawing/shapes';
import type { SvgBuilder } from '../drawing/svgBuilder';
import { at, darker, lighter, mix } from '../drawing/svgElements';
import { findLook } from '../pieces/looks';
import type { Look } from '../pieces/lookTables';
import { bedOfStrands, cluster, fill, inset, type Layer, sliceLine } from './compose';
import { liquid } from './foodsAndColours';
import { browning, drawSoftEllipse, flecks, lay, stroke } from './laying';

/** A piece of meat with stripes across: the marks of a grill, or the string that a joint is tied with. */
function meatPiece(svg: SvgBuilder, about: Ellipse, degrees: number, colour: string, stripes: string): void {
  const [place, crust] = [at(about, degrees), darker(colour, 0.12)];
  const cut = roughEllipse(svg.random, about.rx, about.ry, 0.1, 10);
  lay(svg, cut, place, crust, { side: darker(crust, 0.2), thicknessPx: 8 });
  svg.group(svg.clip(`<path d="${cut}" transform="${place}"/>`), () => {
    browning(svg, inset(about, 30), '#5b2710', 12, 26);
    for (let x = -156; x <= 156; x += 52)
      stroke(svg, `M${x - 42} -160L${x + 46} 160`, place, 11, 0.34, stripes);
  });
}

const sausage = 'M-158 -22Q0 -46 158 -22A32 32 0 0 1 158 42Q0 22 -158 42A32 32 0 0 1 -158 -22Z';
/** A fillet or a piece of meat with what goes beside it; fish and shellfish with lemon. */
export const withSides =
  (usual: 'beef' | 'fish'): Layer =>
  (scene, area) => {
    const { svg, solids } = scene;
    const { x, y, rx } = area;
    const main = solids.find(({ role }) => role === 'protein') ?? findLook(usual);
    const citrus = findLook(solids.includes(findLook('lime')) ? 'lime' : 'lemon');
    const others = solids.filter((look) => look !== main && look !== citrus).slice(0, 3);
    others.forEach((look, index) => {
      const angle = -Math.PI / 2 + (index - (others.length - 1) / 2) * 1.03;
      cluster(svg, look, polarPoint(angle, rx * 0.57, x, y), 106, 1.18);
    });
    const degrees = svg.random.between(-18, 6);
    const place = { x: x + 4, y: y + 62, rx: rx * 0.64, ry: rx * 0.37 };
    const juice = lighter(liquid(usual === 'fish' ? '#e8d9a0' : mix(main.tint, '#7a3a12', 0.4))(scene), 0.3);
    drawSoftEllipse(svg, { ...place, rx: rx * 0.8, ry: rx * 0.46 }, juice, 0.6);
    if (main === findLook('sausage'))
      for (const aside of [-74, 2, 78])
        lay(svg, sausage, at({ x: place.x + aside / 3, y: place.y + aside }, degrees), main.tint);
    else if (usual === 'beef') meatPiece(svg, place, degrees, main.tint, '#3a150a');
    if (usual === 'beef') return;
    if (main.radius > 45) svg.place(main.draw, x, y + 76, { angle: degrees * 0.6, scale: 3.1 });
    else sliceLine(svg, main, { x: x - rx * 0.62, y: y + 96 }, { x: x + rx * 0.62, y: y + 44 }, 1.6);
    for (const aside of [-46, 34]) svg.place(citrus.draw, x + aside, y + 56 + aside * 0.3, { scale: 1.15 });
  };

export const foldedOmelette: Layer = ({ svg, solids }, { x, y, rx }) => {
  const filling = { x: x + 10, y: y - rx * 0.2, rx: rx * 0.84, ry: 48 };
  fill(svg, filling, solids.slice(0, 4), { cover: 1.7, scale: 0.86 });
  const place = at({ x, y: y - 6 }, svg.random.between(-7, 7));
  const fold = 'M-236 -30C-120 -62 120 -66 236 -26C245 70 120 178 0 180C-132 178 -245 74 -236 -30Z';
  lay(svg, fold, place, '#ffde86', { edge: '#eba930' });
  stroke(svg, 'M-216 -24C-108 -50 108 -54 216 -20', place, 9, 0.8, '#fff3c0');
  browning(svg, { x, y: y + 58, rx: rx * 0.74, ry: 70 }, '#c4761b', 20, 22);
};

/** A whole roast bird or a joint of other meat on its vegetables. */
export const roast: Layer = ({ svg, solids }, area) => {
  const bed = solids.filter(({ role }) => role !== 'protein').slice(0, 4);
  fill(svg, area, bed.length > 0 ? bed : [findLook('potato')], { cover: 1.25, scale: 1.35 });
  const middle = { x: area.x, y: area.y - 6 };
  const degrees = svg.random.between(-10, 10);
  const meat = solids.find(({ role }) => role === 'protein');
  if (meat && meat !== findLook('chicken') && meat !== findLook('duck')) {
    meatPiece(svg, { ...middle, rx: 216, ry: 134 }, degrees, mix(meat.tint, '#9a5a2a', 0.4), '#fff0cf');
    return;
  }
  const place = at(middle, degrees);
  const wing = 'M96 -104C168 -112 196 -56 168 -6C148 10 120 -10 104 -40Z';
  const leg =
    'M60 40C150 20 208 70 176 132C156 176 112 196 96 232C82 246 62 236 68 216C80 180 52 150 34 128Z';
  const body =
    'M0 -196C84 -200 152 -132 150 -30C150 72 92 142 0 150C-92 142 -150 72 -150 -30C-152 -132 -84 -200 0 -196Z';
  const [skin, edge] = ['#eeb25c', '#9a4f17'];
  const mirrored = `${place}scale(-1 1)`;
  for (const transform of [mirrored, place]) lay(svg, wing, transform, skin, { edge });
  lay(svg, body, place, skin, { edge });
  for (const transform of [mirrored, place]) lay(svg, leg, transform, skin, { edge });
  stroke(svg, 'M0 -176C-5 -80 5 30 0 134', place, 5, 0.45, '#7a3a0c');
  stroke(svg, 'M-96 -66C-84 -126 -44 -156 -10 -160', place, 16, 0.45, '#fff3d2');
  browning(svg, { ...middle, rx: 130, ry: 150 }, '#7a3510', 14, 26);
};

/** Short pasta all over, if the dish has any. */
export const tubes: Layer = ({ svg, bed }, area) => {
  if (bed && isShort(bed))
    for (let layer = 0; layer < 4; layer += 1) fill(svg, inset(area, 6), [bed], { cover: 2, scale: 1.2 });
};

const isShort = (bed: Look) => ['penne', 'macaroni', 'gnocchi'].map(findLook).includes(bed);

export const pasta: Layer = (scene, area) => {
  const { svg, solids, bed } = scene;
  const sauce = liquid('#f2d28c')(scene);
  const spread = (reach: number, opacity: number) =>
    drawSoftEllipse(svg, { ...area, rx: area.rx * reach, ry: area.ry * reach }, sauce, opacity);
  spread(0.95, 0.9);
  if (bed && isShort(bed)) tubes(scene, area);
  else bedOfStrands(svg, inset(area, 12), mix('#f8d174', sauce, 0.2), 7.5);
  // Tossed: the sauce clings to the pasta, thickest in the middle.
  spread(0.84, 0.24);
  spread(0.5, 0.34);
  fill(svg, inset(area, 56), solids.slice(0, 5), { cover: 0.7, scale: 1.05 });
  if (solids.some(({ role }) => role === 'dairy')) flecks(svg, inset(area, 30), '#fff2cd', 70, 5);
};
