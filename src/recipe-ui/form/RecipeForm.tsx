import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, describeError } from '@/api/apiError';
import { endpoints } from '@/api/endpoints';
import { getEnv } from '@/config/env';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { DraftNotice } from '@/ui/DraftNotice';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { LogInButton } from '@/ui/RetryAlert';
import { RecipeFormFields } from './RecipeFormFields';
import type { RecipeFormWithDraft } from './useRecipeForm';
import type { RecipeMutation } from './useRecipeMutation';

interface RecipeFormProps {
  recipeForm: RecipeFormWithDraft;
  mutation: RecipeMutation;
  /** Null until Firebase reports who is signed in. */
  owner: string | null;
  /** Labels of the submit button. */
  labels: { submit: string; pending: string };
  /** Shown if the page was reloaded during a request. */
  interruptedMessage: string;
  /** Renders an error's message. */
  errorMessage: (error: Error) => ReactNode;
  /** Goes to the login, for errors of an expired session. */
  onLogIn: (() => void) | undefined;
  /** Shown beside the submit button. */
  backLink?: ReactNode;
  /** Shown below the banner of a rate limit. */
  rateLimitHint?: ReactNode;
}

/** Shows the form of a recipe request: error banner, fields, and buttons, which are sticky on phones. Covers the screen while pending. */
export function RecipeForm({
  recipeForm,
  mutation,
  owner,
  labels,
  interruptedMessage,
  errorMessage,
  onLogIn,
  backLink,
  rateLimitHint,
}: RecipeFormProps) {
  const { form, draft } = recipeForm;
  const { start, isPending } = mutation;
  const [discards, setDiscards] = useState(0);
  const isCancelled = useRef(false);
  const submit = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    isCancelled.current = true;
    mutation.cancel();
  };
  const discardDraft = () => {
    draft.discard();
    setDiscards((count) => count + 1);
  };

  const { setFocus } = form;
  // The focused button disappears; the fields of a reset form exist after the next render.
  useEffect(() => {
    if (discards > 0) setFocus('ingredientes');
  }, [discards, setFocus]);

  // The overlay cannot return the focus itself: the button was disabled until now.
  useEffect(() => {
    if (isPending || !isCancelled.current) return;
    isCancelled.current = false;
    submit.current?.focus();
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
          onLogIn={onLogIn}
          meanwhile={rateLimitHint}
        >
          {errorMessage(mutation.failure.error)}
        </RecipeFormBanner>
      )}
      {mutation.wasInterrupted && !isPending && <Alert tone="info">{interruptedMessage}</Alert>}
      {draft.isRestored && !isPending && <DraftNotice onDiscard={discardDraft} />}
      <RecipeFormFields form={form} owner={owner} />
      <div
        className={cx(
          'sticky bottom-0 z-10 -mx-4 flex items-center gap-3 border-line border-t bg-paper px-4 pt-3',
          'sm:static sm:mx-0 sm:justify-end sm:border-0 sm:bg-transparent sm:p-0',
          // Space for local mode's own button.
          getEnv().backend === 'local' ? 'pb-18' : 'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        {backLink}
        <Button ref={submit} type="submit" disabled={isPending} className="flex-1 sm:min-w-44 sm:flex-none">
          {isPending ? labels.pending : labels.submit}
        </Button>
      </div>
      {isPending && (
        <LoadingOverlay
          description={inShort(form.getValues())}
          timeoutSeconds={endpoints.createRecipe().timeoutSeconds}
          onCancel={cancel}
        />
      )}
    </form>
  );
}

/** Returns the request in short, for the overlay. */
const inShort = ({ ingredientes, tiempoCoccion, diners }: RecipeFormValues): string =>
  `${ingredientes.trim()} · ${tiempoCoccion} min · for ${diners}`;

interface RecipeFormBannerProps {
  error: Error;
  onLogIn: (() => void) | undefined;
  meanwhile: ReactNode;
  children: ReactNode;
}

/** Shows an error above the form, with advice (claims 4.21, 4.26). Needs a key per attempt: it takes the focus on mount. */
function RecipeFormBanner({ error, onLogIn, meanwhile, children }: RecipeFormBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { advice, explanation, hasSessionEnded } = describeError(error, '');
  const rateLimit = error instanceof ApiError ? error.details.rateLimit : undefined;
  const inWords = advice ?? (rateLimit ? undefined : explanation);

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error" action={<LogInButton hasSessionEnded={hasSessionEnded} onLogIn={onLogIn} />}>
        {children}
        {inWords !== undefined && <p className="font-normal">{inWords}</p>}
      </Alert>
      {rateLimit && (
        <p className="mt-3 px-1">
          You have asked for as many recipes as you can for now. What you typed stays here.{' '}
          {untilThen(rateLimit.resetsAt)} {meanwhile}
        </p>
      )}
    </div>
  );
}

/** Returns a sentence that says when the rate limit resets. */
function untilThen(until: Date | null): string {
  // Created here: the first Intl object is slow, and would delay the form.
  const inWords = new Intl.RelativeTimeFormat('en');
  const minutes = until ? Math.ceil((until.getTime() - Date.now()) / 60_000) : 0;
  if (minutes <= 0) return 'Try again in a little while.';
  if (minutes <= 90) return `Try again ${inWords.format(minutes, 'minute')}.`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 36
    ? `Try again ${inWords.format(hours, 'hour')}.`
    : `Try again ${inWords.format(Math.ceil(hours / 24), 'day')}.`;
}
