/**
 * Finds where a recipe that lists a stand-in speaks of the ordinary food without its name: '(or use regular)', 'the real thing',
 * 'o la de siempre'. Such a food is only possible.
 */
import { foodById } from '../lexicon/foods';
import { findIngredients } from '../names/findIngredients';
import { fold } from '../text/tokenize';
import type { Category, FoundIngredient, Ingredient, Intolerance } from '../types';
import { ordinary, origin, ownKind, unlessListed } from './alternatives';

/** What the stand-ins of a shelf do without, and the food that they stand for unless their name tells. */
const shelves: Readonly<Partial<Record<Category, readonly [Intolerance, id: string]>>> = {
  'dairy alternative': ['Milk', 'milk'],
  egg: ['Eggs', 'egg'],
  flour: ['Wheat', 'flour'],
  pasta: ['Wheat', 'pasta'],
  bread: ['Wheat', 'bread'],
};
/** Stand-ins on other shelves. */
const originalIds: Readonly<Record<string, string>> = {
  tamari: 'soy-sauce',
  'coconut-aminos': 'soy-sauce',
  margarine: 'butter',
  'sunflower-seed-butter': 'peanut-butter',
  tahini: 'peanut-butter',
};

/** The food that one of the list stands in for: milk for oat milk, pasta for gluten-free pasta. */
function originalOf({ ingredient, text, cleared }: FoundIngredient): Ingredient | undefined {
  if (cleared) return cleared.intolerances.length + cleared.diets.length > 0 ? ingredient : undefined;
  const { id, category, contains } = ingredient;
  const [lacking, usual = ''] = shelves[category] ?? [];
  if (!lacking) {
    const named = foodById(originalIds[id] ?? id.replace(/^vegan-/, ''));
    return named === ingredient ? undefined : named;
  }
  if (contains.includes(lacking)) return undefined;
  const words = text.split(/[\s-]/);
  return findIngredients(`${words.at(-1)}\n${words[0]}`)
    .map((found) => found.ingredient)
    .concat(foodById(usual) ?? [])
    .find((other) => other.contains.includes(lacking));
}

/** What leads to the word: 'or', 'swap it for', 'usa la'. */
const leads =
  '\\b(?:or|use|go|with|in|for|than|buy|u|o|usa|usar|vale|sirve|con|por|el|l[ao]s?|un[ao]?|version|opcion|prim[ao]|kind|sort|one)(?: (?:use|try|for|just|the|its|your|some|bien|usa|con|de|el|l[ao]s?|un[ao]?)){0,4} ';
/** What speaks of the ordinary food; the group is a kind that tells only right after the stand-in. */
const phrase = new RegExp(
  `(?<!\\b(?:un)?like (?:the |an? )?|\\bcomo (?:el |l[ao]s? )?)(?:${[
    // 'The real thing', 'its everyday cousin'.
    `\\b${ordinary} (?:one\\b|(?:thing|kind|sort|stuff|type|version|variety|deal|article|cousin|sister|counterpart|equivalent|brand|option)s?\\b)`,
    // 'Or whatever you have', 'the kind you drink', 'o la que tengas'.
    '\\b(?:(?:or|use|o|u|usa|vale|sirve) (?:use |usa )?(?:what|which|any|cualquiera|(?:el|l[ao]s?) (?:que|de) )\\p{L}*|(?:kind|sort|stuff|the one) you\\b)',
    // 'O la de siempre', 'or use regular', 'swap for whole', '(normal is fine)': the word stands where a food would.
    `${leads}${origin}`,
    `\\b(?:${ordinary}|(${ownKind}))(?=\\s*(?:[^\\s\\p{L}\\p{N}-]|$)| (?:is|works?|will|would|if|when|instead|here|too|also|si|sirve|vale|tambien|en su|queda|sale)\\b)(?<=(?:${leads}|[(:;,–—.?!\\n/]\\s*|\\s- |^)\\S+)`,
  ].join('|')})`,
  'giu',
);
/** What follows a name as another choice, up to the end of its clause. */
const choice =
  /^(?: sin)?(?: [\p{L}-]+)?[\s,(]*(?:[\s,(](?:or|o|u) |\/ ?)(?=(?:use |try |usa |con )?(?:the|its|your|some\w*|any\w*|another|similar|wh\w+|el|l[ao]s?|un[ao]|su|tu|de|cual\w+|otr[ao]s?)\b)([^.,;:()\n]{0,40})/iu;

/** How far back the stand-in is looked for that a phrase speaks of, in characters. */
const reach = 160;
/** Phrases of one text that are looked at: no recipe says it so often. */
const mostPhrases = 200;

/** A text with the foods that were found in it. */
interface FoodsOfText {
  readonly text: string;
  readonly present: readonly FoundIngredient[];
}
interface Phrase {
  readonly start: number;
  readonly end: number;
  /** Tells only right after the stand-in: 'or whole'. */
  readonly isKind?: boolean;
}

/**
 * Reads the foods that the texts of a recipe mean without naming them. Linear in the texts.
 * @param list the ingredient list
 */
export function originalsMeant(list: FoodsOfText): (read: FoodsOfText) => FoundIngredient[] {
  const standIns = new Map<Ingredient, FoundIngredient>();
  // Where a name is read as the ordinary food, or may be, the stand-in is spoken of all the same.
  const spokenOf = new Map<Ingredient, FoundIngredient>();
  for (const listed of list.present) {
    const ingredient = originalOf(listed);
    if (!ingredient || spokenOf.has(listed.ingredient)) continue;
    const meant = { ...listed, ingredient, cleared: undefined, doubt: unlessListed(listed.text) };
    standIns.set(ingredient, meant);
    spokenOf.set(listed.ingredient, meant).set(ingredient, meant);
  }
  return (read) => {
    if (standIns.size === 0) return [];
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
        (spokenOf.has(ingredient) && choice.exec(folded.slice(end, end + reach))) || [];
      return other ? [{ start: end + all.length - other.length, end: end + all.trimEnd().length }] : [];
    });
    let next = 0;
    let lastEnd = 0;
    return [...phrases, ...choices]
      .sort((one, other) => one.start - other.start)
      .slice(0, mostPhrases)
      .flatMap(({ start, end, isKind }) => {
        while ((present[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
        // What goes on to the name of a food means that one: 'or whatever oil'.
        if (start < lastEnd || (present[next]?.start ?? Number.POSITIVE_INFINITY) < end + 2) return [];
        const before = present[next - 1];
        const isBeside = before !== undefined && !/[.!?;\n]/.test(text.slice(before.end, start));
        const near = before && start - before.end < reach ? spokenOf.get(before.ingredient) : undefined;
        if (!(near && isBeside) && (read === list || (isKind && isBeside))) return [];
        // 'Milk (whole)' is told already.
        if (isBeside && !before.doubt && !before.cleared && near?.ingredient === before.ingredient) return [];
        lastEnd = end;
        return (near ? [near] : [...standIns.values()]).map((meant) => ({
          ...meant,
          start,
          end,
          text: text.slice(start, end),
        }));
      });
  };
}
