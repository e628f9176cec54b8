/** Returns the singular for a count of one, else the plural: 'diner', 'diners'. */
export const pluralize = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** Returns a count with its noun: '1 minute', '30 minutes'. */
export const countWithNoun = (count: number, one: string, many?: string): string =>
  `${count} ${pluralize(count, one, many)}`;
