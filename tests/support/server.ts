import { createLocalServer } from '@/local/node';

/** Local mode's own answers, for every test of the product. A request it does not know fails the test. */
export const server = createLocalServer();
