import { Arm, animations, Cheeks, colors, type Mood, OpenEye } from '../parts';

/** The robot waves: on the home page and in the first steps. */
export const welcome: Mood = {
  face: (
    <>
      <OpenEye x={97} y={150} gaze={[1, -2]} />
      <OpenEye x={143} y={150} gaze={[1, -2]} />
      <path d="M106 167H134C134 180 127 186 120 186S106 180 106 167Z" fill={colors.glow} />
      <path
        d="M111 180C114 175 126 175 129 180C126 185 123 186 120 186S114 185 111 180Z"
        fill={colors.tomato}
      />
      <Cheeks />
    </>
  ),
  arms: (
    <>
      <Arm d="M76 244C58 250 56 264 70 274" hand={[76, 274]} />
      <Arm className={animations.wave} d="M164 244C190 242 206 224 212 200" hand={[213, 190]} />
    </>
  ),
};
