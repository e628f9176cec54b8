import { enamel } from './palette';

const limb = { fill: 'none', strokeWidth: 19, strokeLinecap: 'round' } as const;

/** An arm from shoulder to hand, with a round mitten. */
export function Arm({ d, hand, className }: { d: string; hand: [number, number]; className?: string }) {
  return (
    <g className={className}>
      <path d={d} {...limb} stroke={enamel.shade} />
      <path d={d} {...limb} strokeWidth="7" stroke={enamel.base} />
      <circle
        cx={hand[0]}
        cy={hand[1]}
        r="15"
        fill={enamel.cloth}
        stroke={enamel.clothLine}
        strokeWidth="3"
      />
    </g>
  );
}

/** How lips and brows are drawn. */
export const line = {
  fill: 'none',
  stroke: enamel.glow,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A wide-open eye that looks somewhere. */
export function OpenEye({
  x,
  y,
  size = 12,
  look = [2, -2],
}: {
  x: number;
  y: number;
  size?: number;
  look?: [number, number];
}) {
  return (
    <g className="mascot-blink">
      <ellipse cx={x} cy={y} rx={size * 0.86} ry={size} fill={enamel.glow} />
      <ellipse cx={x + look[0]} cy={y + look[1]} rx={size * 0.5} ry={size * 0.6} fill={enamel.visor} />
      <circle cx={x + look[0] + size * 0.2} cy={y + look[1] - size * 0.24} r={size * 0.2} fill="#fff" />
    </g>
  );
}

export function Cheeks() {
  return (
    <g fill={enamel.blush} opacity=".75">
      <ellipse cx="80" cy="170" rx="8" ry="5.5" />
      <ellipse cx="160" cy="170" rx="8" ry="5.5" />
    </g>
  );
}
