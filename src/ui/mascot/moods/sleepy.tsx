import { Arm, animations, Cheeks, colors, faceStroke, type Mood, roundedStroke } from '../parts';

/** The robot is unplugged: while offline. */
export const sleepy: Mood = {
  face: (
    <>
      <path d="M85 153Q97 164 109 153M131 153Q143 164 155 153" {...faceStroke} strokeWidth="5.5" />
      <ellipse cx="120" cy="176" rx="6" ry="7.5" fill={colors.glow} />
      <Cheeks />
    </>
  ),
  arms: (
    <>
      <Arm d="M78 246C64 256 62 272 70 284" hand={[72, 288]} />
      <Arm d="M162 246C176 256 178 272 170 284" hand={[168, 288]} />
      <path
        {...roundedStroke}
        d="M166 296C190 300 186 318 206 314S220 298 232 304"
        stroke={colors.deep}
        strokeWidth="5"
      />
      <path d="M228 296H242V314H228Z" fill={colors.deep} />
      <path d="M242 300H251M242 309H251" stroke={colors.metalShade} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  tilt: 'rotate(8 120 210) translate(0 6)',
  floatingSign: (
    <g {...roundedStroke} stroke="var(--color-ink-soft, #6b5b52)" strokeWidth="5" strokeLinejoin="round">
      <path className={animations.z} d="M34 84H50L34 104H50" />
      <path className={animations.z} d="M10 42H34L10 72H34" strokeWidth="6" />
    </g>
  ),
};
