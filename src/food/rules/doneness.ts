/**
 * Signs that a food is cooked through.
 * Sources: USDA FSIS, Safe Minimum Internal Temperature Chart; FDA, Bad Bug Book (lectins of dried beans).
 */
import type { Ingredient, RawRisk } from '@/food/types';

interface Doneness {
  /** Core temperature; undefined for foods that are too small to measure. */
  readonly celsius?: number;
  readonly fahrenheit?: number;
  /** Completes 'is done' or 'are done'. */
  readonly sign: string;
}

const doneness: Readonly<Record<RawRisk, Doneness>> = {
  poultry: { celsius: 74, fahrenheit: 165, sign: 'when the juices run clear' },
  mince: { celsius: 71, fahrenheit: 160, sign: 'when no pink is left' },
  pork: { celsius: 63, fahrenheit: 145, sign: 'after a rest of 3 minutes' },
  egg: { celsius: 71, fahrenheit: 160, sign: 'when white and yolk are firm' },
  fish: { celsius: 63, fahrenheit: 145, sign: 'when the flesh is opaque and flakes' },
  shellfish: { sign: 'when the flesh is opaque and firm' },
  'dried-beans': { sign: 'after 10 minutes at a rolling boil, and when soft' },
};

/** Shellfish that open when cooked. */
const bivalves = /mussel|clam|cockle|oyster/;

/** Returns 'Chicken is done at 74 °C inside, when the juices run clear.'; '' for a food that can be eaten raw. */
export function donenessSentence({ id, names, rawRisk }: Ingredient, scale: 'C' | 'F'): string {
  if (!rawRisk) return '';
  const { celsius, fahrenheit, sign } = doneness[rawRisk];
  const [name = id] = names.en;
  const isMany = /[^isu]s$/.test(name);
  const degrees = scale === 'C' ? celsius : fahrenheit;
  const inside = degrees === undefined ? '' : ` at ${degrees}\u00a0°${scale} inside,`;
  const seen = bivalves.test(id) ? 'when the shell has opened; throw away any that stays shut' : sign;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${isMany ? 'are' : 'is'} done${inside} ${seen}.`;
}

/** What methods say of eggs that stay soft. */
const softEggs: readonly (readonly [words: RegExp, firm: string])[] = [
  [/\b(?:just |barely )?set (?:in soft folds|(?:and|but) still (?:glossy|creamy|shiny)[^.,;]*)/g, 'set firm'],
  [/\bthe whites? (?:is|are) (?:set|firm)[^.,;]*? and the yolks? [^.,;]*/g, 'white and yolk are firm'],
  [/\b(until) the whites? (?:is|are) set(?=[,.;])/g, '$1 white and yolk are firm'],
];
/** Returns a method whose eggs are cooked until they are firm: what pregnant women are advised to eat. */
export const withFirmEggs = (text: string): string =>
  softEggs.reduce((adapted, [words, firm]) => adapted.replace(words, firm), text);
