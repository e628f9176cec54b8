/** Tells Spanish lines from English ones, for the few names that are words in both languages. */
import { wordSet } from '@/lib/words';
import { type Gap, gapsBefore, type Token, tokenize } from './tokenize';

const spanish = wordSet(
  'de el la los las con y sin en para un una unos unas al del gramos taza tazas cucharada cucharadas cucharadita rebanadas hasta que picada sal aceite queso leche tomate pollo huevo',
);
const english = wordSet(
  'the and with of in a an or to for until into over cup cups tbsp tsp slices chopped sliced add heat large small hot your it on salt oil onion cheese milk tomatoes chicken egg',
);

/** The language a line reads as, or undefined when its common words do not tell. */
export type Language = 'en' | 'es' | undefined;

/** For each word, the language of its line. */
export function lineLanguages(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  isLineStart: (index: number) => boolean,
): Language[] {
  const verdicts: Language[] = [];
  let start = 0;
  let balance = 0;
  const close = (end: number) => {
    const language = balance === 0 ? undefined : balance > 0 ? 'es' : 'en';
    for (let index = start; index < end; index++) verdicts.push(language);
    start = end;
    balance = 0;
  };
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && gaps[index] === 'hard' && isLineStart(index)) close(index);
    if (spanish.has(token.folded)) balance += 1;
    if (english.has(token.folded)) balance -= 1;
  }
  close(tokens.length);
  return verdicts;
}

/** So many characters tell the language of any text. */
const sample = 4_000;

/** The language that the common words of a text belong to; undefined where they do not tell. */
export function languageTold(text: string): Language {
  const start = text.slice(0, sample);
  const tokens = tokenize(start);
  return lineLanguages(tokens, gapsBefore(start, tokens), () => false)[0];
}

/** The same, and English where they do not tell. */
export const languageOfText = (text: string): NonNullable<Language> => languageTold(text) ?? 'en';
