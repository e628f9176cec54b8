import type { Category } from '../types';

/** How a cut of meat is cooked. Cuts of one way do for one another: chops for a tenderloin, shin for cheeks. */
export type CutMethod =
  | 'quick'
  | 'tenderloin'
  | 'joint'
  | 'rack'
  | 'slow'
  | 'braise'
  | 'ribs'
  | 'belly'
  | 'legs'
  | 'thighs'
  | 'wings'
  | 'breast'
  | 'escalope'
  | 'fish';

/** A cut of meat or fish: how it is said, what it is cut from, and how it wants to be cooked. */
export interface Cut {
  /** Its English name as a recipe says it after the animal's: 'chops'. 'stewing' stands before it. */
  readonly name: string;
  /** The folded words that say it, in English and Spanish. */
  readonly words: RegExp;
  readonly of: readonly Category[];
  readonly method: CutMethod;
  /** Minutes of a whole dish in which it comes out right: a braising cut is tough before, a steak dry after. */
  readonly minutes: readonly [least: number, most: number];
}

const bird: readonly Category[] = ['poultry'];
const meat: readonly Category[] = ['redMeat', 'pork'];
const any: readonly Category[] = ['poultry', 'redMeat', 'pork'];
const fish: readonly Category[] = ['fish'];
const always = Number.POSITIVE_INFINITY;

const cut = (
  name: string,
  words: string,
  of: readonly Category[],
  method: CutMethod,
  least: number,
  most = always,
): Cut => ({ name, words: new RegExp(`\\b(?:${words})\\b`), of, method, minutes: [least, most] });

/** Every cut that the kitchen knows. The first row whose words are there, and whose animal it is, counts. */
export const cuts: readonly Cut[] = [
  cut('chops', 'chops?|chuletas?|chuletillas?|cutlets?', meat, 'quick', 0, 80),
  cut('short ribs', 'short ribs?', ['redMeat'], 'braise', 110),
  cut('rib eye', 'rib-?eyes?|chuleton(?:es)?', ['redMeat'], 'quick', 0, 60),
  cut('ribs', 'spare ribs?|ribs?|costillas?|costillar|costillitas?', meat, 'ribs', 80),
  cut('tenderloin', 'tenderloins?|solomillos?', ['redMeat'], 'quick', 0, 80),
  cut('tenderloin', 'tenderloins?|solomillos?', ['pork'], 'tenderloin', 0, 80),
  cut('belly slices', 'belly (?:slices|strips|rashers)', meat, 'quick', 0, 60),
  cut('belly', 'belly|panceta', meat, 'belly', 75),
  cut('cheeks', 'cheeks?|carrilleras?|carrilladas?', meat, 'braise', 100),
  cut('shin', 'shins?|zancarron|morcillo', meat, 'braise', 110),
  cut('shanks', 'shanks?|jarretes?|codillos?', meat, 'slow', 150),
  cut('brisket', 'briskets?|falda', meat, 'slow', 110),
  cut('neck', 'necks?|scrag', ['redMeat'], 'braise', 90),
  cut('oxtail', 'oxtails?|rabo', ['redMeat'], 'braise', 180),
  cut('shoulder', 'shoulder|paletilla|paleta', meat, 'slow', 90),
  cut('stewing', 'stewing|braising|diced|chuck|para (?:guisar|estofar)', meat, 'braise', 90),
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
  cut('drumsticks', 'drumsticks?|jamoncitos', bird, 'legs', 40),
  cut('legs', 'legs?|piernas?|quarters|cuartos traseros', bird, 'legs', 40),
  cut('thighs', 'thighs?|muslos?|contramuslos?', bird, 'thighs', 25),
  cut('wings', 'wings?|alitas?', bird, 'wings', 40),
  cut('steaks', 'steaks?|rodajas?', fish, 'fish', 0),
  cut('fillets', 'fillets?|filetes?|lomos?|loin', fish, 'fish', 0),
]; // biome-ignore format: one row a cut

/** Besides cuts of its own method, what a cut is good for: a shoulder is cubed for a stew, a boned thigh fried as a breast is. */
const alsoDoes: Readonly<Partial<Record<CutMethod, readonly CutMethod[]>>> = {
  slow: ['braise'],
  quick: ['tenderloin'],
  legs: ['thighs'],
  thighs: ['legs', 'breast'],
  breast: ['thighs', 'escalope'],
  escalope: ['breast'],
};

/** Named, these are bought whole to be roasted: 'lamb' of a stew is none of them. */
const roasts: readonly CutMethod[] = ['slow', 'joint', 'rack', 'ribs'];

/** How well one cut of an animal does for another, 0 to 1: shin for cheeks, but not for steaks. Null is a cut not named. */
export function cutFit(has: Cut | null, wants: Cut | null): number {
  if (!has || !wants) return has ? (roasts.includes(has.method) ? 0.7 : 0.85) : wants ? 0.9 : 1;
  if (has.name === wants.name) return 1;
  if (has.method === wants.method) return 0.75;
  return alsoDoes[has.method]?.includes(wants.method) ? 0.7 : 0;
}

/** The cut that folded words name of a food on this shelf; null for none. */
export const cutNamedIn = (folded: string, shelf: Category): Cut | null =>
  cuts.find(({ words, of }) => of.includes(shelf) && words.test(folded)) ?? null;

/** Whether folded words say a cut and nothing besides: 'chops' of 'lamb chops'. */
export const isCutAlone = (folded: string, shelf: Category): boolean => {
  const words = cutNamedIn(folded, shelf)?.words;
  return words !== undefined && folded.replace(words, '').trim() === '';
};
