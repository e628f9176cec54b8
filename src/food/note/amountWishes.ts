/** What a wish of a note asks more or less of: 'not too sweet', 'plenty of sauce', 'lots of mushrooms'. */
import { findIngredients } from '../names/findIngredients';
import { spicyFoodIds } from '../names/foodGroups';
import { parseNumber } from '../text/numbers';
import { fold } from '../text/tokenize';
import type { Ingredient } from '../types';
import type { Wish } from './types';

/** A share of the usual amount, and which foods of which families of dishes get it. */
export interface WishedAmount {
  readonly share: number;
  readonly name: string;
  /** Of '<id> <category> <unit>'. */
  readonly foods: RegExp;
  readonly families: RegExp;
}

/** What the words of a wish mean, after its kind; other words mean the foods that they name. */
const subjects: readonly (readonly [words: RegExp, name: string, foods: RegExp, families?: RegExp])[] = [
  [/^less salt /, 'salt', /^salt /],
  [/^hot /, 'chilli', new RegExp(`^(?:${[...spicyFoodIds].join('|')}) `)],
  [/^(?:mild|for children) /, 'heat', /^(?:(?:thai-)?curry-paste|harissa|gochujang) /],
  [/sweet|sugar|sickly|dulce|azucar|empalag/, 'sugar', / sweetener /],
  [/^light |oil|fat\b|fatty|greas|aceit|gras[aoi]/, 'oil', / oil tb?sp$|^(?:butter|lard|ghee) .* (?:tb?sp|g)$/, /^(?!cake|biscuits|pie|pudding|crumble|pancakes)/],
  [/sauc|gravy|sals|jugo|caldito/, 'sauce', /^(?:(?:tinned-)?tomato|passata|tomato-paste|coconut-milk|milk|cream|sour-cream|.* (?:sauce|broth)) |flour tb?sp$/, /^(?!cake|soup|rice|risotto|salad|pizza)/],
  [/topping|crumb/, 'topping', / (?:flour|sweetener|grain|dairy|nut|bread) /, /^crumble/],
  [/garlic|ajo/, 'garlic', /^garlic /],
  [/chees|queso/, 'cheese', / cheese /],
  [/carbs|hidratos/, 'starch', / (?:pasta|grain|bread) |^(?:sweet-)?potato /],
  [/\bpasta\b/, 'pasta', / pasta /],
  [/\bmeat\b|\bcarne\b/, 'meat', / (?:poultry|redMeat|pork) /],
  [/\bsoy$/, 'soy sauce', /^(?:soy-sauce|tamari|coconut-aminos) /],
]; // biome-ignore format: one each
const moreWords =
  /\b(?:plenty|lots|loads|lot of|big on|heavy on|extra|more|twice|very|really|much[oa]s?|mas|muy|bien|bastante|doble|double)\b/;
/** 'Spicy but not too much'. */
const hotButLittle = /^hot .*\b(?:not?|poc[oa]|poquito|pelin|toque|little|bit)\b/;
const [more, twice, less, half] = [1.5, 2, 0.6, 0.5];
const shares = new Map<Wish['kind'], number>([['less', less], ['light', less], ['less salt', less], ['more', more], ['saucy', more], ['mild', half], ['for children', half]]); // biome-ignore format: one row

/** Returns the amount that a wish asks for; null for a wish that is about no amount. */
export function wishedAmount(wish: Wish): WishedAmount | null {
  const words = fold(wish.quote);
  const isLittle = hotButLittle.test(`${wish.kind} ${words}`);
  const isMore = /^(?:with|hot)$/.test(wish.kind) && !isLittle && moreWords.test(words);
  const isDouble = /\b(?:double|twice|doble)\b/.test(words);
  const share = isMore ? (isDouble ? twice : more) : isLittle ? less : shares.get(wish.kind);
  const [food] = findIngredients(words);
  const [, name, foods, families = /./] = subjects.find(([meant]) => meant.test(`${wish.kind} ${words}`)) ?? [
    '',
    food?.ingredient.names.en[0],
    food && new RegExp(`^${food.ingredient.id}(?:-juice)? `),
  ];
  return share && name && foods ? { share, name, foods, families } : null;
}

interface MeasuredFood {
  readonly ingredient: Ingredient | null;
  readonly quantity: { readonly unit: string | null } | null;
}

/** True if a wished amount means a food. Slices are as many as there are, but for those of bread. */
export const isMeant = ({ foods }: WishedAmount, { ingredient: of, quantity }: MeasuredFood): boolean =>
  foods.test(`${of?.id} ${of?.category} ${quantity?.unit}`) &&
  (of?.category === 'bread' || !/^(?:slice|square)$/.test(quantity?.unit ?? ''));

/** Returns how many people a wish names: 8 for 'six adults and 2 children', the first number of others. */
export function peopleIn(quote: string): number {
  const words = quote.split(/[^\p{L}\d]+/u);
  const numbers = words.map(parseNumber).filter((number) => number >= 2);
  return /adult/i.test(quote) ? numbers.reduce((sum, number) => sum + number, 0) : (numbers[0] ?? 0);
}
