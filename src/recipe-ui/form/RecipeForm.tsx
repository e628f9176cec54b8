import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { env } from '@/config/env';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { RecipeFormFields } from './RecipeFormFields';

interface RecipeFormProps {
  form: UseFormReturn<RecipeRequestValues>;
  onSubmit: (values: RecipeRequestValues) => void;
  /** What the submit button says, and what it says while the recipe is being made. */
  labels: { submit: string; pending: string };
  pending: boolean;
  /** Why the last request failed. */
  banner: ReactNode;
  /** The way back, beside the submit button. */
  back?: ReactNode;
}

/**
 * A recipe request as a cook fills it in: failure on top, fields, and the buttons, which stay within reach of the
 * thumb on a phone. Covers the screen while the recipe is being made.
 */
export function RecipeForm({ form, onSubmit, labels, pending, banner, back }: RecipeFormProps) {
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (!pending) onSubmit(values);
      })}
      className="grid gap-6 sm:rounded-3xl sm:bg-raised sm:p-8 sm:shadow-card"
    >
      {banner}
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
        <Button type="submit" disabled={pending} className="min-w-44 flex-1 sm:flex-none">
          {pending ? labels.pending : labels.submit}
        </Button>
      </div>
      {pending && <LoadingOverlay />}
    </form>
  );
}
