import {
  type MutationFilters,
  type MutationKey,
  type MutationMeta,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

interface Cancellable<Values> {
  values: Values;
  controller: AbortController;
}

interface CancellableMutationOptions<Values, Data> {
  mutationKey: MutationKey;
  mutationFn: (values: Values, signal: AbortSignal) => Promise<Data>;
  /** If it awaits something, it must check the signal afterwards. */
  onSuccess?: (data: Data, values: Values, signal: AbortSignal) => void | Promise<void>;
  onError?: (error: Error) => void;
  onSettled?: () => void;
  meta?: MutationMeta;
}

/**
 * `useMutation` for requests that `cancelMutations` can abort. After an abort no callback runs and `mutateAsync`
 * rejects with the signal's AbortError.
 */
export function useCancellableMutation<Values, Data>({
  mutationFn,
  onSuccess,
  onError,
  onSettled,
  ...options
}: CancellableMutationOptions<Values, Data>) {
  const client = useQueryClient();
  const { mutate, mutateAsync, ...result } = useMutation({
    ...options,
    mutationFn: async ({ values, controller: { signal } }: Cancellable<Values>) => {
      const data = await mutationFn(values, signal);
      signal.throwIfAborted();
      return data;
    },
    onSuccess: (data, { values, controller }) => onSuccess?.(data, values, controller.signal),
    onError: (error, { controller }) => {
      if (!controller.signal.aborted) onError?.(error);
    },
    onSettled: (_data, _error, { controller }) => {
      if (!controller.signal.aborted) onSettled?.();
    },
  });
  return {
    ...result,
    mutate: (values: Values, { onSuccess }: { onSuccess?: (data: Data) => void } = {}) =>
      mutate(cancellable(values), { onSuccess }),
    mutateAsync: async (values: Values) => {
      const variables = cancellable(values);
      const data = await mutateAsync(variables);
      variables.controller.signal.throwIfAborted();
      return data;
    },
    /** Reads the mutation cache, because a second click can come before the next render. */
    isMutating: () => client.isMutating({ mutationKey: options.mutationKey, exact: true }) > 0,
  };
}

const cancellable = <Values>(values: Values): Cancellable<Values> => ({
  values,
  controller: new AbortController(),
});

/** Removes mutations from the cache and aborts their requests. */
export function cancelMutations(client: QueryClient, filters: MutationFilters): void {
  const cache = client.getMutationCache();
  for (const mutation of cache.findAll(filters)) {
    cache.remove(mutation);
    const variables = mutation.state.variables as Cancellable<unknown> | undefined;
    variables?.controller.abort();
  }
}
