/** Query options for results that are computed on this device from the query key, by dynamically imported code. */
export const computedQueryOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5 * 60_000,
  // Browsers do not refetch a module that failed to load.
  retry: false,
  // Comparing large results with the old ones is expensive and pointless.
  structuralSharing: false,
} as const;
