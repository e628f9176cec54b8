import { verbBefore } from '@/food/text/cookingVerbs';
import { findTimes } from '@/food/text/timesAndTemperatures';
import type { NewTimer } from './timers';

/** A duration in a step that a timer can be started for. */
type StepTimer = Pick<NewTimer, 'verb' | 'seconds' | 'said'>;

/** Seconds: shorter is done before a button is found, longer is a matter of days. */
const minSeconds = 5;
const maxSeconds = 24 * 3600 - 1;
/** More would hide the step. */
const maxStepTimers = 6;
const overnight = /overnight|noche|un d[ií]a para otro/i;

/** The timers to offer for a step's text: each duration once for a verb; none for 'overnight'. */
export function findStepTimers(text: string): StepTimer[] {
  const offered: StepTimer[] = [];
  for (const { minutes, text: words, start } of findTimes(text)) {
    const seconds = Math.round(minutes.min * 60);
    if (seconds < minSeconds || seconds > maxSeconds || overnight.test(words)) continue;
    const verb = verbBefore(text, start);
    const isOffered = offered.some(
      (other) => other.seconds === seconds && (verb === '' || other.verb === verb),
    );
    // The timer of a range takes the lower end, and says the range's own words.
    if (!isOffered) offered.push({ verb, seconds, said: minutes.max > minutes.min ? words : null });
  }
  return offered.slice(0, maxStepTimers);
}
