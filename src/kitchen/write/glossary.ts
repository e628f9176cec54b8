/** Cooking terms with their meanings, most useful first. */
const glossary: readonly (readonly [word: RegExp, meaning: string])[] = [
  [/\bsimmer/i, 'To simmer is to cook with a few small bubbles: turn the heat down when it boils.'],
  [/\bfold(?:ed|ing)? (?:in\b(?! the ends| the sides)|through|into|gently|the (?:flour|whites))/i, 'To fold is to turn the mixture over gently from below, so that the air stays in.'],
  [/\bsear/i, 'To sear is to brown over high heat without moving the food, until it lets go of the pan.'],
  [/\bdeglaze|scrap(?:e|ing) (?:up|the bottom)/i, 'The brown bits on the bottom of the pan are flavour: liquid loosens them.'],
  [/\bknead/i, 'To knead is to push the dough away with the heel of the hand, fold it back and turn it, again and again.'],
  [/\bfinely chopped\b/i, 'Finely chopped pieces are about 2 mm: rock the knife over them a few times.'],
]; // biome-ignore format: one row each
const maxTerms = 3;

/** Returns the meanings of the text's first few cooking terms, a sentence each. */
export const explainTerms = (text: string): string[] =>
  glossary.flatMap(([word, meaning]) => (word.test(text) ? [meaning] : [])).slice(0, maxTerms);
