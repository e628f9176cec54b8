import { type SetupServer, setupServer } from 'msw/node';
import { localServerUrl } from '@/config/parseEnv';
import { createHandlers } from './handlers';

/**
 * Returns local mode as an MSW server for tests in Node, at the default URLs of `config/env`. Tests provide an
 * IndexedDB (fake-indexeddb) and call `listen` and `close`.
 */
export function createLocalServer(): SetupServer {
  return setupServer(...createHandlers({ apiUrl: `${localServerUrl}/api`, serverUrl: localServerUrl }));
}
