/** Reads the profile's free text of disliked food entry by entry (claim 3.6). */
import { wordSet } from '@/lib/words';
import { findIngredients } from '../names/findIngredients';
import { namesKnownFood } from '../rules/dislikes';
import { fold, type Token, tokenize } from '../text/tokenize';

export interface Dislike {
  /** The entry as the cook wrote it. */
  readonly entry: string;
  /** Whether it names a known food or group. */
  readonly isFood: boolean;
  /** Words that are no known food, to be looked for as they stand; each item is a phrase. */
  readonly phrases: readonly (readonly string[])[];
}

const nothing = wordSet('nothing none nada ninguno ninguna ningun na no nil null nope');
const joints = wordSet('and or y e o u ni nor but pero also');
const fillers = wordSet(
  'i im a an the any anything all everything thing things stuff food foods dish dishes very too much so really particularly especially please no not dont do does like likes liked love hate hates dislike dislikes avoid want eat cant stand that which is are of in with to my me for than nothing none me gusta gustan odio no nada todo toda todos todas lo el la los las un una de que con muy mucho cosas comida comidas alimentos nothing fan big',
);
/** No number and no lone letter is a food. */
const saysSomething = /\p{L}{2}/u;
const longestText = 2_000;

/** The entry's words in runs without fillers, cut at 'and' and 'or'. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (joints.has(token.folded)) runs.push([]);
    else if (!fillers.has(token.folded) && saysSomething.test(token.folded)) runs.at(-1)?.push(token);
  }
  return runs.filter((run) => run.length > 0);
}

function readEntry(entry: string): Dislike {
  const known = findIngredients(entry, { denied: 'keep' });
  const isKnown = (run: readonly Token[]) => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    return (
      known.some((food) => food.start < end && start < food.end) || namesKnownFood(entry.slice(start, end))
    );
  };
  const phrases = runsOf(tokenize(entry))
    .filter((run) => !isKnown(run))
    .map((run) => run.map((token) => token.folded));
  return { entry, isFood: namesKnownFood(entry), phrases };
}

/** The entries of the free text; 'nothing', 'nada', 'n/a' and '-' are none. */
export const readDislikes = (text: string): Dislike[] =>
  text
    .slice(0, longestText)
    .split(/[,;\n\r/|•]+|\.(?:\s|$)/)
    .map((entry) => entry.trim())
    .filter(
      (entry) =>
        !nothing.has(
          fold(entry)
            .replace(/[^\p{L}\p{N} ]/gu, '')
            .trim(),
        ),
    )
    .map(readEntry)
    .filter(({ isFood, phrases }) => isFood || phrases.length > 0);

const deniers = wordSet('no not without sin non');
const isSameWord = (one: string, other: string): boolean =>
  one === other || one === `${other}s` || other === `${one}s`;

/** Where a phrase stands in a text as whole words. */
export function placesOf(
  tokens: readonly Token[],
  phrase: readonly string[],
): { start: number; end: number }[] {
  const [first] = phrase;
  if (first === undefined) return [];
  return tokens.flatMap(({ folded, start }, at) => {
    if (!isSameWord(folded, first) || deniers.has(tokens[at - 1]?.folded ?? '')) return [];
    const last = tokens[at + phrase.length - 1];
    const all = phrase.every((word, index) => isSameWord(tokens[at + index]?.folded ?? '', word));
    return all && last ? [{ start, end: last.end }] : [];
  });
}
