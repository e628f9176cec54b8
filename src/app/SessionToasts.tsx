import { SessionQueries } from './SessionQueries';
import { Toasts } from './Toasts';

/** The toasts of a session: one may offer what its cache has. */
export function SessionToasts() {
  return (
    <SessionQueries>
      <Toasts />
    </SessionQueries>
  );
}
