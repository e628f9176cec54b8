import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recipeOf } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';

/**
 * The recipe that was handed to this screen as navigation state; null where there is none for this owner. A change of the
 * address's query (the next step of the cooking view) drops that state, which nothing else holds: it is put back.
 */
export function useHandedRecipe(owner: string): Recipe | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<unknown>(state);
  if (state !== null && state !== kept) setKept(state);
  useEffect(() => {
    if (state === null && kept !== null) navigate({ pathname, search }, { replace: true, state: kept });
  }, [state, kept, pathname, search, navigate]);
  return useMemo(() => recipeOf(owner, kept), [owner, kept]);
}
