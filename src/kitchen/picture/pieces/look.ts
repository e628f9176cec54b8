import type { DrawPiece } from '../drawing/svgBuilder';

/** What an ingredient does on the plate; `grain` and `noodle` become a bed, `dissolved` is not seen. */
export type Role =
  | 'protein'
  | 'vegetable'
  | 'leaf'
  | 'herb'
  | 'fruit'
  | 'dairy'
  | 'bean'
  | 'nut'
  | 'grain'
  | 'noodle'
  | 'dissolved';

/** How an ingredient looks from above. */
export interface Look {
  draw: DrawPiece;
  /** Room one piece takes, as a radius in pixels. */
  radius: number;
  role: Role;
  /** The colour it lends to a soup, a sauce or a smoothie. */
  tint: string;
}

/** One look and the ingredient words that share it, with spaces between them. */
type LookRow = readonly [words: string, radius: number, tint: string, draw: DrawPiece];

/** Returns the look of each ingredient word of some rows. */
export const createLooks = (role: Role, rows: readonly LookRow[]): [string, Look][] =>
  rows.flatMap(([words, radius, tint, draw]) => {
    const look = { role, radius, tint, draw };
    return words.split(' ').map((word): [string, Look] => [word, look]);
  });
