/** A set of words from a list with single spaces between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
