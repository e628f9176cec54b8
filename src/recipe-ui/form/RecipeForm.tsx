import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureInWords } from '@/api/apiError';
import { env } from '@/config/env';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { DraftNote } from '@/ui/DraftNote';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { LogInButton } from '@/ui/RetryAlert';
import { RecipeFormFields } from './RecipeFormFields';
import type { RecipeMaking } from './useMakeRecipe';
import type { RecipeRequestForm } from './useRecipeForm';

interface RecipeFormProps {
  request: RecipeRequestForm;
  making: RecipeMaking;
  /** What the submit button says, and what it says while the recipe is being made. */
  labels: { submit: string; pending: string };
  /** Says why a try failed. */
  failure: (error: Error) => ReactNode;
  /** Leads to the login where that is what a failure asks for. */
  onLogIn: (() => void) | undefined;
  /** The way back, beside the submit button. */
  back?: ReactNode;
}

/**
 * A recipe request as a cook fills it in: failure on top, fields, and the buttons, which stay within reach of the
 * thumb on a phone. Covers the screen while the recipe is being made.
 */
export function RecipeForm({ request, making, labels, failure, onLogIn, back }: RecipeFormProps) {
  const { form, draft } = request;
  const { start, isPending } = making;
  const [discards, setDiscards] = useState(0);
  const isCancelled = useRef(false);
  const submit = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    isCancelled.current = true;
    making.cancel();
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

  // The overlay took the focus from the button that brought it.
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
      {making.failure && !isPending && (
        <RecipeFormBanner key={making.failure.at} error={making.failure.error} onLogIn={onLogIn}>
          {failure(making.failure.error)}
        </RecipeFormBanner>
      )}
      {draft.restored && !isPending && <DraftNote onDiscard={discardDraft} />}
      <RecipeFormFields form={form} />
      <div
        className={cx(
          'sticky bottom-0 z-10 -mx-4 flex items-center gap-3 border-line border-t bg-paper px-4 pt-3',
          'sm:static sm:mx-0 sm:justify-end sm:border-0 sm:bg-transparent sm:p-0',
          // Local mode's own button sits in the corner below.
          env().backend === 'local' ? 'pb-18' : 'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        {back}
        <Button ref={submit} type="submit" disabled={isPending} className="min-w-44 flex-1 sm:flex-none">
          {isPending ? labels.pending : labels.submit}
        </Button>
      </div>
      {isPending && <LoadingOverlay onCancel={cancel} />}
    </form>
  );
}

interface RecipeFormBannerProps {
  error: Error;
  onLogIn: (() => void) | undefined;
  /** The error's message. */
  children: ReactNode;
}

/**
 * The red banner at the top of the form (claims 8.30, 8.33), with what can be done. Give it a key per attempt: it takes
 * the focus when it appears.
 */
function RecipeFormBanner({ error, onLogIn, children }: RecipeFormBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { advice, isSessionOver } = failureInWords(error, '');

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error" action={<LogInButton isSessionOver={isSessionOver} onLogIn={onLogIn} />}>
        {children}
        {advice !== undefined && <p className="font-normal">{advice}</p>}
      </Alert>
    </div>
  );
}
