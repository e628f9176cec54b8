/** The catalogue's texts for recipes (spec 8) that this feature itself says. */
export const copy = {
  signInToSee: 'Por favor, inicia sesión para ver tus recetas.',
  signInToDelete: 'Por favor, inicia sesión para eliminar recetas.',
  loadFailed: 'Error al obtener las recetas',
  deleteFailed: 'Error al eliminar la receta',
} as const;

const spanish: ReadonlySet<string> = new Set(Object.values(copy));

/** The language of a failure's message: 'es' for the catalogue's Spanish ones, else unknown. */
export function languageOf(message: string): 'es' | undefined {
  return spanish.has(message) ? 'es' : undefined;
}
