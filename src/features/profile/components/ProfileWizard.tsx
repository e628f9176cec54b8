import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { StoredProfile } from '@/api/profile';
import type { AuthUser } from '@/auth/authClient';
import { useLogInAgain } from '@/auth/endedSession';
import type { WizardStep } from '@/profile/formFields';
import { Alert } from '@/ui/Alert';
import { DraftNote } from '@/ui/DraftNote';
import { ErrorText, LogInButton } from '@/ui/RetryAlert';
import { lastStep, steps } from '../steps';
import { useProfileWizard } from '../useProfileWizard';
import { DietStep } from './DietStep';
import { DislikesStep } from './DislikesStep';
import { GoalsStep } from './GoalsStep';
import { PersonalStep } from './PersonalStep';
import { ProfilePage } from './ProfilePage';
import { WizardButtons } from './WizardButtons';
import { WizardProgress } from './WizardProgress';

const contents: Record<WizardStep, ReactNode> = {
  0: <PersonalStep />,
  1: <DislikesStep />,
  2: <DietStep />,
  3: <GoalsStep />,
};

interface ProfileWizardProps {
  user: AuthUser;
  /** The completed profile to update; null for a new one. Read once, when the wizard opens. */
  stored: StoredProfile | null;
  /** Something to say above the form. */
  note?: ReactNode;
}

/** The form in four steps (claim 2.16). */
export function ProfileWizard({ user, stored, note }: ProfileWizardProps) {
  const [isUpdate] = useState(stored !== null);
  const { form, step, isSending, failure, isRestored, discard, arrival, next, previous, submit } =
    useProfileWizard(user, stored);
  const logInAgain = useLogInAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, about } = steps[step];

  useEffect(() => {
    if (arrival?.at === 'heading') heading.current?.focus();
  }, [arrival]);

  return (
    <ProfilePage isUpdate={isUpdate}>
      <WizardProgress step={step} />
      {note}
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
            <p className="text-sm font-semibold text-tomato-ink">
              Step {step + 1} of {steps.length}
            </p>
            <h2 id="step-name" ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
              {name}
            </h2>
            <p className="max-w-measure text-soft">{about}</p>
            {isRestored && !isSending && <DraftNote onDiscard={discard} />}
          </div>
          <div key={step} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {contents[step]}
          </div>
          {failure && (
            <Alert tone="error" action={<LogInButton {...failure} onLogIn={logInAgain} />}>
              <ErrorText {...failure} />
            </Alert>
          )}
          <WizardButtons step={step} isUpdate={isUpdate} isSending={isSending} onPrevious={previous} />
        </form>
      </FormProvider>
    </ProfilePage>
  );
}
