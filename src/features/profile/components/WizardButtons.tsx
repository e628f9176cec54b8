import type { WizardStepIndex } from '@/profile/formFields';
import { Button } from '@/ui/Button';
import { firstStep, lastStep } from '../wizardSteps';

interface WizardButtonsProps {
  step: WizardStepIndex;
  isUpdate: boolean;
  isSending: boolean;
  onPrevious: () => void;
}

/** Shows Previous, except on the first step; Next, or Submit or Update on the last (claims 2.33, 2.34). */
export function WizardButtons({ step, isUpdate, isSending, onPrevious }: WizardButtonsProps) {
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-6">
      {step > firstStep && (
        <Button variant="secondary" disabled={isSending} onClick={onPrevious} className="grow sm:grow-0">
          Previous
        </Button>
      )}
      {step < lastStep ? (
        <Button key="next" type="submit" className="ml-auto grow sm:min-w-40 sm:grow-0">
          Next
        </Button>
      ) : (
        <Button
          key="submit"
          type="submit"
          disabled={isSending}
          className="ml-auto grow sm:min-w-40 sm:grow-0"
          onClick={(event) => {
            // The second click of a double click on Next must not submit.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {isSending ? 'Submitting...' : isUpdate ? 'Update' : 'Submit'}
        </Button>
      )}
    </div>
  );
}
