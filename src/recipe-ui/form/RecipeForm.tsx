import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, describeError } from '@/api/apiError';
import { endpoints } from '@/api/endpoints';
import { countWithNoun } from '@/lib/plural';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { DraftNotice } from '@/ui/DraftNotice';
import { LogInButton } from '@/ui/ErrorText';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { RecipeFormFields } from './RecipeFormFields';
import type { RecipeFormWithDraft } from './useRecipeForm';
import type { RecipeMutation } from './useRecipeMutation';

interface RecipeFormProps {
  recipeForm: RecipeFormWithDraft;
  mutation: RecipeMutation;
  /** Null until Firebase reports the user. */
  ownerId: string | null;
  labels: { submit: string; pending: string };
  /** Shown if the page was reloaded during a request. */
  interruptedMessage: string;
  errorMessage: (error: Error) => ReactNode;
  /** Shown above the fields. */
  note?: ReactNode;
  backLink?: ReactNode;
  rateLimitHint?: ReactNode;
}

/**
 * Shows the form of a recipe request: error banner, fields, and buttons, which are sticky on phones. An overlay covers
 * the screen while the request is pending.
 */
export function RecipeForm({
  recipeForm,
  mutation,
  ownerId,
  labels,
  interruptedMessage,
  errorMessage,
  note,
  backLink,
  rateLimitHint,
}: RecipeFormProps) {
  const { form, draft } = recipeForm;
  const { start, isPending } = mutation;
  const error = mutation.failure?.error;
  const isRateLimited = !isPending && error instanceof ApiError && error.details.rateLimit !== undefined;
  const wasCancelled = useRef(false);
  const submitRef = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    wasCancelled.current = true;
    mutation.cancel();
  };
  const discardDraft = () => {
    // The focused button disappears; the fields of a reset form exist only after the next render.
    flushSync(draft.discard);
    form.setFocus('ingredientes');
  };

  // The overlay cannot return the focus, because the button was disabled until now.
  useEffect(() => {
    if (isPending || !wasCancelled.current) return;
    wasCancelled.current = false;
    submitRef.current?.focus();
  }, [isPending]);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(start)}
      className="grid gap-6 sm:rounded-3xl sm:bg-raised sm:p-8 sm:shadow-card"
    >
      {mutation.failure && !isPending && (
        <RecipeFormBanner
          key={mutation.failure.submittedAt}
          error={mutation.failure.error}
          rateLimitHint={rateLimitHint}
        >
          {errorMessage(mutation.failure.error)}
        </RecipeFormBanner>
      )}
      {mutation.wasInterrupted && !isPending && <Alert tone="info">{interruptedMessage}</Alert>}
      {note}
      {draft.isRestored && !isPending && <DraftNotice onDiscard={discardDraft} />}
      <RecipeFormFields form={form} ownerId={ownerId} />
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-3 border-line border-t bg-paper px-4 pt-3 pb-[calc(max(0.75rem,env(safe-area-inset-bottom))+var(--corner-button-height,0px))] sm:static sm:mx-0 sm:justify-end sm:border-0 sm:bg-transparent sm:p-0">
        {backLink}
        <Button
          ref={submitRef}
          type="submit"
          // Quiet while another attempt would fail.
          variant={isRateLimited ? 'secondary' : 'primary'}
          disabled={isPending}
          className="flex-1 max-sm:px-3 sm:min-w-44 sm:flex-none"
        >
          {isPending ? labels.pending : labels.submit}
        </Button>
      </div>
      {isPending && (
        <LoadingOverlay
          description={summarizeRequest(form.getValues())}
          timeoutSeconds={endpoints.createRecipe().timeoutSeconds}
          onCancel={cancel}
        />
      )}
    </form>
  );
}

const summarizeRequest = ({ ingredientes, tiempoCoccion, diners }: RecipeFormValues): string =>
  `${tiempoCoccion}\u00a0min, for ${countWithNoun(Number(diners), 'person', 'people')}\n${ingredientes.trim()}`;

interface RecipeFormBannerProps {
  error: Error;
  rateLimitHint: ReactNode;
  children: ReactNode;
}

/** Shows an error above the form, with advice (claims 4.21, 4.26). Takes the focus at mount, so each attempt needs a key. */
function RecipeFormBanner({ error, rateLimitHint, children }: RecipeFormBannerProps) {
  const bannerRef = useRef<HTMLDivElement>(null);
  const { advice, explanation, hasSessionEnded } = describeError(error, '');
  const rateLimit = error instanceof ApiError ? error.details.rateLimit : undefined;
  const adviceText = advice ?? explanation;

  useEffect(() => bannerRef.current?.focus(), []);

  return (
    <div ref={bannerRef} tabIndex={-1} className="grid gap-2">
      {rateLimit ? (
        <>
          <Alert tone="info">
            You’ve made all the recipes you can for now. What you typed stays here.{' '}
            {retrySentence(rateLimit.resetsAt)} {rateLimitHint}
          </Alert>
          <div role="alert" className="ps-12 pe-4 text-sm text-soft">
            {children}
          </div>
        </>
      ) : (
        <Alert tone="error" action={<LogInButton hasSessionEnded={hasSessionEnded} />}>
          {adviceText !== undefined && <p>{adviceText}</p>}
          <div className={adviceText === undefined ? undefined : 'mt-1 text-sm font-normal'}>{children}</div>
        </Alert>
      )}
    </div>
  );
}

/** Returns a sentence that says when the rate limit resets. */
function retrySentence(resetsAt: Date | null): string {
  // Created here, because the first Intl object is slow and would delay the form.
  const relativeTime = new Intl.RelativeTimeFormat('en');
  const minutes = resetsAt ? Math.round((resetsAt.getTime() - Date.now()) / 60_000) : 0;
  if (minutes <= 0) return 'Try again in a little while.';
  if (minutes <= 90) return `Try again ${relativeTime.format(minutes, 'minute')}.`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 36
    ? `Try again ${relativeTime.format(hours, 'hour')}.`
    : `Try again ${relativeTime.format(Math.ceil(hours / 24), 'day')}.`;
}
