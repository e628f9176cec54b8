import { createContext } from 'react';

/** The marks of a recipe that the cook has gone to before they were on the page, by their ids, the newest last. */
export type SoughtMarks = readonly string[];

/** Has a text mark these words ahead of its others, and go to the newest once it is there. */
export const SoughtMarksContext = createContext<SoughtMarks>([]);

/** Brings a marked word into sight and has it read out; false where it is not on the page yet. */
export function showMark(id: string): boolean {
  const word = document.getElementById(id);
  word?.focus({ preventScroll: true });
  word?.scrollIntoView({ block: 'center' });
  return word !== null;
}
