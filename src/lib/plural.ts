/** Returns the singular for a count of one, else the plural: 'diner', 'diners'. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 1 ? singular : plural;

/** Returns a count with its noun: '1 minute', '30 minutes'. */
export const countWithNoun = (count: number, singular: string, plural?: string): string =>
  `${count} ${pluralize(count, singular, plural)}`;
