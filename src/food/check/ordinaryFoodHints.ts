/**
 * Finds hints at an ordinary food, without its name, in a recipe that lists a substitute: '(or use regular)', 'the real
 * thing', 'o la de siempre'. Such a food counts as possible only.
 */
import { foodById } from '../lexicon/foods';
import { findIngredients } from '../names/findIngredients';
import { fold } from '../text/tokenize';
import type { Category, FoundIngredient, Ingredient, Intolerance } from '../types';
import { ordinaryOnlyKinds, ordinaryOrigins, ordinaryWords, unlessListedFood } from './listedFoodContrast';
import type { PresentFoods } from './presentFoods';

/** By category of the substitutes: the intolerance that they avoid, and the ordinary food if their name does not tell it. */
const replacedByCategory: Readonly<Partial<Record<Category, readonly [Intolerance, id: string]>>> = {
  'dairy alternative': ['Milk', 'milk'],
  egg: ['Eggs', 'egg'],
  flour: ['Wheat', 'flour'],
  pasta: ['Wheat', 'pasta'],
  bread: ['Wheat', 'bread'],
};
const ordinaryFoodIds: Readonly<Record<string, string>> = {
  tamari: 'soy-sauce',
  'coconut-aminos': 'soy-sauce',
  margarine: 'butter',
  'sunflower-seed-butter': 'peanut-butter',
  tahini: 'peanut-butter',
};

/** Returns the ordinary food that a listed food replaces: milk for oat milk, pasta for gluten-free pasta. */
function ordinaryFoodFor({ ingredient, text, cleared }: FoundIngredient): Ingredient | undefined {
  if (cleared) return cleared.intolerances.length + cleared.diets.length > 0 ? ingredient : undefined;
  const { id, category, contains } = ingredient;
  const [lacking, usual = ''] = replacedByCategory[category] ?? [];
  if (!lacking) {
    const named = foodById(ordinaryFoodIds[id] ?? id.replace(/^vegan-/, ''));
    return named === ingredient ? undefined : named;
  }
  if (contains.includes(lacking)) return undefined;
  const words = text.split(/[\s-]/);
  return findIngredients(`${words.at(-1)}\n${words[0]}`)
    .map((found) => found.ingredient)
    .concat(foodById(usual) ?? [])
    .find((other) => other.contains.includes(lacking));
}

/** Words that lead to an ordinary food: 'or', 'swap it for', 'usa la'. */
const leads =
  '\\b(?:or|use|go|with|in|for|than|buy|u|o|usa|usar|vale|sirve|con|por|el|l[ao]s?|un[ao]?|version|opcion|prim[ao]|kind|sort|one)(?: (?:use|try|for|just|the|its|your|some|bien|usa|con|de|el|l[ao]s?|un[ao]?)){0,4} ';
/** Phrases that imply the ordinary food. The group is a kind that implies it only right after the substitute. */
const phrase = new RegExp(
  `(?<!\\b(?:un)?like (?:the |an? )?|\\bcomo (?:el |l[ao]s? )?)(?:${[
    `\\b${ordinaryWords} (?:one\\b|(?:thing|kind|sort|stuff|type|version|variety|deal|article|cousin|sister|counterpart|equivalent|brand|option)s?\\b)`,
    '\\b(?:(?:or|use|o|u|usa|vale|sirve) (?:use |usa )?(?:what|which|any|cualquiera|(?:el|l[ao]s?) (?:que|de) )\\p{L}*|(?:kind|sort|stuff|the one) you\\b)',
    // 'O la de siempre', 'or use regular', 'swap for whole', '(normal is fine)': the word takes the place of a food.
    `${leads}${ordinaryOrigins}`,
    `\\b(?:${ordinaryWords}|(${ordinaryOnlyKinds}))(?=\\s*(?:[^\\s\\p{L}\\p{N}-]|$)| (?:is|works?|will|would|if|when|instead|here|too|also|si|sirve|vale|tambien|en su|queda|sale)\\b)(?<=(?:${leads}|[(:;,–—.?!\\n/]\\s*|\\s- |^)\\S+)`,
  ].join('|')})`,
  'giu',
);
/** An alternative after a name, up to the end of its clause. */
const choice =
  /^(?: sin)?(?: [\p{L}-]+)?[\s,(]*(?:[\s,(](?:or|o|u) |\/ ?)(?=(?:use |try |usa |con )?(?:the|its|your|some\w*|any\w*|another|similar|wh\w+|el|l[ao]s?|un[ao]|su|tu|de|cual\w+|otr[ao]s?)\b)([^.,;:()\n]{0,40})/iu;

const reachChars = 160;
const maxPhrases = 200;

interface Phrase {
  readonly start: number;
  readonly end: number;
  /** True if the phrase counts only right after the substitute: 'or whole'. */
  readonly isKind?: boolean;
}

/**
 * Returns a function that finds the ordinary foods at which a text of the recipe hints. Linear in the texts.
 * @param list the ingredient list
 */
export function createOrdinaryFoodHintFinder(list: PresentFoods): (read: PresentFoods) => FoundIngredient[] {
  const substitutes = new Map<Ingredient, FoundIngredient>();
  // A name read as the ordinary food also refers to its substitute.
  const impliedByMention = new Map<Ingredient, FoundIngredient>();
  for (const listed of list.present) {
    const ingredient = ordinaryFoodFor(listed);
    if (!ingredient || impliedByMention.has(listed.ingredient)) continue;
    const meant = { ...listed, ingredient, cleared: undefined, condition: unlessListedFood(listed.text) };
    substitutes.set(ingredient, meant);
    impliedByMention.set(listed.ingredient, meant).set(ingredient, meant);
  }
  return (read) => {
    if (substitutes.size === 0) return [];
    const { text, present } = read;
    const folded = fold(text).length === text.length ? fold(text) : text;
    const phrases = [...folded.matchAll(phrase)].map(
      ({ 0: words, 1: kind, index: start }): Phrase => ({
        start,
        end: start + words.length,
        isKind: kind !== undefined,
      }),
    );
    const choices = present.flatMap(({ ingredient, end }): Phrase[] => {
      const [all = '', other = ''] =
        (impliedByMention.has(ingredient) && choice.exec(folded.slice(end, end + reachChars))) || [];
      return other ? [{ start: end + all.length - other.length, end: end + all.trimEnd().length }] : [];
    });
    let next = 0;
    let lastEnd = 0;
    return [...phrases, ...choices]
      .sort((one, other) => one.start - other.start)
      .slice(0, maxPhrases)
      .flatMap(({ start, end, isKind }) => {
        while ((present[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
        // A food's name in the phrase means that food: 'or whatever oil'.
        if (start < lastEnd || (present[next]?.start ?? Number.POSITIVE_INFINITY) < end + 2) return [];
        const before = present[next - 1];
        const isBeside = before !== undefined && !/[.!?;\n]/.test(text.slice(before.end, start));
        const near =
          before && start - before.end < reachChars ? impliedByMention.get(before.ingredient) : undefined;
        if (!(near && isBeside) && (read === list || (isKind && isBeside))) return [];
        // 'Milk (whole)' is already a hit.
        if (isBeside && !before.condition && !before.cleared && near?.ingredient === before.ingredient)
          return [];
        lastEnd = end;
        return (near ? [near] : [...substitutes.values()]).map((meant) => ({
          ...meant,
          start,
          end,
          text: text.slice(start, end),
        }));
      });
  };
}
