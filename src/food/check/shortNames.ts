/** Resolves names that a method shortens: 'pour in the milk' if the list has only oat milk. */
import { isGeneralName } from '../lexicon/generalNames';
import { fold, tokenize } from '../text/tokenize';
import type { Category, FoundIngredient } from '../types';
import {
  contrastWithListedFood,
  isAfterDefiniteArticle,
  splitSentences,
  unlessListedFood,
} from './listedFoodContrast';
import type { PresentFoods } from './presentFoods';

/** Words after the head of a Spanish name: 'leche de avena', 'harina sin gluten', 'mantequilla vegana'. */
const goesOn = /^(?:de|del|sin|vegetal(?:es)?|vegan[oa]s?|integral(?:es)?)$/;
/** Categories whose general name mostly means the dish or all of them: 'the sauce', 'the vegetables'. */
const notOneFood: readonly Category[] = ['sauce', 'vegetable', 'fruit', 'herb', 'spice'];

const substituteCategories: readonly Category[] = ['dairy alternative', 'oil', 'egg'];

const maxNamesPerFood = 4;
/** Characters on either side of a listed food that are read for its kind. */
const lineReachChars = 60;

/** Returns a word without number ending: 'noodle' and 'noodles' → 'noodl'. */
const stem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:e?s|e)$/u, '');
const stems = (text: string): string[] => tokenize(text).map(({ folded }) => stem(folded));

const generalNames = new Set(
  'noodle pasta fideo flour harina cheese queso bread pan loaf toast wine vino alcohol bean frijol alubia judia poroto nut seed oil aceite mushroom champinon seta fish pescado seafood shellfish marisco'
    .split(' ')
    .map(stem),
);

/**
 * True if a name is the head of a longer one: 'milk' of 'oat milk', 'leche' of 'leche de avena', 'harina' of 'harina PAN', but
 * not 'butter' of 'butter beans'.
 */
function isHeadOf(short: readonly string[], long: readonly string[], isSpanish: boolean): boolean {
  if (short.length >= long.length) return false;
  const isAt = (place: number) => short.every((word, index) => long[place + index] === word);
  const tail = long.length - short.length;
  const isTail = isAt(tail) && !/^(?:de|del|con|sin|al|a|of|with)$/.test(long[tail - 1] ?? '');
  return isTail || (isAt(0) && (isSpanish || goesOn.test(long[short.length] ?? '')));
}

const isSpanishName = ({ text, ingredient }: FoundIngredient): boolean =>
  ingredient.names.es.some((name) => fold(name) === fold(text));

function wordsOnLine(text: string, { start, end }: FoundIngredient): Set<string> {
  const before =
    text
      .slice(Math.max(0, start - lineReachChars), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + lineReachChars).split('\n', 1)[0] ?? '';
  const line = `${before}${text.slice(start, end)}${after}`.toLowerCase();
  const words = tokenize(line).map(({ folded }) => folded);
  return new Set([...words, ...words.map(stem), ...(line.match(/[a-z]+(?:-[a-z]+)+/g) ?? [])]);
}

/**
 * Returns a function that replaces short names by the listed foods. A food that the list names itself does not change; one that
 * the list names only in a longer or more specific form becomes that food, unless the context contrasts
 * (listedFoodContrast.ts).
 * @param list the ingredient list
 */
export function createShortNameResolver(list: PresentFoods): (read: PresentFoods) => FoundIngredient[] {
  const sameId = new Map<string, FoundIngredient[]>();
  for (const one of list.present) {
    const same = sameId.get(one.ingredient.id);
    if (same) same.push(one);
    else sameId.set(one.ingredient.id, [one]);
  }
  // Each food once, because a list can repeat one thousands of times.
  const distinct = [...sameId.values()].flatMap((same) => same.slice(0, maxNamesPerFood));
  const words = distinct.map(({ text }) => stems(text));
  const known = new Map<string, FoundIngredient | undefined>();
  const wordsOfLine = new Map<FoundIngredient, Set<string>>();

  const search = (found: FoundIngredient): FoundIngredient | undefined => {
    const own = sameId.get(found.ingredient.id);
    // 'Gluten-free oats' of the list are the oats of the method, unless the list has other oats too.
    if (own) return own.every(({ cleared }) => cleared) ? own[0] : undefined;
    const short = stems(found.text);
    const isGeneralWord = short.length === 1 && generalNames.has(short[0] ?? '');
    return (
      distinct.find(
        (one, index) =>
          (found.ingredient.category !== 'pasta' || one.ingredient.category === 'pasta') &&
          isHeadOf(short, words[index] ?? [], isSpanishName(one)),
      ) ??
      distinct.find(
        ({ ingredient: { id, category } }) =>
          isGeneralWord &&
          (id === `gluten-free-${found.ingredient.id}` ||
            (category === found.ingredient.category &&
              !notOneFood.includes(category) &&
              isGeneralName(found.ingredient))),
      )
    );
  };
  const listedFoodFor = (found: FoundIngredient): FoundIngredient | undefined => {
    if (found.cleared && !sameId.get(found.ingredient.id)?.every(({ cleared }) => cleared)) return undefined;
    const key = `${found.ingredient.id} ${found.text}`;
    if (!known.has(key)) known.set(key, search(found));
    return known.get(key);
  };

  const wordsAround = (listed: FoundIngredient): Set<string> => {
    const known = wordsOfLine.get(listed) ?? wordsOnLine(list.text, listed);
    wordsOfLine.set(listed, known);
    return known;
  };

  return ({ text, present }) => {
    const sentences = present.some(listedFoodFor) ? splitSentences(text) : [];
    let at = 0;
    return present.map((found, index) => {
      const listed = listedFoodFor(found);
      if (!listed) return found;
      while ((sentences[at]?.end ?? Number.POSITIVE_INFINITY) <= found.start) at += 1;
      const sentence = sentences[at];
      if (!sentence) return found;
      const before = present[index - 1];
      const isFullName = before?.cleared || (before && before.text.length > found.text.length);
      const fullNameEnd = isFullName && before.ingredient === listed.ingredient ? before.end : undefined;
      const listedWords = wordsAround(listed);
      const contrast =
        contrastWithListedFood({
          ...found,
          text,
          sentence,
          listedWords,
          fullNameEnd,
          isEnglish: !isSpanishName(found),
        }) ?? (isUnlikelyShortName(found, listed, text, listedWords) ? 'either' : undefined);
      if (contrast === 'ordinary') return found;
      if (contrast === 'either') return { ...found, condition: unlessListedFood(listed.text) };
      return { ...found, ingredient: listed.ingredient, ...(listed.cleared && { cleared: listed.cleared }) };
    });
  };
}

/** True if a name is unlikely to mean the listed food: 'bread flour' for gluten-free flour, 'butter' for peanut butter. */
function isUnlikelyShortName(
  { text: name, start, ingredient }: FoundIngredient,
  listed: FoundIngredient,
  text: string,
  listedWords: ReadonlySet<string>,
): boolean {
  if (stems(name).some((word) => !listedWords.has(word) && !generalNames.has(word))) return true;
  const { category } = listed.ingredient;
  const before = text.slice(Math.max(0, start - lineReachChars), start);
  // Egg substitutes are seldom counted.
  if (category === 'egg' && /(?:\d|\b(?:an?|one|two|un|dos)) *$/i.test(before)) return true;
  const isStandIn = category === ingredient.category || substituteCategories.includes(category);
  return !isStandIn && !isAfterDefiniteArticle(before);
}
