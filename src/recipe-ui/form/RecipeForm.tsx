import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, describeError } from '@/api/apiError';
import { endpoints } from '@/api/endpoints';
import { env } from '@/config/env';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { DraftNote } from '@/ui/DraftNote';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { LogInButton } from '@/ui/RetryAlert';
import { RecipeFormFields } from './RecipeFormFields';
import type { RecipeFormWithDraft } from './useRecipeForm';
import type { RecipeMutation } from './useRecipeMutation';

interface RecipeFormProps {
  recipeForm: RecipeFormWithDraft;
  mutation: RecipeMutation;
  /** Who asks; null while that is not known. */
  owner: string | null;
  /** What the submit button says, and what it says while the recipe is being made. */
  labels: { submit: string; pending: string };
  /** Said when the page was reloaded while the recipe was being made. */
  interruptedMessage: string;
  /** Says why a try failed. */
  errorMessage: (error: Error) => ReactNode;
  /** Leads to the login where that is what a failure asks for. */
  onLogIn: (() => void) | undefined;
  /** The way back, beside the submit button. */
  backLink?: ReactNode;
  /** What there is to do for who has asked too often. */
  rateLimitHint?: ReactNode;
}

/**
 * A recipe request as a cook fills it in: failure on top, fields, and the buttons, which stay within reach of the
 * thumb on a phone. Covers the screen while the recipe is being made.
 */
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
  // The button took the focus with it; a form that was reset has its fields again once it is drawn.
  useEffect(() => {
    if (discards > 0) setFocus('ingredientes');
  }, [discards, setFocus]);

  // The button was disabled meanwhile: the overlay could not give the focus back to it.
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
      {draft.isRestored && !isPending && <DraftNote onDiscard={discardDraft} />}
      <RecipeFormFields form={form} owner={owner} />
      <div
        className={cx(
          'sticky bottom-0 z-10 -mx-4 flex items-center gap-3 border-line border-t bg-paper px-4 pt-3',
          'sm:static sm:mx-0 sm:justify-end sm:border-0 sm:bg-transparent sm:p-0',
          // Local mode's own button sits in the corner below.
          env().backend === 'local' ? 'pb-18' : 'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        {backLink}
        <Button ref={submit} type="submit" disabled={isPending} className="min-w-44 flex-1 sm:flex-none">
          {isPending ? labels.pending : labels.submit}
        </Button>
      </div>
      {isPending && (
        <LoadingOverlay
          description={inShort(form.getValues())}
          limitSeconds={endpoints.createRecipe().timeoutSeconds}
          onCancel={cancel}
        />
      )}
    </form>
  );
}

/** What is being made, in the words of the request. */
const inShort = ({ ingredientes, tiempoCoccion, diners }: RecipeRequestValues): string =>
  `${ingredientes.trim()} · ${tiempoCoccion} min · for ${diners}`;

interface RecipeFormBannerProps {
  error: Error;
  onLogIn: (() => void) | undefined;
  meanwhile: ReactNode;
  /** The error's message. */
  children: ReactNode;
}

/**
 * The red banner at the top of the form (claims 4.21, 4.26), with what can be done. Give it a key per attempt: it takes
 * the focus when it appears.
 */
function RecipeFormBanner({ error, onLogIn, meanwhile, children }: RecipeFormBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { advice, explanation, isSessionOver } = describeError(error, '');
  const rateLimit = error instanceof ApiError ? error.details.rateLimit : undefined;
  const inWords = advice ?? (rateLimit ? undefined : explanation);

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error" action={<LogInButton isSessionOver={isSessionOver} onLogIn={onLogIn} />}>
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

/** When another try is worth it. */
function untilThen(until: Date | null): string {
  // Made only here: a browser's first such object takes it long, and the form would wait for it.
  const inWords = new Intl.RelativeTimeFormat('en');
  const minutes = until ? Math.ceil((until.getTime() - Date.now()) / 60_000) : 0;
  if (minutes <= 0) return 'Try again in a little while.';
  if (minutes <= 90) return `Try again ${inWords.format(minutes, 'minute')}.`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 36
    ? `Try again ${inWords.format(hours, 'hour')}.`
    : `Try again ${inWords.format(Math.ceil(hours / 24), 'day')}.`;
}
