import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue, useSharedValue, writeSharedValue } from '@/lib/sharedStorage';
import { addTimer, type NewTimer, type Timer, timersSchema, withoutStaleTimers } from './timers';

const timersKey = (owner: string) => storageKeys.cooking(owner, 'timers');

const noTimers: readonly Timer[] = [];

/** Returns an owner's timers, the same on every screen and in every tab. */
export const useTimers = (owner: string): readonly Timer[] =>
  useSharedValue(timersKey(owner), timersSchema) ?? noTimers;

function updateTimers(owner: string, change: (timers: readonly Timer[]) => Timer[]): void {
  const timers = change(
    withoutStaleTimers(readSharedValue(timersKey(owner), timersSchema) ?? [], Date.now()),
  );
  writeSharedValue(timersKey(owner), timers.length > 0 ? timers : null);
}

/** Starts a timer. Returns false if the maximum number is running. */
export function startTimer(owner: string, timer: NewTimer): boolean {
  let isStarted = false;
  updateTimers(owner, (timers) => {
    const more = addTimer(timers, timer, Date.now());
    isStarted = more.length > timers.length;
    return more;
  });
  return isStarted;
}

/** Changes one timer, if it still exists. */
export const updateTimer = (owner: string, id: string, change: (timer: Timer, now: number) => Timer): void =>
  updateTimers(owner, (timers) =>
    timers.map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)),
  );

/** Removes a timer. */
export const dismissTimer = (owner: string, id: string): void =>
  updateTimers(owner, (timers) => timers.filter((timer) => timer.id !== id));

/**
 * Marks a timer as ringing in this tab.
 * @returns false if another tab was first
 */
export async function claimRing(owner: string, id: string): Promise<boolean> {
  let isClaimed = false;
  const claim = () =>
    updateTimer(owner, id, (timer) => {
      isClaimed = !timer.rang;
      return { ...timer, rang: true };
    });
  // Without a lock, two tabs could both find it unclaimed.
  if ('locks' in navigator) await navigator.locks.request(`${timersKey(owner)}.ring`, claim);
  else claim();
  return isClaimed;
}

/**
 * Returns the current time in milliseconds, updated every second while `isRunning`, and when the page becomes visible.
 */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (!isRunning) return;
    const second = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(second);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [isRunning]);
  return now;
}
