/** A food to leave out next time: what to call it, and the words that the recipe uses for it. */
export interface LeftOut {
  name: string;
  words: readonly string[];
}
