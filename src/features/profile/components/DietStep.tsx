import { WizardCheckboxGroup, WizardSelectField } from './wizardFields';

export function DietStep() {
  return (
    <>
      <WizardSelectField
        name="diet"
        label="Your diet"
        placeholder="Choose a diet"
        help="No rules? Choose None."
      />
      <WizardSelectField
        name="activityLevel"
        label="How active you are"
        placeholder="Choose an activity level"
        help="Sets how filling a portion should be."
      />
      <WizardCheckboxGroup
        name="intolerances"
        label="Intolerances and allergies"
        help="Choose all that apply, or None. Always check labels yourself too."
      />
      <WizardCheckboxGroup
        name="healthConditions"
        label="Health conditions"
        help="Recipes are adapted to them. They do not replace your doctor."
      />
    </>
  );
}
