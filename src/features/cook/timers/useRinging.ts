import { useEffect, useState } from 'react';
import { brand } from '@/config/brand';
import { mayRing, notify, readySound, ring } from './ring';
import { claimRing } from './timerStore';
import { isUp, type Timer } from './timers';
import { timerName, upWords } from './timerWords';

/** A tab that has not been touched, and may not sound, leaves it for so long, in milliseconds, to one that may. */
const patience = 2000;

/** Names one end of a timer: with a minute more it has another. */
const endOf = ({ id, endsAt }: Timer): string => `${id} ${endsAt}`;

/** Rings for timers that are up, in one of the tabs, until each is dismissed or given more time. */
export function useRinging(owner: string, timers: readonly Timer[], now: number): void {
  const [mine, setMine] = useState<readonly string[]>([]);
  const up = timers.filter((timer) => isUp(timer, now));
  const isRinging = up.some((timer) => mine.includes(endOf(timer)));
  const due = up.filter(({ rang }) => !rang);
  const dueIds = due.map(endOf).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other timers that are up, not another second, begin it anew.
  useEffect(() => {
    if (due.length === 0) return;
    const tell = (timer: Timer) =>
      notify(`${upWords(timer)} · ${brand.name}`, timerName(timer), endOf(timer));
    const claim = async (timer: Timer) => {
      if (!(await claimRing(owner, timer.id))) return;
      setMine((others) => [...others, endOf(timer)]);
      await tell(timer);
    };
    // A silent tab takes it from nobody: one that may sound may be late, and the browser shows each notification once.
    const begin = setTimeout(
      () => due.forEach((timer) => void (mayRing() ? claim : tell)(timer)),
      mayRing() ? 0 : patience,
    );
    return () => clearTimeout(begin);
  }, [owner, dueIds]);

  useEffect(() => (isRinging ? ring() : undefined), [isRinging]);

  // After a reload the page is silent until it is touched.
  useEffect(() => {
    if (mayRing() && navigator.userActivation) readySound();
    window.addEventListener('pointerdown', readySound);
    window.addEventListener('keydown', readySound);
    return () => {
      window.removeEventListener('pointerdown', readySound);
      window.removeEventListener('keydown', readySound);
    };
  }, []);
}
