/**
 * Runs something for at most so many seconds. When they are over, or when the caller's signal says so, it is aborted and
 * no longer waited for, whether it stops or not. Throws a DOMException named TimeoutError, or the reason of the signal.
 */
export async function withTimeout<Result>(
  seconds: number,
  run: (signal: AbortSignal) => Promise<Result>,
  caller?: AbortSignal,
): Promise<Result> {
  const limit = AbortSignal.timeout(seconds * 1000);
  const signal = caller ? AbortSignal.any([limit, caller]) : limit;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([run(signal), aborted]);
}

/** Whether something took longer than its time limit. */
export const isTimeoutError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Whether something was called off: a request, or a sheet of the device that was closed. */
export const isAbortError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
