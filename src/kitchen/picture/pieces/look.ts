import type { DrawPiece } from '../drawing/svgBuilder';

type PieceRole = 'protein' | 'vegetable' | 'leaf' | 'herb' | 'fruit' | 'dairy' | 'bean' | 'nut';
/** How an ingredient is drawn: `grain` and `noodle` as a bed, `dissolved` not at all, others in pieces. */
export type Role = PieceRole | 'grain' | 'noodle' | 'dissolved';

/** How an ingredient looks from above. */
export interface Look {
  draw: DrawPiece;
  /** Radius of one piece, in pixels. */
  radius: number;
  role: Role;
  /** The colour that it gives to a soup, sauce or smoothie. */
  tint: string;
}

/** A look and the ingredient words that share it, separated by white space. */
type LookRow = readonly [words: string, radius: number, tint: string, draw: DrawPiece];

/** Returns the look of each ingredient word of some rows. */
export const createLooks = (role: Role, rows: readonly LookRow[]): [string, Look][] =>
  rows.flatMap(([words, radius, tint, draw]) => {
    const look = { role, radius, tint, draw };
    return words.split(/\s+/).map((word): [string, Look] => [word, look]);
  });
