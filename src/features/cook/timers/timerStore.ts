import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue, useSharedValue, writeSharedValue } from '@/lib/sharedStorage';
import {
  addTimer,
  isTimerPaused,
  type NewTimer,
  removeStaleTimers,
  type Timer,
  timersSchema,
} from './timerRules';

const timersKey = (ownerId: string) => storageKeys.cooking(ownerId, 'timers');

const noTimers: readonly Timer[] = [];

/** Returns the owner's timers, in sync on all screens and tabs. */
export const useTimers = (ownerId: string): readonly Timer[] =>
  useSharedValue(timersKey(ownerId), timersSchema) ?? noTimers;

function updateTimers(ownerId: string, change: (timers: readonly Timer[]) => Timer[]): void {
  const stored = readSharedValue(timersKey(ownerId), timersSchema) ?? [];
  const timers = change(removeStaleTimers(stored, Date.now()));
  writeSharedValue(timersKey(ownerId), timers.length > 0 ? timers : null);
}

/** Starts a timer. Returns false if the maximum number is running. */
export function startTimer(ownerId: string, timer: NewTimer): boolean {
  let isStarted = false;
  updateTimers(ownerId, (timers) => {
    const more = addTimer(timers, timer, Date.now());
    isStarted = more.length > timers.length;
    return more;
  });
  return isStarted;
}

/** Changes a timer, if it exists. */
export const updateTimer = (
  ownerId: string,
  id: string,
  change: (timer: Timer, nowMs: number) => Timer,
): void =>
  updateTimers(ownerId, (timers) =>
    timers.map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)),
  );

export const dismissTimer = (ownerId: string, id: string): void =>
  updateTimers(ownerId, (timers) => timers.filter((timer) => timer.id !== id));

/** Other tabs can read an outdated local storage for some milliseconds after a change. */
const storageDelayMs = 1000;

/**
 * Marks a timer as ringing in this tab.
 * @returns false if another tab marked it first
 */
export async function claimRing(ownerId: string, id: string): Promise<boolean> {
  const claim = () => {
    let isClaimed = false;
    updateTimer(ownerId, id, (timer) => {
      isClaimed = !timer.rang;
      return { ...timer, rang: true };
    });
    return isClaimed;
  };
  if (!('locks' in navigator)) return claim();
  return new Promise((resolve, reject) => {
    // The lock stays until other tabs can read the mark; meanwhile they are refused it.
    const claimAndHold = async (lock: Lock | null) => {
      resolve(lock !== null && claim());
      if (lock) await new Promise((release) => setTimeout(release, storageDelayMs));
    };
    navigator.locks.request(`${timersKey(ownerId)}.${id}`, { ifAvailable: true }, claimAndHold).catch(reject);
  });
}

/**
 * Returns the current time in milliseconds, updated when the timers change, every second while one runs, and when the
 * page becomes visible.
 */
export function useCurrentTimeMs(timers: readonly Timer[]): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const update = () => setNowMs(Date.now());
    update();
    if (timers.every(isTimerPaused)) return;
    const interval = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, [timers]);
  return nowMs;
}
