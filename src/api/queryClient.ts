import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isOffline } from '@/lib/offline';
import { ApiError } from './apiError';

export const minutesToMs = (minutes: number) => minutes * 60_000;
export const hoursToMs = (hours: number) => minutesToMs(hours * 60);

const maxRetries = 3;

/**
 * Retries after network errors, timeouts and 5xx responses. Not after a 4xx (claim 9.4), and not offline:
 * `refetchOnReconnect` repeats the query when the network is back.
 */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= maxRetries) return false;
  return !(error instanceof ApiError) || ['network', 'timeout', 'server'].includes(error.kind);
}

// React Query's own listener assumes that the page starts online, and misses the first 'online' event otherwise.
onlineManager.setEventListener((setOnline) => {
  if (typeof window === 'undefined') return;
  const updateOnline = () => setOnline(!isOffline());
  updateOnline();
  window.addEventListener('online', updateOnline);
  window.addEventListener('offline', updateOnline);
  return () => {
    window.removeEventListener('online', updateOnline);
    window.removeEventListener('offline', updateOnline);
  };
});

/**
 * Returns a query client with the product's defaults (claims 9.3, 9.4): fresh for 1 h, cached for 24 h, 3 retries, no
 * refetch on window focus.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': a request fails at once when offline, instead of pausing behind the loading overlay.
      queries: {
        staleTime: hoursToMs(1),
        gcTime: hoursToMs(24),
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * The page's query client. The second element of every query key is the owner: a uid or 'visitor' (see `ownerIdFor`).
 * `clearOtherUsersData` removes all other owners' queries when the user changes.
 */
export const queryClient = createQueryClient();
