/** Names that a method shortens: 'pour in the milk' of a list that has oat milk and no other. */
import { isGeneral } from '../generalNames';
import { tokenize } from '../text';
import type { Category, FoundIngredient } from '../types';

/** 'Leche de avena', 'harina sin gluten', 'mantequilla vegana': Spanish names begin with what English ones end with. */
const goesOn = /^(?:de|del|sin|vegetal(?:es)?|vegan[oa]s?|integral(?:es)?)$/;
/** Shelves whose general name is more often what the recipe makes, or all of them: 'the sauce', 'the vegetables'. */
const notOneFood: readonly Category[] = ['sauce', 'vegetable', 'fruit', 'herb', 'spice'];

/** Ways of naming one food of a list that are looked at. */
const mostOfOne = 4;

const wordsOf = ({ text }: FoundIngredient): string[] =>
  tokenize(text).map(({ folded }) => folded.replace(/(?<=\p{L}{3})e?s$/u, ''));

/** Whether a name is the head of a longer one: 'milk' of 'oat milk', 'leche' of 'leche de avena', but not 'butter' of 'butter beans'. */
function isHeadOf(short: readonly string[], long: readonly string[]): boolean {
  if (short.length >= long.length) return false;
  const isAt = (place: number) => short.every((word, index) => long[place + index] === word);
  return isAt(long.length - short.length) || (isAt(0) && goesOn.test(long[short.length] ?? ''));
}

/**
 * Reads the foods of a title or a method as a cook would who bought what the list says. A food that the list names itself stays;
 * one that the list names only in a longer or a more particular form is that.
 * @param listed the foods of the ingredient list
 */
export function withListedFoods(
  listed: readonly FoundIngredient[],
): (found: FoundIngredient) => FoundIngredient {
  const sameId = new Map<string, FoundIngredient[]>();
  for (const one of listed) {
    const same = sameId.get(one.ingredient.id);
    if (same) same.push(one);
    else sameId.set(one.ingredient.id, [one]);
  }
  // Each food once: a list may say the same thousand times.
  const distinct = [...sameId.values()].flatMap((same) => same.slice(0, mostOfOne));
  const words = distinct.map(wordsOf);
  const known = new Map<string, FoundIngredient | undefined>();

  const meant = (found: FoundIngredient): FoundIngredient | undefined => {
    const own = sameId.get(found.ingredient.id);
    // 'Gluten-free oats' of the list are the oats of the method, unless the list has other oats too.
    if (own) return own.every(({ cleared }) => cleared) ? own[0] : undefined;
    const short = wordsOf(found);
    return (
      distinct.find((_, index) => isHeadOf(short, words[index] ?? [])) ??
      distinct.find(
        ({ ingredient: { category } }) =>
          category === found.ingredient.category &&
          !notOneFood.includes(category) &&
          isGeneral(found.ingredient),
      )
    );
  };
  return (found) => {
    if (found.cleared) return found;
    const key = `${found.ingredient.id} ${found.text}`;
    if (!known.has(key)) known.set(key, meant(found));
    const listedAs = known.get(key);
    if (!listedAs) return found;
    return {
      ...found,
      ingredient: listedAs.ingredient,
      ...(listedAs.cleared && { cleared: listedAs.cleared }),
    };
  };
}
