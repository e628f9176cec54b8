import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import type { LeftOut, RegenerateWithout } from '@/recipe/regenerate/leftOut';
import { languageOfMost, namedTogether } from '@/recipe/regenerate/namedTogether';
import { isNamedIn, isToldIn, withNote, withoutEntries } from '@/recipe/regenerate/withoutFood';
import { mealTypes, type RecipeRequestValues } from '@/request/recipeRequest';
import { placeOf, type RegenerateState } from './regenerateState';

/**
 * Asks for a recipe anew without some foods: goes to the request form, filled with the former request, or with what the
 * recipe says of itself where that is not known.
 */
export function useRegenerateWithout(
  recipe: Recipe | null,
  request: RecipeRequestValues | null,
): RegenerateWithout {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (leftOut: readonly LeftOut[]) => {
      if (!recipe) return;
      const again = { ...(await secondTry(recipe, request, leftOut)), back: placeOf(recipe, pathname) };
      navigate(paths.recipeRequest, { state: { buttonName: again.request.tipoReceta, again } });
    },
    [navigate, pathname, recipe, request],
  );
}

async function secondTry(
  recipe: Recipe,
  request: RecipeRequestValues | null,
  leftOut: readonly LeftOut[],
): Promise<Omit<RegenerateState, 'back'>> {
  // Where the reader of foods cannot be loaded, words have to do, and the cook types what they have.
  const foods = await import('@/recipe/regenerate/requestFoods').catch(() => null);
  const former = request ?? requestOf(recipe, foods?.ingredientNames(recipe) ?? '');
  const names = leftOut.map(({ name }) => name);
  const language = languageOfMost(leftOut) ?? foods?.languageOfName(names.join(' '), recipe) ?? 'en';
  const note = former.necesidadesDiners;
  const untold = names.filter((name) => !isToldIn(note, name, language));
  return {
    without: namedTogether(names, language),
    language,
    former: recipe,
    request: {
      ...former,
      ingredientes: leftOut.reduce(
        (ingredients, food) =>
          foods
            ? foods.withoutFood(ingredients, food)
            : withoutEntries(ingredients, (entry) => isNamedIn(entry, food)),
        former.ingredientes,
      ),
      necesidadesDiners:
        untold.length === 0 ? note : withNote(note, namedTogether(untold, language), language),
    },
  };
}

function requestOf(recipe: Recipe, ingredientes: string): RecipeRequestValues {
  const { tiempoCoccion, diners, tipoComida, tipoReceta, necesidadesDiners } = recipe;
  return {
    ingredientes,
    tiempoCoccion: String(tiempoCoccion ?? ''),
    diners: String(diners ?? ''),
    tipoComida: mealTypes.find((type) => type === tipoComida) ?? '',
    necesidadesDiners,
    tipoReceta: tipoReceta.trim().slice(0, 60) || 'Default Recipe',
  };
}
