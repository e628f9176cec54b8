import type { Plan, PlannedFood } from '../adapt/plan';
import { eitherCut, statedCut } from '../adapt/preparation';
import { type IngredientPart, isKept, type PlainPart, type StepPart, textOf } from '../cookbook/dish';
import { boilingMinutes } from '../handling/boilingMinutes';
import { isPlural, joinWithAnd, writeMinutes } from '../words/grammar';
import { portionCounts } from '../words/portionCounts';

/** Where a text names a food at its tag: these words stand as they are. */
interface TaggedName {
  readonly start: number;
  readonly end: number;
  /** The name in the cookbook. */
  readonly written: string;
  readonly foods: readonly PlannedFood[];
}

export interface Draft {
  readonly text: string;
  readonly tagged: readonly TaggedName[];
}

const withoutCut = (text: string) =>
  text.replace(eitherCut, '').replace(statedCut, (_, _cut, after = '') => (after === ' and' ? ',' : ''));

/** The words of a slot: spinach does not fry until brown, and peas do not boil as long as potatoes. */
function slotWords(parts: readonly PlainPart[], plan: Plan): readonly PlainPart[] {
  const foods = parts.flatMap((part) =>
    part.kind === 'ingredient' && part.slot ? (plan.foods.get(part.name) ?? []) : [],
  );
  const isBoiled = /\b(?:boil|steam) the $/i.test(textOf(parts.slice(0, 1)));
  const usual = ({ ingredient }: PlannedFood) => (ingredient?.id === 'spinach' ? 4 : undefined);
  const minutes = foods.map((food) => (isBoiled ? boilingMinutes : usual)(food) ?? Number.POSITIVE_INFINITY);
  const most = foods.length > 0 ? Math.max(...minutes) : Number.POSITIVE_INFINITY;
  return parts.map((part) =>
    part.kind === 'time' && part.minutes > most ? { ...part, minutes: most } : part,
  );
}

/** The parts that are said: without brackets, nor the cuts of slots, which the list says. */
export function partsSaid(parts: readonly StepPart[], plan: Plan): PlainPart[] {
  const isThere = ({ name }: IngredientPart) => (plan.foods.get(name)?.length ?? 0) > 0;
  const said: PlainPart[] = [];
  for (const part of parts.flatMap((one) =>
    one.kind !== 'bracket' ? [one] : isKept(one, isThere) ? slotWords(one.parts, plan) : [],
  )) {
    const last = said.at(-1);
    if (part.kind !== 'text') said.push(part);
    else if (last?.kind === 'text') said.splice(-1, 1, { kind: 'text', text: last.text + part.text });
    else if (last?.kind === 'ingredient' && last.slot)
      said.push({ kind: 'text', text: withoutCut(part.text) });
    else said.push(part);
  }
  return said;
}

export const isSeveral = (foods: readonly PlannedFood[]) =>
  foods.length > 1 || foods.some(({ name }) => isPlural(name));

/** How a food is sold, which the text need not say. */
const packedIn = / in (?:oil|brine|water|syrup|juice|adobo)$/;

/** 'the carrots and the celery' where the text has 'the' before the tag, else 'carrots and celery'. */
function namesAt(foods: readonly PlannedFood[], before: string, isAmidList: boolean): string {
  const nameOf = (food: PlannedFood) =>
    food.textOverride ?? (food.replaces ? food.name.replace(packedIn, '') : food.shortName);
  const names = [...new Set(foods.map(nameOf))];
  const isDefinite = /\bthe $/i.test(before);
  const phrases = names.map((name, index) => (isDefinite && index > 0 ? `the ${name}` : name));
  return isAmidList ? phrases.join(', ') : joinWithAnd(phrases);
}

/** The words before a food of a list, whatever brackets are gone: ', the ' amid it, ' and the ' before its last. */
function joined(text: string, isLonger: boolean, isLast: boolean): string {
  if (isLonger) return text.replace(/(\p{L}) and ((?:the )?)$/u, '$1, $2');
  return isLast ? text.replace(/, ((?:the )?)$/, ' and $1') : text;
}
/** What follows a food after which a list goes on, and what may still be part of one. */
const listGoesOn = /^(?:,|,? and) (?:$|(?:the|half(?! cover)|some|most|all|a)\b)/;
const mayGoOn = /^(?:,| and(?! (?:cook|fry|simmer|stir|toss|turn|soften|boil|bring|let|leave|heat|brown)\b))/;

/** The words of a step with everything named, before later mentions follow. */
export function draftOf(parts: readonly PlainPart[], plan: Plan): Draft {
  let text = '';
  const tagged: TaggedName[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'text')
      text += portionCounts(part.text, Math.max(plan.factor, plan.diners / plan.dish.servings));
    if (part.kind === 'tool') text += part.name;
    if (part.kind === 'time') text += writeMinutes(part.minutes + (plan.longer.get(part) ?? 0));
    if (part.kind === 'ingredient') {
      const foods = plan.foods.get(part.name) ?? [];
      const [before, next] = [parts[index - 1], parts[index + 1]];
      const after = next?.kind === 'text' ? next.text : '';
      const goesOn = listGoesOn.test(after);
      const isListed = before?.kind === 'text' && parts[index - 2]?.kind === 'ingredient';
      const isAmid = goesOn || (after.startsWith(',') && /, (?:the )?$/.test(text));
      const names = namesAt(foods, text, isAmid);
      const isLast = isListed && /^, (?:the )?$/.test(before.text) && !mayGoOn.test(after);
      text = joined(text, foods.length > 1 || (isListed && goesOn), isLast);
      if (foods[0]?.textOverride !== undefined) text = text.replace(/\bthe $/i, '');
      tagged.push({ start: text.length, end: text.length + names.length, written: part.name, foods });
      text += names;
    }
  }
  return { text, tagged };
}
