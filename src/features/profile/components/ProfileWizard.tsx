import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SavedProfile } from '@/api/profile';
import type { AuthUser } from '@/auth/authClient';
import { fieldEntries, lastStep, wizardStepIndexes, wizardSteps } from '@/profile/wizardSteps';
import { Alert } from '@/ui/Alert';
import { DraftNotice } from '@/ui/DraftNotice';
import { ErrorText, LogInButton } from '@/ui/ErrorText';
import { StepProgress } from '@/ui/StepProgress';
import { useProfileWizard } from '../useProfileWizard';
import { ProfileLayout } from './ProfileLayout';
import { WizardButtons } from './WizardButtons';
import { WizardField } from './WizardField';

interface ProfileWizardProps {
  user: AuthUser;
  /** The completed profile to update; null for a new one. Read once, at mount. */
  storedProfile: SavedProfile | null;
  alert?: ReactNode;
}

/** Shows the profile form in steps (claim 2.16). */
export function ProfileWizard({ user, storedProfile, alert }: ProfileWizardProps) {
  const [isUpdate] = useState(storedProfile !== null);
  const {
    form,
    step,
    furthestStep,
    openStep,
    isSubmitting,
    error,
    isRestored,
    discardDraft,
    heading,
    next,
    previous,
    submit,
  } = useProfileWizard(user, storedProfile);
  const { name, description } = wizardSteps[step];

  return (
    <ProfileLayout isUpdate={isUpdate}>
      <nav aria-label="Steps">
        <StepProgress label="Progress" step={step} count={wizardStepIndexes.length} name={name} />
        <ol className="grid grid-cols-4 gap-1">
          {wizardStepIndexes.map((index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === step ? 'step' : undefined}
                disabled={index > furthestStep || isSubmitting}
                onClick={() => openStep(index)}
                className="flex min-h-11 w-full pt-1.5 text-left text-[0.8125rem] leading-tight text-soft decoration-line-strong underline-offset-4 enabled:underline aria-[current]:font-semibold aria-[current]:text-tomato-ink aria-[current]:no-underline sm:text-base"
              >
                {wizardSteps[index].name}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {alert}
      <FormProvider {...form}>
        <form
          noValidate
          aria-labelledby="step-name"
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            void (step < lastStep ? next() : submit());
          }}
        >
          <div className="grid gap-1">
            <h2 id="step-name" ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
              {name}
            </h2>
            <p className="max-w-measure text-soft">{description}</p>
            {isRestored && !isSubmitting && <DraftNotice onDiscard={discardDraft} />}
          </div>
          <div
            key={step}
            className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:[&>fieldset:last-child:nth-child(odd)]:col-span-2"
          >
            {fieldEntries(step).map(([field, texts]) => (
              <WizardField key={field} name={field} {...texts} />
            ))}
          </div>
          {error && (
            <Alert tone="error" action={<LogInButton {...error} />}>
              <ErrorText {...error} />
            </Alert>
          )}
          <WizardButtons step={step} isUpdate={isUpdate} isSubmitting={isSubmitting} onPrevious={previous} />
        </form>
      </FormProvider>
    </ProfileLayout>
  );
}
