import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { findStepTimers } from '@/features/cook/timers/findStepTimers';
import {
  formatClock,
  formatDuration,
  formatTimeLeft,
  timerEndedMessage,
  timerName,
  timerStepLabel,
} from '@/features/cook/timers/timerLabels';
import {
  addMinute,
  addTimer,
  hasTimerEnded,
  isTimerPaused,
  mostUrgentTimer,
  pauseTimer,
  removeStaleTimers,
  resumeTimer,
  type Timer,
  timeLeftMs,
} from '@/features/cook/timers/timerRules';

const begin = Date.UTC(2026, 10, 21, 18);
const soup = { key: 'soup', title: 'Lentil soup', path: '/recipe/soup?view=cook&step=2' };

function aTimer(seconds: number, now = begin): Timer {
  const [timer] = addTimer([], { recipe: soup, step: 2, verb: 'Simmer', seconds, said: null }, now);
  if (!timer) throw new Error('no timer');
  return timer;
}

describe('a timer', () => {
  it('ends by the clock, also after the page was suspended for ten hours', () => {
    const timer = aTimer(600);
    expect(timeLeftMs(timer, begin + 1000)).toBe(599_000);
    expect(hasTimerEnded(timer, begin + 599_999)).toBe(false);
    expect(hasTimerEnded(timer, begin + 600_000)).toBe(true);
    expect(timeLeftMs(timer, begin + 36_000_000)).toBe(600_000 - 36_000_000);
    expect(removeStaleTimers([timer], begin + 36_000_000)).toEqual([timer]);
    expect(removeStaleTimers([timer], begin + 48_000_000)).toEqual([]);
  });

  it('runs for its time plus added minutes, however often it is paused', () => {
    const doing = fc.record({
      what: fc.constantFrom('pause', 'resume', 'more'),
      after: fc.integer({ min: 0, max: 400_000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3600 }), fc.array(doing, { maxLength: 12 }), (seconds, acts) => {
        let timer = aTimer(seconds);
        let [now, ran, due] = [begin, 0, seconds * 1000];
        for (const { what, after } of acts) {
          now += after;
          if (!isTimerPaused(timer)) ran += after;
          if (ran > due) ran = due;
          if (what === 'pause') timer = pauseTimer(timer, now);
          else if (what === 'resume') timer = resumeTimer(timer, now);
          else {
            timer = addMinute(timer, now);
            due += 60_000;
          }
          expect(Math.max(0, timeLeftMs(timer, now))).toBe(due - ran);
          expect(hasTimerEnded(timer, now)).toBe(ran === due);
        }
      }),
    );
  });

  it('rings again after a minute that was added at its end', () => {
    const rung = { ...aTimer(60), rang: true };
    const more = addMinute(rung, begin + 90_000);
    expect(more.rang).toBe(false);
    expect(timeLeftMs(more, begin + 90_000)).toBe(60_000);
  });

  it('stays ended if it is paused after its end', () => {
    const timer = aTimer(60);
    expect(pauseTimer(timer, begin + 61_000)).toBe(timer);
  });

  it('is sorted by its end, paused ones last', () => {
    const [long, short] = [aTimer(600), { ...aTimer(60), id: 'short' }];
    expect(mostUrgentTimer([long, short], begin)).toBe(short);
    expect(mostUrgentTimer([long, pauseTimer(short, begin)], begin)).toBe(long);
    expect(mostUrgentTimer([], begin)).toBeUndefined();
  });

  it('is not started as the thirteenth', () => {
    let timers: Timer[] = [];
    for (let step = 1; step <= 14; step += 1)
      timers = addTimer(timers, { recipe: soup, step, verb: '', seconds: 60, said: null }, begin + step);
    expect(timers.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(timers.map(({ id }) => id)).size).toBe(12);
  });
});

describe('the timers of a step', () => {
  it.each([
    ['Simmer for 25 minutes.', [[1500, null]]],
    ['Bake 10-12 minutes.', [[600, '10-12 minutes']]],
    ['Sofríe durante 10 a 12 minutos.', [[600, '10 a 12 minutos']]],
    [
      'Fry 30 seconds, then simmer for 1½ hours.',
      [
        [30, null],
        [5400, null],
      ],
    ],
    ['Roast (20 min). After 20 minutes, turn.', [[1200, null]]],
    ['Rest for half an hour.', [[1800, null]]],
    ['Bake 5-10 minutes.', [[300, '5-10 minutes']]],
    ['Bake 5–10 min.', [[300, '5–10 min']]],
    ['Bake for -5 minutes.', []],
    ['Bake (−5 minutes).', []],
    ['Soak overnight.', []],
    ['Déjalo toda la noche.', []],
    ['It keeps for 3 days.', []],
    ['Stir.', []],
  ])('%s', (text, expected) => {
    expect(findStepTimers(text).map(({ seconds, said }) => [seconds, said])).toEqual(expected);
  });
});

describe('a timer is named by what the step says to do for so long:', () => {
  it.each([
    ['Roast the carrots for 20 minutes.', ['Roast 20 min']],
    ['Roast the carrots until soft. (20 min)', ['Roast 20 min']],
    ['**Bake**: 1 h 30.', ['Bake 1 h 30 min']],
    ['Add the lentils, bring to the boil, then simmer for 10 minutes, stirring.', ['Simmer 10 min']],
    ['Fry the onion for 5 minutes, then cook gently for 5 minutes.', ['Fry 5 min', 'Cook 5 min']],
    ['Let the dough rest for 1 hour.', ['Rest 1 h']],
    ['Leave in a warm place for 1 hour.', ['Leave 1 h']],
    ['Cover the roast with foil; 10 minutes.', ['Timer 10 min']],
    ['In a wide pan fry the rice with brown sugar for 2 minutes.', ['Fry 2 min']],
    ['Reduce the heat and cook for another 45 seconds.', ['Cook 45 s']],
    ['After 15 minutes, turn the thighs.', ['Timer 15 min']],
    ['Hornea 25 minutos.', ['Hornea 25 min']],
    ['Sofríe la cebolla durante 10 minutos y cuécela 5 minutos más.', ['Sofríe 10 min', 'Cuécela 5 min']],
    ['Deja reposar la masa 30 minutos.', ['Reposar 30 min']],
    ['Hay que asarlos unos 40 minutos.', ['Asarlos 40 min']],
    ['Remoja los garbanzos en agua caliente durante 20 minutos.', ['Remoja 20 min']],
  ])('%s', (text, names) => {
    expect(findStepTimers(text).map(timerName)).toEqual(names);
  });
});

describe('a timer in words', () => {
  it('shows the remaining time like a clock', () => {
    expect(formatClock(600_000)).toBe('10:00');
    expect(formatClock(599_001)).toBe('10:00');
    expect(formatClock(3_600_000)).toBe('1:00:00');
    expect(formatClock(1)).toBe('0:01');
    const timer = aTimer(600);
    expect(formatTimeLeft(timer, begin + 1000)).toBe('9:59');
    expect(formatTimeLeft(pauseTimer(timer, begin + 1000), begin + 900_000)).toBe('9:59');
    expect(formatTimeLeft(timer, begin + 612_400)).toBe('+0:12');
  });

  it('has a name, a duration, and a text for its end', () => {
    expect(timerName(aTimer(600))).toBe('Simmer 10 min');
    expect(timerName({ verb: '', seconds: 600 })).toBe('Timer 10 min');
    expect(timerStepLabel(aTimer(600))).toBe('Step 2 of Lentil soup');
    expect([45, 600, 5400, 3600].map(formatDuration)).toEqual(['45 s', '10 min', '1 h 30 min', '1 h']);
    expect(timerEndedMessage({ said: null })).toBe('Time is up');
    expect(timerEndedMessage({ said: '10-12 minutes' })).toBe('Look now: 10-12 minutes');
  });
});
