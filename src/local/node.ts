import { type SetupServer, setupServer } from 'msw/node';
import { createHandlers, type LocalAddresses } from './handlers';

/** Where a product that was told nothing looks for its servers: the defaults of `config/env`. */
const defaultAddresses: LocalAddresses = {
  apiUrl: 'http://localhost:5000/api',
  serverUrl: 'http://localhost:5000',
};

/** Local mode for tests in Node. They bring an IndexedDB (fake-indexeddb) and call `listen` and `close` themselves. */
export function createLocalServer(addresses: LocalAddresses = defaultAddresses): SetupServer {
  return setupServer(...createHandlers(addresses));
}
