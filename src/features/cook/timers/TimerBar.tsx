import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@/config/brand';
import { pluralize } from '@/lib/plural';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import Bell from '~icons/lucide/bell';
import ChevronUp from '~icons/lucide/chevron-up';
import { TimerRow } from './TimerRow';
import { canRequestNotifications, canRing, showNotification, startRinging, unlockAudio } from './timerAlarm';
import './timers.css';
import { timerEndedMessage, timerName, timerStepLabel } from './timerLabels';
import { hasTimerEnded, mostUrgentTimer, type Timer } from './timerRules';
import { claimRing, dismissTimer, useCurrentTimeMs, useTimers } from './timerStore';

interface TimerBarProps {
  ownerId: string;
  /** Reserves space below for the page frame. */
  className?: string | undefined;
}

/**
 * Shows the running timers at the bottom of every screen: the most urgent one, and the others on demand. Announces the
 * end of a timer and rings.
 */
export default function TimerBar({ ownerId, className }: TimerBarProps) {
  const timers = useTimers(ownerId);
  const nowMs = useCurrentTimeMs(timers);
  const [isExpanded, setIsExpanded] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useTimerAlarm(ownerId, timers, nowMs);
  const endedTimers = timers.filter((timer) => hasTimerEnded(timer, nowMs));
  const mostUrgent = mostUrgentTimer(timers, nowMs);
  const otherCount = timers.length - 1;
  const isOpen = isExpanded && otherCount > 0;

  const dismiss = (id: string) => {
    // The focused row disappears; the focus moves to the row shown next, or to the screen's heading.
    flushSync(() => dismissTimer(ownerId, id));
    const next = bar.current?.querySelector<HTMLElement>('li:not(.timer-collapsed) button');
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={bar}
      aria-label="Timers"
      className={cx(
        'timer-bar no-print sticky bottom-0 z-30 border-t border-line-strong bg-raised pb-[env(safe-area-inset-bottom)]',
        // Visible from a distance.
        'has-[.timer-ended]:bg-tomato-wash',
        className,
      )}
    >
      <p aria-live="assertive" className="sr-only">
        {endedAnnouncement(endedTimers)}
      </p>
      <div className="mx-auto flex max-w-page flex-wrap items-end gap-x-1 px-4 py-1 sm:gap-2 sm:px-6 low:py-0.5">
        <ul className="grid max-h-[45dvh] min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] gap-x-6 overflow-y-auto low:grid-cols-1">
          {timers.map((timer) => (
            <TimerRow
              key={timer.id}
              ownerId={ownerId}
              timer={timer}
              nowMs={nowMs}
              isCollapsed={!isOpen && timer !== mostUrgent}
              onDismiss={() => dismiss(timer.id)}
            />
          ))}
        </ul>
        {otherCount > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : `${otherCount} more ${pluralize(otherCount, 'timer')}`}
            className={cx(
              'flex min-w-11 shrink-0 items-center justify-center rounded-2xl text-[0.9375rem] leading-[1.1] font-semibold',
              // Above the timers, because beside one it would seem to hide only that one.
              isOpen ? 'order-first h-11 basis-full gap-1' : 'h-16 flex-col low:h-13',
            )}
            onClick={() => setIsExpanded(!isOpen)}
          >
            {isOpen ? 'Show one timer' : `${otherCount} more`}
            <ChevronUp aria-hidden className={cx('size-5', isOpen && 'rotate-180')} />
          </button>
        )}
        <NotifyButton isHiddenOnPhones={otherCount > 0 || endedTimers.length > 0} />
      </div>
    </section>
  );
}

const endedAnnouncement = (ended: readonly Timer[]) =>
  ended
    .map((timer) => `${timerEndedMessage(timer)}: ${timerName(timer)}, ${timerStepLabel(timer)}.`)
    .join(' ');

/** Shows a button that asks for permission for notifications, until the user has answered. */
function NotifyButton({ isHiddenOnPhones }: { isHiddenOnPhones: boolean }) {
  const [canAsk, setCanAsk] = useState(canRequestNotifications);
  if (!canAsk) return null;
  return (
    <Button
      variant="quiet"
      title="Show a notification when a timer is up"
      className={cx(
        'h-16 shrink-0 self-center px-3! no-underline! low:hidden',
        isHiddenOnPhones && 'max-md:hidden',
      )}
      onClick={() =>
        void Notification.requestPermission().finally(() => setCanAsk(canRequestNotifications()))
      }
    >
      <Bell aria-hidden className="size-5" />
      <span className="max-sm:sr-only">Notify me</span>
    </Button>
  );
}

/** Delay before a tab without sound notifies, so that a tab with sound can claim the timer first. */
const silentTabDelayMs = 2000;

/** Returns a key for one end of a timer. Adding a minute changes the key. */
const timerEndKey = ({ id, endsAt }: Timer): string => `${id} ${endsAt}`;

/** Rings in one of the open tabs when timers end, until each is dismissed or extended. */
function useTimerAlarm(ownerId: string, timers: readonly Timer[], nowMs: number): void {
  const [claimedKeys, setClaimedKeys] = useState<readonly string[]>([]);
  const endedTimers = timers.filter((timer) => hasTimerEnded(timer, nowMs));
  const isRinging = endedTimers.some((timer) => claimedKeys.includes(timerEndKey(timer)));
  const unclaimedTimers = endedTimers.filter(({ rang }) => !rang);
  const unclaimedKeys = unclaimedTimers.map(timerEndKey).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the set of ended timers changes, not every second.
  useEffect(() => {
    if (unclaimedTimers.length === 0) return;
    const notify = (timer: Timer) =>
      showNotification(
        `${timerEndedMessage(timer)} · ${brand.name}`,
        `${timerName(timer)}, ${timerStepLabel(timer)}`,
        timerEndKey(timer),
      );
    const claim = async (timer: Timer) => {
      if (!(await claimRing(ownerId, timer.id))) return;
      setClaimedKeys((others) => [...others, timerEndKey(timer)]);
      await notify(timer);
    };
    // Tabs without sound only notify. The browser shows one notification for each tag.
    const timeout = setTimeout(
      () => unclaimedTimers.forEach((timer) => void (canRing() ? claim : notify)(timer)),
      canRing() ? 0 : silentTabDelayMs,
    );
    return () => clearTimeout(timeout);
  }, [ownerId, unclaimedKeys]);

  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging]);

  // After a reload, browsers allow sound only after the user has pressed the page.
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
