import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import TimerIcon from '~icons/lucide/timer';
import { findStepTimers } from '../timers/findStepTimers';
import { unlockAudio } from '../timers/timerAlarm';
import { timerName } from '../timers/timerLabels';
import { maxTimers, type NewTimer, type Timer } from '../timers/timerRules';
import { startTimer, useTimers } from '../timers/timerStore';

interface StepTimerButtonsProps {
  ownerId: string;
  recipe: Timer['recipe'];
  /** Counts from 1. */
  stepNumber: number;
  text: string;
}

/** Shows a button for each duration in a step, which starts a timer. Running timers are in the timer bar instead. */
export function StepTimerButtons({ ownerId, recipe, stepNumber, text }: StepTimerButtonsProps) {
  const running = useTimers(ownerId).filter(
    (timer) => timer.recipe.key === recipe.key && timer.step === stepNumber,
  );
  const [announcement, setAnnouncement] = useState('');
  const availableTimers = findStepTimers(text)
    .map((each): NewTimer => ({ ...each, recipe, step: stepNumber }))
    .filter((each) => !running.some((timer) => timerName(timer) === timerName(each)));
  const start = (timer: NewTimer, button: HTMLElement) => {
    unlockAudio();
    if (!startTimer(ownerId, timer)) {
      toast.error(`${maxTimers} timers run already. Stop one to start another.`);
      return;
    }
    setAnnouncement(`Timer started: ${timerName(timer)}.`);
    // The button disappears; the focus moves to the step.
    button
      .closest('.cook-step-area')
      ?.querySelector<HTMLElement>('.cook-step')
      ?.focus({ preventScroll: true });
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {availableTimers.length > 0 && (
        <ul aria-label="Timers of this step" className="flex flex-wrap gap-3 low:gap-2">
          {availableTimers.map((timer) => (
            <li key={timerName(timer)}>
              <button
                type="button"
                aria-label={`Start timer: ${timerName(timer)}${timer.said === null ? '' : ` from “${timer.said}”`}`}
                onClick={({ currentTarget }) => start(timer, currentTarget)}
                className="inline-flex h-full min-h-14 items-center gap-3 rounded-2xl border-2 border-line-strong bg-raised px-5 py-1.5 text-left leading-tight font-semibold text-ink tabular-nums hover:bg-sunken low:min-h-11 low:gap-2 low:px-3 low:py-1"
              >
                <TimerIcon aria-hidden className="size-6 shrink-0 text-tomato-ink" />
                <span>
                  <span className="block text-xl whitespace-nowrap low:whitespace-normal">
                    {timerName(timer)}
                  </span>
                  {timer.said !== null && (
                    <span className="block text-sm font-medium text-soft">{`from “${timer.said}”`}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
