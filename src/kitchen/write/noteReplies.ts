import { correctSpelling } from '@/food/names/correctSpelling';
import { findIngredients } from '@/food/names/findIngredients';
import { hotPasteIds, spicyFoodIds } from '@/food/names/foodGroups';
import { allergyAdvice, exclusionDoubts, keptExclusions } from '@/food/note/exclusionSentences';
import type { NoteHit } from '@/food/note/noteHits';
import { mentionsAll } from '@/food/note/requestWords';
import type { Note, Wish } from '@/food/note/types';
import { safeQuote } from '@/food/text/safeQuote';
import type { Ingredient } from '@/food/types';
import { foodIdsIn, foodsToSeeTo, type Plan, type PlannedFood } from '../adapt/plan';
import { amountReply } from '../adapt/wishedAmounts';
import { heating, isMadeWith, lackingWith } from '../choose/noteWishes';
import { preferenceFor } from '../choose/preferences';
import type { BasketUse } from '../choose/types';
import type { Kit } from '../cookbook/dish';
import { joinWithAnd, joinWithThe } from '../words/grammar';
import { writeSteps } from './writeSteps';

interface Outcome {
  readonly plan: Plan;
  /** The recipe, and what else its dish is called. */
  readonly text: string;
  /** What the cook has, and where it went. */
  readonly uses: readonly BasketUse[];
  /** What the text of the dish has that the notes leave out. */
  readonly hits: readonly NoteHit[];
}

const maxQuotes = 4;

/** 'Spinach', where the method says 'leaves'. */
const ownName = ({ name, shortName }: PlannedFood) => (name.includes(shortName) ? shortName : name);
/** Wishes of which a cook has to know more than the recipe shows. */
const toldKinds = /^(?:air fryer|slow cooker|pressure cooker|freezable|waits|make ahead|barbecued|soft)$/;

/** What was done about a wish, to stand after a colon; null where nothing could be done, empty where the recipe shows it. */
function doneAbout(wish: Wish, { plan, uses, text }: Outcome): string | null {
  const { dish, list } = plan;
  const foods = [...list, ...plan.finish, ...plan.sides];
  const hot = foods.filter(({ ingredient }) => spicyFoodIds.has(ingredient?.id ?? ''));
  const inAmount = () => amountReply(wish, foods, dish.family, uses);
  switch (wish.kind) {
    case 'hot':
      if (hot.some(({ quantity }) => quantity?.unit !== 'pinch')) return '';
      return hot.length > 0 ? 'add more chilli at the table' : null;
    case 'mild':
    case 'for children':
      return hot.every(({ ingredient }) => hotPasteIds.has(ingredient?.id ?? '')) ? inAmount() : null;
    case 'for a baby':
      if (list.some(({ ingredient: of }) => of?.id === 'salt' || of?.category === 'sweetener')) return null;
      return 'no salt, sugar or honey added; for a baby, cook it soft, mash it or cut it into strips as long as a finger, squash or quarter what is round, such as berries, peas and tomatoes, let it cool, and sit by';
    case 'hidden vegetables': {
      const isToHide = ({ ingredient: of, name }: PlannedFood) =>
        /vegetable|mushroom/.test(of?.category ?? '') && !/^tinned|purée|garlic|potato/.test(name);
      const veg = list.filter(isToHide);
      if (!preferenceFor(wish)?.isMetBy(dish) || veg.length === 0) return null;
      return `grate the ${joinWithAnd([...new Set(veg.map(ownName))])} finely or blend smooth before they go in, so that nobody finds a piece; done so, they cook a little sooner`;
    }
    case 'big portions':
    case 'leftovers':
    case 'servings': {
      const people = Math.round(plan.factor * dish.servings);
      return people > plan.diners ? `the amounts are those for ${people}` : '';
    }
    case 'nothing else': {
      const isBought = ({ ingredient, isOptional }: PlannedFood) =>
        !isOptional &&
        !/^(?:water|salt|black-pepper)$/.test(ingredient?.id ?? '') &&
        uses.every(({ food }) => food.ingredient.id !== ingredient?.id?.replace(/-juice$/, ''));
      const names = joinWithThe(list.filter(isBought).map(ownName));
      return `besides your list, salt and pepper it needs ${names === '' ? 'nothing' : `only ${names}`}`;
    }
    case 'cut small':
      return 'cut small what the method leaves large; it is done a little sooner';
    case 'uncooked':
      return isHeated(plan) ? null : '';
    case 'without':
      if (lackingWith(wish.appliance).some((kit) => dish.kit.includes(kit))) return null;
      return isUsed(methodOf(plan), wish.appliance) ? null : '';
    case 'with': {
      const wanted = findIngredients(correctSpelling(wish.foods)).map(({ ingredient }) => ingredient);
      // A stock cube is any stock, and chicken stock uses up no chicken.
      const isIt = (want: Ingredient) => (of: Ingredient | null) =>
        of?.category === 'broth'
          ? want.category === 'broth' && (want.id === 'stock-cube' || isOrHas(of.id, want.id))
          : of !== null && isOrHas(of.id, want.id);
      const ids = foodIdsIn(plan);
      const isThere = (want: Ingredient) =>
        isMadeWith(want.id, (id) => ids.has(id)) || foods.some((food) => isIt(want)(food.ingredient));
      if (wanted.length === 0 || !wanted.every(isThere)) return mentionsAll(text, wish.quote) ? '' : null;
      return wish.isToUseUp ? '' : inAmount();
    }
    default: {
      const preference = preferenceFor(wish);
      if (preference === null || /^(?:special|saucy|easy|warming)$/.test(wish.kind)) return inAmount();
      if (preference.kit && dish.kit.includes(preference.kit)) return '';
      if (!preference.isMetBy(dish) || !preference.isKeptBy({ ...plan, text }, methodOf(plan))) return null;
      if (wish.kind === 'freezable' && /freez/.test(dish.notes.join())) return '';
      const isCold = wish.kind === 'make ahead' && !isHeated(plan);
      return toldKinds.test(wish.kind) && !isCold ? preference.name : '';
    }
  }
}

const onTheHob =
  /\b(?:saucepan|(?:frying|grill) pan|wok|simmer|(?<!-)boil(?!ing)|fry|hob|in a spoonful of oil)|, (?:raw ones )?(?:fried|cooked)\b/i;
/** Whether a method uses an appliance, whatever the dish's own list has: a sauce that is boiled down, peas beside it. */
const isUsed = (method: string, kit: Kit): boolean =>
  (kit === 'hob' ? onTheHob : new RegExp(`\\b${kit.replace(/er$/, '')}(?!proof| pan)`, 'i')).test(method);
/** The steps, and what the list says to do to the foods before. */
const methodOf = (plan: Plan): string =>
  [...writeSteps(plan), ...plan.list.map(({ preparation }) => `, ${preparation ?? ''}`)].join(' ');

/** Whether anything of a dish is heated. */
export const isHeated = (plan: Plan): boolean =>
  heating.some((kit) => plan.dish.kit.includes(kit) || isUsed(methodOf(plan), kit));

/** Wishes about the way of cooking, which another dish may keep. */
const waysOfCooking: readonly Wish['kind'][] = ['without', 'uncooked', 'mild', 'in a frying pan', 'not fried', 'soft']; // biome-ignore format: one row
/** The same of a dish that was not asked for: a risotto of two pans is still the risotto. */
const furtherWays: readonly Wish['kind'][] = [...waysOfCooking, 'quick', 'one pot', 'air fryer', 'portable'];
export function missesWayOfCooking(notes: readonly Note[], outcome: Outcome, isAsked: boolean): boolean {
  const ways = isAsked ? waysOfCooking : furtherWays;
  const wishes = notes.flatMap((note) => note.wishes).filter(({ kind }) => ways.includes(kind));
  return wishes.some((wish) => doneAbout(wish, outcome) === null);
}

/** 'tinned-tomato' is tomato. */
const isOrHas = (id: string, wanted: string) =>
  id === wanted || id.endsWith(`-${wanted}`) || id.startsWith(`${wanted}-`);

/** Returns what was done about one note, what was not, and which words were not understood. */
function replyTo(note: Note, outcome: Outcome): string[] {
  const ids = foodIdsIn(outcome.plan);
  // The remarks name foods that are not in the dish.
  const isReal = ({ exclusion: { kind }, certainty, ingredient: { id } }: NoteHit) =>
    certainty === 'contains' || (kind !== 'condition' && ids.has(id));
  const hits = outcome.hits.filter((hit) => note.exclusions.includes(hit.exclusion) && isReal(hit));
  const outcomes = note.wishes.map((wish) => ({ quote: wish.quote, done: doneAbout(wish, outcome) }));
  const exclusions = note.exclusions.filter((one) => hits.every(({ exclusion }) => exclusion !== one));
  // That there is no onion the list shows; what may be an allergy is said.
  const needed = exclusions.filter(({ strength, rules }) => strength === 'allergy' || !rules.dislikedFood);
  const told = exclusions.filter((one) => needed.some(({ quote }) => quote === one.quote));
  const quotesOf = (words: readonly string[]) => [
    ...new Set(words.map((one) => safeQuote(one).replace(/^(?:and|y) /i, '')).filter(Boolean)),
  ];
  const missed = outcomes.flatMap((one) => (one.done === null ? [one.quote] : []));
  // 'Only a microwave' is kept as a whole, or not at all.
  const met = outcomes.filter(({ done, quote }) => done && done !== quote && !missed.includes(quote));
  const foods = foodsToSeeTo(outcome.plan);
  const done = [...keptExclusions(told, foods), ...met.flatMap((one) => one.done ?? [])];
  const unmet = quotesOf(missed).slice(0, maxQuotes);
  const unsaid = note.unread.filter((words) => !mentionsAll(outcome.text, words));
  const unread = quotesOf(unsaid).slice(0, maxQuotes);
  const followed = quotesOf([...told, ...met].map(({ quote }) => quote));
  const quoted = (words: readonly string[]) => joinWithAnd(words.map((one) => `“${one}”`));
  return [
    ...(done.length > 0 ? [`You wrote ${quoted(followed)}: ${[...new Set(done)].join('; ')}.`] : []),
    ...(unmet.length > 0 ? [`You wrote ${quoted(unmet)}, which this recipe may not meet.`] : []),
    ...(unread.length > 0 ? [`Not understood in your note: ${quoted(unread)}.`] : []),
    ...exclusionDoubts(hits),
  ];
}

/** Returns what became of the notes, quoted: what was done, as found in the finished dish, what was not, what was not understood. */
export function noteReplies(notes: readonly Note[], outcome: Outcome): string[] {
  const isAllergic = notes.some((note) => note.exclusions.some(({ strength }) => strength === 'allergy'));
  return [...notes.flatMap((note) => replyTo(note, outcome)), ...(isAllergic ? [allergyAdvice] : [])];
}
