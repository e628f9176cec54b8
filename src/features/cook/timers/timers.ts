/** Kitchen timers: what they are and what can be done with them. They count against the clock, so that sleep costs nothing. */
import { z } from 'zod';

/** One timer. All moments are milliseconds of the clock. */
const timerSchema = z.object({
  id: z.string(),
  recipe: z.object({
    /** The recipe's `recipeKey`. */
    key: z.string(),
    title: z.string(),
    /** The address of the step; null where the recipe is not saved. */
    path: z.string().nullable(),
  }),
  /** From 1. */
  step: z.int().min(1),
  /** What the step says to do for so long: 'Roast'; '' where it does not say. */
  verb: z.string().default(''),
  /** As it was started. */
  seconds: z.number().positive(),
  /** The recipe's own words, where they leave it open: '10–12 minutes'. */
  said: z.string().nullable(),
  /** When it is up; while it is paused, null, and `left` is what is left of it in milliseconds. */
  endsAt: z.number().nullable(),
  left: z.number(),
  /** Whether it has begun to ring, in whichever tab. */
  rang: z.boolean(),
});

export type Timer = z.output<typeof timerSchema>;

export const timersSchema = z.array(timerSchema);

/** What a timer is started from. */
export type NewTimer = Pick<Timer, 'recipe' | 'step' | 'verb' | 'seconds' | 'said'>;

/** No stove has room for more. */
export const maxTimers = 12;
/** A timer that nobody has dismissed for so long is forgotten. Milliseconds. */
const staleAfterMs = 12 * 3_600_000;
const minuteMs = 60_000;

/** Milliseconds until it is up; below 0, since it was. */
export const timeLeftMs = ({ endsAt, left }: Timer, now: number): number =>
  endsAt === null ? left : endsAt - now;

export const isPaused = ({ endsAt }: Timer): boolean => endsAt === null;

export const hasTimerEnded = (timer: Timer, now: number): boolean => timeLeftMs(timer, now) <= 0;

/** The timers with one more, which runs from now on; the same timers where there are as many as there may be. */
export function addTimer(timers: readonly Timer[], { seconds, ...about }: NewTimer, now: number): Timer[] {
  if (timers.length >= maxTimers) return [...timers];
  const timer: Timer = {
    ...about,
    seconds,
    id: `${now.toString(36)}-${timers.length}`,
    endsAt: now + seconds * 1000,
    left: 0,
    rang: false,
  };
  return [...timers, timer];
}

/** A running timer stands still, with what it has left; one that is up has nothing left to keep. */
export const pauseTimer = (timer: Timer, now: number): Timer =>
  isPaused(timer) || hasTimerEnded(timer, now)
    ? timer
    : { ...timer, endsAt: null, left: timeLeftMs(timer, now) };

export const resumeTimer = (timer: Timer, now: number): Timer =>
  isPaused(timer) ? { ...timer, endsAt: now + timer.left, left: 0 } : timer;

/** A minute more; one that is up begins again with it. */
export function addMinute(timer: Timer, now: number): Timer {
  if (timer.endsAt === null) return { ...timer, left: timer.left + minuteMs };
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + minuteMs, rang: false };
}

/** The timers without those that were up so long ago that nobody waits for them. */
export const withoutStaleTimers = (timers: readonly Timer[], now: number): Timer[] =>
  timers.filter((timer) => timeLeftMs(timer, now) > -staleAfterMs);

/** The timer to look at first: the one that is up, or will be next; a paused one comes last. */
export function mostUrgentTimer(timers: readonly Timer[], now: number): Timer | undefined {
  const order = (timer: Timer) =>
    timeLeftMs(timer, now) + (isPaused(timer) ? Number.MAX_SAFE_INTEGER / 2 : 0);
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && order(first) <= order(timer) ? first : timer),
    undefined,
  );
}
