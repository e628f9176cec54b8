import { readNamesInSlices } from '../names/nameIndex';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Reads the lexicon in slices, so that the first check is quick and nothing on the screen stutters. A check without it works
 * too and does the reading itself.
 */
export async function prepare(): Promise<void> {
  for (const _ of readNamesInSlices()) await pause();
}
