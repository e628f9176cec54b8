import { createLocalServer } from '@/local/node';

/** MSW server with local mode's handlers. An unhandled request fails the test. */
export const server = createLocalServer();
