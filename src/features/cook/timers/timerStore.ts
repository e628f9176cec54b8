import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readShared, useShared, writeShared } from '@/lib/sharedStorage';
import { addTimer, type NewTimer, type Timer, timersSchema, withoutStaleTimers } from './timers';

const timersKey = (owner: string) => storageKeys.cooking(owner, 'timers');

const noTimers: readonly Timer[] = [];

/** An owner's timers, the same on every screen and in every tab. */
export const useTimers = (owner: string): readonly Timer[] =>
  useShared(timersKey(owner), timersSchema) ?? noTimers;

function updateTimers(owner: string, change: (timers: readonly Timer[]) => Timer[]): void {
  const timers = change(withoutStaleTimers(readShared(timersKey(owner), timersSchema) ?? [], Date.now()));
  writeShared(timersKey(owner), timers.length > 0 ? timers : null);
}

/** Starts a timer now. False where there are as many as there may be. */
export function startTimer(owner: string, timer: NewTimer): boolean {
  let isStarted = false;
  updateTimers(owner, (timers) => {
    const more = addTimer(timers, timer, Date.now());
    isStarted = more.length > timers.length;
    return more;
  });
  return isStarted;
}

/** Changes one timer, if it is still there. */
export const updateTimer = (owner: string, id: string, change: (timer: Timer, now: number) => Timer): void =>
  updateTimers(owner, (timers) =>
    timers.map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)),
  );

/** Takes a timer away. */
export const dismissTimer = (owner: string, id: string): void =>
  updateTimers(owner, (timers) => timers.filter((timer) => timer.id !== id));

/**
 * Takes it on this tab to ring for a timer that is up.
 * @returns whether it is this tab's: another may have been quicker
 */
export async function claimRing(owner: string, id: string): Promise<boolean> {
  let isClaimed = false;
  const claim = () =>
    updateTimer(owner, id, (timer) => {
      isClaimed = !timer.rang;
      return { ...timer, rang: true };
    });
  // Two tabs that wake at the same moment would both find it free.
  if ('locks' in navigator) await navigator.locks.request(`${timersKey(owner)}.ring`, claim);
  else claim();
  return isClaimed;
}

/** The clock, in milliseconds, once a second for as long as something runs; at once when the page wakes. */
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
