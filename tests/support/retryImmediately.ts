import { queryClient } from '@/api/queryClient';

/** Has failed reads tried again without a pause, until the end of the test. */
export function retryImmediately(): void {
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
}
