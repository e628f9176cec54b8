/** Splits the profile's free text of disliked food into entries (claim 3.6). */
import { wordSet } from '@/lib/words';
import { findIngredients } from '../names/findIngredients';
import { namesKnownFood } from '../rules/dislikedFood';
import { fold, type Token, tokenize } from '../text/tokenize';

export interface DislikeEntry {
  readonly entry: string;
  readonly isFood: boolean;
  /** Phrases that are not known foods, to be searched for literally. */
  readonly phrases: readonly (readonly string[])[];
}

const nothing = wordSet('nothing none nada ninguno ninguna ningun na no nil null nope');
const joints = wordSet('and or y e o u ni nor but pero also');
const fillers = wordSet(
  'i im a an the any anything all everything thing things stuff food foods dish dishes very too much so really particularly especially please no not dont do does like likes liked love hate hates dislike dislikes avoid want eat cant stand that which is are of in with to my me for than nothing none me gusta gustan odio no nada todo toda todos todas lo el la los las un una de que con muy mucho cosas comida comidas alimentos nothing fan big',
);
const hasTwoLetters = /\p{L}{2}/u;
const maxTextChars = 2_000;

/** Splits an entry at 'and' and 'or', without fillers. */
function splitIntoRuns(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (joints.has(token.folded)) runs.push([]);
    else if (!fillers.has(token.folded) && hasTwoLetters.test(token.folded)) runs.at(-1)?.push(token);
  }
  return runs.filter((run) => run.length > 0);
}

function parseEntry(entry: string): DislikeEntry {
  const known = findIngredients(entry, { includeDenied: true });
  const isKnown = (run: readonly Token[]) => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    return (
      known.some((food) => food.start < end && start < food.end) || namesKnownFood(entry.slice(start, end))
    );
  };
  const phrases = splitIntoRuns(tokenize(entry))
    .filter((run) => !isKnown(run))
    .map((run) => run.map((token) => token.folded));
  return { entry, isFood: namesKnownFood(entry), phrases };
}

/** Returns the entries of the free text. 'nothing', 'nada', 'n/a' and '-' are not entries. */
export const parseDislikeEntries = (text: string): DislikeEntry[] =>
  text
    .slice(0, maxTextChars)
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
    .map(parseEntry)
    .filter(({ isFood, phrases }) => isFood || phrases.length > 0);

const deniers = wordSet('no not without sin non');
const isSameWord = (one: string, other: string): boolean =>
  one === other || one === `${other}s` || other === `${one}s`;

/** Returns the positions of a phrase of whole words in a text. */
export function findPhrase(
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
