import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import Bell from '~icons/lucide/bell';
import ChevronDown from '~icons/lucide/chevron-down';
import ChevronUp from '~icons/lucide/chevron-up';
import { askToNotify, canAskToNotify } from './ring';
import { TimerRow } from './TimerRow';
import './timers.css';
import { useNow, useTimers } from './timerStore';
import { isPaused, isUp, mostUrgent, type Timer } from './timers';
import { timerName, upWords } from './timerWords';
import { useRinging } from './useRinging';

interface TimerBarProps {
  /** Whose timers. */
  owner: string;
  /** Left free below it, where something of the page's frame stands. */
  className?: string | undefined;
}

/**
 * The timers that run, at the foot of every screen: where there is little room, the most urgent one, the others on
 * demand. Says aloud when one is up, and rings.
 */
export function TimerBar({ owner, className }: TimerBarProps) {
  const timers = useTimers(owner);
  const now = useNow(timers.some((timer) => !isPaused(timer)));
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useRinging(owner, timers, now);
  const first = mostUrgent(timers, now);
  const others = timers.length - 1;

  /** The row under the focus is about to go: reading goes on at another one, or at the screen's heading. */
  const leaveRow = (id: string) => {
    const next = bar.current?.querySelector<HTMLElement>(`li:not([data-timer="${id}"]) button`);
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} aria-label="Timers" className={cx('timer-bar no-print', className)}>
      <p aria-live="assertive" className="sr-only">
        {upAnnouncement(timers.filter((timer) => isUp(timer, now)))}
      </p>
      <div className="mx-auto flex max-w-page items-end gap-1 px-3 py-1 sm:gap-2 sm:px-6">
        <ul className="timer-rows">
          {timers.map((timer) => (
            <TimerRow
              key={timer.id}
              owner={owner}
              timer={timer}
              now={now}
              isFolded={!isOpen && timer !== first}
              onDismiss={() => leaveRow(timer.id)}
            />
          ))}
        </ul>
        {others > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={others === 1 ? '1 more timer' : `${others} more timers`}
            className="timer-opener"
            onClick={() => setOpen(!isOpen)}
          >
            {`${others} more`}
            {isOpen ? (
              <ChevronDown aria-hidden className="size-5" />
            ) : (
              <ChevronUp aria-hidden className="size-5" />
            )}
          </button>
        )}
        <NotifyButton isFolded={others > 0 && !isOpen} />
      </div>
    </section>
  );
}

const upAnnouncement = (up: readonly Timer[]) =>
  up.map((timer) => `${upWords(timer)}: ${timerName(timer)}.`).join(' ');

/** Asks to be told of the end while the cook looks at something else; gone once the browser knows. */
function NotifyButton({ isFolded }: { isFolded: boolean }) {
  const [canAsk, setCanAsk] = useState(canAskToNotify);
  if (!canAsk) return null;
  return (
    <Button
      look="quiet"
      title="Show a notification when a timer is up"
      className={cx('min-h-12 shrink-0 px-3! no-underline!', isFolded && 'timer-folded')}
      onClick={() => void askToNotify().finally(() => setCanAsk(canAskToNotify()))}
    >
      <Bell aria-hidden className="size-5" />
      <span className="max-sm:sr-only">Notify me</span>
    </Button>
  );
}
