import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers refuse a history that changes at every key; this long after the last one, in milliseconds, it is written. */
const writeDelayMs = 250;

/**
 * What the list shows (claims 2.51, 2.52, 2.57), kept in the address so that Back and a reload return to it: search
 * text, whether in the ingredients too, type ('' = all), page from 1. A new search or type begins at page 1.
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
    // Nine other cards are laid out in slices, and the page answers meanwhile.
    startTransition(() => setParams(written, { replace: true, preventScrollReset: true }));
  };
  const writeSearch = useEffectEvent((text: string) => write({ search: text }));

  // The address changed by itself: Back, or the link of the navigation bar.
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
