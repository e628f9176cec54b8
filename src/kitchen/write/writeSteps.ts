import { findIngredients } from '@/food/names/findIngredients';
import { singularize } from '@/food/text/plurals';
import type { Category, FoundIngredient, Ingredient } from '@/food/types';
import { groupBy } from '@/lib/groupBy';
import type { Plan, PlannedFood } from '../adapt/plan';
import { precookingStep } from '../adapt/preparation';
import { nameInSteps } from '../adapt/usualAmounts';
import { type PlainPart, timerMinutes } from '../cookbook/dish';
import { canMean, knownFood } from '../cookbook/knownFood';
import { findSeasoningStep } from '../cookbook/seasoningStep';
import { agreementEdits, type Edit, withEdits } from '../words/agreement';
import { capitalize, isPlural, joinWithAnd, tidy } from '../words/grammar';
import { type Draft, draftOf, isSeveral, partsSaid } from './draft';
import { withOwnQualities, withReplacementWords } from './replacementWords';
import { finishSentence, sentenceFor, sideSteps, withSeasonings } from './serving';

/** A name of the cookbook's text, in any number, that is another in this recipe. */
interface Renaming {
  readonly from: readonly string[];
  readonly to: string;
}

const headOf = (name: string) =>
  name === 'soy sauce' ? 'soy' : / (?:sauce|flakes)$/.test(name) ? name : (name.split(' ').at(-1) ?? name);

/** 'Taste for salt and lime', of lime juice. */
const fruitOf = (name: string) => name.replace(/ juice$/, '');

/** What later mentions of the plan's foods are called: only what differs from the cookbook's words. */
function renamingsOf({ foods: planned }: Plan): Renaming[] {
  const heads = [...planned.keys()].map((name) => singularize(headOf(name)));
  return [...planned.values()].flatMap((foods) => {
    const [first] = foods;
    const own = first?.replaces;
    if (!own) return [];
    const full = joinWithAnd(foods.map(({ name }) => name));
    const short = joinWithAnd([...new Set(foods.map(({ shortName }) => shortName))]);
    const renaming = (name: string, to: string): Renaming[] => {
      // 'The flour' of 'gluten-free flour' is still the flour; sweet potatoes are no potatoes.
      const isStillTrue =
        name === to || (foods.length === 1 && to.endsWith(` ${name}`) && !to.startsWith('sweet '));
      return isStillTrue ? [] : [{ from: [...new Set([name, singularize(name)])], to }];
    };
    const head = headOf(own.name);
    const isOnlyOne = heads.filter((other) => other === singularize(head)).length === 1;
    const isHeadApart = head !== own.name && head !== own.shortName && isOnlyOne && full !== own.name;
    return [
      ...(own.name === own.shortName ? [] : renaming(own.name, full)),
      ...renaming(own.shortName, short),
      ...(/^(?:lemon|lime|orange)$/.test(singularize(own.name)) && !short.includes(singularize(own.name))
        ? [{ from: [`${singularize(own.name)} juice`], to: short }]
        : []),
      ...(own.name.endsWith(' juice') ? renaming(fruitOf(own.name), fruitOf(short)) : []),
      ...(isHeadApart && singularize(headOf(short)) !== singularize(head) ? renaming(head, short) : []),
    ];
  });
}

/** Where the sentence ends that a place is in. */
function sentenceEnd(text: string, from: number): number {
  const at = text.slice(from).search(/[.!?;](?=\s|$)/);
  return at < 0 ? text.length : from + at;
}

/** 'It should', 'Tip them out': a sentence that goes on about the food of the one before. */
const goesOn = /^[.!?;]\s+(?:\p{L}+ )?(?:it|they|them|its|their)\b/iu;

/** The words after a food that speak of it follow its number. */
function agreement(text: string, start: number, end: number, toPlural: boolean): Edit[] {
  let reach = sentenceEnd(text, end);
  while (goesOn.test(text.slice(reach))) reach = sentenceEnd(text, reach + 1);
  return agreementEdits(text, { start, end, toPlural, reach });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** 'each onion', 'half a lemon': one of them, however many there are. */
const oneOfThem = /\b(?:each|every|one|an?|another|per|single) $/i;

/** 'Chicken patties' are chickpea patties. */
const attributed =
  /^ (?:and \p{L}+ )?(?:patt(?:y|ies)|burgers?|pieces?|mixture|mix|filling|strips|skin|juices|meat|stew|curry|soup|broth|salad|balls|skewers|parcels|sauce|slices|cubes|chunks|batter|layer)\b/iu;

/** Later mentions take the names of what is cooked instead. */
function renamingEdits({ text, tagged }: Draft, renamings: readonly Renaming[]): Edit[] {
  const found = findIngredients(text);
  const edits: Edit[] = [];
  const isApart = (start: number, end: number, others: readonly { start: number; end: number }[]) =>
    others.every((one) => end <= one.start || start >= one.end);
  for (const { from, to } of renamings) {
    const pattern = new RegExp(`(?<![\\p{L}-])(?:${from.map(escaped).join('|')})(?![\\p{L}-])`, 'giu');
    for (const { 0: match, index: start } of text.matchAll(pattern)) {
      const end = start + match.length;
      // 'Chicken stock' is not the chicken.
      const isPartOfAnother = found.some(
        (one) => one.start <= start && one.end >= end && one.end - one.start > match.length,
      );
      if (isPartOfAnother || !isApart(start, end, tagged) || !isApart(start, end, edits)) continue;
      const isSameFood = singularize(to) === singularize(match.toLowerCase());
      if (isSameFood && oneOfThem.test(text.slice(0, start))) continue;
      const isAttribute = attributed.test(text.slice(end));
      const name = isAttribute ? singularize(to) : to;
      const toPlural = isPlural(name) || name.includes(' and ');
      const isFirst = /^\p{Lu}/u.test(match) && !from.includes(match);
      edits.push({ start, end, text: isFirst ? capitalize(name) : name });
      if (!isAttribute && isPlural(match) !== toPlural) edits.push(...agreement(text, start, end, toPlural));
    }
  }
  return edits;
}

/** What is said of a food at its tag follows its number. */
const numberEdits = ({ text, tagged }: Draft): Edit[] =>
  tagged.flatMap(({ start, end, written, foods }) => {
    const isOwn = foods.some(({ replaces }) => replaces !== null && replaces.name !== 'salt');
    const toPlural = isSeveral(foods);
    return isOwn && isPlural(written) !== toPlural ? agreement(text, start, end, toPlural) : [];
  });

const bodyParts = /\b(?:bones?|skin(?:ned)?|shells?|own fat|bird|flakes?|salty|ribbons|slivers|slices of)\b/i;
/** Words about the dish, such as what it is or a tip, with the names of what is cooked; null where they name what is not in it. */
export function adapted(written: string, plan: Plan): string | null {
  const foods = [...plan.foods.values(), plan.finish, plan.sides].flat();
  const there = foods.flatMap(({ ingredient }) => ingredient ?? []);
  const gone = foods.flatMap(({ replaces }) => knownFood(replaces?.name ?? '')?.ingredient ?? []);
  const isGone = (found: FoundIngredient) =>
    !/^(?:sauce|stock)$/.test(found.ingredient.id) &&
    gone.some((food) => canMean(found, food)) &&
    !there.some((food) => canMean(found, food));
  const needed = plan.dish.needs.flatMap((one) => one.alternatives).filter(({ name }) => /^salt /.test(name));
  const isOfAnotherState = [...needed, ...foods.flatMap((one) => one.replaces ?? [])].some(({ name }) => {
    const isStated = /^(?:salt|dried) /.test(name) && written.toLowerCase().includes(name);
    return isStated && foods.every((food) => food.name !== name);
  });
  // What is said of salt cod is not true of cod, a sauce is not mustardy without mustard, and tofu has no skin.
  const isTastedOf = (id: string) => id !== 'cream' && new RegExp(`\\b${id}k?y\\b`, 'i').test(written);
  const isUntrue = gone.some(({ id }) => there.every((food) => food.id !== id) && isTastedOf(id));
  const isMeatIn = (all: readonly Ingredient[]) =>
    all.some(({ excludedBy }) => excludedBy.includes('Vegetarian'));
  const isOfMeat = isMeatIn(gone) && !isMeatIn(there);
  if (isOfAnotherState || isUntrue || (isOfMeat && bodyParts.test(written))) return null;
  const others = renamingsOf(plan).filter(
    ({ from, to }) => !from.some((name) => singularize(name) === singularize(to)),
  );
  const renamed = tidy(withEdits(written, renamingEdits({ text: written, tagged: [] }, others)));
  return findIngredients(renamed).some(isGone) ? null : withOwnQualities(renamed, plan);
}

/** 'Eat at once', which nothing can follow. */
const closing = /(?:(?<=[.!?]) |(,? and ))((?:eat|serve|drink)\b(?! (?:with|the|it|them|over|on|alongside)\b)[^.!?]*\.)$/i; // biome-ignore format: one row
const forOne = / (in|into|on|onto|from) (?:two )?((?:large |warm )*)(bowl|plate|glass|mug)(?:e?s)\b/gu;

/** In cold water. What is not here takes longer than the rest of a dish. */
const minutesToThaw: Partial<Record<Category, number>> = { fish: 20, shellfish: 8 };
/** The steps that thaw frozen meat and fish. `left`: minutes from the beginning of each step to the end. */
const thawingSteps = (plan: Plan, said: readonly PlainPart[][], left: readonly number[]): string[] =>
  plan.thawed.map(({ name, ingredient: { id, category } }) => {
    const [tag] = [...plan.foods].find(([, foods]) => foods.some((one) => one.ingredient?.id === id)) ?? [];
    const at = said.findIndex((parts) => parts.some((one) => one.kind === 'ingredient' && one.name === tag));
    const bath = `put the ${nameInSteps(name)}, in a closed bag, in cold water`;
    return plan.minutes - (left[at] ?? plan.minutes) > (minutesToThaw[category] ?? Number.POSITIVE_INFINITY)
      ? `First of all, ${bath}, to thaw while you get the rest ready. Then pat dry.`
      : `On top of the time given, ${bath} until thawed, or thaw in the fridge from the day before. Then pat dry.`;
  });

/** What a fan oven is set to: 20 °C less. */
const ovenHeat = /\boven (?:(?:up|down) )?to (\d+) °C(?! \()/g;
const fanHeat = (words: string, heat: string) => `${words} (${Number(heat) - 20} °C fan)`;
/** The steps of a plan, ready to print. */
export function writeSteps(plan: Plan): string[] {
  const renamings = renamingsOf(plan);
  const { before, during, after, kept } = sideSteps(plan);
  const said = plan.dish.steps.map(({ parts }) => partsSaid(parts, plan));
  const stepFor = ({ ingredient }: PlannedFood) => ingredient && findSeasoningStep(plan.dish, ingredient);
  const seasoned = groupBy(plan.seasonings, stepFor);
  /** Minutes from the beginning of each step to the end. */
  const left = said.map((_, index) => timerMinutes(said.slice(index).flat()));
  const startedAt = (index: number) =>
    during.flatMap(({ minutes, words }) => {
      const at = (left[0] ?? 0) < minutes + 10 ? -1 : left.filter((one) => one >= minutes).length - 1;
      const isLong = timerMinutes(said[index] ?? []) > minutes + 10;
      return index === at ? [`${isLong ? 'Towards the end' : 'Meanwhile'}, ${words}`] : [];
    });
  const steps = said
    .map((parts, index) => {
      const draft = draftOf(parts, plan);
      const text = withEdits(draft.text, [...renamingEdits(draft, renamings), ...numberEdits(draft)]);
      const adapted = tidy(withReplacementWords(text, plan));
      const whole = [...seasoned].reduce(
        (words, [at, foods]) => (at?.step === index ? withSeasonings(words, foods, at.how) : words),
        adapted,
      );
      return [whole, ...startedAt(index)].join(' ');
    })
    .filter((text) => /\p{L}/u.test(text));
  const last = steps.pop() ?? '';
  const unserved = kept.filter(
    ({ shortName }) => !last.replace(/rice (?:vinegar|wine)/, '').includes(shortName),
  );
  const finish = [finishSentence(plan), ...sentenceFor(unserved, 'Serve with %.')].filter(Boolean).join(' ');
  const [cut = '', and, end] = finish !== '' || after.length > 0 ? (closing.exec(last) ?? []) : [];
  const body = `${last.slice(0, last.length - cut.length)}${and === undefined ? '' : '.'}`;
  const finished = [...steps, tidy(`${body} ${finish}`), ...after].filter(Boolean);
  if (end !== undefined && end !== 'serve.') finished.push(`${finished.pop()} ${capitalize(end)}`);
  const begun = [...before, ...startedAt(-1)];
  // What is fried by itself goes before the step that takes it, so that it is still hot.
  for (const food of plan.list) {
    const step = precookingStep(food) ?? '';
    const at = step.startsWith('Fry') ? finished.findIndex((text) => text.includes(food.shortName)) : 0;
    if (![...begun, ...finished].includes(step)) finished.splice(Math.max(0, at), 0, step);
  }
  const isSaltless = plan.swaps.some(({ replaced }) => replaced === 'salt');
  const salt =
    /\S*salted (?=(?:boiling )?water)| \(\d tsp[^)]+\)| and a pinch of salt|a pinch of salt and |(?<=\b[Tt]aste) for (?:the )?mixed herbs/g;
  const thawed = thawingSteps(plan, said, left);
  return [...thawed, ...begun, ...finished].filter(Boolean).map((step, index) => {
    const text = (isSaltless ? step.replace(salt, '') : step).replace(ovenHeat, fanHeat);
    const inNumber = plan.diners > 1 ? text : text.replace(forOne, ' $1 a $2$3');
    return index === thawed.length
      ? inNumber.replace(/^Meanwhile,/, 'Put this on first, and get on with the rest while it cooks:')
      : inNumber;
  });
}
