import { verbBefore } from '@/food/text/cookingVerbs';
import { findTimes } from '@/food/text/timesAndTemperatures';
import type { NewTimer } from './timers';

/** A duration in a step that a timer can be started for. */
type StepTimer = Pick<NewTimer, 'verb' | 'seconds' | 'said'>;

/** Shorter durations end before a button is pressed; longer ones take days. */
const minSeconds = 5;
const maxSeconds = 24 * 3600 - 1;
/** More buttons would hide the step. */
const maxStepTimers = 6;
const overnight = /overnight|noche|un d[ií]a para otro/i;

/** Returns the timers to offer for a step's text: each duration once per verb; none for 'overnight'. */
export function findStepTimers(text: string): StepTimer[] {
  const offered: StepTimer[] = [];
  for (const { minutes, text: words, start } of findTimes(text)) {
    const seconds = Math.round(minutes.min * 60);
    if (seconds < minSeconds || seconds > maxSeconds || overnight.test(words)) continue;
    const verb = verbBefore(text, start);
    const isOffered = offered.some(
      (other) => other.seconds === seconds && (verb === '' || other.verb === verb),
    );
    // A range counts its lower end, and shows its own words at the end.
    if (!isOffered) offered.push({ verb, seconds, said: minutes.max > minutes.min ? words : null });
  }
  return offered.slice(0, maxStepTimers);
}
