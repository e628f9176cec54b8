/**
 * Runs an async function with a timeout. After the timeout or the caller's abort, its signal is aborted and the
 * returned promise rejects with a DOMException named TimeoutError or with the abort reason, even if the function keeps
 * running.
 */
export async function withTimeout<Result>(
  timeoutSeconds: number,
  run: (signal: AbortSignal) => Promise<Result>,
  callerSignal?: AbortSignal,
): Promise<Result> {
  const timeoutSignal = AbortSignal.timeout(timeoutSeconds * 1000);
  const signal = callerSignal ? AbortSignal.any([timeoutSignal, callerSignal]) : timeoutSignal;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([run(signal), aborted]);
}

export const isTimeoutError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** True for an aborted request, or a share sheet that the user closed. */
export const isAbortError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
