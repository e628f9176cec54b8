import { describeError } from '@/api/apiError';
import { endpoints } from '@/api/endpoints';
import { Alert } from '@/ui/Alert';
import { ErrorText, LogInButton } from '@/ui/ErrorText';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import type { ShownRecipe } from '../useShownRecipe';

/** Shows an overlay while a recipe is regenerated, and the error if that fails. */
export function RegenerateProgress({ shownRecipe }: { shownRecipe: ShownRecipe }) {
  const { regeneration } = shownRecipe;
  if (regeneration.isPending)
    return (
      <LoadingOverlay
        description={['Making it again', regeneration.note].filter(Boolean).join(': ')}
        timeoutSeconds={endpoints.createRecipe().timeoutSeconds}
        onCancel={regeneration.cancel}
      />
    );
  if (!regeneration.failure) return null;
  const { message, ...remedy } = describeError(
    regeneration.failure.error,
    'An error occurred. Please try again.',
  );
  return (
    <div className="no-print mb-4">
      <Alert tone="error" action={<LogInButton {...remedy} />}>
        <ErrorText {...remedy} message={`The recipe could not be made again: ${message}`} />
      </Alert>
    </div>
  );
}
