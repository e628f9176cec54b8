import { useState } from 'react';
import { cx } from '@/ui/cx';
import BellRing from '~icons/lucide/bell-ring';
import Pause from '~icons/lucide/pause';
import Play from '~icons/lucide/play';
import TimerIcon from '~icons/lucide/timer';
import { offeredTimers } from '../timers/offeredTimers';
import { readySound } from '../timers/ring';
import { changeTimer, dismissTimer, startTimer, useNow, useTimers } from '../timers/timerStore';
import { isPaused, isUp, type NewTimer, paused, resumed, type Timer } from '../timers/timers';
import { durationWords, leftWords, timerName } from '../timers/timerWords';

interface StepTimersProps {
  owner: string;
  recipe: Timer['recipe'];
  /** From 1. */
  step: number;
  /** The step's words. */
  text: string;
}

/** A button for each duration that a step names: it starts a timer, and then is that timer's own. */
export function StepTimers({ owner, recipe, step, text }: StepTimersProps) {
  const timers = useTimers(owner).filter((timer) => timer.recipe.key === recipe.key && timer.step === step);
  const now = useNow(timers.some((timer) => !isPaused(timer)));
  const [said, setSaid] = useState('');
  const offered = offeredTimers(text);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {offered.length > 0 && (
        <ul aria-label="Timers of this step" className="flex flex-wrap gap-3">
          {offered.map((each) => {
            const timer = timers.find(({ seconds }) => seconds === each.seconds);
            const start: NewTimer = { ...each, recipe, step };
            return (
              <li key={each.seconds}>
                {timer ? (
                  <RunningTimer owner={owner} timer={timer} now={now} />
                ) : (
                  <TimerButton
                    action="Start timer"
                    duration={durationWords(each.seconds)}
                    note={each.said === null ? null : `from “${each.said}”`}
                    isNoteNamed
                    icon={TimerIcon}
                    onClick={() => {
                      readySound();
                      startTimer(owner, start);
                      setSaid(`Timer started: ${durationWords(each.seconds)}, ${timerName(start)}.`);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function RunningTimer({ owner, timer, now }: { owner: string; timer: Timer; now: number }) {
  const hasEnded = isUp(timer, now);
  const { action, icon, onClick } = hasEnded
    ? { action: 'Stop timer', icon: BellRing, onClick: () => dismissTimer(owner, timer.id) }
    : isPaused(timer)
      ? { action: 'Resume timer', icon: Play, onClick: () => changeTimer(owner, timer.id, resumed) }
      : { action: 'Pause timer', icon: Pause, onClick: () => changeTimer(owner, timer.id, paused) };
  return (
    <TimerButton
      action={action}
      duration={durationWords(timer.seconds)}
      note={leftWords(timer, now)}
      icon={icon}
      isUp={hasEnded}
      onClick={onClick}
    />
  );
}

interface TimerButtonProps {
  action: string;
  duration: string;
  /** The recipe's words, or what is left. */
  note: string | null;
  /** What is left would change the button's name every second. */
  isNoteNamed?: boolean;
  icon: typeof TimerIcon;
  isUp?: boolean;
  onClick: () => void;
}

function TimerButton({
  action,
  duration,
  note,
  isNoteNamed = false,
  icon: Icon,
  isUp: hasEnded = false,
  onClick,
}: TimerButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${action}: ${duration}${isNoteNamed && note !== null ? ` ${note}` : ''}`}
      onClick={onClick}
      className={cx(
        'inline-flex h-full min-h-14 items-center gap-3 rounded-2xl border-2 px-5 py-1.5 text-left leading-tight font-semibold tabular-nums',
        hasEnded
          ? 'border-tomato-ink bg-tomato-wash text-tomato-ink'
          : 'border-line-strong bg-raised text-ink hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-6 shrink-0 text-tomato-ink" />
      <span>
        <span className="block text-xl">{duration}</span>
        {note !== null && <span className="block text-sm font-medium text-soft">{note}</span>}
      </span>
    </button>
  );
}
