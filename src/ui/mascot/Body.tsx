import type { ReactNode } from 'react';
import type { Mood } from './Face';
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

/** Trunk, apron and feet. */
export function Trunk() {
  return (
    <g>
      <ellipse cx="120" cy="317" rx="70" ry="8" fill="var(--color-ink, #2b211c)" opacity=".14" />
      <rect x="84" y="296" width="30" height="22" rx="10" fill={enamel.deep} />
      <rect x="126" y="296" width="30" height="22" rx="10" fill={enamel.deep} />
      <rect x="102" y="204" width="36" height="18" rx="8" fill={enamel.deep} />
      <path
        d="M76 240C76 222 92 214 120 214S164 222 164 240L170 284C170 300 150 306 120 306S70 300 70 284Z"
        fill={enamel.base}
      />
      <path
        d="M146 217C158 221 164 229 164 240L170 284C170 298 154 305 130 306C152 292 156 250 146 217Z"
        fill={enamel.shade}
      />
      <path
        d="M97 226H143L147 246C160 250 166 262 168 292C156 304 84 304 72 292C74 262 80 250 93 246Z"
        fill={enamel.tomato}
      />
      <path
        d="M143 226 147 246C160 250 166 262 168 292C162 298 148 301 134 302C148 284 148 256 137 226Z"
        fill={enamel.tomatoShade}
        opacity=".8"
      />
      <path
        d="M100 266H140V276C140 288 131 292 120 292S100 288 100 276Z"
        fill={enamel.tomatoShade}
        opacity=".6"
      />
      <path d="M100 267H140" stroke={enamel.saffron} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M100 216C106 232 114 238 120 238S134 232 140 216C130 222 110 222 100 216Z"
        fill={enamel.cloth}
        stroke={enamel.clothLine}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="120" cy="232" r="5" fill={enamel.saffron} />
    </g>
  );
}

/** The arms and props that stand before the trunk. */
export function Gesture({ mood }: { mood: Mood }) {
  return gestures[mood];
}

const gestures: Record<Mood, ReactNode> = {
  welcome: (
    <g>
      <Arm d="M76 244C58 250 56 264 70 274" hand={[76, 274]} />
      <Arm className="mascot-wave" d="M164 244C190 242 206 224 212 200" hand={[213, 190]} />
    </g>
  ),
  stirring: (
    <g>
      <Arm d="M76 244C56 252 54 268 64 280" hand={[68, 282]} />
      <g className="mascot-stir">
        <path d="M158 196 136 276" stroke={enamel.metalShade} strokeWidth="8" strokeLinecap="round" />
        <path d="M157 197 136 274" stroke={enamel.metal} strokeWidth="4" strokeLinecap="round" />
        <Arm d="M164 244C182 244 184 226 160 222" hand={[152, 224]} />
      </g>
      <path d="M48 262H58V276H48ZM182 262H192V276H182Z" fill="#8a4f2a" />
      <path d="M56 258H184L178 306C177 314 170 318 162 318H78C70 318 63 314 62 306Z" fill="#c47a45" />
      <path d="M150 258H184L178 306C177 314 170 318 162 318H132C150 306 156 282 150 258Z" fill="#9c5a2e" />
      <path d="M70 270 74 302" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".4" />
      <ellipse cx="120" cy="258" rx="66" ry="11" fill="#7a4424" />
      <ellipse cx="120" cy="258" rx="57" ry="7.5" fill={enamel.saffron} />
      <ellipse cx="106" cy="257" rx="24" ry="3" fill="#fff" opacity=".4" />
      <g fill="none" stroke="var(--color-ink-soft, #6b5b52)" strokeWidth="5" strokeLinecap="round">
        <path className="mascot-steam" d="M36 250C28 240 44 234 36 222" opacity=".5" />
        <path className="mascot-steam mascot-steam-late" d="M214 250C206 240 222 234 214 222" opacity=".5" />
      </g>
    </g>
  ),
  proud: (
    <g>
      <Arm d="M76 244C58 250 56 264 70 274" hand={[76, 274]} />
      <Arm d="M164 246C190 252 204 246 206 232" hand={[206, 230]} />
      <ellipse cx="206" cy="214" rx="46" ry="7" fill={enamel.metalShade} />
      <ellipse cx="206" cy="211" rx="46" ry="6" fill={enamel.metal} />
      <path d="M172 209C172 168 240 168 240 209Z" fill={enamel.metal} />
      <path d="M214 178C234 182 240 194 240 209H222C226 198 224 186 214 178Z" fill={enamel.metalShade} />
      <path
        d="M180 202C181 190 187 184 194 181"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="206" cy="174" r="6" fill={enamel.saffron} />
      <g className="mascot-sparkle" fill={enamel.saffron}>
        <path d="M236 146 240 156 250 160 240 164 236 174 232 164 222 160 232 156Z" />
        <path d="M24 196 27 204 35 207 27 210 24 218 21 210 13 207 21 204Z" />
        <path d="M30 66 33 73 40 76 33 79 30 86 27 79 20 76 27 73Z" />
      </g>
    </g>
  ),
  puzzled: (
    <g>
      <Arm d="M76 246C56 254 54 270 72 276" hand={[78, 276]} />
      <Arm d="M164 246C190 246 190 222 164 212" hand={[156, 206]} />
    </g>
  ),
  sleepy: (
    <g>
      <Arm d="M78 246C64 256 62 272 70 284" hand={[72, 288]} />
      <Arm d="M162 246C176 256 178 272 170 284" hand={[168, 288]} />
      <path
        d="M166 296C190 300 186 318 206 314S220 298 232 304"
        fill="none"
        stroke={enamel.deep}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M228 296H242V314H228Z" fill={enamel.deep} />
      <path d="M242 300H251M242 309H251" stroke={enamel.metalShade} strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
};
