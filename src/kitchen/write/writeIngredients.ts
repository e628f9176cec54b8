import { formatNumber } from '@/food/text/numbers';
import { toPluralForm } from '@/food/text/plurals';
import type { Category } from '@/food/types';
import type { Plan, PlannedFood } from '../adapt/plan';
import { precookingStep } from '../adapt/preparation';
import { type Quantity, writeQuantity } from '../amounts/kitchenNumbers';
import { asMince, capitalize, isPlural, singularOrPlural } from '../words/grammar';
import { sideSteps } from './serving';

/** What a name is measured in by pieces of it: '2 slices of bread'. */
const pieceUnits =
  /^(?:slice|sprig|stalk|stick|sheet|rasher|strip|square|ball|cube|head|bunch|tin|pinch|handful|leaf)$/;

/** '2 onions', '4 garlic cloves', 'a pinch of saffron', '300 g brown rice'. */
export function writeAmount(name: string, quantity: Quantity): string {
  const { amount, unit } = quantity;
  const many = amount > 1;
  const count = formatNumber(amount);
  if (unit === null) return `${count} ${singularOrPlural(name, many)}`;
  if (unit === 'cm') return `${count} cm of ${name}`;
  const noun = many ? toPluralForm(unit, 'en') : unit;
  if (unit === 'clove') return `${count} ${name} ${noun}`;
  if (!pieceUnits.test(unit)) return `${writeQuantity(quantity)} ${name}`;
  return `${unit === 'pinch' && !many ? 'a pinch' : `${count} ${noun}`} of ${name}`;
}

/** What is cut up without its skin, and what without its core. */
const isPeeled = /^(?:pumpkin|(?:butternut )?squash|celeriac|swedes?|mango(?:es)?|pineapple|melon)$/;
const isCored = /^(?:apples?|pears?|quinces?)$/;
const isCut = /^(?!.*(?:peel|skin|core)).*\b(?:cut|slice[ds]?|diced?|pieces|chunks|cubes|wedges|strips)\b/;

/** One line of the list: '600 g chicken thighs, in chunks'. */
function writeLine(food: PlannedFood): string {
  const { quantity, preparation, isOptional } = food;
  const name = asMince(food.name);
  const amount = quantity === null ? capitalize(name) : writeAmount(name, quantity);
  const before = isPeeled.test(name) ? 'peeled, ' : isCored.test(name) ? 'cored, ' : '';
  const first = isCut.test(preparation ?? '') ? before : '';
  const cut = preparation === null || precookingStep(food) !== null ? '' : `, ${first}${preparation}`;
  const asHad = `if you have ${isPlural(amount) ? 'them' : 'it'}`;
  const without = food.ingredient?.category === 'broth' && quantity?.unit ? 'or water' : asHad;
  return `${amount}${cut}${isOptional ? ` (${without})` : ''}`;
}

const flavours: readonly Category[] = ['herb', 'spice', 'condiment', 'sauce', 'oil', 'additive'];
const isFlavour = ({ ingredient, quantity }: PlannedFood) =>
  ingredient !== null &&
  (flavours.includes(ingredient.category) ||
    ['salt', 'garlic', 'ginger', 'lemon', 'lime'].includes(ingredient.id)) &&
  !(quantity?.unit === 'g' && quantity.amount >= 100);

/** Lists longer than this are easier to shop from in groups. */
const longList = 8;

const bullets = (foods: readonly PlannedFood[]) => foods.map((food) => `- ${writeLine(food)}`).join('\n');

const fatBeside = / (?:little|spoonful of(?: hot)?) ((?:oil|butter)(?: and a few .+?(?=[.,]| and ))?)/;
/** The ingredients as a markdown list, in groups when long. */
export function writeIngredients(plan: Plan): string {
  const { list, sides } = plan;
  // What the steps for the sides take is on no other line.
  const fat = fatBeside.exec(JSON.stringify(sideSteps(plan)))?.[1];
  const [flavour, main] = [list.filter(isFlavour), list.filter((food) => !isFlavour(food))];
  const isGrouped = list.length > longList && flavour.length > 1 && main.length > 1;
  const group = (heading: string, foods: readonly PlannedFood[]) => `**${heading}**\n\n${bullets(foods)}`;
  return [
    ...(isGrouped ? [group('Main ingredients', main), group('For flavour', flavour)] : [bullets(list)]),
    ...(sides.length > 0
      ? [group('To serve beside it', sides) + (fat === undefined ? '' : `\n- A little ${fat}`)]
      : []),
  ].join('\n\n');
}
