import { type SetupServer, setupServer } from 'msw/node';
import { createHandlers, type MockAddresses } from './handlers';

/** Where a product that was told nothing looks for its servers (config, `env`). */
const defaultAddresses: MockAddresses = {
  apiUrl: 'http://localhost:5000/api',
  serverUrl: 'http://localhost:5000',
};

/** Local mode for tests in Node. They bring an IndexedDB (fake-indexeddb) and call `listen` and `close` themselves. */
export function createMockServer(addresses: MockAddresses = defaultAddresses): SetupServer {
  return setupServer(...createHandlers(addresses));
}
