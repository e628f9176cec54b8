import { parseNumber } from '@/food/text/numbers';

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `\\d{1,2}|${numberWords.slice(2).join('|')}`;
/** What a dish is divided into: as many as there is more or less of it. */
const portions =
  'moulds|cups|mugs|dishes|fillets|patties|burgers|balls|meatballs|koftas|kofta|portions|parts|bowls|plates|glasses|ramekins|pots|fritters|cakes|parcels|rolls|buns|wraps|skewers|sausages|pancakes|crêpes|croquettes|mounds|nests|rounds|discs|pieces|breads|flatbreads|pizzas|omelettes|pasties|dumplings|squares|biscuits|muffins|hollows|wells|tostadas|tacos|quesadillas|toasts|sandwiches';
const counted = new RegExp(
  `\\b((?:into|between|among|in|over|on(?:to)?|brush|butter|grease|oil|fill|have|makes?|make|shape|form|roll)(?: \\p{L}+){0,3}? )(${number})(?! ?(?:cm|mm|g|kg|ml)\\b)( (?:[\\p{L}-]+,? ){0,2}?(?:${portions}))\\b`,
  'giu',
);

/** 'Shape into 4 patties' of a dish for four is 'shape into 2 patties' for two. */
export function portionCounts(text: string, factor: number): string {
  if (factor === 1) return text;
  return text.replace(counted, (_, before: string, count: string, after: string) => {
    const scaled = Math.max(1, Math.round(parseNumber(count) * factor));
    if (scaled === 1) return `${before}1${after.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')}`;
    return `${before}${/\d/.test(count) ? scaled : (numberWords[scaled] ?? scaled)}${after}`;
  });
}
