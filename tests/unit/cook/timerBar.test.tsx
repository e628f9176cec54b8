import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/config/storageKeys';
import TimerBar from '@/features/cook/timers/TimerBar';
import { unlockAudio } from '@/features/cook/timers/timerAlarm';
import { claimRing, startTimer } from '@/features/cook/timers/timerStore';
import type { NewTimer } from '@/features/cook/timers/timers';

const key = storageKeys.cooking('cook-1', 'timers');
const soup = { key: 'soup', title: 'Lentil soup', path: '/recipe/soup?view=cook&step=2' };
const simmer: NewTimer = { recipe: soup, step: 2, verb: 'Simmer', seconds: 600, said: null };

/** Every note that this page has played. */
const note = vi.fn();

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
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (next: object) => next };
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 18) });
  vi.stubGlobal('AudioContext', FakeAudio);
  note.mockClear();
  unlockAudio();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const openTab = () =>
  render(
    <MemoryRouter>
      <TimerBar owner="cook-1" />
    </MemoryRouter>,
  );

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The page is frozen for a while, as that of a phone in a pocket is: no timer of its own fires meanwhile. */
async function sleep(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
}

/** What another tab does to the timers. */
async function inAnotherTab(change: (text: string) => string | null) {
  const text = change(window.localStorage.getItem(key) ?? '[]');
  if (text === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, text);
  fireEvent(window, new StorageEvent('storage', { key }));
  await pass(0);
}

const start = (timer: Partial<NewTimer> = {}) => act(() => startTimer('cook-1', { ...simmer, ...timer }));
const left = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);
const announced = () =>
  screen.getByRole('region', { name: 'Timers' }).querySelector('[aria-live]')?.textContent;

describe('a running timer', () => {
  it('counts down, is announced at the end only, and rings for a minute at most', async () => {
    openTab();
    start();
    expect(left()).toEqual(['10:00']);
    await pass(61_000);
    expect(left()).toEqual(['8:59']);
    expect(announced()).toBe('');
    expect(note).not.toHaveBeenCalled();
    await pass(539_000);
    expect(left()).toEqual(['+0:00']);
    expect(announced()).toBe('Time is up: Simmer 10 min, Step 2 of Lentil soup.');
    await pass(1);
    expect(note).toHaveBeenCalledTimes(3);
    await pass(60_000);
    const played = note.mock.calls.length;
    expect(played).toBeGreaterThan(3 * 20);
    await pass(120_000);
    expect(note).toHaveBeenCalledTimes(played);
    expect(left()).toEqual(['+3:00']);
  });

  it('loses nothing while the page sleeps for ten hours', async () => {
    openTab();
    start({ seconds: 36_000 });
    await sleep(35_999_000);
    expect(left()).toEqual(['0:01']);
    await sleep(1000);
    expect(announced()).toMatch(/^Time is up/);
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('goes on through a reload, and one that was up meanwhile rings after it', async () => {
    const { unmount } = openTab();
    start();
    unmount();
    vi.setSystemTime(Date.now() + 240_000);
    const again = openTab();
    expect(left()).toEqual(['6:00']);
    again.unmount();
    vi.setSystemTime(Date.now() + 3_600_000);
    openTab();
    await pass(0);
    expect(left()).toEqual(['+54:00']);
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('stands still while it is paused, and takes a minute more', async () => {
    openTab();
    start();
    await pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause, Simmer 10 min' }));
    await sleep(3_600_000);
    expect(left()).toEqual(['9:00']);
    fireEvent.click(screen.getByRole('button', { name: '+1 min, Simmer 10 min' }));
    fireEvent.click(screen.getByRole('button', { name: 'Resume, Simmer 10 min' }));
    await pass(1000);
    expect(left()).toEqual(['9:59']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss, Simmer 10 min' }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('says how long the recipe lets it go on, and rings again after a minute more', async () => {
    openTab();
    start({ said: '10-12 minutes' });
    await sleep(600_000);
    expect(screen.getByText('Look now: 10-12 minutes')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^\+1 min/ }));
    await pass(0);
    const played = note.mock.calls.length;
    expect(announced()).toBe('');
    await pass(30_000);
    expect(note).toHaveBeenCalledTimes(played);
    await sleep(30_000);
    expect(note).toHaveBeenCalledTimes(played + 3);
  });
});

describe('several timers', () => {
  it('run at once, each under its name: the most urgent in sight, the others a press away', async () => {
    openTab();
    start();
    start({
      step: 3,
      verb: 'Steam',
      seconds: 60,
      recipe: { ...soup, key: 'rice', title: 'Boiled rice', path: null },
    });
    expect(left()).toEqual(['10:00', '1:00']);
    expect(screen.getByRole('link', { name: 'Step 2 of Lentil soup' })).toHaveAttribute('href', soup.path);
    expect(screen.getByText('Step 3 of Boiled rice')).toBeVisible();
    const opener = screen.getByRole('button', { name: '1 more timer' });
    const folded = () =>
      screen.getAllByRole('listitem').map((row) => row.classList.contains('timer-collapsed'));
    expect(folded()).toEqual([true, false]);
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(folded()).toEqual([false, false]);
    await sleep(61_000);
    const row = within(screen.getAllByRole('listitem')[1] ?? document.body);
    row.getByRole('button', { name: 'Stop, Steam 1 min' }).focus();
    fireEvent.click(row.getByRole('button', { name: 'Stop, Steam 1 min' }));
    expect(left()).toEqual(['8:59']);
    expect(screen.getByRole('button', { name: 'Pause, Simmer 10 min' })).toHaveFocus();
  });
});

describe('in two tabs', () => {
  it('the same timers are shown, and one rings', async () => {
    openTab();
    openTab();
    start();
    expect(left()).toEqual(['10:00', '10:00']);
    await sleep(600_000);
    expect(left()).toEqual(['+0:00', '+0:00']);
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('that wake at the same moment, the first alone takes it on', async () => {
    start();
    const [{ id }] = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    expect(await claimRing('cook-1', id)).toBe(true);
    expect(await claimRing('cook-1', id)).toBe(false);
    expect(await claimRing('cook-1', 'dismissed')).toBe(false);
  });

  it('what rings in the other is silent here, and shown', async () => {
    openTab();
    start();
    await inAnotherTab((text) => text.replace('"rang":false', '"rang":true'));
    await sleep(600_000);
    expect(screen.getByText('Time is up')).toBeVisible();
    expect(note).not.toHaveBeenCalled();
  });

  it('what is dismissed in the other falls silent here', async () => {
    openTab();
    start();
    await sleep(600_000);
    expect(note).toHaveBeenCalledTimes(3);
    await inAnotherTab(() => null);
    await pass(10_000);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(note).toHaveBeenCalledTimes(3);
  });

  it('nonsense is no timer', async () => {
    openTab();
    await inAnotherTab(() => '[{"id":1}]');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('one that was not touched leaves the ringing to another, however late that is', async () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation }));
    openTab();
    start();
    await sleep(600_000);
    await pass(5000);
    expect(window.localStorage.getItem(key)).toContain('"rang":false');
    expect(note).not.toHaveBeenCalled();
    expect(screen.getByText('Time is up')).toBeVisible();
    userActivation.hasBeenActive = true;
    openTab();
    await pass(1);
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

  it('is asked for by its button alone, and then shown to a cook who looks at something else', async () => {
    const { requestPermission } = offer('default');
    openTab();
    start();
    await pass(1000);
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    await pass(0);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await sleep(600_000);
    expect(shown).toHaveBeenCalledWith('Time is up · Sazón', 'Simmer 10 min, Step 2 of Lentil soup');
  });

  it('is neither asked for nor shown where it was refused', async () => {
    offer('denied');
    openTab();
    start();
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await sleep(600_000);
    expect(shown).not.toHaveBeenCalled();
  });
});
