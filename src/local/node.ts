import { type SetupServer, setupServer } from 'msw/node';
import { createHandlers } from './handlers';

/**
 * Local mode for tests in Node, at the addresses that `config/env` falls back to. They bring an IndexedDB
 * (fake-indexeddb) and call `listen` and `close` themselves.
 */
export function createLocalServer(): SetupServer {
  const serverUrl = 'http://localhost:5000';
  return setupServer(...createHandlers({ apiUrl: `${serverUrl}/api`, serverUrl }));
}
