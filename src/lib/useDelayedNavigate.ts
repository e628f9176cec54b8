import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Long enough to read the toast after login, register and profile save (claims 1.3, 1.7, 4.18). Milliseconds. */
const delayMs = 1500;

/** Where to go, and how. */
type NavigateArguments = [to: To, options?: NavigateOptions];

/** Navigates after 1.5 s, unless the screen is left before. A function is asked only then. */
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
        const way: NavigateArguments = typeof to === 'function' ? to() : [to, options];
        void navigate(...way);
      }, delayMs);
    },
    [navigate],
  );
}
