import type { ReactNode } from 'react';

/** How the robot chef feels. Each mood is a file of `moods/`: only those that a page shows are in its code. */
export interface Mood {
  /** What its visor shows. */
  face: ReactNode;
  /** Arms and props, before the trunk. */
  arms: ReactNode;
  /** How the head is held, as an SVG transform. */
  tilt?: string;
  /** What hangs in the air beside the head. */
  sign?: ReactNode;
}
