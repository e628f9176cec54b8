/**
 * Signs that a food is cooked through.
 * Sources: USDA FSIS, Safe Minimum Internal Temperature Chart; FDA, Bad Bug Book (lectins of dried beans).
 */
import type { FoodProfile, Ingredient, RawRisk } from '@/food/types';

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

/** What methods say of eggs, meat and fish that stay soft or pink, with what is said to pregnant women instead. */
const underdoneWords: readonly (readonly [words: RegExp, firm: string])[] = [
  [/, soft as cream|, barely set(?=,| in\b)|,? (?:just|barely)[- ]set(?= eggs?\b)| while still soft\b| with (?:a )?soft yolks?\b/g, ''],
  [/\bthe whites? (?:is|are) (?:set|firm)[^.,;]*? and the yolks? [^.,;]*(?:, or a minute longer until they are firm)?/g, 'white and yolk are firm'],
  [/\bspooning (?:hot )?oil over the whites until they are set and lacy, the yolks still runny/g, 'until white and yolk are firm'],
  [/\b(until|so that|:) the whites? (?:is|are) set(?: and (?:crisp|lacy)[^.,;]*)?(?=[,.;])/g, '$1 white and yolk are firm'],
  [/(?:,| with| and)? (?:the )?(?:runny yolks|yolks (?:are )?still (?:soft(?: enough to run into it)?|run(?:ny)?))\b/g, ''],
  [/\bWhile it is still shining and barely set\b/g, 'When it is set all through'],
  [/\b(?:just |barely )?set (?:in (?:large, )?soft (?:folds|flakes|lumps)|(?:and|but) still (?:glossy|creamy|shiny|soft)[^.,;]*)/g, 'set firm'],
  [/(?<=\b(?:until|is|are|them) )(?:(?:still )?creamy and )?(?:just|barely) set\b(?: in soft \w+)?/g, 'set firm'],
  [/\bin soft, creamy folds that are set firm/g, 'set firm'],
  [/\bit is set but still gives in the middle|\bbarely firm within/g, 'set firm all through'],
  [/ and is still a little glassy in the middle: it goes on cooking on the plate/g, ''],
  [/ and (?:the middle is )?still rosy(?: inside)?, or a minute or two longer until it is opaque and flakes/g, ': cook on until it is opaque right through and flakes, 63 °C inside'],
  [/(?<=[.;] )At [45]\d °C[^.;]*/g, 'Cook on until no pink is left, 74 °C in the middle'],
  [/(?: and)? (?:done|cooked) (?:as you like it|to your liking)(?=:)/g, ''],
  [/ is as you like it(?=:)/g, ' is brown'],
  [/^(?!.*\b(?:fry|simmer|poach|bake|roast|grill|boil|steam|heat)\b)(.*?\bthe smoked (?:trout|mackerel|eel|fish)\b)/m, '$1 (heated first until it steams)'],
  [/(?:[:,]| until| and| at| to)* (?:5\d|6[0-3]) °C (?:inside |in the middle |at the thickest part )?(?:is |it is |for )?(?:rosy|pink|just pink|medium|rare)[^.;]*(?:; \d\d °C (?:is|and it is) cooked[^.;]*)?/g, ': cook on until no pink is left, 74 °C in the middle'],
]; // biome-ignore format: one row each
/** Words for what pregnant women are advised not to eat: soft eggs, pink meat and fish, raw eggs. */
export const underdone =
  /\brosy\b|\brare\b|(?<!no )\bpink (?:at|in|inside)\b|\b(?:5\d|6[0-2]) °C|\byolks? (?:is |are )?(?:still )?(?:as |soft|runs|run\b|runny)|\brunny yolk|soft folds|\b(?:just|barely) set (?:and|but) (?:still )?(?:glossy|creamy|shiny|soft)|still (?:glossy|creamy|shiny)|barely cooked|\begg is raw|a little glassy|\bfrozen at −20 °C/i;
/** Ham, salami and chorizo that are cured and not cooked. */
export const isRawCured = ({ id }: Ingredient): boolean => /^(?:prosciutto|salami|chorizo)$/.test(id);
/** True if somebody who eats of it is pregnant. */
export const isForPregnancy = ({ healthConditions }: FoodProfile): boolean =>
  healthConditions?.includes('Pregnancy') ?? false;
/** Returns a method whose eggs, meat and fish are cooked through: what pregnant women are advised to eat. */
export const cookedThrough = (text: string): string =>
  underdoneWords.reduce((adapted, [words, firm]) => adapted.replace(words, firm), text);
