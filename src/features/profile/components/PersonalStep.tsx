import { WizardNumberField, WizardSelectField, WizardTextField } from './wizardFields';

export function PersonalStep() {
  return (
    <>
      <WizardTextField
        name="name"
        label="Name"
        autoComplete="given-name"
        help="What Sazón calls you. A nickname is fine."
      />
      <WizardNumberField name="age" label="Age" help="Portions and textures change with age." />
      <WizardSelectField
        name="worldRegion"
        label="Where you live"
        placeholder="Choose a region"
        help="So that the ingredients can be found near you."
      />
      <WizardSelectField
        name="toolsLevel"
        label="Your kitchen tools"
        placeholder="Choose your equipment"
        help="Basic: a pan, a pot, a knife. Master chef: you own a blowtorch."
      />
      <WizardSelectField
        name="expertiseLevelInKitchen"
        label="Your cooking experience"
        placeholder="Choose your experience"
        help="Decides how much each step explains."
        className="sm:col-span-2"
      />
    </>
  );
}
