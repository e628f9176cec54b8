import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@/config/brand';
import { pluralize } from '@/lib/plural';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import Bell from '~icons/lucide/bell';
import ChevronDown from '~icons/lucide/chevron-down';
import ChevronUp from '~icons/lucide/chevron-up';
import { TimerRow } from './TimerRow';
import { canRequestNotifications, canRing, showNotification, startRinging, unlockAudio } from './timerAlarm';
import './timers.css';
import { endedMessage, timerName, timerStepLabel } from './timerLabels';
import { claimRing, dismissTimer, useNow, useTimers } from './timerStore';
import { hasTimerEnded, isPaused, mostUrgentTimer, type Timer } from './timers';

interface TimerBarProps {
  owner: string;
  /** Leaves space below for the page's frame. */
  className?: string | undefined;
}

/**
 * Shows the running timers at the bottom of every screen: the most urgent one, the others on demand. Announces and
 * rings when one ends.
 */
export default function TimerBar({ owner, className }: TimerBarProps) {
  const timers = useTimers(owner);
  const now = useNow(timers.some((timer) => !isPaused(timer)));
  const [wantsAll, setWantsAll] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useTimerAlarm(owner, timers, now);
  const up = timers.filter((timer) => hasTimerEnded(timer, now));
  const first = mostUrgentTimer(timers, now);
  const others = timers.length - 1;
  const isOpen = wantsAll && others > 0;
  const Chevron = isOpen ? ChevronDown : ChevronUp;

  const dismiss = (id: string) => {
    // The focused row disappears; the focus moves to the row shown next, or to the screen's heading.
    flushSync(() => dismissTimer(owner, id));
    const next = bar.current?.querySelector<HTMLElement>('li:not(.timer-collapsed) button');
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} aria-label="Timers" className={cx('timer-bar no-print', className)}>
      <p aria-live="assertive" className="sr-only">
        {endedAnnouncement(up)}
      </p>
      <div
        className={cx(
          'mx-auto flex max-w-page items-end justify-end gap-1 px-3 py-1 sm:gap-2 sm:px-6',
          isOpen && 'flex-wrap',
        )}
      >
        <ul
          className={cx(
            'grid max-h-[45dvh] grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] gap-x-6 overflow-y-auto',
            isOpen ? 'w-full' : 'flex-1',
          )}
        >
          {timers.map((timer) => (
            <TimerRow
              key={timer.id}
              owner={owner}
              timer={timer}
              now={now}
              isCollapsed={!isOpen && timer !== first}
              onDismiss={() => dismiss(timer.id)}
            />
          ))}
        </ul>
        {others > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Fewer timers' : `${others} more ${pluralize(others, 'timer')}`}
            className="timer-toggle"
            onClick={() => setWantsAll(!isOpen)}
          >
            {isOpen ? 'Fewer' : `${others} more`}
            <Chevron aria-hidden className="size-5" />
          </button>
        )}
        <NotifyButton isFolded={(others > 0 && !isOpen) || up.length > 0} />
      </div>
    </section>
  );
}

const endedAnnouncement = (up: readonly Timer[]) =>
  up.map((timer) => `${endedMessage(timer)}: ${timerName(timer)}, ${timerStepLabel(timer)}.`).join(' ');

/** Shows a button that asks for permission for notifications, until the browser has an answer. */
function NotifyButton({ isFolded }: { isFolded: boolean }) {
  const [canAsk, setCanAsk] = useState(canRequestNotifications);
  if (!canAsk) return null;
  return (
    <Button
      variant="quiet"
      title="Show a notification when a timer is up"
      className={cx('min-h-12 shrink-0 px-3! no-underline!', isFolded && 'max-md:hidden')}
      onClick={() =>
        void Notification.requestPermission().finally(() => setCanAsk(canRequestNotifications()))
      }
    >
      <Bell aria-hidden className="size-5" />
      <span className="max-sm:sr-only">Notify me</span>
    </Button>
  );
}

/** A tab that may not make sounds waits this long before it notifies, so that one that may is first. */
const silentTabDelayMs = 2000;

/** Returns a key for one end of a timer. Adding a minute gives it another end. */
const timerEndKey = ({ id, endsAt }: Timer): string => `${id} ${endsAt}`;

/** Rings in one of the tabs when timers end, until each is dismissed or extended. */
function useTimerAlarm(owner: string, timers: readonly Timer[], now: number): void {
  const [mine, setMine] = useState<readonly string[]>([]);
  const up = timers.filter((timer) => hasTimerEnded(timer, now));
  const isRinging = up.some((timer) => mine.includes(timerEndKey(timer)));
  const due = up.filter(({ rang }) => !rang);
  const dueIds = due.map(timerEndKey).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other timers that are up, not another second, begin it anew.
  useEffect(() => {
    if (due.length === 0) return;
    const tell = (timer: Timer) =>
      showNotification(
        `${endedMessage(timer)} · ${brand.name}`,
        `${timerName(timer)}, ${timerStepLabel(timer)}`,
        timerEndKey(timer),
      );
    const claim = async (timer: Timer) => {
      if (!(await claimRing(owner, timer.id))) return;
      setMine((others) => [...others, timerEndKey(timer)]);
      await tell(timer);
    };
    // A silent tab only notifies. The browser shows each notification once, by its tag.
    const begin = setTimeout(
      () => due.forEach((timer) => void (canRing() ? claim : tell)(timer)),
      canRing() ? 0 : silentTabDelayMs,
    );
    return () => clearTimeout(begin);
  }, [owner, dueIds]);

  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging]);

  // After a reload, browsers allow sound only once the page was pressed.
  useEffect(() => {
    if (canRing() && navigator.userActivation) unlockAudio();
    window.addEventListener('pointerdown', unlockAudio);
    window.addEventListener('keydown', unlockAudio);
    return () => {
      window.removeEventListener('pointerdown', unlockAudio);
      window.removeEventListener('keydown', unlockAudio);
    };
  }, []);
}
