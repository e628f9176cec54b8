import { WizardSelectField, WizardTextAreaField } from './wizardFields';

export function DislikesStep() {
  return (
    <>
      <WizardSelectField
        name="leastfavoriteCuisine"
        label="Your least favourite kind of food"
        placeholder="Choose a kind of food"
        help="Nothing you mind? Choose None."
        className="sm:col-span-2"
      />
      <WizardTextAreaField
        name="dislikedFood"
        label="Foods you don’t like"
        placeholder="Liver, blue cheese, cilantro…"
        help="Separate them with commas. They are kept out of your recipes."
        className="sm:col-span-2"
      />
    </>
  );
}
