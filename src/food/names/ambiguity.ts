/**
 * Names that mean a food only in some contexts. 'pan' is bread in Spanish and a vessel in English, 'toast the nuts' contains no
 * bread, 'una dorada' is a fish and 'cebolla dorada' is not, 'a chicken burger' contains no beef.
 */

import { wordSet } from '@/lib/words';
import { foodById } from '../lexicon/foods';
import type { Category, Ingredient } from '../types';
import { type Mention, type MentionContext, nextWord, wordAt, wordsBefore } from './mentions';
import { isNonIngredientMention } from './nonIngredientMentions';

type Meaning = Ingredient | undefined;
type MeaningRule = (mention: Mention, around: MentionContext) => Meaning;

const verbObjects = wordSet(
  'the them in until for over your under it these those each some both while together lightly gently nuts seeds spices bread sesame almonds slices tightly up well on around from garlic finely',
);
/** 'Wrap the fish', but not 'warm the wrap in a pan'. */
const unlessVerb: MeaningRule = (mention, around) =>
  verbObjects.has(nextWord(mention, around)) && wordAt(around.tokens, mention.first - 1) !== 'the'
    ? undefined
    : mention.ingredient;
/** 'Cream the butter', 'cream vegan butter and sugar'. */
const afterVerbCream = wordSet('butter margarine sugar vegan unsalted softened');
/** Words before a wrap that is eaten: 'a wrap', 'wholemeal wrap'. */
const beforeWrap = wordSet(
  'a an the one two each per your this large small tortilla flour wholewheat wholegrain grain',
);

const anyTortilla: MeaningRule = (mention, { language }) =>
  language === 'es' ? foodById('plain-tortilla') : mention.ingredient;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
const sizes = wordSet('large medium small big half whole one two three four');
const beforeDate = wordSet('by before to of expiry sell due end start');
const afterSliceFeta = wordSet('de fina finas gruesa gruesas');
const beforeDorada = wordSet('una dos tres cuatro de la las cada del');

const unlessBrowned: MeaningRule = (mention, { tokens, gaps }) => {
  const before = wordAt(tokens, mention.first - 1);
  const standsAlone = gaps[mention.first] !== 'tight' && (gaps[mention.last + 1] ?? 'hard') !== 'tight';
  return standsAlone || isNumber(before) || beforeDorada.has(before) ? mention.ingredient : undefined;
};

/** 'Blitz to a flour', 'into a fine flour'. */
const groundToFlour = /\b(?:to|into) an? (?:fine |coarse |rough )?$/;
const rulesByWord: Readonly<Record<string, MeaningRule>> = {
  pan: (mention, { language }) => (language === 'en' ? undefined : mention.ingredient),
  // In Spanish any dough; in English maize dough.
  masa: (mention, { language }) => (language === 'es' ? undefined : mention.ingredient),
  // In English made of wheat; in Spanish of wheat, maize or eggs.
  tortilla: anyTortilla,
  tortillas: anyTortilla,
  toast: unlessVerb,
  wrap: (mention, around) => {
    const before = wordAt(around.tokens, mention.first - 1);
    // 'Warm the gluten-free wrap in a pan'.
    if (before === 'free') return mention.ingredient;
    const isNoun = isNumber(before) || beforeWrap.has(before) || nextWord(mention, around) === '';
    return isNoun ? unlessVerb(mention, around) : undefined;
  },
  mince: unlessVerb,
  cream: (mention, around) =>
    afterVerbCream.has(nextWord(mention, around)) ? undefined : unlessVerb(mention, around),
  // 'Tuna poke' and 'poke holes in the dough'.
  poke: (mention, around) =>
    around.language === 'en' && nextWord(mention, around) !== 'bowl' ? undefined : mention.ingredient,
  flour: (mention, around) =>
    groundToFlour.test(wordsBefore(around, mention.first)) ? undefined : mention.ingredient,
  date: (mention, { tokens }) =>
    beforeDate.has(wordAt(tokens, mention.first - 1)) ? undefined : mention.ingredient,
  salsa: (mention, { language }) => (language === 'es' ? foodById('sauce') : mention.ingredient),
  // '1 large pepper, sliced' is the vegetable; 'salt and pepper' and '1 tsp pepper' are the spice.
  pepper: (mention, { tokens }) => {
    const before = wordAt(tokens, mention.first - 1);
    return isNumber(before) || sizes.has(before) ? foodById('bell-pepper') : mention.ingredient;
  },
  // In Argentina a slice: '1 feta de jamón'.
  feta: (mention, { tokens, language }) =>
    language === 'es' && afterSliceFeta.has(wordAt(tokens, mention.last + 1))
      ? undefined
      : mention.ingredient,
  fetas: (mention, { language }) => (language === 'es' ? undefined : mention.ingredient),
  dorada: unlessBrowned,
  doradas: unlessBrowned,
};

/** First words of names of the form 'X de Y': leche de quinoa contains no milk, pasta de aceitunas no wheat. */
const shapeWords = wordSet(
  'pasta crema leche mantequilla manteca harina hamburguesa hamburguesas salchicha salchichas albondigas albondiga milanesa cola colas nata fideos',
);
/** Words after 'de' that do not change the meaning of the first word. */
const usualOrigins = wordSet(
  'trigo vaca oveja cabra bufala burra fuerza montar cocinar reposteria todo huevo semola espinacas res ternera cerdo vacuno buey la las los el una un calidad verdad siempre toda tu mi casa campo origen dieta montana carne pollo jamon bacalao',
);
const porkAndBeef = wordSet('res ternera cerdo vacuno buey carne la las los el un una');

function isOtherShape(mention: Mention, { tokens, gaps }: MentionContext): boolean {
  const word = wordAt(tokens, mention.first);
  if (mention.first !== mention.last || !shapeWords.has(word)) return false;
  if (gaps[mention.last + 1] !== 'tight' || wordAt(tokens, mention.last + 1) !== 'de') return false;
  const origin = wordAt(tokens, mention.last + 2);
  return /^(?:hamb|salch|albon|milan)/.test(word) ? !porkAndBeef.has(origin) : !usualOrigins.has(origin);
}

const plants: readonly Category[] = ['nut', 'seed', 'grain', 'legume', 'plant protein', 'dairy alternative'];
/** 'Chickpea penne' and 'courgette noodles' contain no wheat; the method calls them pasta. */
const plantPasta: Readonly<Record<string, string>> = {
  legume: 'lentil-pasta',
  grain: 'gluten-free-pasta',
  vegetable: 'sweet-potato-noodles',
};
/** English nouns whose meaning is changed by the food before them: 'pistachio butter', 'turkey burger'. */
const meaningChanges = new Map(
  (
    [
      ['milk cheese yoghurt cream', plants],
      ['butter', ['nut', 'seed', 'legume']],
      ['flour', ['nut', 'seed', 'legume', 'vegetable', 'fruit', 'grain']],
      ['pasta', ['legume', 'grain']],
      ['penne fusilli spaghetti linguine noodles', ['legume', 'grain', 'vegetable']],
      ['chips fries', ['sweet', 'vegetable', 'fruit', 'sweetener', 'herb', 'spice', 'legume', 'nut']],
      [
        'burger burgers meatballs sausage sausages mince bacon steak steaks',
        [
          'poultry',
          'fish',
          'shellfish',
          'legume',
          'vegetable',
          'mushroom',
          'plant protein',
          'redMeat',
          'pork',
        ],
      ],
    ] as readonly [words: string, changers: readonly Category[]][]
  ).flatMap(([words, changers]) => words.split(' ').map((word) => [word, changers] as const)),
);

function isOtherMake(
  mention: Mention,
  before: Mention | undefined,
  { tokens, gaps }: MentionContext,
): boolean {
  if (!before || before.last !== mention.first - 1 || gaps[mention.first] !== 'tight') return false;
  if (mention.first !== mention.last || before.ingredient.contains.includes('Wheat')) return false;
  if (before.ingredient.avoid.includes('Beef')) return false;
  const changers = meaningChanges.get(wordAt(tokens, mention.first));
  return changers?.includes(before.ingredient.category) ?? false;
}

/**
 * Returns the ingredient that a name means in its context; undefined if it is not a food there.
 * @param before the mention right before the name, if any
 */
export function resolveMeaning(
  mention: Mention,
  before: Mention | undefined,
  around: MentionContext,
): Meaning {
  if (isOtherShape(mention, around)) return undefined;
  if (isOtherMake(mention, before, around))
    return mention.ingredient.category === 'pasta'
      ? foodById(plantPasta[before?.ingredient.category ?? ''] ?? '')
      : undefined;
  if (isNonIngredientMention(mention, before, around)) return undefined;
  if (mention.first !== mention.last) return mention.ingredient;
  const rule = rulesByWord[wordAt(around.tokens, mention.first)];
  return rule ? rule(mention, around) : mention.ingredient;
}
