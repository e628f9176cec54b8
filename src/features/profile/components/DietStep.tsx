import { activityLevels, diets, healthConditions, intolerances } from '../options';
import { ChoiceAnswer, ListAnswer } from './answers';

/** Step 3: what the body asks for. */
export function DietStep() {
  return (
    <>
      <ChoiceAnswer
        name="diet"
        label="Your diet"
        placeholder="Choose a diet"
        options={diets}
        help="No rules? Choose None."
      />
      <ChoiceAnswer
        name="activityLevel"
        label="How active you are"
        placeholder="Choose an activity level"
        options={activityLevels}
        help="Sets how filling a portion should be."
      />
      <ListAnswer
        name="intolerances"
        label="Intolerances and allergies"
        options={intolerances}
        help="Choose all that apply, or None. Always check labels yourself too."
      />
      <ListAnswer
        name="healthConditions"
        label="Health conditions"
        options={healthConditions}
        help="Recipes are adapted to them. They do not replace your doctor."
        optional
      />
    </>
  );
}
