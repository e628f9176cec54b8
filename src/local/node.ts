import { type SetupServer, setupServer } from 'msw/node';
import { createHandlers } from './handlers';

/**
 * Returns local mode as an MSW server for tests in Node, at the default URLs of `config/env`. Tests provide an
 * IndexedDB (fake-indexeddb) and call `listen` and `close`.
 */
export function createLocalServer(): SetupServer {
  const serverUrl = 'http://localhost:5000';
  return setupServer(...createHandlers({ apiUrl: `${serverUrl}/api`, serverUrl }));
}
