/**
 * Makes the words of a sentence agree with a food whose name has changed its number: 'until the chicken is tender and no
 * longer sticks' of chickpeas is 'until the chickpeas are tender and no longer stick'.
 */

/** A stretch of a text and what to write there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A food in a text, whose words after it are to agree with its new number. */
export interface Renumbered {
  /** Of its name in the text, without 'the'. */
  readonly start: number;
  readonly end: number;
  readonly toPlural: boolean;
  /** Until where 'it' and 'they' are this food. */
  readonly reach: number;
}

const irregular: readonly (readonly [one: string, many: string])[] = [
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
  ['does', 'do'],
  ['goes', 'go'],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
];
/** Ends in s and is no verb of one. */
const noVerb = new Set(
  'as plus this its less across always thus towards sometimes unless besides'.split(' '),
);
/** Before a verb, without being one. */
const adverbs = new Set(
  'just all both only then still also no longer almost barely really start'
    .split(' ')
    .filter((word) => word !== 'start'),
);
const modal = new Set('can will should may must might would could cannot'.split(' '));
/** What a subject follows. */
const conjunctions = new Set(
  'until till when once as so that if while because before after and or but unless whether where'.split(' '),
);

const matchCase = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;

/** 'sticks' → 'stick', 'is' → 'are'; the word itself where it has one form. */
function verbOfMany(word: string): string {
  const known = irregular.find(([one]) => one === word);
  if (known) return known[1];
  if (noVerb.has(word) || !/[a-z]{2,}s$/.test(word) || /ss$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** 'stick' → 'sticks', 'are' → 'is'. */
function verbOfOne(word: string): string {
  const known = irregular.find(([, many]) => many === word);
  if (known) return known[0];
  if (modal.has(word) || /(?:ed|ing|ly|s)$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z|o)$/.test(word) ? `${word}es` : `${word}s`;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string, from: number, to: number): Word[] =>
  [...text.slice(from, to).matchAll(/[\p{L}'’]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: from + index,
    end: from + index + word.length,
  }));

const isTight = (text: string, one: Word, next: Word | undefined) =>
  next !== undefined && text.slice(one.end, next.start) === ' ';

/** What a food does in a pan: after 'and', only these are taken for verbs. */
const doings = new Set(
  `read release turn feel smell slide come hold start begin look show flake bubble brown soften thicken wilt crisp shrink
  puff curl lose give pull fall get have be set spring collapse yield shred open become remain stay stick stand keep taste
  move darken sizzle float rise caramelise blister char go melt dry steam simmer separate absorb drink plump pop split
  shine glisten lift leave need want take`.split(/\s+/),
);
const isDoing = (word: string) =>
  doings.has(word) || doings.has(verbOfMany(word)) || irregular.some((forms) => forms.includes(word));

/** 'until it is golden and slides about': the verbs that share a subject with one that has changed. */
function sharedVerbs(text: string, words: readonly Word[], from: number, toPlural: boolean): Edit[] {
  const edits: Edit[] = [];
  for (let index = from; index < words.length; index++) {
    const [before, word] = [words[index - 1], words[index]];
    if (!before || !word || /[.!?;:]/.test(text.slice(before.end, word.start))) break;
    if (word.text === 'the' && before.text === 'and') break;
    if (before.text !== 'and' && before.text !== 'or') continue;
    edits.push(...conjugatedAt(text, words, index, toPlural, isDoing));
  }
  return edits;
}

/** The verb at a word, or over an adverb or two after it, in the other number. */
function conjugatedAt(
  text: string,
  words: readonly Word[],
  from: number,
  toPlural: boolean,
  isVerb: (word: string) => boolean = () => true,
): Edit[] {
  for (let index = from; index < from + 3; index++) {
    const word = words[index];
    if (!word || (index > from && !isTight(text, words[index - 1] ?? word, word))) return [];
    if (adverbs.has(word.text)) continue;
    const other = toPlural ? verbOfMany(word.text) : verbOfOne(word.text);
    return other !== word.text && isVerb(word.text)
      ? [{ start: word.start, end: word.end, text: other }]
      : [];
  }
  return [];
}

/** Whether a clause before 'and' has a verb of its own: then what follows is another clause. */
const hasVerb = (clause: string) =>
  wordsOf(clause, 0, clause.length).some(({ text }) => isDoing(text) && text !== 'brown');

/** The edits that make verbs and pronouns agree with a food. The food's own name is the caller's to change. */
export function agreementEdits(text: string, { start, end, toPlural, reach }: Renumbered): Edit[] {
  const edits: Edit[] = [];
  const words = [{ text: text.slice(start, end), start, end }, ...wordsOf(text, end, reach)];
  const next = words[1];
  if (next && isTight(text, { text: '', start, end }, next) && isSubject(text, start, next, toPlural)) {
    const verb = conjugatedAt(text, words, 1, toPlural);
    edits.push(...verb, ...(verb.length > 0 ? sharedVerbs(text, words, 2, toPlural) : []));
  }
  let isOfAnother = false;
  words.forEach((word, index) => {
    if (index === 0) return;
    const previous = words[index - 1];
    if (previous && /[.!?;]/.test(text.slice(previous.end, word.start))) isOfAnother = false;
    // 'noodles tossed with vegetables that keep their bite'
    if (index > 1 && /^(?:that|which)$/.test(word.text) && previous?.text !== 'so') isOfAnother = true;
    if (isOfAnother) return;
    const change = (to: string) =>
      edits.push({ start: word.start, end: word.end, text: matchCase(word.text, to) });
    const pronoun = word.text.toLowerCase();
    if (toPlural && pronoun === 'it') {
      if (isSubjectPronoun(text, words, index)) {
        change('they');
        edits.push(
          ...conjugatedAt(text, words, index + 1, true),
          ...sharedVerbs(text, words, index + 2, true),
        );
      } else change('them');
    } else if (toPlural && pronoun === 'its') change('their');
    else if (!toPlural && pronoun === 'they') {
      change('it');
      edits.push(
        ...conjugatedAt(text, words, index + 1, false),
        ...sharedVerbs(text, words, index + 2, false),
      );
    } else if (!toPlural && pronoun === 'them') change('it');
    else if (!toPlural && pronoun === 'their') change('its');
  });
  return edits;
}

const causing = new Set('let lets make makes help helps have see'.split(' '));

/** Whether a food, and no other beside it, is what the next word is said of. */
function isSubject(text: string, start: number, next: Word, toPlural: boolean): boolean {
  const before = text.slice(Math.max(0, start - 80), start).replace(/\bthe $/, '');
  const lead = /(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase();
  const isOfBe = irregular.some((forms) => forms.includes(next.text));
  // 'the onion and the carrots are soft' are two; 'the rice is tender and the carrots are soft' is one and one.
  if (lead === 'and' || /,\s*$/.test(before)) {
    if (!isDoing(next.text)) return false;
    const clause =
      before
        .replace(/(?: and|,)\s*$/, '')
        .split(/[.!?;:]|\b(?:until|till|when|once|as|so that|if|while)\b/)
        .at(-1) ?? '';
    return toPlural || hasVerb(clause);
  }
  if (isOfBe || (lead !== undefined && conjunctions.has(lead))) return true;
  // 'wet noodles stick', but not 'let the noodles stand' or 'in the noodles set'.
  const few = before
    .trim()
    .split(/\s+/)
    .slice(-3)
    .map((word) => word.toLowerCase());
  return (
    isDoing(next.text) && /[.:;!?]\s+(?:\p{L}+ )?$/u.test(before) && !few.some((word) => causing.has(word))
  );
}

/** 'it is', 'until it slides', 'It should': not 'turn it over'. */
function isSubjectPronoun(text: string, words: readonly Word[], index: number): boolean {
  const [previous, word, verb] = [words[index - 1], words[index], words[index + 1]];
  if (!word || !verb || !isTight(text, word, verb)) return false;
  if (modal.has(verb.text) || irregular.some(([one]) => one === verb.text)) return true;
  const opens = previous !== undefined && /[.!?;:]\s*$/.test(text.slice(previous.end, word.start));
  const follows = previous !== undefined && conjunctions.has(previous.text.toLowerCase());
  const [edit] = conjugatedAt(text, words, index + 1, true);
  return (opens || follows) && edit !== undefined;
}

/** Writes the edits into a text. Where two overlap, the first one wins. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let written = '';
  for (const { start, end, text: words } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    written += text.slice(at, start) + words;
    at = end;
  }
  return written + text.slice(at);
}
