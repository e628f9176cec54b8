import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers limit the rate of history changes. */
const writeDelayMs = 250;

/**
 * Returns search, filter and page of the list, and their setters (claims 2.51, 2.52, 2.57). They are in the URL, so
 * that Back and a reload restore them. A new search or type resets the page.
 */
export function useRecipeListParams() {
  const [params, setParams] = useSearchParams();
  const searchInAddress = params.get('search') ?? '';
  const [search, setSearch] = useState(searchInAddress);
  const known = useRef(searchInAddress);

  const write = (changes: Record<string, string>) => {
    const written = (current: URLSearchParams) => {
      const all = { ...Object.fromEntries(current), page: '', ...changes };
      return Object.entries(all).filter(([, value]) => value !== '');
    };
    // A transition, so that the page responds while the cards render.
    startTransition(() => setParams(written, { replace: true, preventScrollReset: true }));
  };
  const writeSearch = useEffectEvent((text: string) => write({ search: text }));

  // The URL changed by Back or by a link.
  useEffect(() => {
    if (searchInAddress === known.current) return;
    known.current = searchInAddress;
    setSearch(searchInAddress);
  }, [searchInAddress]);

  useEffect(() => {
    if (search === known.current) return;
    const timer = window.setTimeout(() => {
      known.current = search;
      writeSearch(search);
    }, writeDelayMs);
    return () => window.clearTimeout(timer);
  }, [search]);

  return {
    search,
    type: params.get('type') ?? '',
    withIngredients: params.get('with') === 'ingredients',
    page: search === searchInAddress ? Number(params.get('page') ?? 1) : 1,
    setSearch,
    setType: (type: string) => write({ type }),
    setWithIngredients: (isOn: boolean) => write({ with: isOn ? 'ingredients' : '' }),
    setPage: (page: number) => write({ page: page === 1 ? '' : String(page) }),
    reset: () => {
      setSearch('');
      known.current = '';
      write({ search: '', type: '', with: '' });
    },
  };
}
