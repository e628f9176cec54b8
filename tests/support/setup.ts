import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, renderHook } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { clearDb } from '@/local/store/db';
import { clearConsoleOutput, failOnUnexpectedConsoleOutput } from './consoleOutput';
import { installJsdomPolyfills } from './jsdomPolyfills';
import { getElementError } from './screenText';
import { server } from './server';

// A limit for what never comes, not a measure of speed: a file's first screen waits until its code is compiled.
configure({ asyncUtilTimeout: 100_000, getElementError });

// Before Firebase is imported: it keeps the `fetch` found at import.
server.listen({ onUnhandledRequest: 'error' });

const defaultOptions = queryClient.getDefaultOptions();

beforeAll(() => installJsdomPolyfills());

beforeEach(() => clearConsoleOutput());

// The files of a worker share their modules, so reset their state.
afterEach(async () => {
  // A click in a toast pauses the toasts of the next test.
  renderHook(() => useToaster()).result.current.handlers.endPause();
  cleanup();
  toast.remove();
  onlineManager.setOnline(true);
  queryClient.clear();
  queryClient.setDefaultOptions(defaultOptions);
  // Before the timers: restoring a spy on a fake timer would restore that timer.
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.hash = '';
  await clearDb();
  failOnUnexpectedConsoleOutput();
});

afterAll(async () => {
  // A new screen can still be importing code, which must finish before the file ends.
  await vi.dynamicImportSettled();
  server.close();
});
