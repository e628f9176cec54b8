import { isPluralName, pluralize } from '@/food/text/plurals';

/** Words that end in s and are still one thing. */
const singularInS =
  /(?:us|molasses|grass|lemongrass|aminos|watercress|cress|swiss|choy|choi|bulgur|bass|anise|edamame|spaghetti|pasta|rice|soba|nori|fish|salmon|tuna|cod|tofu|spinach|broccoli|kale|pork|beef|lamb|veal|venison|meat|bacon|gammon)$/;

/** 'chickpeas' to 'chickpea', 'radishes' to 'radish', 'bay leaves' to 'bay leaf'; names of one thing stay as they are. */
export function singularOf(name: string): string {
  if (singularInS.test(name) || /ss$/.test(name)) return name;
  if (/(?:berries|cherries|anchovies)$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:tomatoes|potatoes|mangoes|radishes|peaches|squashes|chillies|chilies)$/.test(name))
    return name.replace(/es$/, '');
  if (/(?:leaves|loaves|halves)$/.test(name)) return name.replace(/ves$/, 'f');
  return name.replace(/s$/, '');
}

/** Whether a name speaks of many: 'lentils', and not 'couscous'. */
export const isMany = (name: string): boolean => isPluralName(name) && !singularInS.test(name);

/** A name for one or for several: 'carrot', 'carrots'. */
export const inNumber = (name: string, many: boolean): string =>
  singularInS.test(name) ? name : many ? pluralize(singularOf(name), 'en') : singularOf(name);

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** 'an onion', 'a courgette'. */
export const articleFor = (name: string): string => (/^(?:[aeio]|u(?!n[ie]))/i.test(name) ? 'an' : 'a');

/** 1 → '1 minute', 75 → '1 hour 15 minutes', ½ → '30 seconds'. */
export function writeMinutes(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} seconds`;
  const hours = minutes >= 60 ? Math.floor(minutes / 60) : 0;
  const rest = Math.round(minutes - hours * 60);
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ];
  return parts.join(' ');
}

/** Makes one clean paragraph: single spaces, no space before a stop, sentences begin with a capital. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/,+([,.;])/g, '$1')
    .replace(/([.!?])(?:[.,])+/g, '$1')
    .trim()
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
