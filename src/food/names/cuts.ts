import { memoize } from '@/lib/memoize';
import type { Category } from '../types';

/** How a cut of meat is cooked. Cuts with the same method can replace each other: chops for a tenderloin, shin for cheeks. */
type CutMethod =
  | 'quick'
  | 'tenderloin'
  | 'joint'
  | 'rack'
  | 'slow'
  | 'braise'
  | 'ribs'
  | 'belly'
  | 'slices'
  | 'legs'
  | 'thighs'
  | 'wings'
  | 'breast'
  | 'escalope'
  | 'fish';

export interface Cut {
  /** Its English name after the animal's name: 'chops'. Only 'stewing' comes before it. */
  readonly name: string;
  readonly words: RegExp;
  readonly categories: readonly Category[];
  readonly method: CutMethod;
  /** Cooking time of a whole dish for which the cut suits: a braising cut is tough before, a steak dry after. */
  readonly minutes: readonly [least: number, most: number];
}

const bird: readonly Category[] = ['poultry'];
const meat: readonly Category[] = ['redMeat', 'pork'];
const any: readonly Category[] = ['poultry', 'redMeat', 'pork'];
const fish: readonly Category[] = ['fish'];
const noLimit = Number.POSITIVE_INFINITY;

const cut = (
  name: string,
  words: string,
  categories: readonly Category[],
  method: CutMethod,
  least: number,
  most = noLimit,
): Cut => ({ name, words: new RegExp(`\\b(?:${words})\\b`), categories, method, minutes: [least, most] });

/** The first row that matches both words and category applies. */
export const cuts: readonly Cut[] = [
  cut('shoulder chops', 'shoulder (?:chops?|cutlets?)|chulet(?:ill)?as? de paletilla', meat, 'braise', 59),
  cut('chops', 'chops?|chuletas?|chuletillas?|cutlets?', meat, 'quick', 0, 80),
  cut('joint', '(?:sirloin|rump|rib|breast|turkey) joints?', any, 'joint', 60),
  cut('short ribs', 'short ribs?', ['redMeat'], 'braise', 150),
  cut('rib eye', 'rib[- ]?eyes?|chuleton(?:es)?', ['redMeat'], 'quick', 0, 60),
  cut('ribs', 'ribs?|costillas?|costillar', ['redMeat'], 'braise', 120),
  cut('ribs', 'spare ribs?|ribs?|costillas?|costillar|costillitas?', ['pork'], 'ribs', 80),
  cut('tenderloin', 'tenderloins?|solomillos?', ['redMeat'], 'quick', 0, 80),
  cut('tenderloin', 'tenderloins?|solomillos?', ['pork'], 'tenderloin', 0, 80),
  cut('belly slices', 'belly (?:slices|strips|rashers)|(?:tiras|lonchas|filetes) de panceta', meat, 'slices', 35, 130),
  cut('belly', 'belly|panceta', meat, 'belly', 75),
  cut('matambre', 'matambres?|matambrito', meat, 'braise', 60),
  cut('cheeks', 'cheeks?|carrilleras?|carrilladas?', ['redMeat'], 'braise', 140),
  cut('cheeks', 'cheeks?|carrilleras?|carrilladas?', ['pork'], 'braise', 95),
  cut('shin', 'shins?|zancarron|morcillo|oss?obuco|osso buco', meat, 'braise', 110),
  cut('shanks', 'shanks?|jarretes?|codillos?|knuckles?', meat, 'slow', 150),
  cut('brisket', 'briskets?|falda', meat, 'slow', 110),
  cut('chuck', 'chuck', ['redMeat'], 'braise', 110),
  cut('neck', 'necks?|scrag', ['redMeat'], 'braise', 90),
  cut('oxtail', 'oxtails?|rabo', ['redMeat'], 'braise', 180),
  cut('shoulder steaks', 'shoulder steaks?|filetes? de (?:aguja|paletilla)', meat, 'braise', 50),
  cut('shoulder', 'shoulder|butt|paletilla|paleta', meat, 'slow', 90),
  cut('stewing', 'stewing|braising|diced|para (?:guisar|estofar)', meat, 'braise', 90),
  cut('secreto', 'secretos?|presas?|plumas?', ['pork'], 'quick', 0, 60),
  cut('escalopes', 'escalopes?|escalopines?|scallopini|schnitzels?', any, 'escalope', 0, 60),
  cut('steaks', 'steaks?|filetes?', bird, 'breast', 0, 60),
  cut('steaks', 'steaks?|bistecs?|filetes?|entrecots?|sirloin|rump', meat, 'quick', 0, 60),
  cut('loin', 'loin|lomo|cinta', meat, 'quick', 0, 100),
  cut('joint', 'joints?|topside|silverside', meat, 'joint', 60),
  cut('hock', 'hocks?', ['pork'], 'slow', 80),
  cut('rack', 'racks?|carre', ['redMeat'], 'rack', 20, 90),
  cut('leg', 'legs?|piernas?', meat, 'joint', 75),
  cut('breast', 'breasts?|pechugas?|magrets?', bird, 'breast', 0, 90),
  cut('drumsticks', 'drumsticks?|jamoncitos|muslitos?', bird, 'legs', 45),
  cut('legs', 'legs?|piernas?|quarters|cuartos traseros', bird, 'legs', 40),
  cut('bone-in thighs', 'bone.in chicken thighs?', bird, 'legs', 40),
  cut('thighs', 'thighs?|muslos?|contramuslos?', bird, 'thighs', 25),
  cut('wings', 'turkey wings?|alas? de pavo|alitas de pavo', bird, 'wings', 75),
  cut('wings', 'wings?|alitas?', bird, 'wings', 40),
  cut('steaks', 'steaks?|rodajas?', fish, 'fish', 0),
  cut('fillets', 'fillets?|filetes?|lomos?|loin', fish, 'fish', 0),
]; // biome-ignore format: one row a cut

/** Methods of other cuts that can replace a cut: shoulder is cubed for a stew, boned thighs are fried like breasts. */
const otherMethods: Readonly<Partial<Record<CutMethod, readonly CutMethod[]>>> = {
  slow: ['braise'],
  slices: ['belly'],
  belly: ['slices'],
  quick: ['tenderloin'],
  legs: ['thighs'],
  thighs: ['legs', 'breast'],
  breast: ['thighs', 'escalope'],
  escalope: ['breast'],
};

/** Least minutes of a cut that nobody expects in the time of others, and how many times as long its dishes commonly take. */
const slowFrom = 60;
const slowShare = 1.5;
/** Returns the minutes there are for a cut: the minutes asked for, or those that its dishes commonly take. */
export function minutesFor(cut: Cut | null, asked: number): number {
  const least = cut?.minutes[0] ?? 0;
  return Math.max(asked, least < slowFrom ? least : least * slowShare);
}

/** Methods of cuts that are roasted whole. Unspecified 'lamb' in a stew is none of them. */
const roastMethods: readonly CutMethod[] = ['slow', 'joint', 'rack', 'ribs'];

/** Returns how well one cut replaces another, from 0 to 1. Null is an unspecified cut. */
export function cutSubstitutionScore(has: Cut | null, wants: Cut | null): number {
  // Escalopes go only where escalopes or thin slices are wanted: a steak's minutes dry them.
  if ((has?.method === 'escalope' && !wants) || (wants?.method === 'escalope' && !has)) return 0.45;
  if (!has || !wants) return has ? (roastMethods.includes(has.method) ? 0.7 : 0.85) : wants ? 0.9 : 1;
  if (has.name === wants.name) return 1;
  if (has.method === wants.method) return 0.75;
  return otherMethods[has.method]?.includes(wants.method) ? 0.7 : 0;
}

/** Returns the cut named in folded text, for a food of the category; null if none is named. */
export const findCut = (folded: string, category: Category): Cut | null =>
  cuts.find(({ words, categories }) => categories.includes(category) && words.test(folded)) ?? null;

const cutsByName = memoize((category: Category) =>
  memoize((name: string) => ({ cut: findCut(name.toLowerCase(), category) })),
);
/** Returns the cut that the English name of a food says: cached, for it is asked of every dish. */
export const cutOfName = (name: string, category: Category): Cut | null => cutsByName(category)(name).cut;

/** True if the text names a cut and nothing else: 'chops' in 'lamb chops'. */
export const isOnlyCutName = (folded: string, category: Category): boolean => {
  const words = findCut(folded, category)?.words;
  return words !== undefined && folded.replace(words, '').trim() === '';
};

/** Grams of cuts that are cooked whole and counted. */
export const gramsOfCuts: readonly (readonly [name: RegExp, grams: number])[] = [
  [/\blamb (?:chops|cutlets)$/, 90],
  [/\bchops$/, 180],
  [/\bdrumsticks$/, 110],
  [/\bbone-in chicken thighs$/, 150],
  [/\b(?:duck|chicken) legs$/, 230],
  [/\bshanks$/, 400],
];
/** Grams of what is counted only where the cook counts it. */
export const gramsOfCounted: typeof gramsOfCuts = [
  ...gramsOfCuts,
  [/\bduck breasts?$/, 200],
  [/\bescalopes?$/, 120],
  [/\bsteaks?$/, 200],
  [/(?<!chicken) fillets?$/, 140],
];

/** The end of the name of a cut that is cooked whole. */
export const isWholeCut = /\b(?:chops|cutlets|drumsticks|legs|shanks|wings)$|^bone-in /;
/** The same of cuts that are counted, whole or in slices. */
export const isCountedCut =
  /\b(?:chops|cutlets|drumsticks|legs|shanks|wings|steaks|thighs|breasts|escalopes|slices|fillets|wing|chop|whole chicken)$/;
/** A chop's worth of loin. */
export const gramsOfASlice = 170;
