import { type Timer, timeLeftMs } from './timerRules';

const padTwoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns '9:41' or '1:05:00'. Rounds up, so that 0:00 is the end. */
export function formatClock(durationMs: number): string {
  const seconds = Math.ceil(Math.abs(durationMs) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = padTwoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${padTwoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
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

/** Returns the step of a timer: 'Step 3 of Lentil soup'. */
export const timerStepLabel = ({ step, recipe }: Pick<Timer, 'step' | 'recipe'>): string =>
  `Step ${step} of ${recipe.title}`;

/** Returns the message when a timer ends; for a range with the recipe's words. */
export const timerEndedMessage = ({ said }: Pick<Timer, 'said'>): string =>
  said === null ? 'Time is up' : `Look now: ${said}`;

/** Returns the time left, '9:41', or the time since the end, '+0:12'. */
export function formatTimeLeft(timer: Timer, nowMs: number): string {
  const leftMs = timeLeftMs(timer, nowMs);
  return leftMs > 0 ? formatClock(leftMs) : `+${formatClock(Math.ceil(leftMs / 1000) * 1000)}`;
}
