import { firstStep, lastStep, type WizardStepIndex } from '@/profile/wizardSteps';
import { Button } from '@/ui/Button';

interface WizardButtonsProps {
  step: WizardStepIndex;
  isUpdate: boolean;
  isSubmitting: boolean;
  onPrevious: () => void;
}

/** Shows Previous, except on the first step, and Next; on the last step Submit or Update (claims 2.33, 2.34). */
export function WizardButtons({ step, isUpdate, isSubmitting, onPrevious }: WizardButtonsProps) {
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-6">
      {step > firstStep && (
        <Button
          variant="secondary"
          disabled={isSubmitting}
          onClick={onPrevious}
          className="flex-1 sm:flex-none"
        >
          Previous
        </Button>
      )}
      {step < lastStep ? (
        <Button key="next" type="submit" className="ml-auto flex-1 sm:min-w-40 sm:flex-none">
          Next
        </Button>
      ) : (
        <Button
          key="submit"
          type="submit"
          disabled={isSubmitting}
          className="ml-auto flex-1 sm:min-w-40 sm:flex-none"
          onClick={(event) => {
            // The second click of a double click on Next must not submit.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {isSubmitting ? 'Submitting...' : isUpdate ? 'Update' : 'Submit'}
        </Button>
      )}
    </div>
  );
}
