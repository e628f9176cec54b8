import type { Swap, Use } from '../dishes/cast';
import { pluralOf } from '../handling/naming';
import type { Brief } from '../read/brief';
import type { ChefNote } from '../read/chefNote';
import type { Wanted } from '../read/wanted';
import { writeAmount } from './amounts';
import type { Method } from './method';
import { listed, spokenName } from './template';
import { shortName } from './title';

const mostNames = 6;

/** Names a few and counts the rest. */
function namesOf(names: readonly string[], quote = false): string {
  const shown = names.slice(0, mostNames).map((name) => (quote ? `“${name}”` : name));
  const more = names.length - shown.length;
  return listed(more > 0 ? [...shown, `${more} more`] : shown);
}

/** 'Swapped: oat milk instead of milk, because you listed Lactose.' */
export const writeSwap = ({ instead, used, because }: Swap): string =>
  used
    ? `Swapped: ${shortName(used)} instead of ${shortName(instead)}, because ${because}.`
    : `Left out: ${shortName(instead)}, because ${because}.`;

function shortages(wanted: Wanted, used: readonly Use[], brief: Brief): string[] {
  return wanted.foods.flatMap(({ ingredient, given }) => {
    const use = used.find((one) => one.ingredient.id === ingredient.id);
    if (!use || !given || given.unit !== use.serving.unit || use.total <= given.amount) return [];
    const had = `${writeAmount(given.amount, given.unit)} ${given.unit === 'piece' && given.amount > 1 ? pluralOf(use.label) : use.label}`;
    const people = brief.diners === 1 ? 'one person' : `${brief.diners} people`;
    return [
      `You mentioned ${had}; for ${people} this uses ${writeAmount(use.total, use.serving.unit)} ${spokenName(use)}.`,
    ];
  });
}

function chefNoteReply(note: ChefNote): string[] {
  if (!note.quoted) return [];
  if (!note.understood)
    return [`Your note said “${note.quoted}”. That is left to your own hand: taste and adjust as you like.`];
  const done = [
    ...(note.without.length > 0 ? [`no ${listed(note.without)}`] : []),
    ...(note.heat === 'hot' ? ['a lively heat'] : []),
    ...(note.heat === 'mild' ? ['nothing hot'] : []),
    ...(note.lessSalt ? ['a light hand'] : []),
    ...(note.forChildren ? ['gentle flavours for children'] : []),
    ...(note.rules.some(({ dislikedFood }) => dislikedFood === undefined)
      ? ['ingredients chosen to match']
      : []),
  ];
  return [`Your note said “${note.quoted}”, so: ${listed(done)}.`];
}

export interface Remarks {
  brief: Brief;
  wanted: Wanted;
  note: ChefNote;
  method: Method;
  /** What the cook asked for and the dish has no place for. */
  leftOut: readonly string[];
}

/** Everything the cook should know about how the request was read. */
export function writeRemarks({ brief, wanted, note, method, leftOut }: Remarks): string[] {
  const late = method.minutes > brief.minutes;
  return [
    ...brief.corrections,
    ...(late
      ? [
          `You asked for ${brief.minutes} minutes; done properly this takes ${method.minutes}, the shortest honest time for it.`,
        ]
      : []),
    ...shortages(wanted, method.used, brief),
    ...(leftOut.length > 0
      ? [`Not used this time, because they would not help this dish: ${namesOf(leftOut)}.`]
      : []),
    ...(wanted.uncooked.length > 0
      ? [`Kept out, because the kitchen cooks from basic ingredients: ${namesOf(wanted.uncooked)}.`]
      : []),
    ...(wanted.unknown.length > 0
      ? [`Left out, because the kitchen does not know them as food: ${namesOf(wanted.unknown, true)}.`]
      : []),
    ...chefNoteReply(note),
    ...(brief.diners > 8
      ? [
          'For a crowd, cook in batches or in several pans, and allow extra time for everything to heat through.',
        ]
      : []),
  ];
}
