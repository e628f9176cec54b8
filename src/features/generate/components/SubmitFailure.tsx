import { messageOf } from '@/api/apiError';

/** Where the Spanish part of the rate limit message begins (spec 8). */
const spanish = /(?=Te quedan \S+ solicitudes\.)/;

/** Why a recipe request failed, each part read out in its own language. */
export function SubmitFailure({ error }: { error: Error }) {
  const [reason, limit] = messageOf(error, 'An error occurred. Please try again.').split(spanish);
  return (
    <p>
      {reason}
      {limit !== undefined && <span lang="es">{limit}</span>}
    </p>
  );
}
