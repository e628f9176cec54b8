import { type Ellipse, type Point, roundNumbers } from './shapes';

/** A transform to a point, turned by some degrees. */
export const at = ({ x, y }: Point, degrees = 0) => roundNumbers`translate(${x} ${y})rotate(${degrees})`;

const styled = (opacity: number, place: string, extra: string) =>
  `${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''}${place && ` transform="${place}"`} ${extra}`;

/** The markup of a filled shape; `place` is a transform. */
export const filled = (path: string, paint: string, opacity = 1, place = '', extra = '') =>
  `<path d="${path}" fill="${paint}"${styled(opacity, place, extra)}/>`;

/** The markup of a line with round ends. */
export const line = (path: string, colour: string, thick: number, opacity = 1, place = '', extra = '') =>
  roundNumbers`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round"${styled(opacity, place, extra)}/>`;

/** The markup of an ellipse, turned by some degrees. */
export const oval = ({ x, y, rx, ry }: Ellipse, paint: string, opacity = 1, degrees = 0, extra = '') =>
  roundNumbers`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}"${styled(opacity, degrees ? roundNumbers`rotate(${degrees} ${x} ${y})` : '', extra)}/>`;

/** The markup of a box with round corners, as wide and high as an ellipse. */
export const box = ({ x, y, rx, ry }: Ellipse, paint: string, opacity = 1, extra = '') =>
  roundNumbers`<rect x="${x - rx}" y="${y - ry}" width="${rx * 2}" height="${ry * 2}" rx="30" fill="${paint}"${styled(opacity, '', extra)}/>`;
