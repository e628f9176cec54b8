/** Returns the set of words in a list separated by white space. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Returns the lines of a table in a template string. */
export const rowsOf = (table: string): string[] => table.trim().split('\n');

/** Returns the value of each word in lines of the form 'value: word word'. */
export const valueByWord = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(lines).flatMap((line) => {
      const [value = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word, value] as const);
    }),
  );

/** Returns the number of each word in lines of the form '1.5: word word'. */
export const numberByWord = (lines: string): ReadonlyMap<string, number> =>
  new Map([...valueByWord(lines)].map(([word, value]) => [word, Number(value)]));
