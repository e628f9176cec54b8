import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/config/storageKeys';
import TimerBar from '@/features/cook/timers/TimerBar';
import { unlockAudio } from '@/features/cook/timers/timerAlarm';
import type { NewTimer } from '@/features/cook/timers/timerRules';
import { claimRing, startTimer } from '@/features/cook/timers/timerStore';

const key = storageKeys.cooking('cook-1', 'timers');
const soup = { key: 'soup', title: 'Lentil soup', path: '/recipe/soup?view=cook&step=2' };
const simmer: NewTimer = { recipe: soup, step: 2, verb: 'Simmer', seconds: 600, said: null };

const note = vi.fn();
/** Start of each note, its volume, and when it has reached that. */
const volumes: number[] = [];

class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone = {
      frequency: { value: 0 },
      type: '',
      start: note,
      stop: () => {},
      connect: (next: object) => next,
    };
    return tone;
  }
  createGain() {
    const gain = {
      setValueAtTime: (_: number, at: number) => volumes.push(at),
      linearRampToValueAtTime: (value: number, at: number) => volumes.push(value, at),
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (next: object) => next };
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 18) });
  vi.stubGlobal('AudioContext', FakeAudio);
  note.mockClear();
  volumes.length = 0;
  unlockAudio();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const openTab = () =>
  render(
    <MemoryRouter>
      <TimerBar ownerId="cook-1" />
    </MemoryRouter>,
  );

const advanceMs = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function suspendPage(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  fireEvent(document, new Event('visibilitychange'));
  await advanceMs(0);
}

async function changeInAnotherTab(change: (text: string) => string | null) {
  const text = change(window.localStorage.getItem(key) ?? '[]');
  if (text === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, text);
  fireEvent(window, new StorageEvent('storage', { key }));
  await advanceMs(0);
}

const start = (timer: Partial<NewTimer> = {}) => act(() => startTimer('cook-1', { ...simmer, ...timer }));
const remainingTimes = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);
const announced = () =>
  screen.getByRole('region', { name: 'Timers' }).querySelector('[aria-live]')?.textContent;

describe('a running timer', () => {
  it('counts down, is announced only at the end, and rings for at most a minute', async () => {
    openTab();
    start();
    expect(remainingTimes()).toEqual(['10:00']);
    await advanceMs(61_000);
    expect(remainingTimes()).toEqual(['8:59']);
    expect(announced()).toBe('');
    expect(note).not.toHaveBeenCalled();
    await advanceMs(539_000);
    expect(remainingTimes()).toEqual(['+0:00']);
    expect(announced()).toBe('Time is up: Simmer 10 min, Step 2 of Lentil soup.');
    await advanceMs(1);
    expect(note).toHaveBeenCalledTimes(3);
    const [beginSeconds = 0, volume, reachedSeconds] = volumes;
    expect(volume).toBeGreaterThan(0);
    expect(reachedSeconds).toBeGreaterThan(beginSeconds);
    await advanceMs(60_000);
    const played = note.mock.calls.length;
    expect(played).toBeGreaterThan(3 * 20);
    await advanceMs(120_000);
    expect(note).toHaveBeenCalledTimes(played);
    expect(remainingTimes()).toEqual(['+3:00']);
  });

  it('is correct after the page was suspended for ten hours', async () => {
    openTab();
    start({ seconds: 36_000 });
    await suspendPage(35_999_000);
    expect(remainingTimes()).toEqual(['0:01']);
    await suspendPage(1000);
    expect(announced()).toMatch(/^Time is up/);
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('continues after a reload, and rings if it ended meanwhile', async () => {
    const { unmount } = openTab();
    start();
    unmount();
    vi.setSystemTime(Date.now() + 240_000);
    const again = openTab();
    expect(remainingTimes()).toEqual(['6:00']);
    again.unmount();
    vi.setSystemTime(Date.now() + 3_600_000);
    openTab();
    await advanceMs(0);
    expect(remainingTimes()).toEqual(['+54:00']);
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('stops while paused, and can be extended by a minute', async () => {
    openTab();
    start();
    await advanceMs(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause, Simmer 10 min' }));
    await suspendPage(3_600_000);
    expect(remainingTimes()).toEqual(['9:00']);
    fireEvent.click(screen.getByRole('button', { name: '+1 min, Simmer 10 min' }));
    fireEvent.click(screen.getByRole('button', { name: 'Resume, Simmer 10 min' }));
    await advanceMs(1000);
    expect(remainingTimes()).toEqual(['9:59']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss, Simmer 10 min' }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('shows the longest time of the recipe, and rings again after another minute', async () => {
    openTab();
    start({ said: '10-12 minutes' });
    await suspendPage(600_000);
    expect(screen.getByText('Look now: 10-12 minutes')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^\+1 min/ }));
    await advanceMs(0);
    const played = note.mock.calls.length;
    expect(announced()).toBe('');
    await advanceMs(30_000);
    expect(note).toHaveBeenCalledTimes(played);
    await suspendPage(30_000);
    expect(note).toHaveBeenCalledTimes(played + 3);
  });
});

describe('several timers', () => {
  it('run at the same time with their names: the next one is visible, the others on request', async () => {
    openTab();
    start();
    start({
      step: 3,
      verb: 'Steam',
      seconds: 60,
      recipe: { ...soup, key: 'rice', title: 'Boiled rice', path: null },
    });
    expect(remainingTimes()).toEqual(['10:00', '1:00']);
    expect(screen.getByRole('link', { name: 'Step 2 of Lentil soup' })).toHaveAttribute('href', soup.path);
    expect(screen.getByText('Step 3')).toBeVisible();
    const opener = screen.getByRole('button', { name: '1 more timer' });
    const folded = () =>
      screen.getAllByRole('listitem').map((row) => row.classList.contains('timer-collapsed'));
    expect(folded()).toEqual([true, false]);
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(folded()).toEqual([false, false]);
    await suspendPage(61_000);
    const row = within(screen.getAllByRole('listitem')[1] ?? document.body);
    row.getByRole('button', { name: 'Stop, Steam 1 min' }).focus();
    fireEvent.click(row.getByRole('button', { name: 'Stop, Steam 1 min' }));
    expect(remainingTimes()).toEqual(['8:59']);
    expect(screen.getByRole('button', { name: '+1 min, Simmer 10 min' })).toHaveFocus();
  });
});

describe('in two tabs', () => {
  it('the same timers are shown, and only one tab rings', async () => {
    openTab();
    openTab();
    start();
    expect(remainingTimes()).toEqual(['10:00', '10:00']);
    await suspendPage(600_000);
    expect(remainingTimes()).toEqual(['+0:00', '+0:00']);
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('that resume at the same moment, only the first rings', async () => {
    start();
    const [{ id }] = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    expect(await claimRing('cook-1', id)).toBe(true);
    expect(await claimRing('cook-1', id)).toBe(false);
    expect(await claimRing('cook-1', 'dismissed')).toBe(false);
  });

  it('a timer that rings in the other tab is shown silently', async () => {
    openTab();
    start();
    await changeInAnotherTab((text) => text.replace('"rang":false', '"rang":true'));
    await suspendPage(600_000);
    expect(screen.getByText('Time is up')).toBeVisible();
    expect(note).not.toHaveBeenCalled();
  });

  it('a timer dismissed in the other tab stops ringing', async () => {
    openTab();
    start();
    await suspendPage(600_000);
    expect(note).toHaveBeenCalledTimes(3);
    await changeInAnotherTab(() => null);
    await advanceMs(10_000);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('invalid stored timers are ignored', async () => {
    openTab();
    await changeInAnotherTab(() => '[{"id":1}]');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('a tab without user interaction leaves the ringing to another', async () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation }));
    openTab();
    start();
    await suspendPage(600_000);
    await advanceMs(5000);
    expect(window.localStorage.getItem(key)).toContain('"rang":false');
    expect(note).not.toHaveBeenCalled();
    expect(screen.getByText('Time is up')).toBeVisible();
    userActivation.hasBeenActive = true;
    openTab();
    await advanceMs(1);
    expect(window.localStorage.getItem(key)).toContain('"rang":true');
    expect(note).toHaveBeenCalledTimes(3);
  });
});

describe('a notification', () => {
  const shown = vi.fn();
  const offer = (permission: NotificationPermission) => {
    class FakeNotification {
      static permission = permission;
      static requestPermission = vi.fn(async () => {
        FakeNotification.permission = 'granted';
        return 'granted';
      });
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: NotificationOptions = {}) {
        shown(title, body);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    return FakeNotification;
  };

  beforeEach(() => shown.mockClear());

  it('is requested only by its button, and shown while the page is hidden', async () => {
    const { requestPermission } = offer('default');
    openTab();
    start();
    await advanceMs(1000);
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    await advanceMs(0);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await suspendPage(600_000);
    expect(shown).toHaveBeenCalledWith('Time is up · Sazón', 'Simmer 10 min, Step 2 of Lentil soup');
  });

  it('is neither requested nor shown after it was denied', async () => {
    offer('denied');
    openTab();
    start();
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await suspendPage(600_000);
    expect(shown).not.toHaveBeenCalled();
  });
});
