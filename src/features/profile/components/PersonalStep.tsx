import { ChoiceAnswer, NumberAnswer, TextAnswer } from './answers';

/** Step 1: who cooks, where and with what. */
export function PersonalStep() {
  return (
    <>
      <TextAnswer
        name="name"
        label="Name"
        autoComplete="given-name"
        help="What Sazón calls you. A nickname is fine."
      />
      <NumberAnswer name="age" label="Age" help="Portions and textures change with age." />
      <ChoiceAnswer
        name="worldRegion"
        label="Where you live"
        placeholder="Choose a region"
        help="So that the ingredients can be found near you."
      />
      <ChoiceAnswer
        name="toolsLevel"
        label="Your kitchen tools"
        placeholder="Choose your equipment"
        help="Basic: a pan, a pot, a knife. Master chef: you own a blowtorch."
      />
      <ChoiceAnswer
        name="expertiseLevelInKitchen"
        label="Your cooking experience"
        placeholder="Choose your experience"
        help="Decides how much each step explains."
        className="sm:col-span-2"
      />
    </>
  );
}
