import { Arm, animations, Cheeks, colors, faceStroke, type Mood, OpenEye } from '../parts';

/** The robot stirs a pot: while a recipe is generated. */
export const stirring: Mood = {
  face: (
    <>
      <OpenEye x={97} y={154} gaze={[2, 5]} size={11} />
      <OpenEye x={143} y={154} gaze={[-2, 5]} size={11} />
      <path d="M85 139Q96 132 106 137M134 137Q144 132 155 139" {...faceStroke} strokeWidth="4.5" />
      <path d="M109 175Q120 181 131 174" {...faceStroke} strokeWidth="5" />
      <path d="M126 177C126 185 135 185 134 175Z" fill={colors.tomato} />
      <Cheeks />
    </>
  ),
  arms: (
    <>
      <Arm d="M76 244C56 252 54 268 64 280" hand={[68, 282]} />
      <g className={animations.stir}>
        <path d="M158 196 136 276" stroke={colors.metalShade} strokeWidth="8" strokeLinecap="round" />
        <path d="M157 197 136 274" stroke={colors.metal} strokeWidth="4" strokeLinecap="round" />
        <Arm d="M164 244C182 244 184 226 160 222" hand={[152, 224]} />
      </g>
      <path d="M48 262H58V276H48ZM182 262H192V276H182Z" fill="#8a4f2a" />
      <path d="M56 258H184L178 306C177 314 170 318 162 318H78C70 318 63 314 62 306Z" fill="#c47a45" />
      <path d="M150 258H184L178 306C177 314 170 318 162 318H132C150 306 156 282 150 258Z" fill="#9c5a2e" />
      <path d="M70 270 74 302" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".4" />
      <ellipse cx="120" cy="258" rx="66" ry="11" fill="#7a4424" />
      <ellipse cx="120" cy="258" rx="57" ry="7.5" fill={colors.saffron} />
      <ellipse cx="106" cy="257" rx="24" ry="3" fill="#fff" opacity=".4" />
      <g fill="none" stroke="var(--color-ink-soft, #6b5b52)" strokeWidth="5" strokeLinecap="round">
        <path className={animations.steam} d="M36 250C28 240 44 234 36 222" opacity=".5" />
        <path
          className={`${animations.steam} [animation-delay:1.2s]!`}
          d="M214 250C206 240 222 234 214 222"
          opacity=".5"
        />
      </g>
    </>
  ),
  tilt: 'rotate(3 120 210)',
};
