import { readNextTable } from '../lexicon/foods';
import { indexInSlices } from '../nameIndex';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Reads the lexicon in slices of a few milliseconds, so that the first check is quick and nothing on the screen stutters.
 * A check without it works too and does the reading itself.
 */
export async function prepare(): Promise<void> {
  while (readNextTable()) await pause();
  for (const _ of indexInSlices()) await pause();
}
