import type { MutationFilters, QueryClient } from '@tanstack/react-query';

/** Variables of a mutation that can be cancelled: what is sent, and what aborts its request. */
export interface Cancellable<Values> {
  values: Values;
  controller: AbortController;
}

/** The variables of a new mutation. */
export const cancellable = <Values>(values: Values): Cancellable<Values> => ({
  values,
  controller: new AbortController(),
});

/**
 * Removes mutations from the cache and aborts their requests. The library still calls the callbacks of each: they ask
 * its signal whether anybody is left to be told.
 */
export function cancelMutations(client: QueryClient, filters: MutationFilters): void {
  const cache = client.getMutationCache();
  for (const mutation of cache.findAll(filters)) {
    cache.remove(mutation);
    const variables = mutation.state.variables as Cancellable<unknown> | undefined;
    variables?.controller.abort();
  }
}
