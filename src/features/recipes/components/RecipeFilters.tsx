import { RotateCcw, Search } from 'lucide-react';
import { Button } from '@/ui/Button';
import { controlClass, Field } from '@/ui/Field';

interface RecipeFiltersProps {
  search: string;
  type: string;
  types: readonly string[];
  onSearch: (search: string) => void;
  onType: (type: string) => void;
  onReset: () => void;
}

/** Title search, category and Reset, which clears both together (claims 2.100 to 2.102). */
export function RecipeFilters({ search, type, types, onSearch, onType, onReset }: RecipeFiltersProps) {
  // A category that no recipe has any more may still stand in a kept address: it is shown, so that it can be left.
  const choices = type === '' || types.includes(type) ? types : [type, ...types];
  return (
    <form
      aria-label="Find a recipe"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]"
    >
      <Field label="Search by title" className="col-span-2 sm:col-span-1">
        {(control) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-soft"
            />
            <input
              {...control}
              type="search"
              name="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Soup, risotto, tacos..."
              value={search}
              onChange={(event) => onSearch(event.target.value)}
              className={controlClass(false, 'pl-12')}
            />
          </div>
        )}
      </Field>
      <Field label="Category">
        {(control) => (
          <select
            {...control}
            name="type"
            value={type}
            onChange={(event) => onType(event.target.value)}
            className={controlClass(false, 'pr-10')}
          >
            <option value="">All categories</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
      </Field>
      <Button look="secondary" onClick={onReset}>
        <RotateCcw aria-hidden className="size-5" />
        Reset
      </Button>
    </form>
  );
}
