import { Arm, colors, faceStroke, type Mood, OpenEye } from '../parts';

/** The robot scratches its head: for errors and empty results. */
export const puzzled: Mood = {
  face: (
    <>
      <OpenEye x={97} y={153} size={10} gaze={[2, -3]} />
      <OpenEye x={143} y={153} size={14} gaze={[3, -4]} />
      <path d="M86 140Q96 139 106 143" {...faceStroke} strokeWidth="5" />
      <path d="M130 132Q143 121 157 131" {...faceStroke} strokeWidth="5" />
      <path d="M107 177Q113 171 119 176T132 174" {...faceStroke} strokeWidth="5" />
    </>
  ),
  arms: (
    <>
      <Arm d="M76 246C56 254 54 270 72 276" hand={[78, 276]} />
      <Arm d="M164 246C190 246 190 222 164 212" hand={[156, 206]} />
    </>
  ),
  tilt: 'rotate(-9 120 210)',
  floatingSign: (
    <g fill="none" stroke={colors.saffronShade} strokeWidth="8" strokeLinecap="round">
      <path d="M204 40C204 22 232 22 230 42C229 54 217 54 217 68" />
      <path d="M217 83V83.5" strokeWidth="10" />
    </g>
  ),
};
