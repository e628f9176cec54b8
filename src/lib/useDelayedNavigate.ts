import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Time to read the toast after login, registration and saving the profile (claims 1.3, 1.7, 4.18). */
const delayMs = 1500;

/** Returns a `navigate` that waits 1.5 s, then asks for its arguments. Does nothing after unmounting. */
export function useDelayedNavigate(): (getArguments: () => [to: To, options?: NavigateOptions]) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useCallback(
    (getArguments) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void navigate(...getArguments()), delayMs);
    },
    [navigate],
  );
}
