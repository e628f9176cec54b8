import { act, screen } from '@testing-library/react';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseEnv } from '@/config/parseEnv';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
});

it('names a missing and a malformed environment value on screen and in the console', async () => {
  const given = { VITE_BACKEND: 'hosted', VITE_API_URL: 'https://kitchen.example.com/v1' };
  vi.stubGlobal('__SAZON_ENV__', parseEnv(given));
  expectConsoleMessage(/VITE_API_URL must be a URL whose path ends in \/api/);
  expectConsoleMessage(/VITE_FIREBASE_API_KEY is required for a hosted build/);
  expectConsoleMessage(/^VITE_/);

  await act(async () => {
    await import('@/main');
  });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('missing a setting');
  expect(screen.getByText('VITE_API_URL').closest('li')).toHaveTextContent(
    'must be a URL whose path ends in /api',
  );
  expect(screen.getByText('VITE_FIREBASE_API_KEY').closest('li')).toHaveTextContent('is required');
  vi.unstubAllGlobals();
});

it('says why it cannot start if local mode is not possible', async () => {
  // jsdom has no service worker.
  expectConsoleMessage(/Local mode needs a service worker/);
  await act(async () => {
    await import('@/main');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sazón could not start' })).toBeInTheDocument();
  expect(screen.getByText(/Local mode needs a service worker/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
