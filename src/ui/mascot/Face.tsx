import type { ReactNode } from 'react';
import { enamel } from './palette';

/** How the robot chef feels, and where that is seen: home, waiting, a new recipe, nothing found, offline. */
export type Mood = 'welcome' | 'stirring' | 'proud' | 'puzzled' | 'sleepy';

const line = {
  fill: 'none',
  stroke: enamel.glow,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A wide-open eye that looks somewhere. */
function OpenEye({
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

function Cheeks() {
  return (
    <g fill={enamel.blush} opacity=".75">
      <ellipse cx="80" cy="170" rx="8" ry="5.5" />
      <ellipse cx="160" cy="170" rx="8" ry="5.5" />
    </g>
  );
}

const faces: Record<Mood, () => ReactNode> = {
  welcome: () => (
    <g>
      <OpenEye x={97} y={150} look={[1, -2]} />
      <OpenEye x={143} y={150} look={[1, -2]} />
      <path d="M106 167H134C134 180 127 186 120 186S106 180 106 167Z" fill={enamel.glow} />
      <path
        d="M111 180C114 175 126 175 129 180C126 185 123 186 120 186S114 185 111 180Z"
        fill={enamel.tomato}
      />
      <Cheeks />
    </g>
  ),
  stirring: () => (
    <g>
      <OpenEye x={97} y={154} look={[2, 5]} size={11} />
      <OpenEye x={143} y={154} look={[-2, 5]} size={11} />
      <path d="M85 139Q96 132 106 137M134 137Q144 132 155 139" {...line} strokeWidth="4.5" />
      <path d="M109 175Q120 181 131 174" {...line} strokeWidth="5" />
      <path d="M126 177C126 185 135 185 134 175Z" fill={enamel.tomato} />
      <Cheeks />
    </g>
  ),
  proud: () => (
    <g>
      <path d="M85 156Q97 138 109 156M131 156Q143 138 155 156" {...line} strokeWidth="6.5" />
      <path d="M101 167Q120 172 139 167C138 181 130 187 120 187S102 181 101 167Z" fill={enamel.glow} />
      <path d="M104 174Q120 179 136 174" fill="none" stroke={enamel.visor} strokeWidth="2.5" opacity=".5" />
      <Cheeks />
    </g>
  ),
  puzzled: () => (
    <g>
      <OpenEye x={97} y={153} size={10} look={[2, -3]} />
      <OpenEye x={143} y={153} size={14} look={[3, -4]} />
      <path d="M86 140Q96 139 106 143" {...line} strokeWidth="5" />
      <path d="M130 132Q143 121 157 131" {...line} strokeWidth="5" />
      <path d="M107 177Q113 171 119 176T132 174" {...line} strokeWidth="5" />
    </g>
  ),
  sleepy: () => (
    <g>
      <path d="M85 153Q97 164 109 153M131 153Q143 164 155 153" {...line} strokeWidth="5.5" />
      <ellipse cx="120" cy="176" rx="6" ry="7.5" fill={enamel.glow} />
      <Cheeks />
    </g>
  ),
};

/** What the robot's visor shows in a mood. */
export function Face({ mood }: { mood: Mood }) {
  const Expression = faces[mood];
  return <Expression />;
}
