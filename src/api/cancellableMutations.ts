import {
  type MutationFilters,
  type MutationKey,
  type MutationMeta,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

interface CancellableVariables<Variables> {
  variables: Variables;
  controller: AbortController;
}

interface CancellableMutationOptions<Variables, Data> {
  mutationKey: MutationKey;
  mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Data>;
  /** A callback that awaits must check the signal afterwards. */
  onSuccess?: (data: Data, variables: Variables, signal: AbortSignal) => void | Promise<void>;
  onError?: (error: Error) => void;
  onSettled?: () => void;
  meta?: MutationMeta;
}

/**
 * `useMutation` for requests that `cancelMutations` can abort. After an abort no callback runs and `mutateAsync`
 * rejects with the signal's AbortError.
 */
export function useCancellableMutation<Variables, Data>({
  mutationFn,
  onSuccess,
  onError,
  onSettled,
  ...options
}: CancellableMutationOptions<Variables, Data>) {
  const client = useQueryClient();
  const { mutate, mutateAsync, ...result } = useMutation({
    ...options,
    mutationFn: async ({ variables, controller: { signal } }: CancellableVariables<Variables>) => {
      const data = await mutationFn(variables, signal);
      signal.throwIfAborted();
      return data;
    },
    onSuccess: (data, { variables, controller }) => onSuccess?.(data, variables, controller.signal),
    onError: (error, { controller }) => {
      if (!controller.signal.aborted) onError?.(error);
    },
    onSettled: (_data, _error, { controller }) => {
      if (!controller.signal.aborted) onSettled?.();
    },
  });
  return {
    ...result,
    mutate: (variables: Variables, { onSuccess }: { onSuccess?: (data: Data) => void } = {}) =>
      mutate(createVariables(variables), { onSuccess }),
    mutateAsync: async (variables: Variables) => {
      const cancellable = createVariables(variables);
      const data = await mutateAsync(cancellable);
      cancellable.controller.signal.throwIfAborted();
      return data;
    },
    /** Reads the mutation cache, because a second click can come before the next render. */
    isMutating: () => client.isMutating({ mutationKey: options.mutationKey, exact: true }) > 0,
  };
}

const createVariables = <Variables>(variables: Variables): CancellableVariables<Variables> => ({
  variables,
  controller: new AbortController(),
});

/** Removes mutations from the cache and aborts their requests. */
export function cancelMutations(client: QueryClient, filters: MutationFilters): void {
  const cache = client.getMutationCache();
  for (const mutation of cache.findAll(filters)) {
    cache.remove(mutation);
    const variables = mutation.state.variables as CancellableVariables<unknown> | undefined;
    variables?.controller.abort();
  }
}
