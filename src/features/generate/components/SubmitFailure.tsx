import { ApiError, messageOf } from '@/api/apiError';
import { rateLimitInSpanish } from '@/api/rateLimit';

/** Why a recipe request failed, each part read out in its own language. */
export function SubmitFailure({ error }: { error: Error }) {
  const rateLimit = error instanceof ApiError ? error.details.rateLimit : undefined;
  if (!rateLimit) return <p>{messageOf(error, 'An error occurred. Please try again.')}</p>;
  return (
    <p>
      {rateLimit.reason} <span lang="es">{rateLimitInSpanish(rateLimit)}</span>
    </p>
  );
}
