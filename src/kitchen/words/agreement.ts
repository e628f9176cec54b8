/** Makes the words about a food agree with its new number: 'until the chicken is tender' of chickpeas is 'are tender'. */
import { singularize, toPluralForm } from '@/food/text/plurals';
import { wordSet } from '@/lib/words';
import { capitalize } from './grammar';

/** A stretch of a text and what to write there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A food in a text, whose words after it are to agree with its new number. */
interface Renumbered {
  /** Of its name in the text, without 'the'. */
  readonly start: number;
  readonly end: number;
  readonly toPlural: boolean;
  /** Until where 'it' and 'they' are this food. */
  readonly reach: number;
}

/** Words for one, with those for many. */
const irregular = {
  is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go', "isn't": "aren't", "hasn't": "haven't",
}; // biome-ignore format: one row
const manyOf = new Map(Object.entries(irregular));
const oneOf = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));
const otherPronoun: Readonly<Record<string, string>> = {
  it: 'them', its: 'their', they: 'it', them: 'it', their: 'its',
}; // biome-ignore format: one row
/** Words of one form, though some end in s. */
const modal = wordSet('can will should may must might would could cannot from');
const noVerb = wordSet('as plus this its less across always thus towards sometimes unless besides');

/** A verb for many, or for one: 'sticks' and 'stick', 'is' and 'are'; the word itself where it has one form. */
function verbFor(word: string, areMany: boolean): string {
  const known = (areMany ? manyOf : oneOf).get(word);
  if (known !== undefined) return known;
  if (areMany) return noVerb.has(word) || !/[a-z]{2}s$/.test(word) ? word : singularize(word);
  return modal.has(word) || /(?:ed|ing|ly|s)$/.test(word) ? word : toPluralForm(word, 'en');
}

/** What a food does in a pan: after 'and', only these are taken for verbs. */
const doings = wordSet(
  `read release turn feel smell slide come hold start begin look show flake bubble brown soften thicken wilt crisp shrink
  puff curl lose give pull fall get have be set spring collapse yield shred open become remain stay stick stand keep taste
  move darken sizzle float rise caramelise blister char go melt dry steam simmer separate absorb drink plump pop split
  shine glisten lift leave need want take part`,
);
const isDoing = (word: string) => doings.has(verbFor(word, true)) || manyOf.has(word) || oneOf.has(word);

/** What a subject follows. */
const conjunction =
  /\b(?:until|till|when|once|as|so|that|if|while|because|before|after|and|or|but|unless|whether|where) (?:the )?$/i;
const opensClause = /(?:[.!?;:]|\bif [^,.;]*,)\s*$/;
const clauseStart = /[.!?;:]|\b(?:until|till|when|once|as|so that|if|while)\b/;
const verbAfter =
  /^ ((?:(?:just|all|both|only|then|still|also|no longer|almost|barely|really) )*)([\p{L}'’]+)/u;
const andVerb =
  / (?:and|or) (?:(?:just|all|both|only|then|still|also|no longer|almost|barely|really) )*([\p{L}'’]+)/gu;

/** Whether a food, and no other beside it, is what the next word is said of. */
function isSubject(before: string, next: string, toPlural: boolean): boolean {
  // 'the onion and the carrots are soft' are two; 'the rice is tender and the carrots are soft' or 'until brown and the carrots are soft' not.
  if (/(?:\band|,) (?:the )?$/i.test(before)) {
    const clause = before.split(clauseStart).at(-1) ?? '';
    const hasVerb = clause.split(/[^\p{L}'’]+/u).some((word) => isDoing(word) && word !== 'brown');
    return isDoing(next) && (toPlural || hasVerb || !/\bthe (?!$)/.test(clause));
  }
  return manyOf.has(next) || oneOf.has(next) || conjunction.test(before);
}

/** The edits that make verbs and pronouns agree with a food. The food's own name is the caller's to change. */
export function agreementEdits(text: string, { start, end, toPlural, reach }: Renumbered): Edit[] {
  const edits: Edit[] = [];
  const write = (at: number, word: string, other: string) => {
    if (other !== word) edits.push({ start: at, end: at + word.length, text: other });
  };
  /** The verb at a place, and those that share its subject: 'until it is golden and slides about'. */
  const conjugate = (at: number, isShared = true) => {
    const [all = '', , verb = ''] = verbAfter.exec(text.slice(at, reach)) ?? [];
    const other = verbFor(verb, toPlural);
    write(at + all.length - verb.length, verb, other);
    if (!isShared && other === verb) return;
    const from = at + all.length;
    const [clause = ''] = /^(?:(?! and the\b)[^.!?;:])*/.exec(text.slice(from, reach)) ?? [];
    for (const { 0: words, 1: shared = '', index } of clause.matchAll(andVerb))
      if (isDoing(shared))
        write(from + index + words.length - shared.length, shared, verbFor(shared, toPlural));
  };

  const [, next, relative] = /^(?: ([\p{L}'’]+)|(, which) )/u.exec(text.slice(end, reach)) ?? [];
  if (relative !== undefined) conjugate(end + relative.length, false);
  else if (next !== undefined && isSubject(text.slice(Math.max(0, start - 80), start), next, toPlural))
    conjugate(end, false);

  let isOfAnother = false;
  const pronouns = /[.!?;]|(?<!\bso )\b(?:that|which)\b|\b(?:its?|they|them|their)\b/giu;
  for (const { 0: word, index } of text.slice(end, reach).matchAll(pronouns)) {
    const at = end + index;
    const pronoun = word.toLowerCase();
    if (/^[.!?;]/.test(word)) isOfAnother = false;
    // 'Noodles tossed with vegetables that keep their bite'
    else if (pronoun === 'that' || pronoun === 'which') isOfAnother ||= index > 1;
    else if (!isOfAnother && toPlural === /^its?$/.test(pronoun)) {
      const isSubjectOfVerb = pronoun === 'they' || (pronoun === 'it' && isSubjectAt(text, at));
      const other = pronoun === 'it' && isSubjectOfVerb ? 'they' : (otherPronoun[pronoun] ?? word);
      write(at, word, /^\p{Lu}/u.test(word) ? capitalize(other) : other);
      if (isSubjectOfVerb) conjugate(at + word.length);
    }
  }
  return edits;
}

/** Whether 'it' at a place has a verb: 'it is', 'until it slides', 'It should', but not 'turn it over'. */
function isSubjectAt(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + 'it'.length)];
  const next = /^ ([\p{L}'’]+)/u.exec(after)?.[1];
  if (next === undefined) return false;
  if (modal.has(next) || manyOf.has(next)) return true;
  const verb = verbAfter.exec(after)?.[2] ?? '';
  return verbFor(verb, true) !== verb && (opensClause.test(before) || conjunction.test(before));
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
