import type { Plan, PlannedFood } from './adapt/plan';
import { composeDish } from './composeDish';
import { allDishes } from './cookbook/allDishes';
import { drawDish } from './picture/drawDish';
import type { KitchenProfile, KitchenRecipe, KitchenRequest } from './read/types';

/** The ids of a dish's foods, what it is named after first: what a picture should show. */
export function idsShown({ dish, foods, list }: Plan): string[] {
  const needed = dish.needs.flatMap(({ alternatives: [first] }) => foods.get(first.name) ?? []);
  const named = list.filter(({ replaces }) => replaces === null);
  const ids = [...new Set([...needed, ...named, ...list].flatMap((food) => idShown(food) ?? []))];
  return dish.shown.length > 0 ? [...dish.shown, ...ids.slice(1)] : ids;
}

/** Pasta has many shapes, and curry paste two colours: their names tell which. */
function idShown({ ingredient, name }: PlannedFood): string | undefined {
  return /^pasta$|curry-paste/.test(ingredient?.id ?? '') ? name.replaceAll(' ', '-') : ingredient?.id;
}

/**
 * A finished recipe with its picture, for a request and a profile; `profile` is null for a visitor. Pure and
 * deterministic: the same request, profile and seed give the same recipe, another seed another good dish. The module
 * brings the whole cookbook along: import it with the first request.
 */
export function composeRecipe(
  request: KitchenRequest,
  profile: KitchenProfile | null,
  seed: number,
): KitchenRecipe {
  const { plan, ingredients, description } = composeDish(request, profile, seed, allDishes);
  const shown = { kind: plan.dish.picture, ingredients: idsShown(plan), theme: request.tipoReceta };
  return {
    descripcionReceta: description,
    ingredientes: ingredients,
    tiempoCoccion: plan.minutes,
    diners: plan.diners,
    tipoReceta: request.tipoReceta,
    tipoComida: request.tipoComida,
    necesidadesDiners: request.necesidadesDiners ?? '',
    picture: drawDish(shown, seed),
  };
}
