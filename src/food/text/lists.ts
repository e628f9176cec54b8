/** Divides a list of foods as people type it. */
import { fold } from './tokenize';

/** How a list is divided as people write it: commas, lines, 'and', 'y', 'n'. The group holds what only joins. */
const dividers =
  /(?:,(?!\d)|(?<!\d),|[;\n\r|•·*])+|\.(?=\s|$)|(?<![\d½¼¾])\/(?!\d)|(?:^|\s)[-–—](?=\s)|(\s*[&+]+\s*|\s(?:and|with|plus|n|w|y|e|con|más)\s)/giu;

export interface Segment {
  readonly start: number;
  readonly end: number;
  /** Joined to the one before by 'and', 'y', '&'. */
  readonly isJoined: boolean;
}

export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let isJoined = false;
  for (const divider of text.matchAll(dividers)) {
    segments.push({ start, end: divider.index, isJoined });
    start = divider.index + divider[0].length;
    isJoined = divider[1] !== undefined;
  }
  return [...segments, { start, end: text.length, isJoined }];
}

export type Span = Omit<Segment, 'isJoined'>;

/** Returns a text of the same length in which commas stand for some spans. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${','.repeat(end - start)}${left.slice(end)}`,
    text,
  );

/** Words that stand around foods and say nothing of them. */
const fillers =
  /(?<!\p{L})(?:a|an|the|some|any|few|bit|little|lot|lots|of|and|or|with|i|ive|got|have|has|we|there|is|are|in|my|fridge|freezer|cupboard|pantry|what|can|could|make|cook|do|from|to|use|up|left|over|also|maybe|please|thanks|hi|hello|just|half|couple|pack|packet|bag|bunch|tin|can|jar|box|tub|big|small|large|fresh|old|good|nice|un|una|unos|unas|el|la|los|las|de|del|y|e|o|con|algo|poco|poca|algun|alguna|tengo|hay|en|nevera|casa|me|queda|quedan|que|puedo|hacer|cocinar|para|quiero|quisiera|want|would|like|nothing|else|really|only|solo|nada|mas|gracias|hola|medio|media|bote|lata|bolsa|paquete|trozo|sobras?|restos?|leftovers?|etc|g|gr|gm|kg|ml|l|oz|lb|lbs|tbsp|tsp|cups?|tazas?|cucharadas?|cucharaditas?|gramos?|kilos?|x)(?!\p{L})/giu;

/** True if words are more than those that stand around foods. */
export const isNameable = (words: string) => /\p{L}{2}/u.test(fold(words).replace(fillers, ' '));
