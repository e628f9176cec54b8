import { hashText } from '@/lib/random';
import type { Recipe } from './recipe';

/** Names a recipe in what this browser keeps about it: by its id, or by its text where it is not saved. */
export const recipeKey = ({ _id, ingredientes, descripcionReceta }: Recipe): string =>
  _id || `text-${hashText(`${ingredientes}\n${descripcionReceta}`).toString(36)}`;
