/** Options of a query that works something out on this device, in code that is loaded for it, from what its key holds. */
export const computedQueryOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5 * 60_000,
  // A browser remembers that code could not be loaded.
  retry: false,
  // What is worked out once need not be compared with what was there before.
  structuralSharing: false,
} as const;
