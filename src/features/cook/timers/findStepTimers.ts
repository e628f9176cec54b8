import { cookingVerbBefore } from '@/food/text/cookingVerbs';
import { findTimes } from '@/food/text/timesAndTemperatures';
import type { NewTimer } from './timerRules';

/** A duration in a step, for which a timer can be started. */
type StepTimer = Pick<NewTimer, 'verb' | 'seconds' | 'said'>;

/** Shorter durations end before a button is pressed; longer ones take days. */
const minSeconds = 5;
const maxSeconds = 24 * 3600 - 1;
/** More buttons would hide the step. */
const maxStepTimers = 6;
const overnightPattern = /overnight|noche|un d[ií]a para otro/i;

/** Returns the timers to offer for a step's text: each duration once for each verb, without 'overnight'. */
export function findStepTimers(text: string): StepTimer[] {
  const timers: StepTimer[] = [];
  for (const { minutes, text: words, start } of findTimes(text)) {
    const seconds = Math.round(minutes.min * 60);
    if (seconds < minSeconds || seconds > maxSeconds || overnightPattern.test(words)) continue;
    const verb = cookingVerbBefore(text, start);
    const isDuplicate = timers.some(
      (other) => other.seconds === seconds && (verb === '' || other.verb === verb),
    );
    // The timer of a range runs for its lower end, and then shows the recipe's words.
    if (!isDuplicate) timers.push({ verb, seconds, said: minutes.max > minutes.min ? words : null });
  }
  return timers.slice(0, maxStepTimers);
}
