import { z } from 'zod';
import { lenientCount, lenientText } from '@/lib/lenientFields';

/**
 * A recipe (spec 3, 'Recipe') as it enters from the backend or from navigation state. Forgives what an LLM-fed
 * backend gets wrong; a value that is not an object, or holds neither text nor ingredients, is not a recipe.
 */
export const recipeSchema = z
  .looseObject({
    _id: lenientText,
    descripcionReceta: lenientText,
    ingredientes: lenientText,
    /** Minutes. */
    tiempoCoccion: lenientCount,
    /** People. */
    diners: lenientCount,
    tipoReceta: lenientText,
    tipoComida: lenientText,
    necesidadesDiners: lenientText,
    imageUrl: lenientText,
    createdAt: lenientText,
  })
  .refine(({ descripcionReceta, ingredientes }) => `${descripcionReceta}${ingredientes}`.trim() !== '', {
    error: 'a recipe has a description or ingredients',
  });
export type Recipe = z.output<typeof recipeSchema>;
