import type { UseFormReturn } from 'react-hook-form';
import { mealTypes } from '@/request/mealTypes';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { FieldError } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextField';
import { NumberField } from './NumberField';
import { QuickFillButton } from './QuickFillButton';
import { registerField } from './registerField';

const mealOptions = mealTypes.map((value) => ({ value, label: value }));

interface RecipeFormFieldsProps {
  form: UseFormReturn<RecipeFormValues>;
  /** Null until Firebase reports the user. */
  ownerId: string | null;
}

/** Shows the fields of a recipe request (claims 2.44, 2.45), the same for saved and quick recipes (claim 2.71). */
export function RecipeFormFields({ form, ownerId }: RecipeFormFieldsProps) {
  return (
    // The scroll margin keeps a focused field above the sticky bar of buttons.
    <div className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32">
      <TextAreaField
        label="Ingredients"
        placeholder="Eggs, Avocado, Rice..."
        help="Whatever you have or want to use, separated by commas."
        required
        autoCapitalize="sentences"
        {...registerField(form, 'ingredientes')}
      />
      <QuickFillButton form={form} ownerId={ownerId} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
        <NumberField
          form={form}
          name="tiempoCoccion"
          label="Cooking Time (Minutes)"
          placeholder="E.g., 30"
          choices={[15, 30, 45, 60]}
          unit="minute"
        />
        <NumberField
          form={form}
          name="diners"
          label="Number of Diners"
          placeholder="E.g., 4"
          choices={[1, 2, 4, 6]}
          unit="diner"
        />
      </div>
      <SelectField
        label="Meal Type"
        placeholder="Select Type of Food"
        options={mealOptions}
        help="For any meal, choose None."
        required
        {...registerField(form, 'tipoComida')}
      />
      <TextAreaField
        label="Additional Info for the Chef"
        placeholder="Any extra requests?"
        help="Optional: someone’s allergy, leftovers to use up, how spicy you like it."
        rows={2}
        {...registerField(form, 'necesidadesDiners')}
      />
      <input type="hidden" {...form.register('tipoReceta')} />
      <FieldError message={form.formState.errors.tipoReceta?.message} />
    </div>
  );
}
