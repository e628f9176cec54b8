import type { RootContent } from 'mdast';
import { rangeOf, type TextPart, type TextRange } from '@/recipe/recipeText';

/** A longer text is shown in pieces: no recipe that a cook would follow comes near. Characters. */
const longest = 8_000;

/** A stretch of a text that is set in type in one go. */
export interface TextPiece extends TextRange {
  readonly blocks: readonly RootContent[];
}

/** Cuts a very long text between its blocks; any other text stays in one piece. */
export function textPieces({ blocks, start }: TextPart): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  let pieceStart = start;
  for (const [index, block] of blocks.entries()) {
    const { end } = rangeOf(block);
    if (end - pieceStart < longest && index < blocks.length - 1) continue;
    pieces.push({ start: pieceStart, end, blocks: blocks.slice(from, index + 1) });
    [from, pieceStart] = [index + 1, end];
  }
  return pieces;
}
