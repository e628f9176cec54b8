/** Returns the set of words in a space-separated list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Returns the value of each word in lines of the form 'value: word word'. */
export const valueByWord = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [value = '', words = ''] = line.split(': ');
        return words.split(' ').map((word) => [word, value] as const);
      }),
  );

/** Returns the number of each word in lines of the form '1.5: word word'. */
export const numberByWord = (lines: string): ReadonlyMap<string, number> =>
  new Map([...valueByWord(lines)].map(([word, value]) => [word, Number(value)]));
