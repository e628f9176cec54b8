import { findIngredients } from '@/food/names/findIngredients';
import { spicyFoodIds } from '@/food/names/foodGroups';
import type { NoteHit } from '@/food/note/noteHits';
import type { Exclusion, Wish } from '@/food/note/types';
import { groupBy } from '@/lib/groupBy';
import type { Plan } from '../adapt/plan';
import { boilingMinutes } from '../adapt/preparation';
import { factsOf } from '../choose/dishFacts';
import type { SaidNote } from '../choose/noteWishes';
import { preferenceFor } from '../choose/preferences';
import type { Kit } from '../cookbook/dish';
import { correctSpelling } from '../read/correctSpelling';
import { plainText } from '../read/plainText';
import { isPlural, joinWithAnd } from '../words/grammar';
import { writeSteps } from './writeSteps';

interface Outcome {
  readonly plan: Plan;
  /** What the text of the dish has that the notes leave out. */
  readonly hits: readonly NoteHit[];
  readonly namesOnlyAllowedFoods: (words: string) => boolean;
}

const maxNames = 8;
const maxUnread = 4;

/** What was done about a wish, to stand after 'so:'; null where nothing could be done. */
function doneAbout(wish: Wish, { plan, namesOnlyAllowedFoods }: Outcome): string | null {
  const { dish, list } = plan;
  const foods = [...list, ...plan.finish, ...plan.sides];
  const isHot = foods.some(({ ingredient }) => spicyFoodIds.has(ingredient?.id ?? ''));
  switch (wish.kind) {
    case 'hot':
      if (isHot) return 'a lively heat';
      return namesOnlyAllowedFoods('chilli flakes') ? 'chilli flakes to scatter over it at the table' : null;
    case 'mild':
      return isHot ? null : 'nothing hot';
    case 'for children':
      return isHot ? null : 'mild enough for children';
    case 'less salt':
      return 'half of the salt given is a good start';
    case 'one pot':
      return isOnePot(plan) ? 'one pot' : null;
    case 'quick':
      return plan.minutes <= quickMinutes ? 'quick to make' : null;
    case 'crispy':
      return /\b(?:crisp|crunch)/i.test(stepsOf(plan)) ? 'something crisp' : null;
    case 'creamy':
      return /\bcream(?:y|ier)?\b/i.test(stepsOf(plan)) ? 'something creamy' : null;
    case 'without':
      return dish.kit.includes(wish.appliance) || usedIn[wish.appliance].test(stepsOf(plan))
        ? null
        : `no ${wish.appliance} needed`;
    case 'with': {
      const wanted = findIngredients(correctSpelling(wish.foods)).map(({ ingredient }) => ingredient);
      const used = wanted.flatMap(
        (want) => foods.find(({ ingredient }) => ingredient && isOrHas(ingredient.id, want.id)) ?? [],
      );
      if (used.length < wanted.length || used.length === 0) return null;
      const names = joinWithAnd([...new Set(used.map(({ shortName }) => shortName))]);
      return wish.isToUseUp
        ? `the ${names} ${used.length > 1 || isPlural(names) ? 'are' : 'is'} used`
        : `with ${names}`;
    }
    default: {
      const preference = preferenceFor(wish);
      return preference?.isMetBy(dish) ? preference.name : null;
    }
  }
}

/** What a step says that uses an appliance, whatever the dish's own list has: a sauce that is boiled down, peas beside it. */
const usedIn: Readonly<Record<Kit, RegExp>> = {
  hob: /\b(?:saucepan|(?:frying|grill) pan|wok|simmer|boil(?!ing)|fry|hob)/i,
  oven: /\boven\b/i,
  grill: /\bgrill/i,
  blender: /\bblend/i,
  microwave: /\bmicrowave/i,
};
/** What takes no longer is quick. */
const quickMinutes = 30;
const stepsOf = (plan: Plan): string => writeSteps(plan).join(' ');

/** One pan for the dish, and none for what is boiled beside it. */
const isOnePot = ({ dish, sides }: Plan): boolean =>
  factsOf(dish).pans <= 1 && sides.every((food) => boilingMinutes(food) === undefined);

/** 'tinned-tomato' is tomato. */
const isOrHas = (id: string, wanted: string) =>
  id === wanted || id.endsWith(`-${wanted}`) || id.startsWith(`${wanted}-`);

/** 'No eggs'; 'without red meat' where 'no' would still be read as naming meat. */
const withoutIt = (name: string): string =>
  findIngredients(`no ${name}`).length === 0 ? `no ${name}` : `without ${name}`;

/** The exclusions that nothing in the text is against, as what it does without. */
function kept(exclusions: readonly Exclusion[], hits: readonly NoteHit[]): string[] {
  const isClear = (one: Exclusion) => hits.every(({ exclusion }) => exclusion !== one);
  const clear = exclusions.filter(isClear);
  const names = clear.filter(({ kind }) => kind === 'food').map(({ name }) => name);
  const shown = names.slice(0, maxNames);
  const more = names.length - shown.length;
  return [
    ...(shown.length > 0
      ? [joinWithAnd([...shown.map(withoutIt), ...(more > 0 ? [`nothing of ${more} more`] : [])])]
      : []),
    ...clear.filter(({ kind }) => kind === 'diet').map(({ name }) => `right for a ${name} diet`),
  ];
}

/** Everything done, each once; where no machine at all is needed, that. */
function told(done: readonly string[]): string {
  const isUncooked = ['hob', 'oven', 'microwave'].every((one) => done.includes(`no ${one} needed`));
  return [
    ...new Set(
      isUncooked ? ['nothing to be cooked', ...done.filter((one) => !one.endsWith(' needed'))] : done,
    ),
  ].join('; ');
}

/** What became of one note. */
function replyTo(note: SaidNote, outcome: Outcome): string[] {
  if (note.quoted === '') return [];
  const isNote = note.said === 'note';
  const hits = outcome.hits.filter(({ exclusion }) => note.exclusions.includes(exclusion));
  const outcomes = note.wishes.map((wish) => ({ wish, done: doneAbout(wish, outcome) }));
  const done = [
    ...kept(note.exclusions, hits),
    ...outcomes.flatMap((one) => (one.done === null ? [] : [one.done])),
  ];
  const missed = outcomes.filter((one) => one.done === null).map((one) => one.wish.quote);
  const unread = [...new Set([...note.unread, ...missed].map((words) => plainText(words)))].filter(Boolean);
  const shown = unread.slice(0, maxUnread).map((words) => `“${words}”`);
  const part = isNote ? 'your note' : 'what you wrote';
  return [
    ...(done.length > 0
      ? [
          `${isNote ? 'Your note said' : 'Among the ingredients you wrote'} “${note.quoted}”, so: ${told(done)}.`,
        ]
      : []),
    ...(shown.length > 0
      ? [
          `I could not follow ${shown.length > 1 ? 'these parts' : 'this part'} of ${part}: ${shown.join(' and ')}.`,
        ]
      : []),
    ...doubts(hits),
  ];
}

/** What the dish may hold, and what it holds where nothing else was left to cook. */
function doubts(hits: readonly NoteHit[]): string[] {
  return [...groupBy(hits, ({ exclusion }) => exclusion.name)].map(([name, all]) => {
    const foods = joinWithAnd([...new Set(all.map(({ ingredient }) => ingredient.name))].slice(0, maxNames));
    const isSure = all.some(({ certainty }) => certainty === 'contains');
    return isSure
      ? `Take care: the ${foods} could not be kept out, though your note rules out “${name}”.`
      : `Read the label of the ${foods} for what your note rules out: “${name}”.`;
  });
}

const allergyAdvice =
  'With an allergy, read every label: a kitchen knows foods by their names, and not what else is made in the same place.';

/**
 * What became of the cook's notes, quoted: what was done, each of it looked for in the finished dish, and what could not
 * be followed.
 */
export function noteReplies(notes: readonly SaidNote[], outcome: Outcome): string[] {
  const isAllergic = notes.some(({ exclusions }) =>
    exclusions.some(({ strength }) => strength === 'allergy'),
  );
  return [...notes.flatMap((note) => replyTo(note, outcome)), ...(isAllergic ? [allergyAdvice] : [])];
}
