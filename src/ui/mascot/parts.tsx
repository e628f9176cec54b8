import type { ReactNode } from 'react';

/** The parts of the drawing that depend on the mood. Each mood is a module of its own, so that a page loads only those it shows. */
export interface Mood {
  /** Drawn on the visor. */
  face: ReactNode;
  /** Arms and props, drawn over the trunk. */
  arms: ReactNode;
  /** SVG transform of the head. */
  tilt?: string;
  /** Drawn beside the head, for example a question mark. */
  floatingSign?: ReactNode;
}

/** The robot's colours, the same in the light and the dark scheme. */
export const colors = {
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

export const clothStyle = {
  fill: colors.cloth,
  stroke: colors.clothLine,
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;

export const roundedStroke = { fill: 'none', strokeLinecap: 'round' } as const;

const armStroke = { ...roundedStroke, strokeWidth: 19 } as const;

/**
 * Animations of the robot: at most 5 s, to save attention and battery; the stirring robot's as long as the loading overlay
 * shows. They start when Page.tsx sets data-ready: earlier, they would delay the start on a slow phone.
 */
export const animations = {
  wave: 'origin-[10%_90%] [transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-wave_2.4s_ease-in-out_2]',
  stir: '[transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-stir_0.9s_ease-in-out_infinite_alternate]',
  blink:
    'origin-center [transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-blink_4.6s_ease-out]',
  antenna:
    'origin-[0%_100%] [transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-sway_1.2s_ease-in-out_4_alternate]',
  steam: '[transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-rise_2.4s_ease-out_infinite]',
  sparkle:
    'origin-center [transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-twinkle_0.8s_ease-in-out_4_alternate] motion-safe:nth-2:[animation-delay:0.8s] motion-safe:nth-3:[animation-delay:1.6s]',
  z: '[transform-box:fill-box] motion-safe:in-data-ready:animate-[mascot-rise_3.6s_ease-out] motion-safe:nth-2:[animation-delay:0.6s]',
} as const;

export function Arm({ d, hand, className }: { d: string; hand: [number, number]; className?: string }) {
  return (
    <g className={className}>
      <path d={d} {...armStroke} stroke={colors.shade} />
      <path d={d} {...armStroke} strokeWidth="7" stroke={colors.base} />
      <circle {...clothStyle} cx={hand[0]} cy={hand[1]} r="15" />
    </g>
  );
}

/** Stroke of mouths and brows. */
export const faceStroke = {
  ...roundedStroke,
  stroke: colors.glow,
  strokeWidth: 6,
  strokeLinejoin: 'round',
} as const;

interface OpenEyeProps {
  x: number;
  y: number;
  size?: number;
  gaze: [number, number];
}

export function OpenEye({ x, y, size = 12, gaze }: OpenEyeProps) {
  return (
    <g className={animations.blink}>
      <ellipse cx={x} cy={y} rx={size * 0.86} ry={size} fill={colors.glow} />
      <ellipse cx={x + gaze[0]} cy={y + gaze[1]} rx={size * 0.5} ry={size * 0.6} fill={colors.visor} />
      <circle cx={x + gaze[0] + size * 0.2} cy={y + gaze[1] - size * 0.24} r={size * 0.2} fill="#fff" />
    </g>
  );
}

export function Cheeks() {
  return (
    <g fill={colors.blush} opacity=".75">
      <ellipse cx="80" cy="170" rx="8" ry="5.5" />
      <ellipse cx="160" cy="170" rx="8" ry="5.5" />
    </g>
  );
}
