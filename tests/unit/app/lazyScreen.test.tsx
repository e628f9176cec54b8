import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passTimeUntil, startClock } from '@tests/support/clock';
import { goOffline, goOnline } from '@tests/support/network';
import { expectNoise } from '@tests/support/noise';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from '@/app/layout/lazyScreen';
import { Page } from '@/app/layout/Page';

const Pantry = ({ shelf }: { shelf: string }) => <h1>The pantry: {shelf}</h1>;

/** A page whose code is fetched as a test says, try by try. */
function renderPage(load: () => Promise<{ Pantry: typeof Pantry }>) {
  const Screen = lazyScreen(load, 'Pantry');
  const page = () => (
    <MemoryRouter>
      <Page title="Pantry">
        <Screen shelf="flour" />
      </Page>
    </MemoryRouter>
  );
  return { ...render(page()), user: userEvent.setup() };
}

const gone = () => Promise.reject<{ Pantry: typeof Pantry }>(new TypeError('Failed to fetch'));
const there = () => Promise.resolve({ Pantry });

beforeEach(() => expectNoise(/Pantry: Failed to fetch/));

describe('A screen whose code does not come', () => {
  it('comes with another try', async () => {
    server.use(http.head(window.location.origin, () => HttpResponse.error()));
    const load = vi.fn(there).mockImplementationOnce(gone).mockImplementationOnce(gone);
    const { user } = renderPage(load);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The pantry: flour' })).toBeVisible();
  });

  it('for want of a network says so, and comes by itself when the network is back', async () => {
    await goOffline();
    const load = vi.fn(there).mockImplementationOnce(gone);
    renderPage(load);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(screen.getByText(/comes by itself when you are back online/)).toBeVisible();
    await goOnline();
    expect(await screen.findByRole('heading', { level: 1, name: 'The pantry: flour' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for again where a network that is back does not carry yet', async () => {
    await goOffline();
    const load = vi.fn(there).mockImplementationOnce(gone).mockImplementationOnce(gone);
    renderPage(load);
    await screen.findByRole('heading', { level: 1, name: 'You are offline' });
    server.use(http.head(window.location.origin, () => HttpResponse.error()));
    startClock();
    await goOnline();
    await passTimeUntil(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'The pantry: flour' })).toBeVisible(),
    );
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('asks again for a style sheet that failed with it', async () => {
    await goOffline();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = './assets/pantry.css';
    document.head.append(link);
    const load = vi.fn(there).mockImplementationOnce(gone);
    renderPage(load);
    await screen.findByRole('heading', { level: 1, name: 'You are offline' });
    await goOnline();
    await screen.findByRole('heading', { level: 1, name: 'The pantry: flour' });
    const links = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(links).toHaveLength(1);
    expect(links[0]).not.toBe(link);
    expect(links[0]).toHaveAttribute('href', link.href);
    act(() => links[0]?.remove());
  });
});
