import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, renderHook } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { resetDb } from '@/local/store/db';
import { clearConsoleOutput, failOnUnexpectedConsoleOutput } from './consoleOutput';
import { installJsdomPolyfills } from './jsdomPolyfills';
import { getElementError } from './screenText';
import { server } from './server';

// The first screen of a file waits for the compilation of its code.
configure({ asyncUtilTimeout: 30_000, getElementError });

// Before anything imports Firebase: it keeps the fetch it finds.
server.listen({ onUnhandledRequest: 'error' });

const defaultOptions = queryClient.getDefaultOptions();

beforeAll(() => installJsdomPolyfills());

beforeEach(() => clearConsoleOutput());

// The files of a worker share their modules: what one of them leaves behind would be there in the next.
afterEach(async () => {
  // A pointer that has clicked in a toast would hold those of the next test.
  renderHook(() => useToaster()).result.current.handlers.endPause();
  cleanup();
  toast.remove();
  onlineManager.setOnline(true);
  queryClient.clear();
  queryClient.setDefaultOptions(defaultOptions);
  // Spies first: one on a fake timer would bring that timer back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.hash = '';
  await resetDb();
  failOnUnexpectedConsoleOutput();
});

afterAll(async () => {
  // A screen that has just appeared may still be asking for code, and would get it from a file that is done.
  await vi.dynamicImportSettled();
  server.close();
});
