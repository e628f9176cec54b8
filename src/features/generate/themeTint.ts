import type { CSSProperties } from 'react';
import type { themes } from './themes';

/** The theme's paper, by day or in the evening, as the colour scheme has it. */
export function themeTint({ tint }: (typeof themes)[number]): CSSProperties {
  return { backgroundColor: `light-dark(${tint.light}, ${tint.dark})` };
}
