import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { findFoodsInRecipe } from '@/food/check/recipeFoods';
import { isNamedInSpanish, meantByNote, withStatesMeant } from '@/food/names/meantBy';
import { wishedAmount } from '@/food/note/amountWishes';
import { findNoteHits, toProfiles } from '@/food/note/noteHits';
import { minutesWithin } from '@/food/note/readNote';
import type { Note, Wish } from '@/food/note/types';
import { cookedThrough, isForPregnancy, underdone } from '@/food/rules/doneness';
import { isEatenCooked } from '@/food/rules/eatenCooked';
import { minutesOfStep } from '@/food/text/stepMinutes';
import type { FoodProfile } from '@/food/types';
import { groupBy } from '@/lib/groupBy';
import { plainPlate } from './adapt/plainPlate';
import { foodIdsIn, type Plan, type PlannedFood } from './adapt/plan';
import { planDish } from './adapt/planDish';
import { inWishedAmount } from './adapt/wishedAmounts';
import { allowedBasket } from './choose/allowedBasket';
import { findAskedVersions } from './choose/askedVersions';
import { addNoteToBasket, divideByWishes, mergeWishes, readNotes, wishExclusions } from './choose/noteWishes';
import { isEatenRaw } from './choose/preferences';
import { type Ranking, rankDishes } from './choose/rankDishes';
import type { DishChoice } from './choose/types';
import { foodImportance } from './choose/weights';
import type { CookbookDish } from './cookbook/dish';
import { type Basket, type BasketFood, readBasket } from './read/basket';
import { asNoted, type FoodRules, foodRulesFor, needsHalalLabel } from './read/foodRules';
import { isBeginner, type ParsedRequest, parseRequest } from './read/parseRequest';
import type { KitchenProfile, KitchenRequest } from './read/types';
import { joinWithThe } from './words/grammar';
import { toCheckedTexts } from './write/checkedTexts';
import { explainTerms } from './write/glossary';
import { isHeated, missesWayOfCooking, noteReplies, servesRawCured } from './write/noteReplies';
import { writeRemarks } from './write/remarks';
import { writeDescription } from './write/writeDescription';
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

/** Everything that was read of a request. */
interface RequestContext {
  readonly parsed: ParsedRequest;
  readonly basket: Basket;
  /** The note for the chef, and what the ingredients box says besides foods. */
  readonly notes: readonly [Note, Note];
  /** Foods that the notes' wishes leave out, with why. */
  readonly unwished: DishChoice['leftOut'];
  readonly rules: FoodRules;
  readonly profile: KitchenProfile | null;
  /** Dishes asked for by name that may not be cooked, or not as the note wishes. */
  readonly refused: Ranking['refused'];
}

/** As many dishes as are written out, to find one whose every word may be read by this cook. */
const maxTries = 16;

/** What the cook asked for and may not have, apart from what the dish has no place for. */
function swapsOf({ uses, leftOut }: DishChoice, { rules }: RequestContext) {
  const reasonOf = (food: BasketFood): string => rules.checkFood(food.ingredient).forbiddenReason ?? '';
  const isRefused = ({ food, reason }: DishChoice['leftOut'][number]) =>
    food.replaces !== undefined || (reason !== '' && reasonOf(food) === reason);
  return {
    swaps: [
      ...uses.flatMap(({ food: { name, replaces } }) =>
        replaces ? [{ replaced: replaces.name, replacement: name, because: reasonOf(replaces) }] : [],
      ),
      ...leftOut
        .filter(isRefused)
        .map(({ food: { replaces, ...food } }) => replaces ?? food)
        .map((food) => ({ replaced: food.name, replacement: null, because: reasonOf(food) })),
    ],
    leftOut: leftOut.filter((one) => !isRefused(one)),
  };
}

/** What health advice says about foods of the cook's own, gently told, and which labels are to be read. */
function cautions({ uses }: DishChoice, { list, sides }: Plan, { rules }: RequestContext): string[] {
  const foods = [...list, ...sides];
  const theNames = (some: readonly PlannedFood[]) => joinWithThe(some.map(({ shortName }) => shortName));
  const doubts = (some: readonly PlannedFood[]) =>
    [
      ...groupBy(some, ({ ingredient }) => ingredient && rules.checkFood(ingredient).maybeForbiddenReason),
    ].filter(([reason]) => reason !== null && reason !== asNoted);
  const isGrown = ({ ingredient }: PlannedFood) => ingredient?.category === 'vegetable';
  const certified = foods.filter(({ ingredient }) => ingredient && needsHalalLabel(ingredient));
  return [
    ...uses.flatMap(({ food: { ingredient } }) => {
      const { advice } = rules.checkFood(ingredient);
      return advice === null ? [] : [`Worth knowing: ${advice.replace(/\.?$/, '.')}`];
    }),
    ...doubts(foods.filter(isGrown)).map(
      ([reason, some]) => `Eat little of ${theNames(some)}, because ${reason}: the amount decides.`,
    ),
    ...doubts(foods.filter((food) => !isGrown(food))).map(
      ([reason, some]) => `Read the label of ${theNames(some)}, because ${reason}: not every brand will do.`,
    ),
    ...(rules.isHalal && certified.length > 0 ? [`To be halal, buy ${theNames(certified)} certified.`] : []),
  ];
}

/** Where salt is ruled out, the water is not salted either, though the dish lists no salt. */
const unsalted = { replaced: 'salt', replacement: null, because: '' };
/** None of a tin's salty liquid, and stock and soy sauce with less salt. */
function withLowSalt(food: PlannedFood): PlannedFood {
  const { ingredient, preparation, name } = food;
  if (name.startsWith('tinned ') && /drain|liquid/.test(preparation ?? ''))
    return { ...food, preparation: 'drained and rinsed' };
  return (ingredient?.category === 'broth' || ingredient?.id === 'soy-sauce') && !name.startsWith('low-salt')
    ? { ...food, name: `low-salt ${name}` }
    : food;
}

function writeComposed(chosen: DishChoice, context: RequestContext, replies: string[] = []) {
  const { rules, parsed, basket, profile, notes, unwished, refused } = context;
  const wishes = notes.flatMap((note) => note.wishes);
  const has = (kind: Wish['kind']) => wishes.some((wish) => wish.kind === kind);
  const eaters = parsed.diners * (has('leftovers') ? 1.5 : has('big portions') ? 1.25 : 1);
  const planned = planDish(chosen, Math.ceil(eaters), parsed.minutes);
  const amounts = wishes.flatMap((wish) => wishedAmount(wish) ?? []);
  const list = planned.list.map((food) => inWishedAmount(food, amounts, chosen));
  const stepMinutes = writeSteps(planned).reduce((sum, step) => sum + minutesOfStep(step), 0);
  const plan: Plan = {
    ...planned,
    diners: parsed.diners,
    // What is parallel only by its tag is serial to a reader.
    minutes: Math.max(Math.round(stepMinutes), planned.minutes),
    list: has('less salt') ? list.map(withLowSalt) : list,
    swaps: rules.namesOnlyAllowedFoods('salt') ? planned.swaps : [...planned.swaps, unsalted],
  };
  const title = writeTitle(plan, rules.namesOnlyAllowedFoods);
  const { swaps, leftOut } = swapsOf(chosen, context);
  const ingredients = writeIngredients(plan);
  const noted = notes.flatMap((note) => note.exclusions.flatMap((one) => one.rules.healthConditions ?? []));
  const description = writeDescription(plan, {
    title,
    swaps,
    tips: isBeginner(profile) ? explainTerms([ingredients, ...writeSteps(plan)].join('\n')) : [],
    notes: [
      ...writeRemarks({ parsed, basket, plan, leftOut: [...leftOut, ...unwished], refused }),
      ...replies,
      ...cautions(chosen, plan, context),
    ],
    namesOnlyAllowedFoods: rules.namesOnlyAllowedFoods,
  });
  const isPregnant = isForPregnancy({ healthConditions: [...(profile?.healthConditions ?? []), ...noted] });
  const text = isPregnant || has('well done') ? cookedThrough(description) : description;
  return { plan, title, ingredients, description: text };
}

/**
 * What a finished text has against the profiles: nothing, something possible, or something sure.
 * @param allergies those of which even a trace is too much
 */
function checkText(
  composed: ComposedDish,
  profiles: readonly FoodProfile[],
  allergies: readonly FoodProfile[],
): 'allowed' | 'doubtful' | 'out' {
  const isUnsafe =
    underdone.test(composed.description) || servesRawCured(composed.plan, composed.description);
  if (isUnsafe && profiles.some(isForPregnancy)) return 'out';
  const texts = toCheckedTexts(composed);
  const foods = findFoodsInRecipe(texts);
  const hits = (all: readonly FoodProfile[]) =>
    all.flatMap((one) => checkAgainstProfile(texts, one, foods).hits);
  if (hits([...profiles, ...allergies]).some(({ certainty }) => certainty === 'contains')) return 'out';
  // A broth that the dish makes itself is none out of a packet.
  const ids = foodIdsIn(composed.plan);
  return hits(allergies).some(({ ingredient }) => ids.has(ingredient.id)) ? 'doubtful' : 'allowed';
}

/** A dish in words, with what became of the notes: told only where the finished text was searched for it. */
function composeWithReplies(chosen: DishChoice, context: RequestContext) {
  const { notes, rules } = context;
  const { english, spanish, askedAs, family } = chosen.dish;
  const draft = writeComposed(chosen, context);
  const exclusions = notes.flatMap((note) => note.exclusions);
  const outcome = {
    plan: draft.plan,
    text: [draft.ingredients, draft.description, english, spanish, askedAs, family].join(' '),
    uses: chosen.uses,
    hits: findNoteHits(toCheckedTexts(draft), exclusions),
    namesOnlyAllowedFoods: rules.namesOnlyAllowedFoods,
  };
  const replies = noteReplies(notes, outcome);
  return {
    composed: replies.length === 0 ? draft : writeComposed(chosen, context, replies),
    isAsWished: !missesWayOfCooking(notes, outcome),
  };
}

/** How much more of the basket a dish may leave out to be cooked in the way that was wished for. */
const maxMoreLeftOut = 1.5;
const leftOutImportance = ({ leftOut }: DishChoice): number =>
  leftOut.reduce((sum, { food }) => sum + foodImportance(food), 0);

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
  const asParsed = parseRequest(request);
  const basket = readBasket(meantByNote(request.ingredientes, request.necesidadesDiners), dishes);
  const notes = readNotes(request, basket, dishes);
  const parsed = { ...asParsed, minutes: minutesWithin(notes, asParsed.minutes) };
  const { minutes, theme } = parsed;
  const exclusions = notes.flatMap((note) => note.exclusions);
  const allergies = toProfiles(exclusions.filter(({ strength }) => strength === 'allergy'));
  const others = toProfiles(exclusions.filter(({ strength }) => strength !== 'allergy'));
  const wishes = mergeWishes(notes, profile);
  const rules = foodRulesFor(profile, theme, [...others, ...wishExclusions(wishes, basket)], allergies);
  const named = addNoteToBasket(request, notes[0], basket, dishes);
  const { foods: wished, leftOut: unwished } = divideByWishes(named.foods, wishes);
  const foods = allowedBasket(withStatesMeant(wished, minutes, named.asked.length > 0), rules);
  const { heat, isForChildren, preferences = [] } = wishes;
  const isCookedThrough = isForChildren || preferences.some(({ name }) => /right through|rosy/.test(name));
  const isTooSlow = named.asked.some(({ time }) => time > 2 * minutes);
  const ways = [
    ...(heat === 'mild' ? ['mild'] : []),
    ...(isCookedThrough ? ['cooked'] : []),
    ...(isTooSlow ? ['quick'] : []),
    ...preferences.flatMap(({ kit }) => kit ?? []),
  ];
  const { asked, cookedAgain } = findAskedVersions(named.asked, { foods, rules, ways }, dishes);
  const kinds = [...named.kinds, ...cookedAgain.map(({ family }) => family)];
  const isInSpanish = basket.foods.some(({ written, ingredient }) => isNamedInSpanish(written, ingredient));
  const requirements = { ...parsed, ...named, foods, rules, profile, wishes, isInSpanish, seed };
  const ranking = rankDishes(dishes, { ...requirements, asked, kinds });
  const [best] = ranking.dishes;
  const isVersion = best && asked.includes(best.dish) && !named.asked.includes(best.dish);
  const refused = ranking.refused.filter(({ dish }) => !isVersion && named.asked.includes(dish));
  const context: RequestContext = { parsed, basket, notes, unwished, rules, profile, refused };
  const profiles: FoodProfile[] = [
    ...(profile ? [profile] : []),
    ...(theme === 'Vegan Bliss' ? [{ diet: 'Vegan' } as const] : []),
    ...others,
  ];
  /** The first dishes that have some fault: not cooked as wished, or doubtful. */
  let unwishedFor: ComposedDish | null = null;
  let doubtful: ComposedDish | null = null;
  for (const chosen of ranking.dishes.slice(0, maxTries)) {
    if (unwishedFor && best && leftOutImportance(chosen) > leftOutImportance(best) + maxMoreLeftOut) continue;
    const { composed, isAsWished } = composeWithReplies(chosen, context);
    // Raw fish is for those who ask for it and may eat it.
    const isServedRaw = isEatenRaw(chosen.dish)
      ? isCookedThrough || !named.asked.includes(chosen.dish)
      : !isHeated(composed.plan) &&
        chosen.uses.some(({ food: { ingredient, states } }) => isEatenCooked(ingredient, states));
    const isOut = isServedRaw || (wishes.isRaw && isHeated(composed.plan));
    const result = isOut ? 'out' : checkText(composed, profiles, allergies);
    const cause = isAsWished ? 'because of what it is made of' : 'because of your note';
    if ((result === 'out' || !isAsWished) && named.asked.includes(chosen.dish))
      refused.push({ dish: chosen.dish, because: isServedRaw ? 'it is served raw' : cause });
    if (result === 'allowed' && isAsWished) return composed;
    if (result === 'allowed') unwishedFor ??= composed;
    if (result === 'doubtful') doubtful ??= composed;
  }
  return unwishedFor ?? doubtful ?? composeWithReplies(plainPlate(rules), context).composed;
}
