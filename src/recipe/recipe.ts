import { z } from 'zod';
import { lenientNumber, lenientText } from '@/lib/lenientSchemas';
import { descriptionToText, hasUnreadable, ingredientsToText, type UnreadableEntries } from './textFromJson';

const entryCount = z.number().int().nonnegative().catch(0);

/**
 * A recipe (claims 3.14 to 3.20) as it enters from the backend, from navigation state or from a cache. Forgives what an
 * LLM-fed backend gets wrong; a value that is not an object, or holds neither text nor ingredients, is not a recipe.
 */
export const recipeSchema = z
  .looseObject({
    _id: lenientText,
    descripcionReceta: z.unknown().optional().transform(descriptionToText),
    ingredientes: z.unknown().optional().transform(ingredientsToText),
    /** Minutes. */
    tiempoCoccion: lenientNumber,
    /** People. */
    diners: lenientNumber,
    tipoReceta: lenientText,
    tipoComida: lenientText,
    necesidadesDiners: lenientText,
    imageUrl: lenientText,
    createdAt: lenientText,
    /** Entries of the texts that could not be read. Ours: it goes along wherever the recipe is handed on. */
    unread: z.object({ ingredients: entryCount, description: entryCount }).optional().catch(undefined),
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
