import type { DrawPiece } from '../drawing/svgBuilder';

/** How an ingredient is drawn: `grain` and `noodle` as a bed, `dissolved` not at all. */
export type Role = 'protein' | 'vegetable' | 'leaf' | 'herb' | 'fruit' | 'dairy' | 'bean' | 'nut' | 'grain' | 'noodle' | 'dissolved'; // biome-ignore format: one row

export interface Look {
  draw: DrawPiece;
  /** Radius of one piece, in pixels. */
  radius: number;
  role: Role;
  tint: string;
}

type LookRow = readonly [words: string, radius: number, tint: string, draw: DrawPiece];

export const createLooks = (role: Role, rows: readonly LookRow[]): [string, Look][] =>
  rows.flatMap(([words, radius, tint, draw]) => {
    const look = { role, radius, tint, draw };
    return words.split(/\s+/).map((word): [string, Look] => [word, look]);
  });
