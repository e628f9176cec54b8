import { type ReactNode, startTransition, useOptimistic, useRef } from 'react';
import { Button, IconButton } from '@/ui/Button';
import { controlClass, Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import RotateCcw from '~icons/lucide/rotate-ccw';
import Search from '~icons/lucide/search';
import X from '~icons/lucide/x';
import type { useRecipeListParams } from '../useRecipeListParams';

interface RecipeFiltersProps {
  listParams: ReturnType<typeof useRecipeListParams>;
  types: readonly string[];
  /** Shows the number of results. */
  children: ReactNode;
}

/** Shows title search, category and, if a filter is set, Reset (claims 2.51 to 2.53). */
export function RecipeFilters({ listParams, types, children }: RecipeFiltersProps) {
  const { search, setSearch, setType, setIncludeIngredients, reset } = listParams;
  // The URL changes in a transition: until the list is rendered, the controls would show their old values.
  const [{ type, includeIngredients }, setOptimistic] = useOptimistic(
    { type: listParams.type, includeIngredients: listParams.includeIngredients },
    (shown, change: { type: string } | { includeIngredients: boolean }) => ({ ...shown, ...change }),
  );
  const searchInput = useRef<HTMLInputElement>(null);
  // The URL may contain a category without recipes, which must be shown so that it can be changed.
  const typeOptions = type === '' || types.includes(type) ? types : [type, ...types];
  const isFiltering = search !== '' || type !== '' || includeIngredients;
  // The pressed button disappears; the focus moves to the search field.
  const thenFocusSearch = (clear: () => void) => () => {
    clear();
    searchInput.current?.focus();
  };
  return (
    <form
      aria-label="Find a recipe"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-5"
    >
      <Field label="Search by title" className="basis-full sm:flex-1 sm:basis-0 [&>label]:sr-only">
        {(control) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-soft"
            />
            <input
              {...control}
              ref={searchInput}
              type="search"
              name="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Search by title"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className={controlClass(false, 'px-12 [&::-webkit-search-cancel-button]:hidden')}
            />
            {search !== '' && (
              <IconButton
                label="Clear search"
                className="absolute inset-y-0 right-0.5 my-auto"
                onClick={thenFocusSearch(() => setSearch(''))}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            )}
          </div>
        )}
      </Field>
      <label className="flex min-h-12 items-center gap-2 text-sm font-semibold">
        Ingredients too
        <input
          type="checkbox"
          role="switch"
          aria-checked={includeIngredients}
          name="withIngredients"
          className="relative h-6 w-10 cursor-pointer rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform before:duration-150 before:content-[''] before:[clip-path:none] checked:before:translate-x-4 checked:before:bg-white disabled:cursor-not-allowed disabled:opacity-60"
          checked={includeIngredients}
          onChange={({ target: { checked } }) =>
            startTransition(() => {
              setOptimistic({ includeIngredients: checked });
              setIncludeIngredients(checked);
            })
          }
        />
      </label>
      <SelectField
        label="Category"
        name="type"
        placeholder="All categories"
        options={typeOptions.map((choice) => ({ value: choice, label: choice }))}
        value={type}
        onChange={({ target: { value } }) =>
          startTransition(() => {
            setOptimistic({ type: value });
            setType(value);
          })
        }
        className="min-w-36 flex-1 max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-3 sm:max-w-64 [&>label]:sr-only"
      />
      <div className="flex min-h-6 basis-full items-center gap-3 max-sm:-my-0.5 sm:-mb-3">
        {children}
        {isFiltering && (
          <Button variant="quiet" className="-my-2 min-h-11! px-2! py-0!" onClick={thenFocusSearch(reset)}>
            <RotateCcw aria-hidden className="size-4.5 shrink-0" />
            Reset
          </Button>
        )}
      </div>
    </form>
  );
}
