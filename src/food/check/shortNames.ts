/** Names that a method shortens: 'pour in the milk' of a list that has oat milk and no other. */
import { isGeneral } from '../lexicon/generalNames';
import { fold, tokenize } from '../text/tokenize';
import type { Category, FoundIngredient } from '../types';
import { contrastOf, isDefinite, sentencesOf, unlessListed } from './alternatives';

/** 'Leche de avena', 'harina sin gluten', 'mantequilla vegana': Spanish names begin with what English ones end with. */
const goesOn = /^(?:de|del|sin|vegetal(?:es)?|vegan[oa]s?|integral(?:es)?)$/;
/** Shelves whose general name is more often what the recipe makes, or all of them: 'the sauce', 'the vegetables'. */
const notOneFood: readonly Category[] = ['sauce', 'vegetable', 'fruit', 'herb', 'spice'];

/** Shelves on which a food stands in for one of another shelf. */
const standIns: readonly Category[] = ['dairy alternative', 'oil', 'egg'];

/** Ways of naming one food of a list that are looked at. */
const mostOfOne = 4;
/** Characters on either side of a listed food that tell its kind. */
const lineReach = 60;

/** A word in any number: 'noodle' and 'noodles' are 'noodl'. */
const stem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:e?s|e)$/u, '');
const stems = (text: string): string[] => tokenize(text).map(({ folded }) => stem(folded));

/** Names that say no more than the shelf. */
const generalNames = new Set(
  'noodle pasta fideo flour harina cheese queso bread pan loaf toast wine vino alcohol bean frijol alubia judia poroto nut seed oil aceite mushroom champinon seta fish pescado seafood shellfish marisco'
    .split(' ')
    .map(stem),
);

/** Whether a name is the head of a longer one: 'milk' of 'oat milk', 'leche' of 'leche de avena', 'harina' of 'harina PAN', but not 'butter' of 'butter beans'. */
function isHeadOf(short: readonly string[], long: readonly string[], isSpanish: boolean): boolean {
  if (short.length >= long.length) return false;
  const isAt = (place: number) => short.every((word, index) => long[place + index] === word);
  const tail = long.length - short.length;
  const isTail = isAt(tail) && !/^(?:de|del|con|sin|al|a|of|with)$/.test(long[tail - 1] ?? '');
  return isTail || (isAt(0) && (isSpanish || goesOn.test(long[short.length] ?? '')));
}

const isSpanishName = ({ text, ingredient }: FoundIngredient): boolean =>
  ingredient.names.es.some((name) => fold(name) === fold(text));

/** A text with the foods that were found in it. */
interface FoodsOfText {
  readonly text: string;
  readonly present: readonly FoundIngredient[];
}

/** The words of the line, or of its part, that names a food. */
function lineWords(text: string, { start, end }: FoundIngredient): Set<string> {
  const before =
    text
      .slice(Math.max(0, start - lineReach), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + lineReach).split('\n', 1)[0] ?? '';
  const line = `${before}${text.slice(start, end)}${after}`.toLowerCase();
  const words = tokenize(line).map(({ folded }) => folded);
  return new Set([...words, ...words.map(stem), ...(line.match(/[a-z]+(?:-[a-z]+)+/g) ?? [])]);
}

/**
 * Reads the foods of a title or a method as a cook would who bought what the list says. A food that the list names itself stays;
 * one that the list names only in a longer or a more particular form is that, unless something contrasts: see alternatives.
 * @param list the ingredient list
 */
export function withListedFoods(list: FoodsOfText): (read: FoodsOfText) => FoundIngredient[] {
  const sameId = new Map<string, FoundIngredient[]>();
  for (const one of list.present) {
    const same = sameId.get(one.ingredient.id);
    if (same) same.push(one);
    else sameId.set(one.ingredient.id, [one]);
  }
  // Each food once: a list may say the same thousand times.
  const distinct = [...sameId.values()].flatMap((same) => same.slice(0, mostOfOne));
  const words = distinct.map(({ text }) => stems(text));
  const known = new Map<string, FoundIngredient | undefined>();
  const wordsOfLine = new Map<FoundIngredient, Set<string>>();

  const search = (found: FoundIngredient): FoundIngredient | undefined => {
    const own = sameId.get(found.ingredient.id);
    // 'Gluten-free oats' of the list are the oats of the method, unless the list has other oats too.
    if (own) return own.every(({ cleared }) => cleared) ? own[0] : undefined;
    const short = stems(found.text);
    const isGeneralName = short.length === 1 && generalNames.has(short[0] ?? '');
    return (
      distinct.find(
        (one, index) =>
          (found.ingredient.category !== 'pasta' || one.ingredient.category === 'pasta') &&
          isHeadOf(short, words[index] ?? [], isSpanishName(one)),
      ) ??
      distinct.find(
        ({ ingredient: { id, category } }) =>
          isGeneralName &&
          (id === `gluten-free-${found.ingredient.id}` ||
            (category === found.ingredient.category &&
              !notOneFood.includes(category) &&
              isGeneral(found.ingredient))),
      )
    );
  };
  const listedAs = (found: FoundIngredient): FoundIngredient | undefined => {
    if (found.cleared && !sameId.get(found.ingredient.id)?.every(({ cleared }) => cleared)) return undefined;
    const key = `${found.ingredient.id} ${found.text}`;
    if (!known.has(key)) known.set(key, search(found));
    return known.get(key);
  };

  const wordsAround = (listed: FoundIngredient): Set<string> => {
    const known = wordsOfLine.get(listed) ?? lineWords(list.text, listed);
    wordsOfLine.set(listed, known);
    return known;
  };

  return ({ text, present }) => {
    const sentences = present.some(listedAs) ? sentencesOf(text) : [];
    let at = 0;
    return present.map((found, index) => {
      const listed = listedAs(found);
      if (!listed) return found;
      while ((sentences[at]?.end ?? Number.POSITIVE_INFINITY) <= found.start) at += 1;
      const sentence = sentences[at];
      if (!sentence) return found;
      const before = present[index - 1];
      const isFullName = before?.cleared || (before && before.text.length > found.text.length);
      const fullNameEnd = isFullName && before.ingredient === listed.ingredient ? before.end : undefined;
      const listedWords = wordsAround(listed);
      const contrast =
        contrastOf({
          ...found,
          text,
          sentence,
          listedWords,
          fullNameEnd,
          isEnglish: !isSpanishName(found),
        }) ?? (isUnlike(found, listed, text, listedWords) ? 'open' : undefined);
      if (contrast === 'other') return found;
      if (contrast === 'open') return { ...found, doubt: unlessListed(listed.text) };
      return { ...found, ingredient: listed.ingredient, ...(listed.cleared && { cleared: listed.cleared }) };
    });
  };
}

/** Whether a name is hardly that of the listed food: 'bread flour' for gluten-free flour, 'butter' for peanut butter. */
function isUnlike(
  { text: name, start, ingredient }: FoundIngredient,
  listed: FoundIngredient,
  text: string,
  listedWords: ReadonlySet<string>,
): boolean {
  if (stems(name).some((word) => !listedWords.has(word) && !generalNames.has(word))) return true;
  const { category } = listed.ingredient;
  const before = text.slice(Math.max(0, start - lineReach), start);
  // What stands in for an egg is seldom counted.
  if (category === 'egg' && /(?:\d|\b(?:an?|one|two|un|dos)) *$/i.test(before)) return true;
  const isStandIn = category === ingredient.category || standIns.includes(category);
  return !isStandIn && !isDefinite(before);
}
