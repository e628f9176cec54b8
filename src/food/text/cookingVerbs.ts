/** Finds the verb of a step in English and Spanish: 'Roast' in 'Roast the carrots for 20 minutes'. */

const english =
  'bake roast boil simmer fry saute stir-fry pan-fry deep-fry grill griddle broil steam poach braise stew brown sear toast caramelise caramelize soften sweat cook reheat preheat warm heat melt reduce thicken blanch parboil microwave barbecue char crisp bubble rest chill cool refrigerate freeze marinate soak steep infuse brine proof prove rise ferment stand sit drain knead whisk beat whip blend mix stir toss mash chop slice grate rinse bloom press leave';
/** Stems of verbs in -ar, which take the endings below; other verbs are listed in full. */
const spanishStems =
  'horne as salte dor cocin guis estof tuest tost poch rehog rehogu gratin calient calent precalient precalent repos marin macer remoj enfri congel refriger amas mezcl tritur escalf blanque ferment templ pic piqu cort infusion carameliz confit lev';
const spanish =
  'cuece cueza cocer cocemos hierve hierva hervir hervimos frie fria freir freimos sofrie sofria sofreir sofreimos bate bata batir batimos derrite derrita derretir remueve remueva remover removemos escurre escurra escurrir reduce reduzca reducir deja deje dejar dejamos';

const alternation = (words: string) => words.replaceAll(' ', '|');
const verb = new RegExp(
  `(?<![\\p{L}-])(?:${alternation(english)}|(?:(?:${alternation(spanishStems)})(?:a|e|ar|amos|en|an)|${alternation(spanish)})(?:l[oae]s?|se)?)(?![\\p{L}-])`,
  'giu',
);

/** Words before a noun or adjective that looks like a verb: 'the roast', 'a warm place', 'hasta que hierva'. */
const noVerbAfter = /\b(?:the|an?|with|in|of|until|till|el|la|un|una|al|del|con|en|de|hasta(?: que)?)\s+$/i;
/** Positions of an instruction: at the start of a sentence, after a comma or 'and', after 'let the dough'. */
const verbAfter =
  /(?:^|[,;:()–—]|\b(?:and|then|or|to|it|them|just|also|now|y|e|o|a|luego|despues|que|se|\p{L}+ly|\p{L}+mente)|\b(?:let|leave|allow|dej[ae]\p{L}*)\b[^,;:()]{0,40})\s*$/iu;
const sentenceEnd = /[.!?;]\s+|\n/;
/** Removes accents without moving any character. */
const unaccented = (text: string): string =>
  text.replace(/[áéíóúàèìòùâêîôû]/giu, (letter) => letter.normalize('NFD').charAt(0));

/**
 * Returns the verb that a duration belongs to, capitalised: the last verb before it in its sentence, or in the previous
 * sentence if the duration stands alone ('Roast the carrots. (20 min)'). '' if there is none.
 * @param end start of the duration
 */
export function cookingVerbBefore(text: string, end: number): string {
  const before = text.slice(0, end).replace(/[^\p{L}\p{N}]+$/u, '');
  const sentence = before.split(sentenceEnd).at(-1) ?? '';
  const plain = unaccented(sentence);
  const found = [...plain.matchAll(verb)].filter(({ index }) => !noVerbAfter.test(plain.slice(0, index)));
  const match = found.findLast(({ index }) => verbAfter.test(plain.slice(0, index))) ?? found[0];
  const word = match ? sentence.slice(match.index, match.index + match[0].length).toLowerCase() : '';
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const heatPattern =
  /(?<!\p{L})(?:bak|roast|fr(?:y|ie)|saut|stir-fr|grill|griddl|broil|simmer|boil|poach|steam|brais|stew|sear|brown|cook|microwav|barbecu|scrambl|oven|horn|a la plancha|parrilla|asa|ase|fri|sofr|salte|dor[ae]|cuec|cuez|coce|cocin|hierv|herv|guis|estof|escalf)/iu;

export const isHeatedStep = (step: string): boolean => heatPattern.test(unaccented(step));
