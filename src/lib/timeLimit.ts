/** Thrown where something was waited for in vain. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Runs something for at most so many seconds. When they are over, or when the caller's signal says so, it is told to
 * stop and no longer waited for, whether it stops or not. Throws TimeLimitError, or the reason of the signal.
 */
export async function withTimeLimit<Result>(
  seconds: number,
  run: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  const timer = setTimeout(
    () => ending.abort(new TimeLimitError(`No end after ${seconds} s`)),
    seconds * 1000,
  );
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    return await Promise.race([run(ending.signal), abortionOf(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const tell = () => reject(signal.reason);
    if (signal.aborted) tell();
    else signal.addEventListener('abort', tell);
  });
}
