import { formatQuantity } from '../amounts/quantities';
import type { Use } from '../dishes/cast';
import { cuts } from '../handling/cuts';
import type { ServingUnit } from '../handling/handling';
import type { Role } from '../handling/roles';
import { spokenName } from './template';

/** 0.5 to '½', 2.25 to '2¼', 1200 to '1,200'. */
export const writeNumber = (value: number): string =>
  value >= 100 || Math.abs(value - Math.round(value)) < 0.01
    ? value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
    : formatQuantity(value);

/** An amount in the largest unit a cook would measure it with; conversions are exact. */
export function writeAmount(amount: number, unit: ServingUnit): string {
  if (unit === 'g' && amount >= 1000) return `${writeNumber(amount / 1000)} kg`;
  if (unit === 'ml' && amount >= 1000) return `${writeNumber(amount / 1000)} litres`;
  if (unit === 'tsp' && amount >= 3 && (amount / 3) % 0.5 === 0) return `${writeNumber(amount / 3)} tbsp`;
  if (unit === 'tbsp' && amount >= 16) return `${writeNumber(amount * 15)} ml`;
  if (unit === 'piece') return writeNumber(amount);
  if (unit === 'slice') return `${writeNumber(amount)} ${amount > 1 ? 'slices' : 'slice'}`;
  return `${writeNumber(amount)} ${unit}`;
}

const cupRoles: readonly Role[] = ['rice', 'grain', 'oats', 'flour', 'stock', 'milk', 'cream', 'berry'];

/** '(about ¾ cup)' where a cup is how many cooks would measure it. */
function cups({ role, total, serving, ingredient }: Use): string {
  if (!cupRoles.includes(role)) return '';
  const perCup =
    serving.unit === 'ml' ? 240 : serving.unit === 'g' ? ingredient.measure?.gramsPerCup : undefined;
  if (!perCup) return '';
  const count = Math.round((total / perCup) * 4) / 4;
  return count >= 0.25 && count <= 12 ? ` (about ${writeNumber(count)} ${count > 1 ? 'cups' : 'cup'})` : '';
}

/** One line of the ingredients list: '300 g chicken breast, in strips'. */
export function writeUse(use: Use): string {
  const name = spokenName(use);
  if (use.unmeasured !== undefined)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${use.unmeasured}`;
  const cut = cuts[use.cut];
  // Nobody measures chopped herbs in millilitres.
  const isHerb = use.role === 'herb' && use.serving.unit === 'tbsp';
  const amount = isHerb ? `${writeNumber(use.total)} tbsp` : writeAmount(use.total, use.serving.unit);
  if (use.serving.unit === 'clove') {
    const cloves = `${writeNumber(use.total)} ${name} ${use.total > 1 ? 'cloves' : 'clove'}`;
    return cut ? `${cloves}, ${cut.list}` : cloves;
  }
  return `${amount}${cups(use)} ${name}${cut ? `, ${cut.list}` : ''}`;
}
