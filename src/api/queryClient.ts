import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isOffline } from '@/lib/offline';
import { ApiError } from './apiError';

/** Milliseconds in so many minutes or hours. */
export const minutesToMs = (count: number) => count * 60_000;
export const hoursToMs = (count: number) => minutesToMs(count * 60);

const maxRetries = 3;

/**
 * Retries what may pass in a moment (no answer, a fault of the server); a 4xx is an answer (claim 9.4), and without a
 * network only its return helps, which asks again by itself.
 */
function retry(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false;
  return !(error instanceof ApiError) || ['network', 'timeout', 'server'].includes(error.kind);
}

// The library takes for granted that a page starts with a network, and would not hear of the first one.
onlineManager.setEventListener((setOnline) => {
  if (typeof window === 'undefined') return;
  const update = () => setOnline(!isOffline());
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
});

/** A cache with the product's policy (claims 9.3, 9.4): fresh 1 h, kept 24 h, 3 retries, no refetch on focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a request fails at once and says so, instead of waiting behind its overlay.
      queries: {
        staleTime: hoursToMs(1),
        gcTime: hoursToMs(24),
        retry,
        refetchOnWindowFocus: false,
        // What is shown and could not be read is no fresher for its age.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * The page's one cache. The owner is second in every key: a uid, or 'visitor' (see `ownerIdFor`). When the user changes,
 * everything of the others is removed.
 */
export const queryClient = createQueryClient();
