/** Query options for results that dynamically imported code computes from the query key, without a server. */
export const computedQueryOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5 * 60_000,
  // Browsers do not refetch a module that failed to load.
  retry: false,
  // Comparing large results with the previous ones costs time and reuses nothing.
  structuralSharing: false,
} as const;
