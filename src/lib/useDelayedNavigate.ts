import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Time to read the toast after login, registration and saving the profile (claims 1.3, 1.7, 4.18). */
const delayMs = 1500;

type NavigateArguments = [to: To, options?: NavigateOptions];

/**
 * Returns a `navigate` that waits 1.5 s and does nothing after unmounting. A function as target is called after the
 * wait.
 */
export function useDelayedNavigate(): (
  to: To | (() => NavigateArguments),
  options?: NavigateOptions,
) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useCallback(
    (to, options?: NavigateOptions) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const args: NavigateArguments = typeof to === 'function' ? to() : [to, options];
        void navigate(...args);
      }, delayMs);
    },
    [navigate],
  );
}
