import { type Ellipse, type Point, roundNumbers } from './shapes';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours; `share` is that of the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Mixes a colour with warm white. */
export const lighter = (hex: string, share: number): string => mix(hex, '#fff6e0', share);

/** Mixes a colour with dark brown; black shadows make food look dirty. */
export const darker = (hex: string, share: number): string => mix(hex, '#431504', share);

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
