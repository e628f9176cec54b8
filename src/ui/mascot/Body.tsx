import { clothStyle, colors } from './parts';

/** Draws trunk, apron and feet. */
export function Body() {
  return (
    <>
      <ellipse cx="120" cy="317" rx="70" ry="8" fill="var(--color-ink, #2b211c)" opacity=".14" />
      <rect x="84" y="296" width="30" height="22" rx="10" fill={colors.deep} />
      <rect x="126" y="296" width="30" height="22" rx="10" fill={colors.deep} />
      <rect x="102" y="204" width="36" height="18" rx="8" fill={colors.deep} />
      <path
        d="M76 240C76 222 92 214 120 214S164 222 164 240L170 284C170 300 150 306 120 306S70 300 70 284Z"
        fill={colors.base}
      />
      <path
        d="M146 217C158 221 164 229 164 240L170 284C170 298 154 305 130 306C152 292 156 250 146 217Z"
        fill={colors.shade}
      />
      <path
        d="M97 226H143L147 246C160 250 166 262 168 292C156 304 84 304 72 292C74 262 80 250 93 246Z"
        fill={colors.tomato}
      />
      <path
        d="M143 226 147 246C160 250 166 262 168 292C162 298 148 301 134 302C148 284 148 256 137 226Z"
        fill={colors.tomatoShade}
        opacity=".8"
      />
      <path
        d="M100 266H140V276C140 288 131 292 120 292S100 288 100 276Z"
        fill={colors.tomatoShade}
        opacity=".6"
      />
      <path d="M100 267H140" stroke={colors.saffron} strokeWidth="4" strokeLinecap="round" />
      <path
        {...clothStyle}
        d="M100 216C106 232 114 238 120 238S134 232 140 216C130 222 110 222 100 216Z"
        strokeWidth="2.5"
      />
      <circle cx="120" cy="232" r="5" fill={colors.saffron} />
    </>
  );
}
