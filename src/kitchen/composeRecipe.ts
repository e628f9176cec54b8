import { composeDish, type Dish } from './composeDish';
import { drawDish } from './picture/drawDish';
import type { KitchenProfile, KitchenRecipe, KitchenRequest } from './read/types';
import { writeDescription, writeIngredients } from './write/renderRecipe';

/** A composed dish in the fields of the specification's recipe, without its picture. */
export function writeRecipe(dish: Dish, request: KitchenRequest): Omit<KitchenRecipe, 'picture'> {
  return {
    descripcionReceta: writeDescription(dish),
    ingredientes: writeIngredients(dish.ingredients),
    tiempoCoccion: dish.minutes,
    diners: dish.diners,
    tipoReceta: request.tipoReceta,
    tipoComida: request.tipoComida,
    necesidadesDiners: request.necesidadesDiners ?? '',
  };
}

/**
 * A finished recipe with its picture, composed from a request and a profile (spec 3); `profile` is null for a visitor.
 * Pure and deterministic: the same request, profile and seed give the same recipe, another seed another good dish.
 */
export function composeRecipe(
  request: KitchenRequest,
  profile: KitchenProfile | null,
  seed: number,
): KitchenRecipe {
  const dish = composeDish(request, profile, seed);
  const picture = drawDish({ kind: dish.kind, ingredients: dish.shows, theme: request.tipoReceta }, seed);
  return { ...writeRecipe(dish, request), picture };
}
