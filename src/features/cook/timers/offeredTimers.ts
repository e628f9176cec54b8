import { findTimes } from '@/food/text/timesAndTemperatures';

/** A duration in a step that a timer can be started for. */
interface OfferedTimer {
  readonly seconds: number;
  /** The words of the step, where they leave it open: the timer then takes the lower end. */
  readonly said: string | null;
}

/** Seconds: shorter is done before a button is found, longer is a matter of days. */
const shortest = 5;
const longest = 24 * 3600 - 1;
/** More would hide the step. */
const most = 6;
const overnight = /overnight|noche|un d[ií]a para otro/i;

/** The timers to offer for a step's text, each duration once; none for 'overnight'. */
export function offeredTimers(text: string): OfferedTimer[] {
  const offered = new Map<number, OfferedTimer>();
  for (const { minutes, text: words } of findTimes(text)) {
    const seconds = Math.round(minutes.min * 60);
    if (seconds < shortest || seconds > longest || overnight.test(words) || offered.has(seconds)) continue;
    offered.set(seconds, { seconds, said: minutes.max > minutes.min ? words : null });
  }
  return [...offered.values()].slice(0, most);
}
