import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Long enough to read the toast (spec 9: after login, register and profile save). Milliseconds. */
const delay = 1500;

/** Navigates after 1.5 s, unless the screen is left before. */
export function useDelayedNavigate(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useCallback(
    (to, options) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => navigate(to, options), delay);
    },
    [navigate],
  );
}
