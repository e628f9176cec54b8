import { ChoiceAnswer, ListAnswer } from './answers';

/** Step 4: what a meal is for. */
export function GoalsStep() {
  return (
    <>
      <ChoiceAnswer name="cookingPreference" label="How you like to cook" placeholder="Choose a style" />
      <ChoiceAnswer
        name="recipeGoal"
        label="What recipes should bring you"
        placeholder="Choose what matters most"
      />
      <ChoiceAnswer name="specificGoal" label="Your personal goal" placeholder="Choose a goal" />
      <ChoiceAnswer name="ingredientPreference" label="Ingredients you prefer" placeholder="Choose a kind" />
      <div className="sm:col-span-2">
        <ListAnswer
          name="avoidIngredients"
          label="Ingredients to avoid"
          help="By choice rather than by intolerance: less salt, no pork…"
        />
      </div>
    </>
  );
}
