import { queryClient } from '@/api/queryClient';

/** Removes the pause between query retries until the end of the test. */
export function retryImmediately(): void {
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
}
