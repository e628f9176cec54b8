/* Kitchen timers. They store their end, so that they stay correct while the device sleeps. */
import { z } from 'zod';

/** A timer. Times are milliseconds since the epoch. */
const timerSchema = z.object({
  id: z.string(),
  recipe: z.object({
    /** The recipe's `recipeKey`. */
    key: z.string(),
    title: z.string(),
    /** Path of the step; null if the recipe is not saved. */
    path: z.string().nullable(),
  }),
  /** Counts from 1. */
  step: z.int().min(1),
  /** The step's verb: 'Roast'; '' if unknown. */
  verb: z.string().default(''),
  /** Duration of the timer at its start. */
  seconds: z.number().positive(),
  /** The recipe's words for a range: '10–12 minutes'; null otherwise. */
  said: z.string().nullable(),
  /** Time of the end. Null while paused; `left` then holds the remaining milliseconds. */
  endsAt: z.number().nullable(),
  left: z.number(),
  /** True if a tab has rung for this timer. */
  rang: z.boolean(),
});

export type Timer = z.output<typeof timerSchema>;

export const timersSchema = z.array(timerSchema);

export type NewTimer = Pick<Timer, 'recipe' | 'step' | 'verb' | 'seconds' | 'said'>;

export const maxTimers = 12;
/** Timers that ended longer ago are removed. */
const staleAfterMs = 12 * 3_600_000;
const minuteMs = 60_000;

/** Returns the milliseconds until the end; negative after it. */
export const timeLeftMs = ({ endsAt, left }: Timer, nowMs: number): number =>
  endsAt === null ? left : endsAt - nowMs;

export const isTimerPaused = ({ endsAt }: Timer): boolean => endsAt === null;

export const hasTimerEnded = (timer: Timer, nowMs: number): boolean => timeLeftMs(timer, nowMs) <= 0;

/** Returns the timers and a new, running one; the same timers if there are `maxTimers`. */
export function addTimer(timers: readonly Timer[], { seconds, ...fields }: NewTimer, nowMs: number): Timer[] {
  if (timers.length >= maxTimers) return [...timers];
  const timer: Timer = {
    ...fields,
    seconds,
    id: `${nowMs.toString(36)}-${timers.length}`,
    endsAt: nowMs + seconds * 1000,
    left: 0,
    rang: false,
  };
  return [...timers, timer];
}

/** Returns the timer paused; unchanged if it is paused or has ended. */
export const pauseTimer = (timer: Timer, nowMs: number): Timer =>
  isTimerPaused(timer) || hasTimerEnded(timer, nowMs)
    ? timer
    : { ...timer, endsAt: null, left: timeLeftMs(timer, nowMs) };

export const resumeTimer = (timer: Timer, nowMs: number): Timer =>
  isTimerPaused(timer) ? { ...timer, endsAt: nowMs + timer.left, left: 0 } : timer;

/** Returns the timer with a minute more. An ended timer runs again for a minute. */
export function addMinute(timer: Timer, nowMs: number): Timer {
  if (timer.endsAt === null) return { ...timer, left: timer.left + minuteMs };
  return { ...timer, endsAt: Math.max(timer.endsAt, nowMs) + minuteMs, rang: false };
}

/** Returns the timers without those that ended more than 12 hours ago. */
export const removeStaleTimers = (timers: readonly Timer[], nowMs: number): Timer[] =>
  timers.filter((timer) => timeLeftMs(timer, nowMs) > -staleAfterMs);

/** Returns the timer that ended first, else the one that ends next. Paused timers come last. */
export function mostUrgentTimer(timers: readonly Timer[], nowMs: number): Timer | undefined {
  const urgency = (timer: Timer) =>
    timeLeftMs(timer, nowMs) + (isTimerPaused(timer) ? Number.MAX_SAFE_INTEGER / 2 : 0);
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && urgency(first) <= urgency(timer) ? first : timer),
    undefined,
  );
}
