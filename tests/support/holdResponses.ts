import { http } from 'msw';
import { getEnv } from '@/config/env';
import { server } from './server';

/**
 * Holds the answers to a call back until they are let go: local mode then answers as it does.
 * @param address a path after {api}, or what matches the whole address
 */
export function holdResponses(method: 'get' | 'post' | 'delete', address: string | RegExp): () => void {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // A handler without an answer leaves it to the next one: local mode's own.
  server.use(http[method](typeof address === 'string' ? getEnv().apiUrl + address : address, () => released));
  return letGo;
}
