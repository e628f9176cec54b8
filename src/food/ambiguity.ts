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

const verbObjects = words(
  'the them in until for over your under it these those each some both while together lightly gently nuts seeds spices bread sesame almonds slices tightly up well on around from garlic finely',
);
const isVerb = (mention: Mention, { tokens, gaps }: Surroundings): boolean =>
  gaps[mention.last + 1] === 'tight' && verbObjects.has(wordAt(tokens, mention.last + 1));
const unlessVerb: Judge = (mention, around) => (isVerb(mention, around) ? undefined : mention.ingredient);

const anyTortilla: Judge = (mention, { language }) =>
  language === 'es' ? foodById('plain-tortilla') : mention.ingredient;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
const sizes = words('large medium small big half whole one two three four');
const beforeDate = words('by before to of expiry sell due end start');
const sliced = words('de fina finas gruesa gruesas');
const beforeDorada = words('una dos tres cuatro de la las cada del');

/** 'Cream-coloured', 'nut-brown', 'fish-shaped': only the look of a food. */
const looks = words('coloured colored shaped sized brown yellow');

/** 'Queso vegano tipo mozzarella': what a stand-in is like, not what it holds. */
const isLikened = ({ first }: Mention, before: Mention | undefined, { tokens }: Surroundings): boolean =>
  before?.ingredient.category === 'dairy alternative' &&
  first - before.last <= 4 &&
  ['tipo', 'estilo', 'style'].includes(wordAt(tokens, first - 1));

const judges: Readonly<Record<string, Judge>> = {
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
    beforeDate.has(wordAt(tokens, mention.first - 1)) ? undefined : mention.ingredient,
  salsa: (mention, { language }) => (language === 'es' ? foodById('sauce') : mention.ingredient),
  // '1 large pepper, sliced' is the vegetable; 'salt and pepper' and '1 tsp pepper' are the spice.
  pepper: (mention, { tokens }) => {
    const before = wordAt(tokens, mention.first - 1);
    return isNumber(before) || sizes.has(before) ? foodById('bell-pepper') : mention.ingredient;
  },
  // A slice, in Argentina: '1 feta de jamón'.
  feta: (mention, { tokens, language }) =>
    language === 'es' && sliced.has(wordAt(tokens, mention.last + 1)) ? undefined : mention.ingredient,
  fetas: (mention, { language }) => (language === 'es' ? undefined : mention.ingredient),
  dorada: (mention, { tokens, gaps }) => {
    const before = wordAt(tokens, mention.first - 1);
    const standsAlone = gaps[mention.first] !== 'tight' && (gaps[mention.last + 1] ?? 'hard') !== 'tight';
    return standsAlone || isNumber(before) || beforeDorada.has(before) ? mention.ingredient : undefined;
  },
};

/** Foods named 'X de Y' after their shape: leche de quinoa has no milk, pasta de aceitunas no wheat. */
const shapeWords = words(
  'pasta crema leche mantequilla manteca harina hamburguesa hamburguesas salchicha salchichas albondigas albondiga milanesa cola colas nata fideos',
);
/** What may follow 'de' and leave the first word its usual meaning. */
const usualOrigins = words(
  'trigo vaca oveja cabra bufala burra fuerza reposteria todo huevo semola espinacas res ternera cerdo vacuno buey la las los el una un calidad casa campo origen dieta montana carne pollo jamon bacalao',
);
const porkAndBeef = words('res ternera cerdo vacuno buey carne la las los el un una');

function isOtherShape(mention: Mention, { tokens, gaps }: Surroundings): boolean {
  const word = wordAt(tokens, mention.first);
  if (mention.first !== mention.last || !shapeWords.has(word)) return false;
  if (gaps[mention.last + 1] !== 'tight' || wordAt(tokens, mention.last + 1) !== 'de') return false;
  const origin = wordAt(tokens, mention.last + 2);
  return /^(?:hamb|salch|albon|milan)/.test(word) ? !porkAndBeef.has(origin) : !usualOrigins.has(origin);
}

const plants: readonly Category[] = ['nut', 'seed', 'grain', 'legume', 'plant protein', 'dairy alternative'];
/** What pasta of no wheat is made of: 'chickpea penne'. */
const pastaPlants: readonly Category[] = ['legume', 'grain', 'vegetable'];
const notBeef: readonly Category[] = [
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
const meaningChanges: Readonly<Record<string, readonly Category[]>> = {
  milk: plants,
  butter: ['nut', 'seed', 'legume'],
  cheese: plants,
  yoghurt: plants,
  cream: plants,
  flour: ['nut', 'seed', 'legume', 'vegetable', 'fruit', 'grain'],
  pasta: ['legume', 'grain'],
  penne: pastaPlants,
  fusilli: pastaPlants,
  spaghetti: pastaPlants,
  linguine: pastaPlants,
  chips: ['sweet', 'vegetable', 'fruit', 'sweetener', 'herb', 'spice', 'legume', 'nut'],
  noodles: pastaPlants,
  burger: notBeef,
  burgers: notBeef,
  meatballs: notBeef,
  sausage: notBeef,
  sausages: notBeef,
  mince: notBeef,
  bacon: notBeef,
  steak: notBeef,
  steaks: notBeef,
};

function isOtherMake(mention: Mention, before: Mention | undefined, { tokens, gaps }: Surroundings): boolean {
  if (!before || before.last !== mention.first - 1 || gaps[mention.first] !== 'tight') return false;
  if (mention.first !== mention.last || before.ingredient.contains.includes('Wheat')) return false;
  if (before.ingredient.avoid.includes('Beef')) return false;
  const changedBy = meaningChanges[wordAt(tokens, mention.first)];
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
    around.gaps[mention.last + 1] === 'tight' && looks.has(wordAt(around.tokens, mention.last + 1));
  if (isLook) return undefined;
  if (mention.first !== mention.last) return mention.ingredient;
  const judge = judges[wordAt(around.tokens, mention.first)];
  return judge ? judge(mention, around) : mention.ingredient;
}
