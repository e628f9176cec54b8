import { hashText } from '@/lib/random';
import type { Recipe } from './recipe';

/** Returns the key of stored data about a recipe: its id, or a hash of its texts if it is unsaved. */
export const recipeKey = ({ _id, ingredientes, descripcionReceta }: Recipe): string =>
  _id || `text-${hashText(`${ingredientes}\n${descripcionReceta}`).toString(36)}`;
