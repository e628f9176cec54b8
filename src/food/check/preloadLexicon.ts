import { buildNameIndexInChunks } from '../names/nameIndex';

const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Parses the lexicon in chunks, so that it does not block the screen. Without it the first check does this itself. */
export async function preloadLexicon(): Promise<void> {
  for (const _ of buildNameIndexInChunks()) await yieldToMain();
}
