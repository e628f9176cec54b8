import { peopleIn, wishedAmount } from '@/food/note/amountWishes';
import { findNoteHits } from '@/food/note/noteHits';
import type { Wish } from '@/food/note/types';
import { cookedThrough, isForPregnancy } from '@/food/rules/doneness';
import { isEatenCooked } from '@/food/rules/eatenCooked';
import { minutesOfStep } from '@/food/text/stepMinutes';
import { plainPlate } from './adapt/plainPlate';
import type { Plan, PlannedFood } from './adapt/plan';
import { planDish } from './adapt/planDish';
import { inWishedAmount } from './adapt/wishedAmounts';
import { unusedImportance } from './choose/criteria';
import { hasRawEggs, isEatenRaw } from './choose/preferences';
import { type Ranking, rankDishes } from './choose/rankDishes';
import { type RequestContext, readRequest, type WritingContext } from './choose/readRequest';
import type { DishChoice } from './choose/types';
import type { CookbookDish } from './cookbook/dish';
import { isBeginner } from './read/parseRequest';
import type { KitchenProfile, KitchenRequest } from './read/types';
import { checkText, toCheckedTexts } from './write/checkedTexts';
import { isHeated, missesWayOfCooking, noteReplies } from './write/noteReplies';
import { cautions, swapsOf, writeRemarks } from './write/remarks';
import { explainTerms, writeDescription } from './write/writeDescription';
import { writeIngredients } from './write/writeIngredients';
import { writeSteps } from './write/writeSteps';
import { writeTitle } from './write/writeTitle';

/** A dish chosen, planned and written, before it is drawn. */
export interface ComposedDish {
  readonly plan: Plan;
  readonly title: string;
  readonly ingredients: string;
  readonly description: string;
}

/** As many dishes as are written out, to find one whose every word may be read by this cook. */
const maxTries = 16;

/** Where salt is ruled out or kept low, the water is not salted either, though the dish lists no salt. */
const unsalted = { replaced: 'salt', replacement: null, because: '' };
/** How what is sold hot as well is called where it is mild. */
const mildKinds: Readonly<Record<string, string>> = { 'curry-powder': 'mild', chorizo: 'mild', paprika: 'sweet' }; // biome-ignore format: one row
/** Stock and soy sauce with less salt, and tins without their salty liquid; the mild ones of curry powder, chorizo and paprika. */
function asBought(food: PlannedFood, isLowSalt: boolean, isMild: boolean): PlannedFood {
  const { ingredient, preparation, name } = food;
  const kind = mildKinds[ingredient?.id ?? ''];
  if (isMild && kind && !name.includes(kind)) return { ...food, name: `${kind} ${name.replace('hot ', '')}` };
  if (isLowSalt && name.startsWith('tinned ') && /drain|liquid/.test(preparation ?? ''))
    return { ...food, preparation: 'drained and rinsed' };
  const isSalty = ingredient?.category === 'broth' || ingredient?.id === 'soy-sauce';
  return isLowSalt && isSalty && !name.startsWith('low-salt') ? { ...food, name: `low-salt ${name}` } : food;
}

const saysTheSame = (one: string, other: string) =>
  one.split(', because ')[0] === other.split(', because ')[0];

function writeComposed(chosen: DishChoice, context: WritingContext, replies: string[] = []) {
  const { parsed, notes, unwished, requirements } = context;
  const { rules, profile } = requirements;
  const wishes = notes.flatMap((note) => note.wishes);
  const has = (...kinds: Wish['kind'][]) => wishes.some(({ kind }) => kinds.includes(kind));
  const servings = wishes.map(({ kind, quote }) => (kind === 'servings' ? peopleIn(quote) : 0));
  const share =
    has('leftovers') && Math.max(...servings) <= parsed.diners ? 1.5 : has('big portions') ? 1.25 : 1;
  const people = Math.max(Math.ceil(parsed.diners * share), ...servings);
  const planIn = (minutes: number): Plan => {
    const planned = planDish(chosen, people, minutes);
    // What is parallel only by its tag is serial to a reader.
    const asRead = writeSteps(planned).reduce((sum, step) => sum + minutesOfStep(step), 0);
    return { ...planned, minutes: Math.max(Math.round(asRead), planned.minutes) };
  };
  const first = planIn(parsed.minutes);
  const over = first.minutes - parsed.minutes;
  const planned = over > 0 ? planIn(parsed.minutes - over) : first;
  const amounts = wishes.flatMap((wish) => wishedAmount(wish) ?? []);
  const inAmount = (food: PlannedFood) => inWishedAmount(food, amounts, chosen);
  const isSalted = rules.namesOnlyAllowedFoods('salt') && !has('less salt');
  const plan: Plan = {
    ...planned,
    diners: parsed.diners,
    list: planned.list.map((food) => asBought(inAmount(food), has('less salt'), has('mild', 'for children'))),
    finish: planned.finish.map(inAmount),
    sides: planned.sides.map(inAmount),
    swaps: isSalted ? planned.swaps : [...planned.swaps, unsalted],
  };
  const title = writeTitle(plan, rules.namesOnlyAllowedFoods);
  const { swaps, leftOut } = swapsOf(chosen, requirements);
  const ingredients = writeIngredients(plan);
  const noted = notes.flatMap((note) => note.exclusions.flatMap((one) => one.rules.healthConditions ?? []));
  const description = writeDescription(plan, {
    title,
    swaps,
    tips:
      isBeginner(profile) || has('easy') ? explainTerms([ingredients, ...writeSteps(plan)].join('\n')) : [],
    notes: [
      ...writeRemarks(plan, context, [...leftOut, ...unwished]),
      ...replies,
      ...cautions(chosen, plan, requirements).filter(
        (one) => !replies.some((said) => saysTheSame(said, one)),
      ),
    ],
    namesOnlyAllowedFoods: rules.namesOnlyAllowedFoods,
  });
  const isPregnant = isForPregnancy({ healthConditions: [...(profile?.healthConditions ?? []), ...noted] });
  const text = isPregnant || has('well done') ? cookedThrough(description) : description;
  return { plan, title, ingredients, description: text };
}

/** A dish in words, with what became of the notes: told only where the finished text was searched for it. */
function composeWithReplies(chosen: DishChoice, context: WritingContext) {
  const { notes, requirements } = context;
  const { english, spanish, askedAs, family } = chosen.dish;
  const isAsked = context.named.includes(chosen.dish) || !!requirements.kinds?.includes(family);
  const draft = writeComposed(chosen, context);
  const exclusions = notes.flatMap((note) => note.exclusions);
  const outcome = {
    plan: draft.plan,
    text: [draft.ingredients, draft.description, english, spanish, askedAs, family].join(' '),
    uses: chosen.uses,
    // What the profile says too is said of it.
    hits: findNoteHits(toCheckedTexts(draft), exclusions).filter(
      ({ exclusion: { rules }, certainty }) =>
        certainty === 'contains' || !rules.diet || rules.diet !== requirements.profile?.diet,
    ),
  };
  const replies = noteReplies(notes, outcome);
  return {
    composed: replies.length === 0 ? draft : writeComposed(chosen, context, replies),
    isAsWished: !missesWayOfCooking(notes, outcome, isAsked),
  };
}

/** How much more of the basket a dish may leave out to be cooked in the way that was wished for. */
const maxMoreLeftOut = 1.5;

/** True if a dish serves meat, fish or eggs raw, to a cook who did not ask for that or may not eat it. */
const isServedRaw = ({ dish, uses }: DishChoice, plan: Plan, { named, isCookedThrough }: RequestContext) =>
  isEatenRaw(dish)
    ? isCookedThrough || !named.includes(dish)
    : (isCookedThrough && hasRawEggs(dish)) ||
      (!isHeated(plan) && uses.some(({ food: { ingredient, states } }) => isEatenCooked(ingredient, states)));

/** The dishes asked for by name that may not be cooked. A version of one takes the place of all. */
function refusedDishes({ dishes: [best], refused }: Ranking, { named, requirements }: RequestContext) {
  const isVersion = best && requirements.asked.includes(best.dish) && !named.includes(best.dish);
  return refused.filter(({ dish }) => !isVersion && named.includes(dish));
}

/**
 * Composes a dish of the cookbook for a request and a profile. Pure and deterministic by seed; nothing that the profile,
 * the theme or the note for the chef forbids is ever used.
 */
export function composeDish(
  request: KitchenRequest,
  profile: KitchenProfile | null,
  seed: number,
  dishes: readonly CookbookDish[],
): ComposedDish {
  const read = readRequest(request, profile, seed, dishes);
  const { composed, refused } = composeFor(read, dishes);
  const [first] = refused;
  if (!first || read.basket.foods.length > 0) return composed;
  // A dish that is asked for alone and can't be made: another of the same foods.
  const ingredientes = first.dish.needs.map(({ alternatives: [{ name }] }) => name).join(', ');
  const again = readRequest({ ...request, ingredientes }, profile, seed, dishes);
  return composeFor(again, dishes, refused).composed;
}

/** Composes a dish for what was read. Also returns the dishes asked for by name that could not be cooked. */
function composeFor(
  read: RequestContext,
  dishes: readonly CookbookDish[],
  refusedBefore: Ranking['refused'] = [],
) {
  const ranking = rankDishes(dishes, read.requirements);
  const [best] = ranking.dishes;
  const unused = (chosen: DishChoice) => unusedImportance({ chosen }, read.requirements);
  const context = { ...read, refused: [...refusedBefore, ...refusedDishes(ranking, read)] };
  /** The first dishes that have some fault: not cooked as wished, or doubtful. */
  let unwishedFor: ComposedDish | null = null;
  let doubtful: ComposedDish | null = null;
  for (const chosen of ranking.dishes.slice(0, maxTries)) {
    if (unwishedFor && best && unused(chosen) > unused(best) + maxMoreLeftOut) continue;
    const { composed, isAsWished } = composeWithReplies(chosen, context);
    const isOut =
      isServedRaw(chosen, composed.plan, read) || (read.requirements.wishes.isRaw && isHeated(composed.plan));
    const result = isOut ? 'out' : checkText(composed, read.profiles, read.allergies);
    if ((result === 'out' || !isAsWished) && read.named.includes(chosen.dish))
      context.refused.push({ dish: chosen.dish, because: '' });
    if (result === 'allowed' && isAsWished) return { composed, refused: context.refused };
    if (result === 'allowed') unwishedFor ??= composed;
    if (result === 'doubtful') doubtful ??= composed;
  }
  const plain = () => composeWithReplies(plainPlate(read.requirements.rules), context).composed;
  return { composed: unwishedFor ?? doubtful ?? plain(), refused: context.refused };
}
