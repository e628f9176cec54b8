import {
  lazy,
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { isOffline } from '@/lib/offline';
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
import { RecipeFilters } from './RecipeFilters';

const loadRecipeDialog = () => import('./RecipeDialog');
const RecipeDialog = lazy(loadRecipeDialog);

interface RecipeListProps {
  recipes: readonly Recipe[];
  onDeleted: () => void;
}

/** Shows recipes with search, filter and pages, and the dialogs that open over them. */
export function RecipeList({ recipes, onDeleted }: RecipeListProps) {
  const ownerId = ownerIdFor(useAuth().currentUser?.uid);
  const listParams = useRecipeListParams();
  const { search, type, includeIngredients, page: requestedPage, setPage, reset } = listParams;
  const canWiden = search !== '' && !includeIngredients;
  const showMore = canWiden ? () => listParams.setIncludeIngredients(true) : reset;
  const [dialog, setDialog] = useState<{ action: CardAction; titled: TitledRecipe } | null>(null);
  const summaryRef = useRef<HTMLParagraphElement>(null);

  const all = useMemo(() => addTitles(sortNewestFirst(recipes)), [recipes]);
  const types = useMemo(() => distinctRecipeTypes(recipes), [recipes]);
  const deferredSearch = useDeferredValue(search);
  const results = useMemo(
    () => searchRecipes(all, { search: deferredSearch, type, includeIngredients }),
    [all, deferredSearch, type, includeIngredients],
  );
  const { items, page, pageCount } = useMemo(
    () => paginate(results, requestedPage),
    [results, requestedPage],
  );
  // The current version of the recipe, with a picture that may have been created meanwhile.
  const chosen =
    dialog && (all.find(({ recipe }) => recipe._id === dialog.titled.recipe._id) ?? dialog.titled);
  const close = () => setDialog(null);
  // A transition waits for the dialog's code, without a fallback.
  const open = useCallback(
    (action: CardAction, titled: TitledRecipe) => startTransition(() => setDialog({ action, titled })),
    [],
  );
  useEffect(() => {
    if (!isOffline()) loadRecipeDialog().catch(() => {});
  }, []);

  const goToPage = (next: number) => {
    setPage(next);
    summaryRef.current?.focus({ preventScroll: true });
    summaryRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <RecipeFilters listParams={listParams} types={types}>
        <p ref={summaryRef} role="status" tabIndex={-1} className="text-soft tabular-nums max-sm:text-sm">
          {resultSummary(results.length, page, pageCount)}
        </p>
      </RecipeFilters>
      {results.length === 0 ? (
        <MascotNotice
          mood={puzzled}
          title="No recipes found with the current filters."
          actions={
            <Button variant="secondary" onClick={showMore}>
              {canWiden ? 'Search the ingredients too' : 'Show all recipes'}
            </Button>
          }
        />
      ) : (
        <RecipeGrid titledRecipes={items} onAction={open} />
      )}
      <Pagination page={page} pageCount={pageCount} onPageChange={goToPage} />

      {chosen && dialog?.action === 'view' && <RecipeDialog recipe={chosen.recipe} onClose={close} />}
      {chosen && dialog?.action === 'share' && (
        <ShareDialog ownerId={ownerId} recipe={chosen.recipe} title={chosen.title} onClose={close} />
      )}
      {chosen && dialog?.action === 'delete' && (
        <DeleteRecipeDialog titledRecipe={chosen} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}

function resultSummary(count: number, page: number, pageCount: number): string {
  const recipes = `${count.toLocaleString('en')} ${pluralize(count, 'recipe')}`;
  return pageCount > 1 ? `${recipes}, page\u00a0${page}\u00a0of\u00a0${pageCount}` : recipes;
}

interface RecipeGridProps {
  titledRecipes: readonly TitledRecipe[];
  onAction: (action: CardAction, titled: TitledRecipe) => void;
}

/** Shows the cards. Memoized, so that typing in the search field does not render them again. */
const RecipeGrid = memo(function RecipeGrid({ titledRecipes, onAction }: RecipeGridProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
      {titledRecipes.map((titledRecipe) => (
        <li key={titledRecipe.recipe._id}>
          <RecipeBoundary
            recipe={titledRecipe.recipe}
            backLink={
              <Button variant="secondary" onClick={() => onAction('delete', titledRecipe)}>
                Delete
              </Button>
            }
          >
            <RecipeCard titledRecipe={titledRecipe} onAction={onAction} />
          </RecipeBoundary>
        </li>
      ))}
    </ul>
  );
});
