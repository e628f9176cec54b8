import type { Language } from './language';

/** English and Spanish plurals of ingredient names, to show and to search for. */

const englishFPlurals = new Set(['leaf', 'loaf', 'half', 'calf']);
/** Plurals whose singular is another word, mostly a verb or an adjective: 'sweet', 'sprinkle', 'pasa'. */
const noSingular = new Set(
  'pulses sweets crisps fries rolls buns snacks greens elbows sprinkles molasses res mas vegetales casis pasas picos rajas suspiros claras anis'.split(
    ' ',
  ),
);
/** Spanish words after which a name no longer agrees in number: 'dientes de ajo'. */
const spanishLinks = new Set(['de', 'del', 'al', 'a', 'con', 'sin', 'en', 'para', 'por']);

function englishPlural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return /s$/.test(word) && !/ss$/.test(word) ? word : `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (englishFPlurals.has(word)) return `${word.slice(0, -1)}ves`;
  if (/(?:tomato|potato|mango|chilli)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

function englishSingulars(word: string): string[] {
  if (!/[^siu]s$/.test(word) || word.length < 4 || noSingular.has(word)) return [];
  if (/ies$/.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/ves$/.test(word)) return [`${word.slice(0, -3)}f`, word.slice(0, -1)];
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

function spanishPlural(word: string): string {
  if (/s$/.test(word)) return word;
  if (/[aeiouáéíóú]$/.test(word)) return `${word}s`;
  if (!/[a-zñ]$/.test(word)) return word;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  const unaccented = word.replace(/[áéíóú](?=n$)/, (vowel) => vowel.normalize('NFD').charAt(0));
  return `${unaccented}es`;
}

function spanishSingulars(word: string): string[] {
  if (!/s$/.test(word) || word.length < 4 || noSingular.has(word)) return [];
  if (/ces$/.test(word)) return [`${word.slice(0, -3)}z`, word.slice(0, -1)];
  if (/[nrldj]es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return /[aeo]s$|[iu]s$/.test(word) ? [word.slice(0, -1)] : [];
}

const replaceLast = (words: readonly string[], word: string): string =>
  [...words.slice(0, -1), word].join(' ');

function englishForms(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const forms = [englishPlural(last), ...englishSingulars(last)].map((word) => replaceLast(words, word));
  const [first = '', ...rest] = words;
  return words.includes('of') ? [...forms, [englishPlural(first), ...rest].join(' ')] : forms;
}

function spanishForms(words: readonly string[]): string[] {
  const link = words.findIndex((word) => spanishLinks.has(word));
  const head = link === -1 ? words : words.slice(0, link);
  const tail = link === -1 ? [] : words.slice(link);
  const [first = '', ...rest] = head;
  const forms = [
    [...head.map(spanishPlural), ...tail],
    [spanishPlural(first), ...rest, ...tail],
    ...spanishSingulars(first).map((word) => [
      word,
      ...rest.map((other) => spanishSingulars(other)[0] ?? other),
      ...tail,
    ]),
  ];
  return forms.map((form) => form.join(' '));
}

/** Returns the other singular and plural forms of a name. Can include forms that do not exist. */
export const singularAndPluralForms = (words: readonly string[], language: Language): string[] =>
  language === 'en' ? englishForms(words) : spanishForms(words);

/**
 * Returns the words that a Spanish diminutive can come from: 'patatitas' → 'patata', 'lechuguita' → 'lechuga', 'pancito' →
 * 'pan'. Can include words that do not exist; empty for other words.
 */
export function diminutiveBases(word: string): string[] {
  const stem = /^(\p{L}{3,})it[oa]s?$/u.exec(word)?.[1];
  if (stem === undefined) return [];
  const stems = [
    stem,
    stem.replace(/c$/, ''),
    stem.replace(/c$/, 'z'),
    stem.replace(/qu$/, 'c'),
    stem.replace(/gu$/, 'g'),
  ];
  return [...new Set(stems)].flatMap((one) => ['a', 'o', 'e', ''].map((ending) => one + ending));
}

const unchanging = /\bchoy$/;

/** Returns the plural to show: 'bay leaf' → 'bay leaves', 'diente de ajo' → 'dientes de ajo'. Plurals do not change. */
export function toPluralForm(name: string, language: Language): string {
  const words = name.split(' ');
  if (language === 'en') {
    if (unchanging.test(name)) return name;
    const of = words.indexOf('of');
    const noun = of > 0 ? of - 1 : words.length - 1;
    return words.map((word, index) => (index === noun ? englishPlural(word) : word)).join(' ');
  }
  const link = words.findIndex((word) => spanishLinks.has(word));
  return words.map((word, index) => (link === -1 || index < link ? spanishPlural(word) : word)).join(' ');
}

/** Returns the singular of an English word or name: 'radishes' → 'radish', 'bay leaves' → 'bay leaf'. A singular stays. */
export function singularize(name: string): string {
  if (/(?:ss|[iu]s|molasses|aminos)$/.test(name)) return name;
  if (/(?:\bpies|cookies|brownies|smoothies|veggies)$/.test(name)) return name.replace(/s$/, '');
  if (/(?<!chil|chill)ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:leaves|loaves|halves)$/.test(name)) return name.replace(/ves$/, 'f');
  if (/(?:toes|goes|(?<!qui|brio|cevi)ches|shes|xes|zzes|sses|chilies|chillies)$/.test(name))
    return name.replace(/es$/, '');
  return name.replace(/s$/, '');
}

/** True for an English plural: 'almonds', but not 'couscous' or 'molasses'. */
export const isPluralName = (name: string): boolean => /[^isu]s$/.test(name) && name !== 'molasses';

/** Starts of phrases in singular and plural; the longest first. */
const verbForms = [
  ['is a milk product', 'are milk products'],
  ['is a nut', 'are nuts'],
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['contains', 'contain'],
] as const;

/** Returns a phrase that starts with a verb, 'has nuts', 'are nuts', in the number of an English name. */
export function conjugateFor(name: string, phrase: string): string {
  for (const forms of verbForms) {
    const used = forms.find(
      (form) => phrase === form || (/^\W/.test(phrase.slice(form.length)) && phrase.startsWith(form)),
    );
    if (used) return forms[isPluralName(name) ? 1 : 0] + phrase.slice(used.length);
  }
  return phrase;
}
