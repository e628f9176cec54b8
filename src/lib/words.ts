/** Returns the set of words in a space-separated list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
