import type { ReactNode } from 'react';

/** How the robot chef feels. Each mood is a file of `moods/`: only those that a page shows are in its code. */
export interface Mood {
  /** What its visor shows. */
  face: ReactNode;
  /** Arms and props, before the trunk. */
  arms: ReactNode;
  /** How the head is held, as an SVG transform. */
  tilt?: string;
  /** What hangs in the air beside the head. */
  floatingSign?: ReactNode;
}

/** The robot's own enamel and metal: fixed, so that it is the same robot on light and on dark paper. */
export const palette = {
  light: '#a9d6cb',
  base: '#7dbcae',
  shade: '#5a9a8e',
  deep: '#3f776d',
  cloth: '#fffaf0',
  clothShade: '#eadcc6',
  clothLine: '#cdb99b',
  visor: '#33232f',
  visorLight: '#4b3545',
  glow: '#fff3d6',
  tomato: '#d8452f',
  tomatoShade: '#ad3122',
  saffron: '#f2b632',
  saffronShade: '#d08f1c',
  blush: '#ef8a76',
  metal: '#dfe3e4',
  metalShade: '#a9b2b5',
} as const;

/** How white cloth is drawn. */
export const clothStyle = {
  fill: palette.cloth,
  stroke: palette.clothLine,
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;

/** How a drawn line begins and ends. */
export const roundedStroke = { fill: 'none', strokeLinecap: 'round' } as const;

const limb = { ...roundedStroke, strokeWidth: 19 } as const;

/** An arm from shoulder to hand, with a round mitten. */
export function Arm({ d, hand, className }: { d: string; hand: [number, number]; className?: string }) {
  return (
    <g className={className}>
      <path d={d} {...limb} stroke={palette.shade} />
      <path d={d} {...limb} strokeWidth="7" stroke={palette.base} />
      <circle {...clothStyle} cx={hand[0]} cy={hand[1]} r="15" />
    </g>
  );
}

/** How lips and brows are drawn. */
export const lineStyle = {
  ...roundedStroke,
  stroke: palette.glow,
  strokeWidth: 6,
  strokeLinejoin: 'round',
} as const;

interface OpenEyeProps {
  x: number;
  y: number;
  size?: number;
  look: [number, number];
}

/** A wide-open eye that looks somewhere. */
export function OpenEye({ x, y, size = 12, look }: OpenEyeProps) {
  return (
    <g className="mascot-blink">
      <ellipse cx={x} cy={y} rx={size * 0.86} ry={size} fill={palette.glow} />
      <ellipse cx={x + look[0]} cy={y + look[1]} rx={size * 0.5} ry={size * 0.6} fill={palette.visor} />
      <circle cx={x + look[0] + size * 0.2} cy={y + look[1] - size * 0.24} r={size * 0.2} fill="#fff" />
    </g>
  );
}

export function Cheeks() {
  return (
    <g fill={palette.blush} opacity=".75">
      <ellipse cx="80" cy="170" rx="8" ry="5.5" />
      <ellipse cx="160" cy="170" rx="8" ry="5.5" />
    </g>
  );
}
