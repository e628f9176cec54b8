import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsCooking } from '@/recipe-ui/RecipeOrCookView';
import { Button, IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import BellRing from '~icons/lucide/bell-ring';
import Pause from '~icons/lucide/pause';
import Play from '~icons/lucide/play';
import TimerIcon from '~icons/lucide/timer';
import X from '~icons/lucide/x';
import { formatTimeLeft, timerEndedMessage, timerName } from './timerLabels';
import { addMinute, hasTimerEnded, isTimerPaused, pauseTimer, resumeTimer, type Timer } from './timerRules';
import { updateTimer } from './timerStore';

interface TimerRowProps {
  ownerId: string;
  timer: Timer;
  nowMs: number;
  /** True while another timer is more urgent. */
  isCollapsed: boolean;
  onDismiss: () => void;
}

export function TimerRow({ ownerId, timer, nowMs, isCollapsed, onDismiss }: TimerRowProps) {
  const name = timerName(timer);
  const hasEnded = hasTimerEnded(timer, nowMs);
  const Icon = hasEnded ? BellRing : TimerIcon;
  const PauseOrResumeIcon = isTimerPaused(timer) ? Play : Pause;
  return (
    <li
      data-timer={timer.id}
      className={cx(
        'min-h-16 items-center sm:gap-1 low:min-h-13',
        isCollapsed ? 'timer-collapsed hidden' : 'flex',
        hasEnded && 'timer-ended',
      )}
    >
      <Icon
        aria-hidden
        className={cx(
          'size-7 shrink-0',
          hasEnded
            ? 'animate-[timer-swing_600ms_ease-in-out_infinite_alternate] text-tomato-ink'
            : 'text-soft max-sm:hidden',
        )}
      />
      <div className="min-w-0 flex-1 leading-tight sm:px-1 low:flex low:items-center low:gap-x-4">
        <p role="timer" className="text-[2rem] max-[24rem]:text-2xl leading-none font-bold tabular-nums">
          {formatTimeLeft(timer, nowMs)}
        </p>
        <div className="flex min-w-0 flex-wrap gap-x-2 max-sm:text-sm max-sm:leading-tight">
          <span className="font-semibold wrap-anywhere">
            {isTimerPaused(timer) ? `${name}, paused` : name}
          </span>
          <TimerStepLink timer={timer}>
            {hasEnded && (
              <>
                <span className="font-semibold text-tomato-ink">{timerEndedMessage(timer)}</span>
                {' · '}
              </>
            )}
          </TimerStepLink>
        </div>
      </div>
      <button
        type="button"
        aria-label={`+1 min, ${name}`}
        className="min-h-11 w-11 shrink-0 rounded-full text-base leading-none font-bold tabular-nums hover:bg-sunken min-[24rem]:w-auto min-[24rem]:px-1.5"
        onClick={() => updateTimer(ownerId, timer.id, addMinute)}
      >
        +1 min
      </button>
      {/* Between +1 min and Dismiss, so that a missed tap does not end the timer. */}
      {!hasEnded && (
        <IconButton
          label={`${isTimerPaused(timer) ? 'Resume' : 'Pause'}, ${name}`}
          onClick={() => updateTimer(ownerId, timer.id, isTimerPaused(timer) ? resumeTimer : pauseTimer)}
        >
          <PauseOrResumeIcon aria-hidden className="size-6 *:fill-current" />
        </IconButton>
      )}
      {hasEnded ? (
        <Button aria-label={`Stop, ${name}`} className="min-h-11 px-4!" onClick={onDismiss}>
          Stop
        </Button>
      ) : (
        <IconButton label={`Dismiss, ${name}`} className="sm:ml-3" onClick={onDismiss}>
          <X aria-hidden className="size-6" />
        </IconButton>
      )}
    </li>
  );
}

/** Shows the timer's step after the children: as a link if the recipe is saved, without the title in its cooking view. */
function TimerStepLink({ timer, children }: { timer: Timer; children: ReactNode }) {
  const { recipe, step } = timer;
  const { pathname } = useLocation();
  const isCooking = useIsCooking();
  if (recipe.path === null)
    return (
      <p dir="auto" className="line-clamp-2">
        {children}
        <StepLabel timer={timer} />
      </p>
    );
  const [page] = recipe.path.split('?');
  // In the cooking view, replaces the step instead of adding a history entry.
  const isOnRecipe = isCooking && pathname === page;
  return (
    <Link
      to={recipe.path}
      replace={isOnRecipe}
      dir="auto"
      className="line-clamp-2 underline decoration-line-strong underline-offset-3 hover:decoration-ink"
    >
      {children}
      {isOnRecipe ? `Step ${step}` : <StepLabel timer={timer} />}
    </Link>
  );
}

/** Shows 'Step 2 of Paella', on phones for lack of space 'Step 2'. */
const StepLabel = ({ timer: { step, recipe } }: { timer: Timer }) => (
  <>
    {`Step ${step} `}
    <span className="max-sm:sr-only">{`of ${recipe.title}`}</span>
  </>
);
