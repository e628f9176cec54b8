import { hasTimerEnded, isPaused, type Timer, timeLeftMs } from './timers';

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns '9:41' or '1:05:00'. Rounds up, so that 0:00 is the end. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(Math.abs(milliseconds) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Returns '45 s', '10 min' or '1 h 30 min'. */
export function formatDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [
    hours > 0 && `${hours} h`,
    minutes > 0 && `${minutes} min`,
    seconds % 60 > 0 && `${seconds % 60} s`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns a timer's name: 'Simmer 10 min'. */
export const timerName = ({ verb, seconds }: Pick<Timer, 'verb' | 'seconds'>): string =>
  `${verb || 'Timer'} ${formatDuration(seconds)}`;

/** Returns where the timer was started: 'Step 3 of Lentil soup'. */
export const timerStepLabel = ({ step, recipe }: Pick<Timer, 'step' | 'recipe'>): string =>
  `Step ${step} of ${recipe.title}`;

/** Returns the message at the end; for a range with the recipe's words. */
export const endedMessage = ({ said }: Pick<Timer, 'said'>): string =>
  said === null ? 'Time is up' : `Look now: ${said}`;

/** Returns the time left: '9:41', 'Paused, 9:41', or '+0:12' after the end. */
export function formatTimeLeft(timer: Timer, now: number): string {
  const left = timeLeftMs(timer, now);
  if (isPaused(timer)) return formatClock(left);
  return hasTimerEnded(timer, now) ? `+${formatClock(Math.ceil(left / 1000) * 1000)}` : formatClock(left);
}
