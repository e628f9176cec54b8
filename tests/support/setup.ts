import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { resetDb } from '@/local/store/db';
import { clearConsoleOutput, failOnUnexpectedConsoleOutput } from './consoleOutput';
import { installJsdomPolyfills } from './jsdomPolyfills';
import { getElementError } from './screenText';
import { server } from './server';

// The first screen of a file waits for the compilation of its code.
configure({ asyncUtilTimeout: 15_000, getElementError });

// Before anything imports Firebase: it keeps the fetch it finds.
server.listen({ onUnhandledRequest: 'error' });

const defaultOptions = queryClient.getDefaultOptions();

beforeAll(() => installJsdomPolyfills());

beforeEach(() => clearConsoleOutput());

afterEach(async () => {
  cleanup();
  toast.remove();
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
