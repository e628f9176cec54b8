import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers limit the rate of history changes. */
const urlUpdateDelayMs = 250;

/**
 * Returns search, filter and page of the list, and their setters (claims 2.51, 2.52, 2.57). The URL holds them, so that
 * Back and a reload restore them. A new search or type resets the page.
 */
export function useRecipeListParams() {
  const [params, setParams] = useSearchParams();
  const searchInUrl = params.get('search') ?? '';
  const [search, setSearch] = useState(searchInUrl);
  const lastWrittenSearch = useRef(searchInUrl);

  const updateParams = (changes: Record<string, string>) => {
    const mergeParams = (current: URLSearchParams) => {
      const merged = { ...Object.fromEntries(current), page: '', ...changes };
      return Object.entries(merged).filter(([, value]) => value !== '');
    };
    // A transition, so that the page responds while the cards render.
    startTransition(() => setParams(mergeParams, { replace: true, preventScrollReset: true }));
  };
  const updateSearchParam = useEffectEvent((text: string) => updateParams({ search: text }));

  // Back or a link has changed the URL.
  useEffect(() => {
    if (searchInUrl === lastWrittenSearch.current) return;
    lastWrittenSearch.current = searchInUrl;
    setSearch(searchInUrl);
  }, [searchInUrl]);

  useEffect(() => {
    if (search === lastWrittenSearch.current) return;
    const timer = window.setTimeout(() => {
      lastWrittenSearch.current = search;
      updateSearchParam(search);
    }, urlUpdateDelayMs);
    return () => window.clearTimeout(timer);
  }, [search]);

  return {
    search,
    type: params.get('type') ?? '',
    includeIngredients: params.get('with') === 'ingredients',
    page: search === searchInUrl ? Number(params.get('page') ?? 1) : 1,
    setSearch,
    setType: (type: string) => updateParams({ type }),
    setIncludeIngredients: (isOn: boolean) => updateParams({ with: isOn ? 'ingredients' : '' }),
    setPage: (page: number) => updateParams({ page: page === 1 ? '' : String(page) }),
    reset: () => {
      setSearch('');
      lastWrittenSearch.current = '';
      updateParams({ search: '', type: '', with: '' });
    },
  };
}
