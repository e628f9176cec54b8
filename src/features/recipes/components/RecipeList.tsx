import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { pluralize } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import {
  addTitles,
  distinctRecipeTypes,
  paginate,
  searchRecipes,
  sortNewestFirst,
  type TitledRecipe,
} from '@/recipe/recipeList';
import { ShareDialog } from '@/recipe-ui/actions/ShareDialog';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { Button } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { useRecipeListParams } from '../useRecipeListParams';
import { DeleteRecipeDialog } from './DeleteRecipeDialog';
import { Pagination } from './Pagination';
import { type CardAction, RecipeCard } from './RecipeCard';
import { RecipeDialog } from './RecipeDialog';
import { RecipeFilters } from './RecipeFilters';

interface RecipeListProps {
  recipes: readonly Recipe[];
  onDeleted: () => void;
}

/** Shows recipes with search, filter and pages, and the dialogs that open over them. */
export function RecipeList({ recipes, onDeleted }: RecipeListProps) {
  const owner = ownerIdFor(useAuth().currentUser?.uid);
  const address = useRecipeListParams();
  const { search, type, withIngredients, page: wantedPage, setPage, reset } = address;
  const [open, setOpen] = useState<{ action: CardAction; titled: TitledRecipe } | null>(null);
  const summary = useRef<HTMLParagraphElement>(null);

  const titled = useMemo(() => addTitles(sortNewestFirst(recipes)), [recipes]);
  const types = useMemo(() => distinctRecipeTypes(recipes), [recipes]);
  const deferredSearch = useDeferredValue(search);
  const found = useMemo(
    () => searchRecipes(titled, { search: deferredSearch, type, includeIngredients: withIngredients }),
    [titled, deferredSearch, type, withIngredients],
  );
  const { items, page, pages } = useMemo(() => paginate(found, wantedPage), [found, wantedPage]);
  // The current version: a picture may have been created meanwhile.
  const chosen = open && (titled.find(({ recipe }) => recipe._id === open.titled.recipe._id) ?? open.titled);
  const close = () => setOpen(null);
  const act = useCallback((action: CardAction, titled: TitledRecipe) => setOpen({ action, titled }), []);

  const turnTo = (next: number) => {
    setPage(next);
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <RecipeFilters listParams={address} types={types}>
        <p
          ref={summary}
          role="status"
          tabIndex={-1}
          className="self-center text-soft tabular-nums max-sm:flex-1 max-sm:text-right max-sm:text-sm sm:-mb-4 sm:basis-full"
        >
          {resultSummary(found.length, page, pages)}
        </p>
      </RecipeFilters>
      {found.length === 0 ? (
        <MascotNotice
          mood={puzzled}
          title="No recipes found with the current filters."
          actions={
            <Button variant="secondary" onClick={reset}>
              Show all recipes
            </Button>
          }
        />
      ) : (
        <RecipeGrid titledRecipes={items} onAction={act} />
      )}
      <Pagination page={page} pageCount={pages} onPageChange={turnTo} />

      {chosen && open?.action === 'view' && <RecipeDialog recipe={chosen.recipe} onClose={close} />}
      {chosen && open?.action === 'share' && (
        <ShareDialog owner={owner} recipe={chosen.recipe} title={chosen.title} onClose={close} />
      )}
      {chosen && open?.action === 'delete' && (
        <DeleteRecipeDialog titledRecipe={chosen} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}

function resultSummary(count: number, page: number, pages: number): string {
  const recipes = `${count.toLocaleString('en')} ${pluralize(count, 'recipe')}`;
  return pages > 1 ? `${recipes}, page ${page} of ${pages}` : recipes;
}

interface RecipeGridProps {
  titledRecipes: readonly TitledRecipe[];
  onAction: (action: CardAction, titled: TitledRecipe) => void;
}

/** Memoized, so that typing in the search field does not render the cards again. */
const RecipeGrid = memo(function RecipeGrid({ titledRecipes, onAction }: RecipeGridProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {titledRecipes.map((titled) => (
        <li key={titled.recipe._id}>
          <RecipeBoundary
            recipe={titled.recipe}
            back={
              <Button variant="secondary" onClick={() => onAction('delete', titled)}>
                Delete
              </Button>
            }
          >
            <RecipeCard titledRecipe={titled} onAction={onAction} />
          </RecipeBoundary>
        </li>
      ))}
    </ul>
  );
});
