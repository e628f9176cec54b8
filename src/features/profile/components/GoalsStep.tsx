import { WizardCheckboxGroup, WizardSelectField } from './wizardFields';

export function GoalsStep() {
  return (
    <>
      <WizardSelectField name="cookingPreference" label="How you like to cook" placeholder="Choose a style" />
      <WizardSelectField
        name="recipeGoal"
        label="What recipes should bring you"
        placeholder="Choose what matters most"
      />
      <WizardSelectField name="specificGoal" label="Your personal goal" placeholder="Choose a goal" />
      <WizardSelectField
        name="ingredientPreference"
        label="Ingredients you prefer"
        placeholder="Choose a kind"
      />
      <div className="sm:col-span-2">
        <WizardCheckboxGroup
          name="avoidIngredients"
          label="Ingredients to avoid"
          help="By choice rather than by intolerance: less salt, no pork…"
        />
      </div>
    </>
  );
}
