import { Arm, animations, Cheeks, colors, faceStroke, type Mood, roundedStroke } from '../parts';

/** The robot holds a dish: for a new recipe. */
export const proud: Mood = {
  face: (
    <>
      <path d="M85 156Q97 138 109 156M131 156Q143 138 155 156" {...faceStroke} strokeWidth="6.5" />
      <path d="M101 167Q120 172 139 167C138 181 130 187 120 187S102 181 101 167Z" fill={colors.glow} />
      <path d="M104 174Q120 179 136 174" fill="none" stroke={colors.visor} strokeWidth="2.5" opacity=".5" />
      <Cheeks />
    </>
  ),
  arms: (
    <>
      <Arm d="M76 244C58 250 56 264 70 274" hand={[76, 274]} />
      <Arm d="M164 246C190 252 204 246 206 232" hand={[206, 230]} />
      <ellipse cx="206" cy="214" rx="46" ry="7" fill={colors.metalShade} />
      <ellipse cx="206" cy="211" rx="46" ry="6" fill={colors.metal} />
      <path d="M172 209C172 168 240 168 240 209Z" fill={colors.metal} />
      <path d="M214 178C234 182 240 194 240 209H222C226 198 224 186 214 178Z" fill={colors.metalShade} />
      <path {...roundedStroke} d="M180 202C181 190 187 184 194 181" stroke="#fff" strokeWidth="5" />
      <circle cx="206" cy="174" r="6" fill={colors.saffron} />
      <g fill={colors.saffron}>
        <path
          className={animations.sparkle}
          d="M236 146 240 156 250 160 240 164 236 174 232 164 222 160 232 156Z"
        />
        <path className={animations.sparkle} d="M24 196 27 204 35 207 27 210 24 218 21 210 13 207 21 204Z" />
        <path className={animations.sparkle} d="M30 66 33 73 40 76 33 79 30 86 27 79 20 76 27 73Z" />
      </g>
    </>
  ),
};
