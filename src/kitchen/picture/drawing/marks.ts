import { type Ellipse, num } from './shapes';

/** The markup of a filled shape. */
export const filled = (path: string, paint: string, extra = '') =>
  `<path d="${path}" fill="${paint}" ${extra}/>`;

/** The markup of a line with round ends. */
export const line = (path: string, colour: string, thick: number, extra = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(thick)}" stroke-linecap="round" ${extra}/>`;

/** The markup of an ellipse, turned by some degrees. */
export const oval = ({ x, y, rx, ry }: Ellipse, paint: string, extra = '', degrees = 0) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}" ${extra}${degrees ? ` transform="rotate(${num(degrees)} ${num(x)} ${num(y)})"` : ''}/>`;
