import { http } from 'msw';
import { getEnv } from '@/config/env';
import { server } from './server';

/**
 * Holds the responses of a call until the returned function is called; local mode then answers.
 * @param address a path after {api}, or a pattern for the whole URL
 */
export function holdResponses(method: 'get' | 'post' | 'delete', address: string | RegExp): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A handler that returns nothing passes the request on to local mode's handler.
  server.use(http[method](typeof address === 'string' ? getEnv().apiUrl + address : address, () => released));
  return release;
}
