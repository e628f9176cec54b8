/** Detects whether a line is Spanish or English, for the few names that are words in both languages. */
import { wordSet } from '@/lib/words';
import { type Gap, gapsBefore, type Token, tokenize } from './tokenize';

const spanish = wordSet(
  'de el la los las con y sin en para un una unos unas al del gramos taza tazas cucharada cucharadas cucharadita rebanadas hasta que picada sal aceite queso leche tomate pollo huevo',
);
const english = wordSet(
  'the and with of in a an or to for until into over cup cups tbsp tsp slices chopped sliced add heat large small hot your it on salt oil onion cheese milk tomatoes chicken egg',
);

/** The languages of the lexicon. */
export type Language = 'en' | 'es';

/** The language of a line; undefined if its common words do not decide. */
export type DetectedLanguage = Language | undefined;

export function languagePerWord(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  isLineStart: (index: number) => boolean,
): DetectedLanguage[] {
  const languages: DetectedLanguage[] = [];
  let start = 0;
  let balance = 0;
  const close = (end: number) => {
    const language = balance === 0 ? undefined : balance > 0 ? 'es' : 'en';
    for (let index = start; index < end; index++) languages.push(language);
    start = end;
    balance = 0;
  };
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && gaps[index] === 'hard' && isLineStart(index)) close(index);
    if (spanish.has(token.folded)) balance += 1;
    if (english.has(token.folded)) balance -= 1;
  }
  close(tokens.length);
  return languages;
}

/** Characters that are enough to detect the language of any text. */
const sampleChars = 4_000;

/** Returns the language of a text's common words; undefined if they do not decide. */
export function detectLanguage(text: string): DetectedLanguage {
  const start = text.slice(0, sampleChars);
  const tokens = tokenize(start);
  return languagePerWord(tokens, gapsBefore(start, tokens), () => false)[0];
}

export const detectLanguageOrEnglish = (text: string): NonNullable<DetectedLanguage> =>
  detectLanguage(text) ?? 'en';
