import { useRef } from 'react';
import { Button, IconButton } from '@/ui/Button';
import { controlClass, Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import RotateCcw from '~icons/lucide/rotate-ccw';
import Search from '~icons/lucide/search';
import X from '~icons/lucide/x';

interface RecipeFiltersProps {
  search: string;
  type: string;
  types: readonly string[];
  onSearch: (search: string) => void;
  onType: (type: string) => void;
  onReset: () => void;
}

/** Title search, category and Reset, which clears both together (claims 2.51 to 2.53) and is there while one is set. */
export function RecipeFilters({ search, type, types, onSearch, onType, onReset }: RecipeFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  // A category that no recipe has any more may still stand in a kept address: it is shown, so that it can be left.
  const choices = type === '' || types.includes(type) ? types : [type, ...types];
  const isFiltering = search !== '' || type !== '';
  // What was pressed is gone: the focus goes on to where a new search begins.
  const andFocus = (clear: () => void) => () => {
    clear();
    box.current?.focus();
  };
  return (
    <form
      aria-label="Find a recipe"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-4"
    >
      <Field label="Search by title" className="basis-full sm:flex-1 sm:basis-0">
        {(control) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-soft"
            />
            <input
              {...control}
              ref={box}
              type="search"
              name="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Soup, risotto, tacos..."
              value={search}
              onChange={(event) => onSearch(event.target.value)}
              className={controlClass(false, 'px-12 [&::-webkit-search-cancel-button]:hidden')}
            />
            {search !== '' && (
              <IconButton
                label="Clear search"
                className="absolute inset-y-0 right-0.5 my-auto"
                onClick={andFocus(() => onSearch(''))}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            )}
          </div>
        )}
      </Field>
      <SelectField
        label="Category"
        name="type"
        placeholder="All categories"
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={type}
        onChange={(event) => onType(event.target.value)}
        className="min-w-0 flex-1 sm:max-w-64"
      />
      {isFiltering && (
        <Button look="secondary" onClick={andFocus(onReset)}>
          <RotateCcw aria-hidden className="size-5" />
          Reset
        </Button>
      )}
    </form>
  );
}
