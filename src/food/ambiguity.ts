/**
 * Names that mean a food only in some company: 'pan' is bread in Spanish and a vessel in English, 'toast the nuts' holds no
 * bread, 'una dorada' is a fish and 'cebolla dorada' is not, 'a chicken burger' holds no beef.
 */

import type { Gap } from './clause';
import type { Language } from './language';
import { foodById } from './lexicon/foods';
import { type Mention, wordAt } from './mention';
import type { Token } from './text';
import type { Category, Ingredient } from './types';

interface Surroundings {
  readonly tokens: readonly Token[];
  readonly gaps: readonly Gap[];
  readonly language: Language;
}

type Verdict = Ingredient | undefined;
type Judge = (mention: Mention, around: Surroundings) => Verdict;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const VERB_OBJECTS = words(
  'the them in until for over your under it these those each some both while together lightly gently nuts seeds spices bread sesame almonds slices tightly up well on around from garlic finely',
);
const isVerb = (mention: Mention, { tokens, gaps }: Surroundings): boolean =>
  gaps[mention.last + 1] === 'tight' && VERB_OBJECTS.has(wordAt(tokens, mention.last + 1));
const unlessVerb: Judge = (mention, around) => (isVerb(mention, around) ? undefined : mention.ingredient);

const anyTortilla: Judge = (mention, { language }) =>
  language === 'es' ? foodById('plain-tortilla') : mention.ingredient;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
const SIZES = words('large medium small big half whole one two three four');
const BEFORE_DATE = words('by before to of expiry sell due end start');
const SLICED = words('de fina finas gruesa gruesas');
const BEFORE_DORADA = words('una dos tres cuatro de la las cada del');

/** 'Cream-coloured', 'nut-brown', 'fish-shaped': only the look of a food. */
const LOOKS = words('coloured colored shaped sized brown yellow');

/** 'Queso vegano tipo mozzarella': what a stand-in is like, not what it holds. */
const isLikened = ({ first }: Mention, before: Mention | undefined, { tokens }: Surroundings): boolean =>
  before?.ingredient.category === 'dairy alternative' &&
  first - before.last <= 4 &&
  ['tipo', 'estilo', 'style'].includes(wordAt(tokens, first - 1));

const JUDGES: Readonly<Record<string, Judge>> = {
  pan: (mention, { language }) => (language === 'en' ? undefined : mention.ingredient),
  // Any dough in Spanish, maize dough in English.
  masa: (mention, { language }) => (language === 'es' ? undefined : mention.ingredient),
  // Of wheat in English; of wheat, maize or eggs in Spanish.
  tortilla: anyTortilla,
  tortillas: anyTortilla,
  toast: unlessVerb,
  wrap: unlessVerb,
  mince: unlessVerb,
  cream: unlessVerb,
  date: (mention, { tokens }) =>
    BEFORE_DATE.has(wordAt(tokens, mention.first - 1)) ? undefined : mention.ingredient,
  salsa: (mention, { language }) => (language === 'es' ? foodById('sauce') : mention.ingredient),
  // '1 large pepper, sliced' is the vegetable; 'salt and pepper' and '1 tsp pepper' are the spice.
  pepper: (mention, { tokens }) => {
    const before = wordAt(tokens, mention.first - 1);
    return isNumber(before) || SIZES.has(before) ? foodById('bell-pepper') : mention.ingredient;
  },
  // A slice, in Argentina: '1 feta de jamón'.
  feta: (mention, { tokens, language }) =>
    language === 'es' && SLICED.has(wordAt(tokens, mention.last + 1)) ? undefined : mention.ingredient,
  fetas: (mention, { language }) => (language === 'es' ? undefined : mention.ingredient),
  dorada: (mention, { tokens, gaps }) => {
    const before = wordAt(tokens, mention.first - 1);
    const standsAlone = gaps[mention.first] !== 'tight' && (gaps[mention.last + 1] ?? 'hard') !== 'tight';
    return standsAlone || isNumber(before) || BEFORE_DORADA.has(before) ? mention.ingredient : undefined;
  },
};

/** Foods named 'X de Y' after their shape: leche de quinoa has no milk, pasta de aceitunas no wheat. */
const SHAPE_WORDS = words(
  'pasta crema leche mantequilla manteca harina hamburguesa hamburguesas salchicha salchichas albondigas albondiga milanesa cola colas nata fideos',
);
/** What may follow 'de' and leave the first word its usual meaning. */
const USUAL_ORIGINS = words(
  'trigo vaca oveja cabra bufala burra fuerza reposteria todo huevo semola espinacas res ternera cerdo vacuno buey la las los el una un calidad casa campo origen dieta montana carne pollo jamon bacalao',
);
const PORK_AND_BEEF = words('res ternera cerdo vacuno buey carne la las los el un una');

function isOtherShape(mention: Mention, { tokens, gaps }: Surroundings): boolean {
  const word = wordAt(tokens, mention.first);
  if (mention.first !== mention.last || !SHAPE_WORDS.has(word)) return false;
  if (gaps[mention.last + 1] !== 'tight' || wordAt(tokens, mention.last + 1) !== 'de') return false;
  const origin = wordAt(tokens, mention.last + 2);
  return /^(?:hamb|salch|albon|milan)/.test(word) ? !PORK_AND_BEEF.has(origin) : !USUAL_ORIGINS.has(origin);
}

const PLANTS: readonly Category[] = ['nut', 'seed', 'grain', 'legume', 'plant protein', 'dairy alternative'];
/** What pasta of no wheat is made of: 'chickpea penne'. */
const PASTA_PLANTS: readonly Category[] = ['legume', 'grain', 'vegetable'];
const NOT_BEEF: readonly Category[] = [
  'poultry',
  'fish',
  'shellfish',
  'legume',
  'vegetable',
  'mushroom',
  'plant protein',
  'redMeat',
  'pork',
];
/** English heads whose meaning the food right before them changes: 'pistachio butter', 'turkey burger'. */
const CHANGED_BY: Readonly<Record<string, readonly Category[]>> = {
  milk: PLANTS,
  butter: ['nut', 'seed', 'legume'],
  cheese: PLANTS,
  yoghurt: PLANTS,
  cream: PLANTS,
  flour: ['nut', 'seed', 'legume', 'vegetable', 'fruit', 'grain'],
  pasta: ['legume', 'grain'],
  penne: PASTA_PLANTS,
  fusilli: PASTA_PLANTS,
  spaghetti: PASTA_PLANTS,
  linguine: PASTA_PLANTS,
  chips: ['sweet', 'vegetable', 'fruit', 'sweetener', 'herb', 'spice', 'legume', 'nut'],
  noodles: PASTA_PLANTS,
  burger: NOT_BEEF,
  burgers: NOT_BEEF,
  meatballs: NOT_BEEF,
  sausage: NOT_BEEF,
  sausages: NOT_BEEF,
  mince: NOT_BEEF,
  bacon: NOT_BEEF,
  steak: NOT_BEEF,
  steaks: NOT_BEEF,
};

function isOtherMake(mention: Mention, before: Mention | undefined, { tokens, gaps }: Surroundings): boolean {
  if (!before || before.last !== mention.first - 1 || gaps[mention.first] !== 'tight') return false;
  if (mention.first !== mention.last || before.ingredient.contains.includes('Wheat')) return false;
  if (before.ingredient.avoid.includes('Beef')) return false;
  const changedBy = CHANGED_BY[wordAt(tokens, mention.first)];
  return changedBy?.includes(before.ingredient.category) ?? false;
}

/**
 * Decides what a name means where it stands.
 * @param before the mention right before it, if any
 * @returns the ingredient meant, or undefined when it is no food here
 */
export function meaningOf(mention: Mention, before: Mention | undefined, around: Surroundings): Verdict {
  if (isOtherShape(mention, around) || isOtherMake(mention, before, around)) return undefined;
  if (isLikened(mention, before, around)) return undefined;
  const isLook =
    around.gaps[mention.last + 1] === 'tight' && LOOKS.has(wordAt(around.tokens, mention.last + 1));
  if (isLook) return undefined;
  if (mention.first !== mention.last) return mention.ingredient;
  const judge = JUDGES[wordAt(around.tokens, mention.first)];
  return judge ? judge(mention, around) : mention.ingredient;
}
