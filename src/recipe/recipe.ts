import { z } from 'zod';
import { lenientNumber, lenientText } from '@/lib/lenientSchemas';
import { descriptionToText, hasUnreadable, ingredientsToText, type UnreadableEntries } from './textFromJson';

const entryCountSchema = z.number().int().nonnegative().catch(0);

/**
 * Parses a recipe (claims 3.14 to 3.20) from the backend, navigation state or the cache. Replaces single fields of a wrong
 * type, which language models produce, by empty ones; rejects anything but an object with a description or ingredients.
 */
export const recipeSchema = z
  .looseObject({
    _id: lenientText,
    descripcionReceta: z.unknown().optional().transform(descriptionToText),
    ingredientes: z.unknown().optional().transform(ingredientsToText),
    tiempoCoccion: lenientNumber,
    diners: lenientNumber,
    tipoReceta: lenientText,
    tipoComida: lenientText,
    necesidadesDiners: lenientText,
    imageUrl: lenientText,
    createdAt: lenientText,
    /** Numbers of entries that could not be converted to text. Set here, not by the backend, because caches store parsed recipes. */
    unread: z
      .object({ ingredients: entryCountSchema, description: entryCountSchema })
      .optional()
      .catch(undefined),
  })
  .transform(({ descripcionReceta, ingredientes, unread: before, ...recipe }) => {
    const unread: UnreadableEntries = {
      ingredients: (before?.ingredients ?? 0) + ingredientes.unread,
      description: (before?.description ?? 0) + descripcionReceta.unread,
    };
    return {
      ...recipe,
      descripcionReceta: descripcionReceta.text,
      ingredientes: ingredientes.text,
      unread: hasUnreadable(unread) ? unread : undefined,
    };
  })
  .refine(
    ({ descripcionReceta, ingredientes, unread }) =>
      `${descripcionReceta}${ingredientes}`.trim() !== '' || hasUnreadable(unread),
    { error: 'a recipe has a description or ingredients' },
  );
export type Recipe = z.output<typeof recipeSchema>;
