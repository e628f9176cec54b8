import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Recipe } from '../recipe';
import { mealTypes, type RecipeRequestValues } from '../recipeRequestSchema';
import { type AgainState, placeOf } from './againState';
import type { LeftOut } from './leftOut';
import { withNote, withoutFood } from './withoutFood';

/**
 * Asks for a recipe anew without a food: goes to the request form, filled with the former request, or with what the
 * recipe says of itself where that is not known.
 */
export function useAgainWithout(
  recipe: Recipe | null,
  request: RecipeRequestValues | null,
): (leftOut: LeftOut) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (leftOut: LeftOut) => {
      if (!recipe) return;
      const former = request ?? (await requestOf(recipe));
      const again: AgainState = {
        without: leftOut.name,
        request: {
          ...former,
          ingredientes: withoutFood(former.ingredientes, leftOut),
          necesidadesDiners: withNote(former.necesidadesDiners, leftOut.name),
        },
        former: recipe,
        back: placeOf(recipe, pathname),
      };
      navigate(paths.recipeRequest, { state: { buttonName: former.tipoReceta, again } });
    },
    [navigate, pathname, recipe, request],
  );
}

async function requestOf(recipe: Recipe): Promise<RecipeRequestValues> {
  const { tiempoCoccion, diners, tipoComida, tipoReceta, necesidadesDiners } = recipe;
  return {
    ingredientes: await namesIn(recipe),
    tiempoCoccion: String(tiempoCoccion ?? ''),
    diners: String(diners ?? ''),
    tipoComida: mealTypes.find((type) => type === tipoComida) ?? '',
    necesidadesDiners,
    tipoReceta: tipoReceta.trim().slice(0, 60) || 'Default Recipe',
  };
}

/** The foods of a recipe; nothing where their reader cannot be loaded: the cook then types them. */
async function namesIn(recipe: Recipe): Promise<string> {
  try {
    const { ingredientNames } = await import('./requestFromRecipe');
    return ingredientNames(recipe);
  } catch {
    return '';
  }
}
